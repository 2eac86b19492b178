import { relative } from 'node:path';

/** A slower test file is listed at the end of a run. The comment at its head says why it is slow. */
export const SLOW_FILE_S = 10;

/** Lists the test files of vitest's JSON report that took longer than SLOW_FILE_S, the slowest first. */
export function listSlowFiles(report, root) {
  return report.testResults
    .map(({ name, assertionResults }) => ({
      title: relative(root, name),
      duration_ms: assertionResults.reduce((sum, { duration }) => sum + (duration ?? 0), 0),
    }))
    .filter(({ duration_ms }) => duration_ms > SLOW_FILE_S * 1_000)
    .sort((a, b) => b.duration_ms - a.duration_ms);
}
