import { expect, test } from 'vitest';
import { filesInCircles } from './circles.mjs';

const listCircles = (imports: Record<string, string[]>) => [...filesInCircles(new Map(Object.entries(imports)))].sort();

test('files that import each other, directly or indirectly, are in a circle, and files that only lead to one are not', () => {
  expect(listCircles({ a: ['b'], b: ['c'], c: ['a'], leads: ['a'], d: ['e'], e: ['d'] })).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('a file that two files import is in no circle', () => {
  expect(listCircles({ a: ['c', 'package'], b: ['a', 'c'], c: [] })).toEqual([]);
});
