import { expect, test } from 'vitest';
import { listFailures } from './failures.mjs';
import { convertToTestReport } from './journeys-report.mjs';

const location = { file: '/shop/e2e/journeys/cart.e2e.ts', line: 3, column: 1 };
const createResult = (...messages: string[]) => ({ duration: 20, errors: messages.map((message) => ({ message, location })) });
const createSpec = (
  title: string,
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped',
  ...results: ReturnType<typeof createResult>[]
) => ({
  title,
  tests: [{ status, results }],
});
const createFileSuite = (specs: ReturnType<typeof createSpec>[], suites: object[] = []) => ({
  title: '',
  file: 'cart.e2e.ts',
  specs,
  suites: suites as [],
});
const createReport = (...suites: ReturnType<typeof createFileSuite>[]) =>
  convertToTestReport({ config: { rootDir: '/shop/e2e/journeys' }, suites, errors: [] });

test('passed, failed and skipped journeys are counted, also in groups', () => {
  const group = {
    title: 'on a phone',
    file: 'cart.e2e.ts',
    specs: [createSpec('counts', 'expected', createResult()), createSpec('waits', 'skipped')],
  };
  const { numPassedTests, numFailedTests } = createReport(
    createFileSuite([createSpec('keeps', 'expected', createResult()), createSpec('adds', 'unexpected', createResult('no'))], [group]),
  );
  expect([numPassedTests, numFailedTests]).toEqual([2, 1]);
});

test('a failed journey is reported with its file, group, place and message without colours', () => {
  const group = {
    title: 'on a phone',
    file: 'cart.e2e.ts',
    specs: [createSpec('counts', 'unexpected', createResult('\u001b[31mexpected 1\u001b[39m'))],
  };
  expect(listFailures(createReport(createFileSuite([], [group])), '/shop')).toEqual([
    'FAILED e2e/journeys/cart.e2e.ts: on a phone counts\n  expected 1\n      at /shop/e2e/journeys/cart.e2e.ts:3',
  ]);
});

test('a journey that passes only on a second run has failed, with the message of the first run', () => {
  const { numPassedTests, numFailedTests, testResults } = createReport(
    createFileSuite([createSpec('adds', 'flaky', createResult('too late'), createResult())]),
  );
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
