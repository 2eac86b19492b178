import { choose, hashText } from '../choose.ts';
import { lightness } from '../colour.ts';
import { ingredientIcon } from '../ingredients/icons.ts';
import type { Layout, PackSpec } from '../pack.ts';
import { group, rect, round, translate } from '../svg.ts';
import { type Face, fitSize, wrap } from './faces.ts';
import { text, textLines } from './text.ts';

/** Where a label goes on a pack, in the pack's units. Every size on it derives from the box, so it holds on any container. */
export type LabelBox = {
  /** Middle of the box, left to right. */
  centre: number;
  top: number;
  bottom: number;
  width: number;
  ink: string;
  accent: string;
  /** A container whose shape asks for one layout names it; the product's own choice goes first where it has one. */
  layout?: Layout;
};

type LabelParts = LabelBox & { height: number; left: number; brand: string; face: Face; spec: PackSpec };

const icon = (spec: PackSpec, accent: string, x: number, y: number, scale: number, strokeWidth: number): string =>
  group({ transform: `${translate(x, y)} scale(${round(scale)})` }, ingredientIcon(spec.ingredient, accent, strokeWidth));

/** Brand and name read upwards side by side: for narrow packs. */
function verticalLabel({ centre, top, bottom, width, height, ink, accent, brand, face, spec }: LabelParts): string {
  const brandSize = fitSize([brand], { face, size: Math.min(width * 0.34, 40), width: height * 0.74, tracking: 0.16 });
  const nameSize = fitSize([spec.name], { face, size: Math.min(width * 0.17, 17), width: height * 0.9, tracking: 0.02 });
  const x = centre + brandSize * 0.1;
  const upwards = { y: bottom, face, fill: ink, anchor: 'start', rotate: -90 } as const;
  return (
    text(brand, { ...upwards, x, size: brandSize, tracking: brandSize * 0.16 }) +
    text(spec.name, { ...upwards, x: x + nameSize * 1.9, size: nameSize, weight: 400, tracking: nameSize * 0.02, opacity: 0.9 }) +
    icon(spec, accent, centre - brandSize * 0.28, top + width * 0.1, width / 420, 7)
  );
}

/** Everything set flush left, with a short rule in the accent colour. */
function leftLabel({ left, top, bottom, width, height, ink, accent, brand, face, spec }: LabelParts): string {
  const brandSize = fitSize([brand], { face, size: Math.min(width * 0.25, height * 0.2, 36), width, tracking: 0.05 });
  const name = wrap(spec.name, { face, size: Math.min(width * 0.152, height * 0.125, 26), width }, 4);
  const start = { x: left, face, fill: ink, anchor: 'start' } as const;
  const leading = name.size * 1.2;
  const nameY = top + brandSize * 0.74 + name.size * 2.1;
  const ruleY = nameY + (name.lines.length - 1) * leading + name.size * 1.1;
  const iconSize = Math.min(width * 0.22, (bottom - ruleY) * 0.42);
  return (
    text(brand, { ...start, y: top + brandSize * 0.74, size: brandSize, weight: 600, tracking: brandSize * 0.06 }) +
    textLines(name.lines, leading, { ...start, y: nameY, size: name.size, weight: 400 }) +
    (ruleY < bottom - name.size * 3
      ? rect({ x: left, y: ruleY, width: width * 0.16, height: Math.max(2, name.size * 0.16), fill: accent })
      : '') +
    (iconSize > 12 ? icon(spec, accent, left + iconSize / 2, bottom - iconSize * 0.5 - name.size * 1.7, iconSize / 100, 6) : '') +
    text(spec.volume, { ...start, y: bottom, size: name.size * 0.74, weight: 400, opacity: 0.85 })
  );
}

/** The brand on a band of the accent colour around the pack. */
function bandLabel({ centre, top, bottom, width, height, ink, accent, brand, face, spec }: LabelParts): string {
  const bandHeight = Math.min(height * 0.24, 56);
  const bandY = top + height * 0.12;
  const brandSize = fitSize([brand], { face, size: bandHeight * 0.46, width: width * 0.98, tracking: 0.14 });
  const bandInk = lightness(accent) > 0.66 ? '#1E1B16' : '#FFFDF8';
  const name = wrap(spec.name, { face, size: Math.min(width * 0.14, height * 0.11, 26), width }, 4);
  const leading = name.size * 1.22;
  const nameY = bandY + bandHeight + name.size * 1.9;
  const nameEnd = nameY + (name.lines.length - 1) * leading;
  const iconSize = Math.min(width * 0.24, bottom - nameEnd - name.size * 2.6);
  const iconY = (nameEnd + bottom - name.size * 0.8) / 2 + name.size * 0.1;
  return (
    rect({ x: centre - width * 1.2, y: bandY, width: width * 2.4, height: bandHeight, fill: accent }) +
    text(brand, {
      x: centre,
      y: bandY + bandHeight / 2 + brandSize * 0.36,
      size: brandSize,
      face,
      tracking: brandSize * 0.14,
      fill: bandInk,
    }) +
    textLines(name.lines, leading, { x: centre, y: nameY, size: name.size, face, weight: 400, fill: ink }) +
    (iconSize > 14 ? icon(spec, accent, centre, iconY, iconSize / 100, 6) : '') +
    text(spec.volume, { x: centre, y: bottom, size: name.size * 0.74, face, weight: 400, tracking: 0.5, fill: ink, opacity: 0.85 })
  );
}

/** Centred: motif, brand, hairline, name, volume. `serif` is the same in the two quieter faces. */
function centredLabel(parts: LabelParts, serif: boolean, shrunk = false): string {
  const { centre, top, bottom, width, height, ink, accent, face, spec } = parts;
  const brandFace: Face = serif ? 'human' : face;
  const nameFace: Face = serif ? 'serif' : face;
  const iconSize = Math.min(width * 0.3, height * 0.2);
  const brand = wrap(parts.brand, { face: brandFace, size: Math.min(width * 0.17, height * 0.13, 30), width, tracking: 0.12 }, 2);
  const name = wrap(spec.name, { face: nameFace, size: Math.min(width * (serif ? 0.165 : 0.145), height * 0.12, 30), width }, 4);
  const leading = name.size * 1.2;
  const block = iconSize * 1.25 + brand.size * (0.6 + 1.1 * brand.lines.length) + name.size + leading * name.lines.length;
  const room = height - name.size * 1.9;
  if (block > room && !shrunk) return centredLabel({ ...parts, width: width * Math.max(0.72, room / block) }, serif, true);

  const iconTop = top + Math.max(0, (height - name.size * 1.7 - block) * 0.42);
  const brandY = iconTop + iconSize * 1.25 + brand.size;
  const ruleY = brandY + brand.size * (0.75 + 1.1 * (brand.lines.length - 1));
  const volumeSize = Math.max(7, name.size * (serif ? 0.56 : 0.7));
  return (
    icon(spec, accent, centre, iconTop + iconSize / 2, iconSize / 100, 5.5) +
    textLines(brand.lines, brand.size * 1.1, {
      x: centre,
      y: brandY,
      size: brand.size,
      face: brandFace,
      tracking: brand.size * 0.12,
      fill: ink,
    }) +
    rect({ x: centre - width * 0.09, y: ruleY, width: width * 0.18, height: 1.4, fill: accent }) +
    textLines(name.lines, leading, { x: centre, y: ruleY + name.size * 1.25, size: name.size, face: nameFace, weight: 400, fill: ink }) +
    text(spec.volume, { x: centre, y: bottom, size: volumeSize, face, weight: 400, tracking: 0.6, fill: ink, opacity: 0.85 })
  );
}

const DRAW: Record<Layout, (parts: LabelParts) => string> = {
  vertical: verticalLabel,
  left: leftLabel,
  band: bandLabel,
  classic: (parts) => centredLabel(parts, false),
  serif: (parts) => centredLabel(parts, true),
};

/** A typeset label. Where neither box nor product names a layout, the product's name decides; a brand always keeps its face. */
export function label(spec: PackSpec, box: LabelBox): string {
  const brandHash = hashText(spec.brand);
  const chosen = choose<Layout>(['classic', 'left', 'serif', 'band', 'left', 'classic'], hashText(spec.brand + spec.name) >>> 3);
  const layout = box.layout ?? spec.layout ?? chosen;
  return DRAW[layout]({
    ...box,
    spec,
    height: box.bottom - box.top,
    left: box.centre - box.width / 2,
    brand: spec.brand.toUpperCase(),
    face: choose(['sans', 'human', 'sans'], brandHash >>> 5),
  });
}
