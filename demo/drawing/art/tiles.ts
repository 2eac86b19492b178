import { getLightness } from '../colour.ts';
import { drawPack } from '../containers/index.ts';
import { type Container, type DrawnPack, getBackdropColour, type PackSpec } from '../pack.ts';
import { drawGroundShadow } from '../studio.ts';
import { createSvgDocument, group, type Point, round, translate } from '../svg.ts';
import { createSvgDefs } from '../svg-defs.ts';
import type { Motif } from './motifs.ts';
import { drawReliefWall } from './relief.ts';
import { drawFloor, drawLightPool, drawStandingPack, drawVignette } from './scene-parts.ts';

export type CategoryTile = { title: string; colour: string; motif: Motif; ridgeSpacing: number; spec: PackSpec; scale: number };

export const CATEGORY_TILE = { width: 600, height: 720 };
export const BRAND_TILE = { width: 480, height: 480 };

const MOTIF_CENTRE: Partial<Record<Motif, Point>> = { nested: [300, 380], sun: [300, 600] };

/** On a category tile: the edge between wall and floor, and the base of the pack on the floor. */
const CATEGORY_FLOOR_Y = 590;
const CATEGORY_BASE_Y = 640;

/** Draws a category tile: one colour, one relief, one pack. The page shows the name of the category over the upper part, which has no detail. */
export function drawCategoryTile({ title, colour, motif, ridgeSpacing, spec, scale }: CategoryTile): string {
  const defs = createSvgDefs();
  const x = CATEGORY_TILE.width / 2 + drawPack(defs, spec).centeringOffset * scale;
  const centre = MOTIF_CENTRE[motif];
  const drawing =
    drawReliefWall(defs, { ...CATEGORY_TILE, colour, motif, ridgeSpacing, fade: [0, 110, 0, 330], ...(centre && { centre }) }) +
    drawLightPool(defs, CATEGORY_TILE, { cx: 0.3, cy: 0.46, strength: getLightness(colour) > 0.6 ? 0.4 : 0.13 }) +
    drawFloor(defs, CATEGORY_TILE, CATEGORY_FLOOR_Y, colour) +
    drawStandingPack(defs, spec, { x, y: CATEGORY_BASE_Y, scale }, colour) +
    drawVignette(defs, CATEGORY_TILE, colour, 0.42);
  return createSvgDocument({ ...CATEGORY_TILE, title }, defs.toSvg(), drawing);
}

/** The lowest position of a label's middle. The edge of the tile would cut off the name of the brand on a lower label. */
const LABEL_Y_MAX = 368;
/** The highest and the lowest position of a cropped pack's top. */
const TOP_Y_MIN = 28;
const TOP_Y_MAX = 104;
const SCALE_MAX = 1.5;
const WIDTH_MAX = 330;
/** A pack with an upright label is shown whole, up to this height. `base` is the y of its base. */
const UPRIGHT_PACK = { height_max: 396, base: 436 };
/** A pack up to this height is shown whole. `base` is the y of its base. */
const LOW_PACK = { height_max: 320, base: 404 };
/** The height of all other packs, of which the tile shows only the upper part. */
const CROPPED_HEIGHT_MAX = 564;

/** Narrow containers, whose labels usually read upwards. A brand tile shows them whole, in every layout. */
const UPRIGHT_LABELS: ReadonlySet<Container> = new Set(['lipbalm', 'stick', 'mist']);

/**
 * Computes the scale of a pack on a brand tile, and the y of its base. The lower edge of the tile crops tall packs below their label. A pack
 * whose label reads upwards is shown whole, because the name of the brand begins at its bottom.
 */
function placeOnBrandTile({ container, layout }: PackSpec, { width, height, closeUp }: DrawnPack): { scale: number; base: number } {
  if (layout === 'vertical' || UPRIGHT_LABELS.has(container)) {
    return { scale: Math.min(SCALE_MAX, WIDTH_MAX / width, UPRIGHT_PACK.height_max / height), base: UPRIGHT_PACK.base };
  }
  const scale = Math.min(SCALE_MAX, WIDTH_MAX / width, CROPPED_HEIGHT_MAX / height);
  if (height * scale <= LOW_PACK.height_max) return { scale, base: LOW_PACK.base };
  // The middle of the label is above the base, so its y is negative.
  const topToLabel = height + closeUp.y;
  const top = Math.max(TOP_Y_MIN, Math.min(TOP_Y_MAX, LABEL_Y_MAX - topToLabel * scale));
  const fittingScale = Math.min(scale, (LABEL_Y_MAX - top) / topToLabel);
  return { scale: fittingScale, base: top + height * fittingScale };
}

/** Draws a brand tile: a wall of nested diamonds in the tint of the pack, and the pack with the name of the brand visible. */
export function drawBrandTile(spec: PackSpec): string {
  const defs = createSvgDefs();
  const colour = getBackdropColour(spec);
  const pack = drawPack(defs, spec);
  const { scale, base } = placeOnBrandTile(spec, pack);
  const drawing =
    drawReliefWall(defs, { ...BRAND_TILE, colour, motif: 'nested', ridgeSpacing: 24, ridgeHeight: 2.4, centre: [240, 300] }) +
    drawLightPool(defs, BRAND_TILE, { cx: 0.3, cy: 0.25, strength: 0.6 }) +
    group(
      { transform: translate(BRAND_TILE.width / 2 + pack.centeringOffset * scale, base) },
      drawGroundShadow(defs, { width: pack.baseWidth * scale, height: pack.height * scale }, colour),
      group({ transform: `scale(${round(scale, 3)})` }, pack.svg),
    );
  return createSvgDocument({ ...BRAND_TILE, title: spec.brand }, defs.toSvg(), drawing);
}
