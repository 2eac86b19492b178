import { relative } from 'node:path';

const LINES_MAX = 12;
const LINE_LENGTH_MAX = 300;

/**
 * Reads the failures from a JSON report of vitest. Returns a text for each failed test, and for each file that failed outside of its tests,
 * with its path and the first lines of its message.
 */
export function listFailures(report, root) {
  return report.testResults.flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    const path = relative(root, file.name);
    const fileFailure = file.status === 'failed' && (file.message || failed.length === 0) ? [formatFailure(path, file.message)] : [];
    return [
      ...fileFailure,
      ...failed.map(({ fullName, failureMessages }) => formatFailure(`${path}: ${fullName}`, failureMessages.join('\n'))),
    ];
  });
}

function formatFailure(title, message) {
  const lines = message.split('\n').slice(0, LINES_MAX);
  return [`FAILED ${title}`, ...lines.map((line) => `  ${line.slice(0, LINE_LENGTH_MAX)}`)].join('\n');
}
