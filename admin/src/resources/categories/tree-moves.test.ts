import { expect, test } from 'vitest';
import { countProducts, findDropDestination, findSteps, type Row } from './tree-moves.ts';

const ROWS: Row[] = [
  { category_id: 'a', parent_id: null, level: 1 },
  { category_id: 'a1', parent_id: 'a', level: 2 },
  { category_id: 'a11', parent_id: 'a1', level: 3 },
  { category_id: 'a2', parent_id: 'a', level: 2 },
  { category_id: 'b', parent_id: null, level: 1 },
  { category_id: 'c', parent_id: null, level: 1 },
];

test('each step button leads to the next allowed place, or nowhere at the ends and at the deepest level', () => {
  expect(findSteps(ROWS, 'a1')).toEqual({
    up: null,
    down: { parent_id: 'a', position: 1 },
    in: null,
    out: { parent_id: null, position: 1 },
  });
  expect(findSteps(ROWS, 'a2')).toEqual({
    up: { parent_id: 'a', position: 0 },
    down: null,
    in: { parent_id: 'a1', position: 1 },
    out: { parent_id: null, position: 1 },
  });
  expect(findSteps(ROWS, 'c')).toEqual({
    up: { parent_id: null, position: 1 },
    down: null,
    in: { parent_id: 'b', position: 0 },
    out: null,
  });
  expect(findSteps(ROWS, 'a11')).toEqual({ up: null, down: null, in: null, out: { parent_id: 'a', position: 1 } });
});

test.each([
  ['c', 'a', 'before', { parent_id: null, position: 0 }],
  ['a', 'b', 'after', { parent_id: null, position: 1 }],
  ['a2', 'a1', 'before', { parent_id: 'a', position: 0 }],
  ['b', 'a', 'into', { parent_id: 'a', position: 2 }],
  ['b', 'a11', 'after', { parent_id: 'a1', position: 1 }],
  ['a1', 'c', 'into', { parent_id: 'c', position: 0 }],
  // The category would be below itself, or too deep.
  ['a', 'a1', 'into', null],
  ['a', 'a', 'into', null],
  ['b', 'a11', 'into', null],
  ['a', 'b', 'into', null],
  ['a1', 'a2', 'into', null],
] as const)('dropping %s on %s, %s it, means %j', (id, target, side, destination) => {
  expect(findDropDestination(ROWS, id, target, side)).toEqual(destination);
});

test('the product count of a category includes the products of the categories below it', () => {
  const rows = ROWS.map((row, index) => ({ ...row, product_count: index + 1 }));
  expect([countProducts(rows, 'a'), countProducts(rows, 'a1'), countProducts(rows, 'c')]).toEqual([10, 5, 6]);
});
