/**
 * Converts Playwright's JSON report of the journeys into vitest's format, so that the same code reads counts, failures and durations of both.
 * A journey that passes only on a second run counts as failed.
 */
export function convertToTestReport(report) {
  const testResults = report.suites.map((file) => {
    const assertionResults = listResults(file, []);
    const failed = assertionResults.some(({ status }) => status === 'failed');
    return { name: `${report.config.rootDir}/${file.file}`, status: failed ? 'failed' : 'passed', message: '', assertionResults };
  });
  const brokenFiles = report.errors.map((error) => ({
    name: error.location?.file ?? report.config.rootDir,
    status: 'failed',
    message: formatError(error),
    assertionResults: [],
  }));
  const countTests = (wantedStatus) =>
    testResults.flatMap((file) => file.assertionResults).filter(({ status }) => status === wantedStatus).length;
  return {
    numPassedTests: countTests('passed'),
    numFailedTests: countTests('failed'),
    numFailedTestSuites: brokenFiles.length,
    testResults: [...testResults, ...brokenFiles],
  };
}

function listResults(suite, titles) {
  const directResults = suite.specs.flatMap(({ title, tests }) => tests.map((test) => convertTest([...titles, title], test)));
  return [...directResults, ...(suite.suites ?? []).flatMap((inner) => listResults(inner, [...titles, inner.title]))];
}

const STATUSES = { expected: 'passed', unexpected: 'failed', flaky: 'failed', skipped: 'skipped' };

function convertTest(titles, { status, results }) {
  return {
    fullName: titles.join(' '),
    status: STATUSES[status],
    duration: results.reduce((sum, { duration }) => sum + duration, 0),
    failureMessages: status === 'unexpected' || status === 'flaky' ? results.flatMap(({ errors }) => errors.map(formatError)) : [],
  };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: Playwright colours its messages
const COLOURS = /\u001b\[[\d;]*m/g;
const formatError = ({ message = '', snippet = '', location }) => {
  const position = location ? `    at ${location.file}:${location.line}` : '';
  return [message, position, snippet].filter(Boolean).join('\n').replace(COLOURS, '');
};
