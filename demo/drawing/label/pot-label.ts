import { chooseReadableInk, chooseVisibleAccent } from '../colour.ts';
import { chooseByHash, hashText } from '../hash.ts';
import { drawIngredientIcon } from '../ingredients/icons.ts';
import type { PackSpec } from '../pack.ts';
import { group, translate } from '../svg.ts';
import { type Face, fitSize, wrapLargest } from './faces.ts';
import { text, textLines } from './text.ts';

/** The front of a pot: `top` and `bottom` bound the label's text. */
export type PotFront = { width: number; top: number; bottom: number; ground: string };

const VOLUME_SIZE = 14.5;
const NAME_SIZE = 23;
const BRAND_SIZE = 32;
/** Height of capitals, in em. */
const CAP_EM = 0.72;
/** Distances in multiples of the name's size: from the brand's baseline to the name's, from line to line, and to the volume's. */
const TO_NAME = 1.7;
const LINE = 1.2;
const TO_VOLUME = 1.45;
const SMALLEST_TO_VOLUME = 15;

/**
 * The label of jars and balm pots: wide and low. Every third product, by a hash of its name, has the name at the left
 * and a motif at the right.
 */
export function drawPotLabel(spec: PackSpec, front: PotFront): string {
  const inner = front.width * 0.62;
  const face: Face = chooseByHash(['sans', 'human', 'serif'], hashText(spec.brand) >>> 4);
  const brandFace: Face = face === 'serif' ? 'human' : face;
  const brand = spec.brand.toUpperCase();
  const fill = chooseReadableInk(front.ground, spec.palette.ink);
  const beside = hashText(spec.name) % 3 === 0;
  const tracking = beside ? 0.06 : 0.12;
  const width = beside ? inner * 0.76 : inner;
  const height = front.bottom - front.top;

  const brandSize = fitSize([brand], { face: brandFace, size: BRAND_SIZE, width, tracking });
  const free = height - brandSize * CAP_EM;
  const getMaxSize = (lines: number) => {
    const name = TO_NAME + LINE * (lines - 1);
    return Math.min(free / (name + TO_VOLUME), (free - SMALLEST_TO_VOLUME) / name);
  };
  const name = wrapLargest(spec.name, { face, size: NAME_SIZE, width }, 3, getMaxSize);
  const leading = name.size * LINE;
  const nameEnd = name.size * TO_NAME + leading * (name.lines.length - 1);
  const below = nameEnd + Math.max(name.size * TO_VOLUME, SMALLEST_TO_VOLUME);
  const brandY = front.top + (free - below) / 2 + brandSize * CAP_EM;

  const style = { x: beside ? -inner / 2 : 0, fill, anchor: beside ? 'start' : 'middle' } as const;
  const icon = group(
    { transform: `${translate(inner / 2 - 16, (front.top + front.bottom) / 2)} scale(.52)` },
    drawIngredientIcon(spec.ingredient, chooseVisibleAccent(front.ground, spec.palette.accent, fill), 5),
  );
  return (
    text(brand, { ...style, y: brandY, size: brandSize, face: brandFace, weight: beside ? 600 : 500, tracking: brandSize * tracking }) +
    textLines(name.lines, leading, { ...style, y: brandY + name.size * TO_NAME, size: name.size, face, weight: 400 }) +
    text(spec.volume, { ...style, y: brandY + below, size: VOLUME_SIZE, weight: 400, tracking: 0.6, opacity: 0.85 }) +
    (beside ? icon : '')
  );
}
