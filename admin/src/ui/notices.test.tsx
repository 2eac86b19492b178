import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notices, notify, removeNotice } from '#admin/lib/notices.ts';
import { Notices } from './notices.tsx';

// Other test files share the module, and may have left notices.
beforeEach(() => {
  for (const { id } of notices.get()) removeNotice(id);
});
afterEach(cleanup);

/** The notice moves out of view after its time, which takes a part of a second. */
async function pass(time_ms: number) {
  await act(() => vi.advanceTimersByTimeAsync(time_ms));
  await act(() => vi.advanceTimersByTimeAsync(500));
}
const readNotice = () => screen.queryByRole('alert')?.textContent ?? null;

test('a member reads each notice for four seconds, one after the other', async () => {
  vi.useFakeTimers();
  render(<Notices />);
  act(() => {
    notify('Saved');
    notify('The shop could not be reached.', 'error');
  });
  expect(readNotice()).toBe('Saved');
  await pass(3000);
  expect(readNotice()).toBe('Saved');
  await pass(600);
  expect(readNotice()).toBe('The shop could not be reached.');
  await pass(4000);
  expect(readNotice()).toBeNull();
});

test('a notice with the text of the shown one is shown anew, and not twice', async () => {
  vi.useFakeTimers();
  render(<Notices />);
  act(() => notify('Saved'));
  await pass(3000);
  act(() => notify('Saved'));
  await pass(3000);
  expect(readNotice()).toBe('Saved');
  await pass(1000);
  expect(readNotice()).toBeNull();
});
