import { relative } from 'node:path';

/** Lists the slowest tests of vitest's JSON report, the slowest first. */
export function listSlowest(report, root, count) {
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ title: `${relative(root, name)}: ${fullName}`, duration_ms: duration ?? 0 })),
  );
  return selectSlowest(tests, count);
}

export const selectSlowest = (tests, count) => [...tests].sort((a, b) => b.duration_ms - a.duration_ms).slice(0, count);

export const formatSlowTest = ({ title, duration_ms }) => `${(duration_ms / 1_000).toFixed(1).padStart(6)} s  ${title}`;
