import { encode } from 'uqr';
import { qrPath } from './qr-path.ts';

/** White around the code, in squares: cameras want four. */
const QUIET = 4;

/** A drawing that a camera reads as `text`. */
export function Qr({ text, label, className }: { text: string; label: string; className: string | undefined }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  return (
    <svg className={className} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#1e1b16" d={qrPath(data)} />
    </svg>
  );
}
