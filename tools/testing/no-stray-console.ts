/** Fails every test that calls console.error or console.warn unexpectedly. */
import { afterEach, beforeEach, expect, vi } from 'vitest';

beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  expect(vi.mocked(console.error).mock.calls, 'console.error was called').toEqual([]);
  expect(vi.mocked(console.warn).mock.calls, 'console.warn was called').toEqual([]);
  vi.restoreAllMocks();
});
