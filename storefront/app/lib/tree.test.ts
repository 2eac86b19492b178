import { expect, test } from 'vitest';
import type { Branch } from './shop.ts';
import { trailTo } from './tree.ts';

const branch = (id: string, ...children: Branch[]): Branch => ({ id, name: id.toUpperCase(), children });
const tree = [branch('a', branch('b', branch('c'))), branch('d')];
const ids = (id: string) => trailTo(tree, id).map((each) => each.id);

test('the way down to a branch', () => {
  expect(ids('c')).toEqual(['a', 'b', 'c']);
  expect(ids('a')).toEqual(['a']);
  expect(ids('d')).toEqual(['d']);
});

test('nowhere for what is not in the tree', () => expect(ids('x')).toEqual([]));
