import { chooseReadableInk, chooseVisibleAccent, getLightness } from '../colour.ts';
import { chooseByHash, hashText } from '../hash.ts';
import { drawIngredientIcon } from '../ingredients/icons.ts';
import type { Layout, PackSpec } from '../pack.ts';
import { group, rect, round, translate } from '../svg.ts';
import { type Face, fitSize, wrap, wrapLargest } from './faces.ts';
import { drawText, drawTextLines } from './text.ts';

/** Position of a label on a pack, in the units of the pack. All sizes are derived from it, so that a label fits any container. */
export type LabelBox = {
  /** Horizontal middle of the box. */
  centre: number;
  top: number;
  bottom: number;
  width: number;
  /** Colour under the label. Ink and accent that would be invisible on it are replaced. */
  backgroundColour: string;
  /** The layout that the shape of the container needs. If absent: the product's own, or one chosen by a hash of brand and name. */
  layout?: Layout | undefined;
};

type LabelParts = LabelBox & { height: number; left: number; ink: string; accent: string; brand: string; face: Face; spec: PackSpec };

const VOLUME_SIZE_MIN = 10;
const ICON_SIZE_MIN = 12;

const computeVolumeSize = (spec: PackSpec, face: Face, width: number, size: number): number =>
  fitSize([spec.volume], { face, size: Math.max(VOLUME_SIZE_MIN, size), width });

/** Draws the icon with its middle at (`x`, `y`), unless there is too little room for it. `size` is its width and height. */
function drawIcon({ spec, accent }: LabelParts, { x, y, size, strokeWidth }: Record<'x' | 'y' | 'size' | 'strokeWidth', number>): string {
  if (size < ICON_SIZE_MIN) return '';
  const transform = `${translate(x, y)} scale(${round(size / 100, 2)})`;
  return group({ transform }, drawIngredientIcon(spec.icon, accent, strokeWidth));
}

/** Draws brand and name side by side, both reading upwards: for narrow packs. */
function drawVerticalLabel(parts: LabelParts): string {
  const { centre, top, bottom, width, height, ink, brand, face, spec } = parts;
  const brandSize = fitSize([brand], { face, size: Math.min(width * 0.34, 40), width: height * 0.74, tracking_em: 0.16 });
  const widthBesideBrand = width / 2 - brandSize * 0.1;
  // Widths in units of the font size of the name: 1.9 from the brand to the first line, 1.2 from each line to the next, and 0.25 for letters
  // below the last baseline. Each further line also moves the brand 0.6 to the left, because the label stays centred.
  const getMaxSize = (lines: number) => widthBesideBrand / (1.9 + 0.25 + (lines - 1) * (1.2 - 0.6));
  const nameFit = { face, size: Math.min(width * 0.2, 16), width: height * 0.9, tracking_em: 0.02 };
  const name = wrapLargest(spec.name, { ...nameFit, maxLines: 3, getMaxSize });
  const leading = name.size * 1.2;
  const x = centre + brandSize * 0.1 - ((name.lines.length - 1) * leading) / 2;
  const upwardStyle = { y: bottom, face, fill: ink, anchor: 'start', rotate: -90 } as const;
  const nameStyle = { ...upwardStyle, size: name.size, weight: 400, tracking: name.size * 0.02, opacity: 0.9 } as const;
  return (
    drawText(brand, { ...upwardStyle, x, size: brandSize, tracking: brandSize * 0.16 }) +
    name.lines.map((content, i) => drawText(content, { ...nameStyle, x: x + name.size * 1.9 + i * leading })).join('') +
    drawIcon(parts, { x: x - brandSize * 0.38, y: top + width * 0.1, size: Math.max(20, width * 0.24), strokeWidth: 7 })
  );
}

/** Draws all text left-aligned, with a short line in the accent colour. */
function drawLeftLabel(parts: LabelParts): string {
  const { left, top, bottom, width, height, ink, accent, face, spec } = parts;
  const brandFit = { face, size: Math.min(width * 0.25, height * 0.2, 36), width, tracking_em: 0.06 };
  const brand = wrapLargest(parts.brand, {
    ...brandFit,
    maxLines: 2,
    getMaxSize: (lines) => (lines === 1 ? brandFit.size : brandFit.size * 0.72),
  });
  const brandY = top + brand.size * 0.74;
  const brandEnd = brandY + (brand.lines.length - 1) * brand.size * 1.1;
  // Heights in units of the font size: 2.1 above the first line, 1.2 for each further line, 1.5 below.
  const getMaxSize = (lines: number) => (bottom - brandEnd) / (2.1 + (lines - 1) * 1.2 + 1.5);
  const name = wrapLargest(spec.name, { face, size: Math.min(width * 0.152, height * 0.125, 26), width, maxLines: 4, getMaxSize });
  const leading = name.size * 1.2;
  const nameY = brandEnd + name.size * 2.1;
  const ruleY = nameY + (name.lines.length - 1) * leading + name.size * 1.1;
  const iconBottom = bottom - name.size * 1.7;
  const iconSize = Math.min(width * 0.22, (bottom - ruleY) * 0.42, iconBottom - ruleY - 6);
  const leftStyle = { x: left, face, fill: ink, anchor: 'start' } as const;
  return (
    drawTextLines(brand.lines, brand.size * 1.1, { ...leftStyle, y: brandY, size: brand.size, weight: 600, tracking: brand.size * 0.06 }) +
    drawTextLines(name.lines, leading, { ...leftStyle, y: nameY, size: name.size, weight: 400 }) +
    (ruleY < bottom - name.size * 2
      ? rect({ x: left, y: ruleY, width: width * 0.16, height: Math.max(2, name.size * 0.16), fill: accent })
      : '') +
    drawIcon(parts, { x: left + iconSize / 2, y: iconBottom - iconSize / 2, size: iconSize, strokeWidth: 6 }) +
    drawText(spec.volume, {
      ...leftStyle,
      y: bottom,
      size: computeVolumeSize(spec, face, width, name.size * 0.74),
      weight: 400,
      opacity: 0.85,
    })
  );
}

type Band = { y: number; height: number; width: number };

/** Draws the brand inside the band, on two lines if a single line would be too small to read. */
function drawBandBrand({ centre, brand, face }: LabelParts, band: Band, fill: string): string {
  const fit = { face, width: band.width, tracking_em: 0.1 };
  const oneLineSize = fitSize([brand], { ...fit, size: band.height * 0.46 });
  const { lines, size } =
    oneLineSize < band.height * 0.27
      ? wrap(brand, { ...fit, size: band.height * 0.34, maxLines: 2 })
      : { lines: [brand], size: oneLineSize };
  const leading = size * 1.15;
  const y = band.y + band.height / 2 + size * 0.36 - ((lines.length - 1) * leading) / 2;
  return drawTextLines(lines, leading, { x: centre, y, size, face, tracking: size * 0.1, fill });
}

/** Draws the brand on a band of the accent colour around the pack. */
function drawBandLabel(parts: LabelParts): string {
  const { centre, top, bottom, width, height, ink, face, spec } = parts;
  // Uses the accent of the product even if it is similar to the colour of the pack, because a filled band is visible where a thin line is not.
  const { accent } = spec.palette;
  const band: Band = { y: top + height * 0.12, height: Math.min(height * 0.24, 56), width: width * 1.12 };
  const bandInk = getLightness(accent) > 0.66 ? '#1E1B16' : '#FFFDF8';
  const bandBottom = band.y + band.height;
  // Heights in units of the font size: 1.9 above the first line, 1.22 for each further line, 1.6 below.
  const getMaxSize = (lines: number) => (bottom - bandBottom) / (1.9 + (lines - 1) * 1.22 + 1.6);
  const name = wrapLargest(spec.name, { face, size: Math.min(width * 0.14, height * 0.11, 26), width, maxLines: 4, getMaxSize });
  const leading = name.size * 1.22;
  const nameY = bandBottom + name.size * 1.9;
  const nameEnd = nameY + (name.lines.length - 1) * leading;
  const iconSize = Math.min(width * 0.24, bottom - nameEnd - name.size * 2.6);
  const iconY = (nameEnd + bottom - name.size * 0.7) / 2;
  const centredStyle = { x: centre, face, weight: 400, fill: ink } as const;
  return (
    rect({ x: centre - width * 1.2, y: band.y, width: width * 2.4, height: band.height, fill: accent }) +
    drawBandBrand(parts, band, bandInk) +
    drawTextLines(name.lines, leading, { ...centredStyle, y: nameY, size: name.size }) +
    drawIcon(parts, { x: centre, y: iconY, size: iconSize, strokeWidth: 6 }) +
    drawText(spec.volume, {
      ...centredStyle,
      y: bottom,
      size: computeVolumeSize(spec, face, width, name.size * 0.74),
      tracking: 0.5,
      opacity: 0.85,
    })
  );
}

/**
 * Draws icon, brand, a thin line, name and volume, centred. With `hasSerifName` the name is in the serif font. `scale` shrinks the icon and the brand.
 */
function drawCentredLabel(parts: LabelParts, { hasSerifName, scale = 1 }: { hasSerifName: boolean; scale?: number }): string {
  const { centre, top, bottom, width, height, ink, accent, face, spec } = parts;
  const brandFace: Face = hasSerifName ? 'humanist' : face;
  const nameFace: Face = hasSerifName ? 'serif' : face;
  const idealNameSize = Math.min(width * (hasSerifName ? 0.165 : 0.145), height * 0.12, 30);
  // Omits the icon below four fifths of its size, to leave room for the text.
  const iconSize = scale < 0.8 ? 0 : Math.min(width * 0.3, height * 0.2) * scale;
  const brandFit = { face: brandFace, size: Math.min(width * 0.17, height * 0.13, 30) * Math.max(0.8, scale), width, tracking_em: 0.12 };
  const brand = wrap(parts.brand, { ...brandFit, maxLines: 2 });
  const heightAboveName = iconSize * 1.25 + brand.size * (0.6 + 1.1 * brand.lines.length);
  // Heights in units of the font size: 1 above the name, 1.2 for each line, 1.8 below.
  const getMaxSize = (lines: number) => (height - heightAboveName) / (1 + 1.2 * lines + 1.8);
  const name = wrapLargest(spec.name, { face: nameFace, size: idealNameSize, width, maxLines: 4, getMaxSize });
  // Shrinks icon and brand step by step until the name has at least four fifths of its ideal size.
  if (name.size < idealNameSize * 0.8 && scale > 0.7) return drawCentredLabel(parts, { hasSerifName, scale: scale - 0.1 });

  const leading = name.size * 1.2;
  const blockHeight = heightAboveName + name.size + leading * name.lines.length;
  const iconTop = top + Math.max(0, (height - name.size * 1.7 - blockHeight) * 0.42);
  const brandY = iconTop + iconSize * 1.25 + brand.size;
  const ruleY = brandY + brand.size * (0.75 + 1.1 * (brand.lines.length - 1));
  const volumeSize = computeVolumeSize(spec, face, width, name.size * (hasSerifName ? 0.6 : 0.7));
  return (
    drawIcon(parts, { x: centre, y: iconTop + iconSize / 2, size: iconSize, strokeWidth: 5.5 }) +
    drawTextLines(brand.lines, brand.size * 1.1, {
      x: centre,
      y: brandY,
      size: brand.size,
      face: brandFace,
      tracking: brand.size * 0.12,
      fill: ink,
    }) +
    rect({ x: centre - width * 0.09, y: ruleY, width: width * 0.18, height: 1.4, fill: accent }) +
    drawTextLines(name.lines, leading, {
      x: centre,
      y: ruleY + name.size * 1.25,
      size: name.size,
      face: nameFace,
      weight: 400,
      fill: ink,
    }) +
    drawText(spec.volume, { x: centre, y: bottom, size: volumeSize, face, weight: 400, tracking: 0.6, fill: ink, opacity: 0.85 })
  );
}

const LAYOUTS: Record<Layout, (parts: LabelParts) => string> = {
  vertical: drawVerticalLabel,
  left: drawLeftLabel,
  band: drawBandLabel,
  classic: (parts) => drawCentredLabel(parts, { hasSerifName: false }),
  serif: (parts) => drawCentredLabel(parts, { hasSerifName: true }),
};

/** Draws the label of a pack. All products of a brand use the same font for the name of the brand. */
export function drawLabel(spec: PackSpec, box: LabelBox): string {
  const defaultLayout = chooseByHash<Layout>(['classic', 'left', 'serif', 'band', 'left', 'classic'], hashText(spec.brand + spec.name), {
    skippedBits: 3,
  });
  const ink = chooseReadableInk(box.backgroundColour, spec.palette.ink);
  return LAYOUTS[box.layout ?? spec.layout ?? defaultLayout]({
    ...box,
    spec,
    ink,
    accent: chooseVisibleAccent(box.backgroundColour, spec.palette.accent, ink),
    height: box.bottom - box.top,
    left: box.centre - box.width / 2,
    brand: spec.brand.toUpperCase(),
    face: chooseByHash(['sans', 'humanist', 'sans'], hashText(spec.brand), { skippedBits: 5 }),
  });
}
