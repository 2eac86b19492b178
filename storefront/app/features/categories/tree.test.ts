import { expect, test } from 'vitest';
import type { Branch } from '#app/lib/shop.ts';
import { findPathToCategory } from './tree.ts';

const branch = (id: string, ...children: Branch[]): Branch => ({ id, name: id.toUpperCase(), children });
const tree = [branch('a', branch('b', branch('c'))), branch('d')];
const ids = (id: string) => findPathToCategory(tree, id).map((each) => each.id);

test('returns the branches from the root down to the given one', () => {
  expect(ids('c')).toEqual(['a', 'b', 'c']);
  expect(ids('a')).toEqual(['a']);
  expect(ids('d')).toEqual(['d']);
});

test('returns nothing for an id that is not in the tree', () => expect(ids('x')).toEqual([]));
