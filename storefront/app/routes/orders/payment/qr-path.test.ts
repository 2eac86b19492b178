import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { qrPath } from './qr-path.ts';

/** Which squares a path fills. */
function drawn(path: string, size: number): boolean[][] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let at = Number(x); at < Number(x) + Number(length); at++) (rows[Number(y)] as boolean[])[at] = true;
  }
  return rows;
}

test('every dark square is drawn, and no other', () => {
  const { data, size } = encode('tel:*182*8*1*000000*68025%23', { ecc: 'M', border: 4 });
  expect(drawn(qrPath(data), size)).toEqual(data);
});

test('neighbours are one piece, to the very edge', () => {
  expect(qrPath([[true, true, false, true]])).toBe('M0 0h2v1h-2zM3 0h1v1h-1z');
});
