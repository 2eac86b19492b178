import { expect, test } from 'vitest';
import { formatSlowTest, listSlowest } from './slowest.mjs';

const createFileResult = (name: string, ...tests: [string, number | null][]) => ({
  name: `/shop/${name}`,
  assertionResults: tests.map(([fullName, duration]) => ({ fullName, duration })),
});

test('the slowest tests of all files come first, each with its file', () => {
  const report = {
    testResults: [createFileResult('a.test.ts', ['is quick', 5], ['is slow', 2_000]), createFileResult('b.test.ts', ['is slower', 30_000])],
  };
  expect(listSlowest(report, '/shop', 2)).toEqual([
    { title: 'b.test.ts: is slower', duration_ms: 30_000 },
    { title: 'a.test.ts: is slow', duration_ms: 2_000 },
  ]);
});

test('a skipped test counts as taking no time', () => {
  expect(listSlowest({ testResults: [createFileResult('a.test.ts', ['is skipped', null])] }, '/shop', 10)).toEqual([
    { title: 'a.test.ts: is skipped', duration_ms: 0 },
  ]);
});

test('the times are aligned', () => {
  expect(formatSlowTest({ title: 'b.test.ts: is slower', duration_ms: 30_000 })).toBe('  30.0 s  b.test.ts: is slower');
  expect(formatSlowTest({ title: 'a.test.ts: is slow', duration_ms: 2_040 })).toBe('   2.0 s  a.test.ts: is slow');
});
