import { encode } from 'uqr';

/** The white border in squares: scanners need four. */
const BORDER = 4;

/** Draws `text` as a QR code. */
export function Qr({ text, label, className }: { text: string; label: string; className: string | undefined }) {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER });
  return (
    <svg className={className} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#1e1b16" d={buildQrPath(data)} />
    </svg>
  );
}

/** The dark squares of a QR code as one SVG path, one unit each. Adjacent squares of a row become one rectangle. */
export function buildQrPath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.flatMap((dark, x) => {
        if (!dark || row[x - 1]) return [];
        const end = row.indexOf(false, x);
        const length = (end === -1 ? row.length : end) - x;
        return [`M${x} ${y}h${length}v1h-${length}z`];
      }),
    )
    .join('');
}
