import { expect, test } from 'vitest';
import { listFailures } from './failures.mjs';
import { convertToTestReport } from './journeys-report.mjs';

const location = { file: '/shop/e2e/journeys/cart.e2e.ts', line: 3, column: 1 };
const result = (...messages: string[]) => ({ duration: 20, errors: messages.map((message) => ({ message, location })) });
const spec = (title: string, status: 'expected' | 'unexpected' | 'flaky' | 'skipped', ...results: ReturnType<typeof result>[]) => ({
  title,
  tests: [{ status, results }],
});
const file = (specs: ReturnType<typeof spec>[], suites: object[] = []) => ({ title: '', file: 'cart.e2e.ts', specs, suites: suites as [] });
const createReport = (...suites: ReturnType<typeof file>[]) =>
  convertToTestReport({ config: { rootDir: '/shop/e2e/journeys' }, suites, errors: [] });

test('passed, failed and skipped journeys are counted, also in groups', () => {
  const group = { title: 'on a phone', file: 'cart.e2e.ts', specs: [spec('counts', 'expected', result()), spec('waits', 'skipped')] };
  const { numPassedTests, numFailedTests } = createReport(
    file([spec('keeps', 'expected', result()), spec('adds', 'unexpected', result('no'))], [group]),
  );
  expect([numPassedTests, numFailedTests]).toEqual([2, 1]);
});

test('a failed journey is reported with its file, group, place and message without colours', () => {
  const group = {
    title: 'on a phone',
    file: 'cart.e2e.ts',
    specs: [spec('counts', 'unexpected', result('\u001b[31mexpected 1\u001b[39m'))],
  };
  expect(listFailures(createReport(file([], [group])), '/shop')).toEqual([
    'FAILED e2e/journeys/cart.e2e.ts: on a phone counts\n  expected 1\n      at /shop/e2e/journeys/cart.e2e.ts:3',
  ]);
});

test('a journey that passes only on a second run has failed, with the message of the first run', () => {
  const { numPassedTests, numFailedTests, testResults } = createReport(file([spec('adds', 'flaky', result('too late'), result())]));
  expect([numPassedTests, numFailedTests]).toEqual([0, 1]);
  expect(testResults[0]?.assertionResults[0]).toMatchObject({ duration: 40, failureMessages: [expect.stringContaining('too late')] });
});

test('a file that cannot be loaded counts as one failure', () => {
  const report = convertToTestReport({
    config: { rootDir: '/shop/e2e/journeys' },
    suites: [],
    errors: [{ message: 'cannot be read', location }],
  });
  expect(report.numFailedTestSuites).toBe(1);
  expect(listFailures(report, '/shop')).toEqual([expect.stringMatching(/^FAILED e2e\/journeys\/cart\.e2e\.ts\n {2}cannot be read/)]);
});
