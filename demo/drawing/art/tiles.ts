import { lightness } from '../colour.ts';
import { drawPack } from '../containers/index.ts';
import { makeKit } from '../kit.ts';
import { type Container, type DrawnPack, type PackSpec, stageColour } from '../pack.ts';
import { groundShadow } from '../studio.ts';
import { group, type Point, picture, round, translate } from '../svg.ts';
import type { Motif } from './motifs.ts';
import { reliefWall } from './relief.ts';
import { floor, pool, standing, vignette } from './scene-pieces.ts';

export type CategoryTile = { title: string; colour: string; motif: Motif; step: number; spec: PackSpec; scale: number };

export const CATEGORY_TILE = { width: 600, height: 720 };
export const BRAND_TILE = { width: 480, height: 480 };

const MOTIF_CENTRE: Partial<Record<Motif, Point>> = { nested: [300, 380], sun: [300, 600] };

/** A category: one deep colour, one relief, one pack. The name is set over its calm upper part by the page. */
export function categoryTile({ title, colour, motif, step, spec, scale }: CategoryTile): string {
  const kit = makeKit();
  const x = 300 + drawPack(kit, spec).shift * scale * 0.6;
  const centre = MOTIF_CENTRE[motif];
  const drawing =
    reliefWall(kit, { ...CATEGORY_TILE, colour, motif, step, fade: [0, 110, 0, 330], ...(centre ? { centre } : {}) }) +
    pool(kit, CATEGORY_TILE, 0.3, 0.46, lightness(colour) > 0.6 ? 0.4 : 0.13) +
    floor(kit, CATEGORY_TILE, 590, colour) +
    standing(kit, spec, { x, y: 640, scale }, colour) +
    vignette(kit, CATEGORY_TILE, colour, 0.42);
  return picture({ ...CATEGORY_TILE, title }, kit.definitions(), drawing);
}

/** Lowest that the middle of a label may be: below it the brand's name would be cut off. */
const LABEL_FLOOR = 368;
const HIGHEST_TOP = 28;

/** These read upwards unless they are told otherwise. */
const UPRIGHT_LABELS: ReadonlySet<Container> = new Set(['lipbalm', 'stick', 'mist']);

/**
 * Scale of a pack on a brand tile and where its base is. Tall packs are cropped by the lower edge, below their label;
 * where the brand reads upwards, and so begins at the bottom, the pack is shown whole.
 */
function brandPlace({ container, layout }: PackSpec, { width, height, label }: DrawnPack): { scale: number; base: number } {
  if (layout === 'vertical' || UPRIGHT_LABELS.has(container)) return { scale: Math.min(1.5, 330 / width, 396 / height), base: 436 };
  const scale = Math.min(1.5, 330 / width, 564 / height);
  if (height * scale <= 320) return { scale, base: 404 };
  const toLabel = height + label.y;
  const top = Math.max(HIGHEST_TOP, Math.min(104, LABEL_FLOOR - toLabel * scale));
  const fitted = Math.min(scale, (LABEL_FLOOR - top) / toLabel);
  return { scale: fitted, base: top + height * fitted };
}

/** A brand: the tint of its pack, embossed diamonds, and the pack with its name in sight. */
export function brandTile(spec: PackSpec): string {
  const kit = makeKit();
  const colour = stageColour(spec);
  const pack = drawPack(kit, spec);
  const { scale, base } = brandPlace(spec, pack);
  const drawing =
    reliefWall(kit, { ...BRAND_TILE, colour, motif: 'nested', step: 24, depth: 2.4, centre: [240, 300] }) +
    pool(kit, BRAND_TILE, 0.3, 0.25, 0.6) +
    group(
      { transform: translate(240 + pack.shift * scale * 0.6, base) },
      groundShadow(kit, pack.foot * scale, pack.height * scale, colour),
      group({ transform: `scale(${round(scale, 3)})` }, pack.svg),
    );
  return picture({ ...BRAND_TILE, title: spec.brand }, kit.definitions(), drawing);
}
