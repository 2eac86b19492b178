import { element, escapeText, round } from '../svg.ts';
import { type Face, getFontFamily } from './faces.ts';

export type TextStyle = {
  x: number;
  y: number;
  size: number;
  fill: string;
  face?: Face;
  weight?: 400 | 500 | 600;
  /** Added after every character, in drawing units. */
  tracking?: number;
  anchor?: 'start' | 'middle';
  opacity?: number;
  /** Degrees, around (x, y). */
  rotate?: number;
};

/** Draws one line of label text. Tracking also adds a space after the last letter, so centred lines are moved by half of it. */
export function drawText(content: string, style: TextStyle): string {
  const { x, y, size, fill, face = 'sans', weight = 500, tracking = 0, anchor = 'middle', opacity = 1, rotate = 0 } = style;
  return element(
    'text',
    {
      x: anchor === 'middle' ? x + tracking / 2 : x,
      y,
      fontFamily: getFontFamily(face),
      fontWeight: weight,
      fontSize: size,
      letterSpacing: tracking || undefined,
      fill,
      textAnchor: anchor,
      opacity: opacity < 1 ? opacity : undefined,
      transform: rotate ? `rotate(${rotate} ${round(x)} ${round(y)})` : undefined,
    },
    escapeText(content),
  );
}

/** Draws lines below one another, `leading` apart. The first is at `style.y`. */
export const drawTextLines = (lines: readonly string[], leading: number, style: TextStyle): string =>
  lines.map((content, index) => drawText(content, { ...style, y: style.y + index * leading })).join('');
