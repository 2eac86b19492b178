import { relative } from 'node:path';

const LINES = 12;
const WIDTH = 300;

/**
 * Reads the failures from a JSON report of the test runner: a text for each failed test, and for each file that failed before its tests, with
 * its place and the first lines of its message.
 */
export function failuresIn(report, root) {
  return report.testResults.flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    const path = relative(root, file.name);
    const ofFile = file.status === 'failed' && (file.message || failed.length === 0) ? [text(path, file.message)] : [];
    return [...ofFile, ...failed.map(({ fullName, failureMessages }) => text(`${path}: ${fullName}`, failureMessages.join('\n')))];
  });
}

function text(title, why) {
  const lines = why.split('\n').slice(0, LINES);
  return [`FAILED ${title}`, ...lines.map((line) => `  ${line.slice(0, WIDTH)}`)].join('\n');
}
