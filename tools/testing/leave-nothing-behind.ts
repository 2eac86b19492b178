/**
 * The unit tests of a worker share its process. After each file this restores the globals that the file replaced, and fails the file if it
 * left another one. The screens keep their state in modules, such as the list of toasts, so the next file of screens loads its own.
 */
import { afterAll, beforeAll, expect, vi } from 'vitest';

const HAS_STATE = /\/(storefront|admin)\//;

let before: string[];

beforeAll(() => {
  before = Object.keys(globalThis);
});

afterAll(() => {
  vi.unstubAllGlobals();
  expect(Object.keys(globalThis), 'globals after the file').toEqual(before);
  if (HAS_STATE.test(expect.getState().testPath ?? '')) vi.resetModules();
});
