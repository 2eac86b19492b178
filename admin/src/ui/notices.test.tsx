import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { notify } from '#admin/lib/notices.ts';
import { Notices } from './notices.tsx';

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
