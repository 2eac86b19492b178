import { expect, test } from 'vitest';
import { parseOptions } from './options.ts';

// If developers saw the queries of the reporting half, they could tune the search to them.
test('npm run relevance never lists the queries of the reporting half', () => {
  expect(() => parseOptions(['--queries'])).toThrow(/reporting half/);
  expect(() => parseOptions(['--half', 'reporting', '--queries'])).toThrow(/reporting half/);
  expect(parseOptions(['--half', 'tuning', '--queries', '--seed', '7'])).toMatchObject({ half: 'tuning', listQueries: true, seed: 7 });
});

test.each(['--half other', '--seed x', 'unknown-command', '--unknown-option'])('npm run relevance refuses %s', (args) => {
  expect(() => parseOptions(args.split(' '))).toThrow();
});
