import { expect, test } from 'vitest';
import { listSlowFiles } from './slow-files.mjs';

const createFileResult = (name: string, ...durations: (number | null)[]) => ({
  name: `/shop/${name}`,
  assertionResults: durations.map((duration) => ({ duration })),
});

test('files whose tests took longer than ten seconds together are listed, the slowest first', () => {
  const report = {
    testResults: [
      createFileResult('quick.test.ts', 9_000, null),
      createFileResult('slow.test.ts', 6_000, 6_000),
      createFileResult('slower.test.ts', 20_000),
    ],
  };
  expect(listSlowFiles(report, '/shop')).toEqual([
    { title: 'slower.test.ts', duration_ms: 20_000 },
    { title: 'slow.test.ts', duration_ms: 12_000 },
  ]);
});
