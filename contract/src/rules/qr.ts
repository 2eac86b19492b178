/** QR codes as SVG paths. */
import { encode } from 'uqr';

/** The white border in squares: scanners need four. */
const BORDER = 4;

/** `size`: squares of a side, border included. `path`: the dark squares, one unit each. */
export type QrDrawing = { size: number; path: string };

export function drawQr(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER });
  return { size, path: buildQrPath(data) };
}

/** The dark squares of a QR code as one SVG path, one unit each. Adjacent squares of a row become one rectangle. */
export function buildQrPath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1]) return [];
        const end = row.indexOf(false, x);
        const length = (end === -1 ? row.length : end) - x;
        return [`M${x} ${y}h${length}v1h-${length}z`];
      }),
    )
    .join('');
}
