import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ data: [] })),
  );
  vi.stubGlobal('addEventListener', listen);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const listeners = new Map<string, () => void>();
const listen = (name: string, listener: () => void) => listeners.set(name, listener);
const readHeader = () => new Headers(vi.mocked(fetch).mock.lastCall?.[1]?.headers).get('x-unattended');

test('calls of a page that nobody has used for a minute say so, until its next use', async () => {
  const { watchActions } = await import('./attendance.ts');
  const { callStaff } = await import('./call-staff.ts');
  watchActions();
  await callStaff('adminHealth');
  expect(readHeader()).toBeNull();
  vi.advanceTimersByTime(61_000);
  await callStaff('adminHealth');
  expect(readHeader()).toBe('1');
  listeners.get('keydown')?.();
  await callStaff('adminHealth');
  expect(readHeader()).toBeNull();
});
