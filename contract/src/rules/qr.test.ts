import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { buildQrPath } from './qr.ts';

/** The squares that a path fills. */
function readSquares(path: string, size: number): boolean[][] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let column = Number(x); column < Number(x) + Number(length); column++) (rows[Number(y)] as boolean[])[column] = true;
  }
  return rows;
}

test('the path draws every dark square of the code and no other', () => {
  const { data, size } = encode('tel:*182*8*1*000000*68025%23', { ecc: 'M', border: 4 });
  expect(readSquares(buildQrPath(data), size)).toEqual(data);
});

test('the path draws adjacent squares of a row as one shape, up to the edge', () => {
  expect(buildQrPath([[true, true, false, true]])).toBe('M0 0h2v1h-2zM3 0h1v1h-1z');
});
