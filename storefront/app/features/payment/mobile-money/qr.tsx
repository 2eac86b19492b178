import { drawQr } from '@uruhu/contract/rules/qr';

/** Draws `text` as a QR code. */
export function Qr({ text, label, className }: { text: string; label: string; className: string | undefined }) {
  const { size, path } = drawQr(text);
  return (
    <svg className={className} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#1e1b16" d={path} />
    </svg>
  );
}
