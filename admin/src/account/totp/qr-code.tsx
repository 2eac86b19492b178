import { drawQr } from '@uruhu/contract/rules/qr';

/** Draws a text as a QR code. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { size, path } = drawQr(text);
  return (
    <svg width="208" height="208" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#1e1b16" d={path} />
    </svg>
  );
};
