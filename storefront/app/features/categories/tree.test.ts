import { expect, test } from 'vitest';
import type { CategoryNode } from '#app/lib/shop.ts';
import { findPathToCategory } from './tree.ts';

const createNode = (id: string, ...children: CategoryNode[]): CategoryNode => ({ id, name: id.toUpperCase(), children });
const tree = [createNode('a', createNode('b', createNode('c'))), createNode('d')];
const findPathIds = (id: string) => findPathToCategory(tree, id).map((category) => category.id);

test('the path to a category starts at its parent category and ends with itself', () => {
  expect(findPathIds('c')).toEqual(['a', 'b', 'c']);
  expect(findPathIds('a')).toEqual(['a']);
  expect(findPathIds('d')).toEqual(['d']);
});

test('an id that is not in the tree has an empty path', () => expect(findPathIds('x')).toEqual([]));
