import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countLimits, fillLimits } from './limits.mjs';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

test('docs/limits.md shows the limits and times of the code (if not, run: npm run limits)', () => {
  const page = read('docs/limits.md');
  expect(countLimits(page)).toBeGreaterThan(50);
  expect(fillLimits(page, read)).toBe(page);
});

const EXAMPLE_SOURCE = `
const HOUR_MS = 3_600_000;
/** A comment. */
export const WAIT_MS_MAX: number = 2 * HOUR_MS;
const SIZE_BYTES_MAX = 10 * 1024 * 1024;
export const RATE = {
  // Another comment.
  signIn: { max: 1_000, timeWindow: '5 minutes' },
  signUp: { burst: 10, secondsPerCall: 60 },
} as const;
const heavyWork = createQueueLimiter({ running: 2, waiting: 40 });
const KEPT_DAYS = 1;
const WORDS = ['a'];
const old = sql\`now() - interval '2 years'\`;
`;
const fillRow = (name: string, value = ' ') => fillLimits(`| x |${value}| [\`${name}\`](../a.ts) |`, () => EXAMPLE_SOURCE).split(' | ')[1];

test.each([
  ['WAIT_MS_MAX', '2 hours'],
  ['SIZE_BYTES_MAX', '10 MiB'],
  ['RATE.signIn', '1,000 in 5 minutes'],
  ['RATE.signUp', '10, then one every minute'],
  ['heavyWork', '2 at once, 40 waiting'],
  ['KEPT_DAYS', '1 day'],
  ["interval '2 years'", '2 years'],
])('%s is written as %s', (name, value) => {
  expect(fillRow(name)).toBe(value);
  expect(fillRow(name, ' 7 of something ')).toBe(value);
});

test.each(['GONE', 'RATE.gone', "interval '3 years'", 'WORDS'])('a row that names %s, which is not a limit in the code, fails', (name) => {
  expect(() => fillRow(name)).toThrow(`docs/limits.md names ${name}`);
});
