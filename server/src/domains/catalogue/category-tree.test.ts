import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildCategoryTree } from './category-tree.ts';

const createCategory = (category_id: string, parent_id: string | null) => ({
  category_id,
  parent_id,
  name: category_id,
  image: '',
  dark_text: false,
});
const listIds = (categories: { category_id: string }[]) => categories.map(({ category_id }) => category_id);

describe('the tree of categories', () => {
  test('lists ancestors and descendants of each category', () => {
    const tree = buildCategoryTree([
      createCategory('ampoules', 'serums'),
      createCategory('serums', 'skin'),
      createCategory('skin', null),
      createCategory('toners', 'skin'),
    ]);
    expect(listIds(tree.topLevel)).toEqual(['skin']);
    expect(listIds(tree.listAncestors('ampoules'))).toEqual(['skin', 'serums']);
    expect(tree.listAncestors('skin')).toEqual([]);
    expect(tree.listSubtree('skin')).toEqual(['skin', 'serums', 'ampoules', 'toners']);
    expect([tree.listSubtree('none'), tree.listAncestors('none')]).toEqual([[], []]);
  });

  test('terminates on rows with a cycle', () => {
    const tree = buildCategoryTree([
      createCategory('a', 'b'),
      createCategory('b', 'a'),
      createCategory('below', 'b'),
      createCategory('self', 'self'),
    ]);
    expect(listIds(tree.listAncestors('below'))).toEqual(['a', 'b']);
    expect(listIds(tree.topLevel)).toEqual(['a', 'self']);
    expect(tree.listSubtree('a')).toEqual(['a', 'b', 'below']);
  });

  test('contains every category once, whatever the rows', () => {
    const idArbitrary = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
    const rowsArbitrary = fc.uniqueArray(fc.tuple(idArbitrary, fc.option(idArbitrary)), { selector: ([id]) => id });
    fc.assert(
      fc.property(rowsArbitrary, (pairs) => {
        const knownIds = new Set(pairs.map(([id]) => id));
        const rows = pairs.map(([id, parent]) => createCategory(id, parent && knownIds.has(parent) ? parent : null));
        const tree = buildCategoryTree(rows);
        expect(tree.topLevel.flatMap(({ category_id }) => tree.listSubtree(category_id)).sort()).toEqual([...knownIds].sort());
        for (const id of knownIds) expect(tree.listAncestors(id).length).toBeLessThan(knownIds.size);
      }),
    );
  });
});
