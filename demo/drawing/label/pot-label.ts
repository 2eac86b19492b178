import { chooseReadableInk, chooseVisibleAccent } from '../colour.ts';
import { chooseByHash, hashText } from '../hash.ts';
import { drawIngredientIcon } from '../ingredients/icons.ts';
import type { PackSpec } from '../pack.ts';
import { group, translate } from '../svg.ts';
import { type Face, fitSize, wrapLargest } from './faces.ts';
import { drawText, drawTextLines } from './text.ts';

/** The front of a pot. The text of the label is between `top` and `bottom`. */
export type PotFront = { width: number; top: number; bottom: number; backgroundColour: string };

const VOLUME_SIZE = 14.5;
const NAME_SIZE = 23;
const BRAND_SIZE = 32;
/** Height of capitals. */
const CAP_EM = 0.72;
/** Distances between baselines in multiples of the font size of the name: from brand to name, from line to line, and from name to volume. */
const NAME_DISTANCE_EM = 1.7;
const LINE_DISTANCE_EM = 1.2;
const VOLUME_DISTANCE_EM = 1.45;
/** The distance from a name in a small font to the volume, whose font size is fixed. */
const VOLUME_DISTANCE_MIN = 15;

/**
 * Draws the label of jars and balm pots, which is wide and low. For every third product, by a hash of its name, the text is at the left and
 * an icon at the right.
 */
export function drawPotLabel(spec: PackSpec, front: PotFront): string {
  const labelWidth = front.width * 0.62;
  const face: Face = chooseByHash(['sans', 'humanist', 'serif'], hashText(spec.brand), { skippedBits: 4 });
  const brandFace: Face = face === 'serif' ? 'humanist' : face;
  const brand = spec.brand.toUpperCase();
  const fill = chooseReadableInk(front.backgroundColour, spec.palette.ink);
  const hasIcon = hashText(spec.name) % 3 === 0;
  const tracking_em = hasIcon ? 0.06 : 0.12;
  const width = hasIcon ? labelWidth * 0.76 : labelWidth;
  const height = front.bottom - front.top;

  const brandSize = fitSize([brand], { face: brandFace, size: BRAND_SIZE, width, tracking_em });
  const heightBelowBrand = height - brandSize * CAP_EM;
  /** The largest font size at which a name of so many lines fits below the brand, with the volume at the larger of its two distances. */
  const getMaxSize = (lines: number) => {
    const nameHeight_em = NAME_DISTANCE_EM + LINE_DISTANCE_EM * (lines - 1);
    return Math.min(heightBelowBrand / (nameHeight_em + VOLUME_DISTANCE_EM), (heightBelowBrand - VOLUME_DISTANCE_MIN) / nameHeight_em);
  };
  const name = wrapLargest(spec.name, { face, size: NAME_SIZE, width, maxLines: 3, getMaxSize });
  const leading = name.size * LINE_DISTANCE_EM;
  const nameEnd = name.size * NAME_DISTANCE_EM + leading * (name.lines.length - 1);
  const volumeOffset = nameEnd + Math.max(name.size * VOLUME_DISTANCE_EM, VOLUME_DISTANCE_MIN);
  // Centres the text vertically.
  const brandY = front.top + (heightBelowBrand - volumeOffset) / 2 + brandSize * CAP_EM;

  const style = { x: hasIcon ? -labelWidth / 2 : 0, fill, anchor: hasIcon ? 'start' : 'middle' } as const;
  const icon = group(
    { transform: `${translate(labelWidth / 2 - 16, (front.top + front.bottom) / 2)} scale(.52)` },
    drawIngredientIcon(spec.icon, chooseVisibleAccent(front.backgroundColour, spec.palette.accent, fill), 5),
  );
  return (
    drawText(brand, {
      ...style,
      y: brandY,
      size: brandSize,
      face: brandFace,
      weight: hasIcon ? 600 : 500,
      tracking: brandSize * tracking_em,
    }) +
    drawTextLines(name.lines, leading, { ...style, y: brandY + name.size * NAME_DISTANCE_EM, size: name.size, face, weight: 400 }) +
    drawText(spec.volume, { ...style, y: brandY + volumeOffset, size: VOLUME_SIZE, weight: 400, tracking: 0.6, opacity: 0.85 }) +
    (hasIcon ? icon : '')
  );
}
