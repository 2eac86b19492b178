import { expect, test } from 'vitest';
import { buildStockChange, computePiecesAfter } from './stock-change.ts';

const ROSE = { option_id: 'rose', size_id: null };

test('added and removed pieces are sent as a difference, so that the pieces of an order placed meanwhile stay subtracted', () => {
  expect(buildStockChange({ item: ROSE, mode: 'add', pieces: '12', shownPieces: 3 })).toEqual({ option_id: 'rose', add: 12 });
  expect(buildStockChange({ item: ROSE, mode: 'take', pieces: '2', shownPieces: 3 })).toEqual({ option_id: 'rose', add: -2 });
});

test('a count is sent with the number that the staff member saw', () => {
  expect(buildStockChange({ item: { option_id: null, size_id: null }, mode: 'set', pieces: '', shownPieces: 3 })).toEqual({
    set: 0,
    seen: 3,
  });
  expect(buildStockChange({ item: ROSE, mode: 'made_to_order', pieces: '9', shownPieces: 3 })).toEqual({
    option_id: 'rose',
    set: null,
    seen: 3,
  });
});

test('the pieces after a change are never below 0', () => {
  expect(computePiecesAfter(3, 'take', '5')).toBe(0);
  expect(computePiecesAfter(3, 'add', '5')).toBe(8);
  expect(computePiecesAfter(3, 'set', '5')).toBe(5);
  expect(computePiecesAfter(3, 'set', '1,200.00')).toBe(1_200);
  expect(computePiecesAfter(3, 'made_to_order', '5')).toBeNull();
});
