import { lightness } from '../colour.ts';
import { drawPack } from '../containers/index.ts';
import { makeKit } from '../kit.ts';
import { type PackSpec, stageColour } from '../pack.ts';
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
  const centre = MOTIF_CENTRE[motif];
  const drawing =
    reliefWall(kit, { ...CATEGORY_TILE, colour, motif, step, fade: [0, 110, 0, 330], ...(centre ? { centre } : {}) }) +
    pool(kit, CATEGORY_TILE, 0.3, 0.46, lightness(colour) > 0.6 ? 0.4 : 0.13) +
    floor(kit, CATEGORY_TILE, 590, colour) +
    standing(kit, spec, { x: 300, y: 640, scale }, colour) +
    vignette(kit, CATEGORY_TILE, colour, 0.42);
  return picture({ ...CATEGORY_TILE, title }, kit.definitions(), drawing);
}

/** A brand: the tint of its pack, embossed diamonds, the pack cropped by the lower edge where it is tall. */
export function brandTile(spec: PackSpec): string {
  const kit = makeKit();
  const colour = stageColour(spec);
  const pack = drawPack(kit, spec);
  const scale = Math.min(1.5, 330 / pack.width, (470 / pack.height) * 1.2);
  const height = pack.height * scale;
  const drawing =
    reliefWall(kit, { ...BRAND_TILE, colour, motif: 'nested', step: 24, depth: 2.4, centre: [240, 300] }) +
    pool(kit, BRAND_TILE, 0.3, 0.25, 0.6) +
    group(
      { transform: translate(240, height > 320 ? 104 + height : 404) },
      groundShadow(kit, pack.foot * scale, height, colour),
      group({ transform: `scale(${round(scale, 3)})` }, pack.svg),
    );
  return picture({ ...BRAND_TILE, title: spec.brand }, kit.definitions(), drawing);
}
