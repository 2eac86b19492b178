import { expect, test } from 'vitest';
import { parseOptions } from './options.ts';

// The reporting half: the half of the queries that only gives the reported numbers, so that nobody tunes the search by it.
test('npm run relevance never lists the queries of the reporting half', () => {
  expect(() => parseOptions(['--queries'])).toThrow(/reporting half/);
  expect(() => parseOptions(['--half', 'reporting', '--queries'])).toThrow(/reporting half/);
  expect(parseOptions(['--half', 'tuning', '--queries', '--seed', '7'])).toMatchObject({ half: 'tuning', listQueries: true, seed: 7 });
});

test.each([['--half', 'other'], ['--seed', 'x'], ['fly'], ['--unknown']])(
  'npm run relevance refuses the wrong argument %s %s',
  (...args) => {
    expect(() => parseOptions(args)).toThrow();
  },
);
