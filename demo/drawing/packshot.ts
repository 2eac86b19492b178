import { shiftTone } from './colour.ts';
import { drawPack } from './containers/index.ts';
import { chooseByHash, hashText } from './hash.ts';
import { drawShadedIngredient } from './ingredients/shaded-ingredients.ts';
import { type Container, type DrawnPack, getBackdropColour, type PackIcon, type PackSpec } from './pack.ts';
import { replaceShade } from './shade.ts';
import {
  createPlinth,
  drawGroundShadow,
  drawStudio,
  type Plinth,
  type PlinthKind,
  STUDIO_SIZE,
  type View,
  WHOLE_STUDIO,
} from './studio.ts';
import { createSvgDocument, ellipse, group, round, translate } from './svg.ts';
import { createSvgDefs, type SvgDefs } from './svg-defs.ts';

/** Packs that are wide, low or in groups stand on the floor, because a plinth would leave them too little room. */
const FLOOR_ONLY: ReadonlySet<Container> = new Set(['sachet', 'ampoule', 'cushion', 'balm', 'lipbalm']);

/** Leaves lie flat and in pairs; other ingredients form one group. */
const LEAVES: ReadonlySet<PackIcon> = new Set(['centella', 'heartleaf', 'greentea', 'mugwort', 'olive']);

/** The colours of the ingredients that lie beside a pack. All others have a colour derived from the backdrop. */
const INGREDIENT_COLOURS: Partial<Record<PackIcon, string>> = {
  centella: '#5E8A4A',
  heartleaf: '#6C8E55',
  greentea: '#5F8C48',
  mugwort: '#72865A',
  olive: '#7C8A4A',
  rose: '#D98C8C',
  snail: '#B98B5E',
  honey: '#D98C16',
  citrus: '#D98C16',
  sun: '#E2A24A',
  ginseng: '#CDAA70',
};

const getIngredientColour = (icon: PackIcon, backdrop: string): string =>
  INGREDIENT_COLOURS[icon] ?? (icon === 'rice' ? backdrop : shiftTone(backdrop, -0.1));

/** Draws the ingredient with its middle at (`x`, `y`) on the floor. `side` is the side of the pack on which it lies: 1 is right, -1 left. */
function drawIngredient(defs: SvgDefs, icon: PackIcon, backdrop: string, { x, y, side }: { x: number; y: number; side: 1 | -1 }): string {
  const ingredient = drawShadedIngredient(defs, icon, getIngredientColour(icon, backdrop));
  if (!LEAVES.has(icon)) return group({ transform: translate(x, y) }, group({ transform: 'scale(1.2)' }, ingredient));
  const drawLeaf = ({ dx, dy, scale, turn, flatness }: Record<'dx' | 'dy' | 'scale' | 'turn' | 'flatness', number>) => {
    const shadow = ellipse({
      cx: 8,
      cy: 12,
      rx: 46 * scale,
      ry: 16 * scale,
      fill: shiftTone(backdrop, -0.5),
      opacity: 0.34,
      filter: defs.blurFilter(7),
    });
    const lyingTransform = `scale(${round(scale)}) rotate(${turn}) skewX(-10) scale(1 ${flatness})`;
    return group({ transform: translate(x + dx, y + dy) }, shadow, group({ transform: lyingTransform }, ingredient));
  };
  return (
    drawLeaf({ dx: 0, dy: 0, scale: 1.3, turn: side * 64, flatness: 0.6 }) +
    drawLeaf({ dx: side * -96, dy: 34, scale: 0.86, turn: side * -40, flatness: 0.55 })
  );
}

/**
 * A pack in the studio: `x` and `base` are the middle of its base. `seed`, a hash of the pack, selects plinth, light and side of the
 * ingredient. Each of these choices skips a different number of bits of the seed, so that it does not depend on the others.
 */
type Composition = { defs: SvgDefs; pack: DrawnPack; plinth: Plinth; scale: number; x: number; base: number; seed: number };

/** The largest pack in a picture, in studio units. The plinth takes some of the height. */
const PACK_WIDTH_MAX = 536;
const PACK_HEIGHT_MAX = { onPlinth: 554, onFloor: 584 };
/** Small packs are enlarged at most by this factor, so that they still look small. */
const PACK_SCALE_MAX = 1.6;
/** A little left of the middle (400), as shadows fall to the right. */
const PACK_X = 392;
/** The middle of the pack is at this height, unless its base would then be below BASE_Y_MAX. */
const PACK_MIDDLE_Y = 416;
const BASE_Y_MAX = 694;
/** A plinth raises the pack by this share of the plinth's height. */
const PLINTH_LIFT = 0.9;

/** Places the pack in the studio: as large as the picture allows, with its base always at about the same height. */
function placePack(spec: PackSpec): Composition {
  const defs = createSvgDefs();
  const seed = hashText(spec.brand + spec.name + spec.container);
  const pack = drawPack(defs, spec);
  const kind: PlinthKind = FLOOR_ONLY.has(spec.container)
    ? 'none'
    : chooseByHash(['none', 'disc', 'none', 'slab'], seed, { skippedBits: 2 });
  const plinth = createPlinth(defs, kind, pack.baseWidth, getBackdropColour(spec));
  const height_max = plinth.height > 0 ? PACK_HEIGHT_MAX.onPlinth : PACK_HEIGHT_MAX.onFloor;
  const scale = Math.min(height_max / pack.height, PACK_WIDTH_MAX / pack.width, PACK_SCALE_MAX);
  const x = PACK_X + pack.centeringOffset * scale;
  const base = Math.min(BASE_Y_MAX, PACK_MIDDLE_Y + (pack.height * scale) / 2) - plinth.height * PLINTH_LIFT;
  return { defs, pack, plinth, scale, x, base, seed };
}

/** How far the ingredient lies from the pack, to the side and towards the viewer. A plinth pushes it further away. */
const INGREDIENT_GAP = { onPlinth: { x: 84, y: 38 }, onFloor: { x: 60, y: 20 } };
/** A wider pack would push the ingredient out of the picture. */
const INGREDIENT_DISTANCE_MAX = 286;

function drawIngredientBeside(
  { defs, pack, plinth, scale, x, base, seed }: Composition,
  { container, icon }: PackSpec,
  backdrop: string,
): string {
  // The open pan of a cushion lies at its right.
  const side = container !== 'cushion' && (seed >>> 6) % 2 ? 1 : -1;
  const gap = plinth.height > 0 ? INGREDIENT_GAP.onPlinth : INGREDIENT_GAP.onFloor;
  const distance = Math.min(INGREDIENT_DISTANCE_MAX, (pack.baseWidth * scale) / 2 + gap.x);
  return drawIngredient(defs, icon, backdrop, { x: x + side * distance, y: base + gap.y, side });
}

/** `beside` is SVG drawn beside the pack, `behind` SVG drawn between the pack and the wall behind it. */
type Surroundings = { view: View; beside?: string; behind?: string };

function drawComposition(spec: PackSpec, composition: Composition, { view, beside = '', behind = '' }: Surroundings): string {
  const { defs, pack, plinth, scale, x, base, seed } = composition;
  const backdrop = getBackdropColour(spec);
  const standingPack = group(
    { transform: translate(x, base) },
    plinth.svg,
    drawGroundShadow(
      defs,
      { width: pack.baseWidth * scale, height: pack.height * scale, strength: plinth.height > 0 ? 0.75 : 1 },
      backdrop,
    ),
    group({ transform: `scale(${round(scale, 3)})` }, pack.svg),
  );
  const studio = drawStudio(defs, backdrop, seed >>> 3, view);
  const viewBox = [view.x, view.y, view.width, view.height].map((length) => round(length)).join(' ');
  const title = `${spec.brand} ${spec.name}, ${spec.volume}`;
  return createSvgDocument({ width: STUDIO_SIZE, height: STUDIO_SIZE, viewBox, title }, defs.toSvg(), studio, behind, standingPack, beside);
}

/** Draws the product picture: one pack in the studio with its ingredient. The same spec always gives the same string. */
export function drawPackshot(spec: PackSpec): string {
  const composition = placePack(spec);
  return drawComposition(spec, composition, {
    view: WHOLE_STUDIO,
    beside: drawIngredientBeside(composition, spec, getBackdropColour(spec)),
  });
}

/** The disc behind a pack: large enough to be seen on both sides of the pack. */
const SHADE_DISC = { cx: 400, cy: 366, rx: 268, ry: 268 };

/** Draws the picture of a shade (#RRGGBB): the pack in front of a disc in this shade, because the shade is hardly visible on many packs. */
export function drawShadePicture(spec: PackSpec, swatch: string): string {
  const specInShade = replaceShade(spec, swatch);
  const composition = placePack(specInShade);
  const light = composition.defs.radialGradient(
    [
      [0, shiftTone(swatch, 0.05)],
      [1, shiftTone(swatch, -0.04)],
    ],
    { cx: 0.34, cy: 0.28, r: 0.9 },
  );
  const behind = ellipse({ ...SHADE_DISC, fill: light });
  return drawComposition(specInShade, composition, { view: WHOLE_STUDIO, behind });
}

/** Draws a close-up of the label, as a part of the same composition. */
export function drawDetailPicture(spec: PackSpec): string {
  const composition = placePack(spec);
  const { closeUp } = composition.pack;
  const side = closeUp.size * composition.scale;
  const clampToStudio = (middle: number) => Math.min(STUDIO_SIZE - side, Math.max(0, middle - side / 2));
  const x = clampToStudio(composition.x + closeUp.x * composition.scale);
  const y = clampToStudio(composition.base + closeUp.y * composition.scale);
  return drawComposition(spec, composition, { view: { x, y, width: side, height: side } });
}
