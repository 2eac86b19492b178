import { expect, test } from 'vitest';
import { findFilesInCycles } from './cycles.mjs';

const listCycles = (imports: Record<string, string[]>) => [...findFilesInCycles(new Map(Object.entries(imports)))].sort();

test('files that import each other, directly or indirectly, are in a cycle, and files that only lead to one are not', () => {
  expect(listCycles({ a: ['b'], b: ['c'], c: ['a'], leads: ['a'], d: ['e'], e: ['d'] })).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('a file that two files import is in no cycle', () => {
  expect(listCycles({ a: ['c', 'package'], b: ['a', 'c'], c: [] })).toEqual([]);
});
