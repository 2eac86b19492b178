/**
 * The unit tests of a worker share its process. After each file, this setup restores the globals that the file replaced, and fails the file
 * if it left a new one. Screens keep state in modules, such as the list of toasts, so after their tests the modules are loaded anew.
 */
import { afterAll, beforeAll, expect, vi } from 'vitest';

const TESTS_OF_SCREENS = /\/(storefront|admin)\//;

let globalsBefore: string[];

beforeAll(() => {
  globalsBefore = Object.keys(globalThis);
});

afterAll(() => {
  vi.unstubAllGlobals();
  expect(Object.keys(globalThis), 'globals after the file').toEqual(globalsBefore);
  if (TESTS_OF_SCREENS.test(expect.getState().testPath ?? '')) vi.resetModules();
});
