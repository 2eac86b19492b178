import { shiftTone } from '../colour.ts';
import type { PackSpec } from '../pack.ts';
import { createSvgDocument, type Point } from '../svg.ts';
import { createSvgDefs, type Direction } from '../svg-defs.ts';
import type { Motif } from './motifs.ts';
import { drawReliefWall } from './relief.ts';
import { drawBlock, drawDisc, drawFloor, drawLightPool, drawStandingPack, drawVignette } from './scene-parts.ts';

/** A block or disc that packs stand on. `x` and `y` are offsets from the middle of the group, on the line where wall and floor meet. */
type Plinth = {
  kind: 'block' | 'disc';
  x: number;
  y: number;
  width: number;
  height: number;
  /** How much lighter it is than the wall, as `shiftTone` takes it. */
  toneShift?: number;
};
type ScenePack = { product: string; x: number; y: number; scale: number };

export type Scene = {
  id: string;
  title: string;
  colour: string;
  motif: Motif;
  ridgeSpacing: number;
  ridgeHeight?: number;
  /** Colour of the text that the page sets over the slide. */
  ink: 'light' | 'dark';
  plinths: readonly Plinth[];
  packs: readonly ScenePack[];
};

export type SlideShape = 'wide' | 'tall';
export const SLIDE_SHAPES: readonly SlideShape[] = ['wide', 'tall'];

export const SLIDE_SIZE: Record<SlideShape, { width: number; height: number }> = {
  wide: { width: 1600, height: 640 },
  tall: { width: 780, height: 1020 },
};

type Frame = {
  /** The y of the line where wall and floor meet. */
  floor: number;
  /** The x of the middle of the group. */
  middle: number;
  scale: number;
  /** The y of a motif's centre. The centre of a sun is on the floor instead. */
  motifY: number;
  fade: Direction;
  /** The centre of the patch of light, as shares of the picture's width and height. */
  light: Point;
};

/**
 * Leaves the left 46 % of the wide shape and the upper 40 % of the tall one free of detail, because the page shows text over them.
 */
const FRAMES: Record<SlideShape, Frame> = {
  wide: { floor: 520, middle: 1120, scale: 0.86, motifY: 330, fade: [730, 0, 1040, 0], light: [0.66, 0.3] },
  tall: { floor: 838, middle: 400, scale: 0.77, motifY: 620, fade: [0, 405, 0, 600], light: [0.36, 0.66] },
};

/** Draws the picture of a slide without its text, which the page shows as HTML: screen readers read it, and it can be translated. */
export function drawSlide(scene: Scene, specByProduct: ReadonlyMap<string, PackSpec>, shape: SlideShape): string {
  const frame = FRAMES[shape];
  const { middle, light } = frame;
  const { colour, motif, ink } = scene;
  const defs = createSvgDefs();
  const area = SLIDE_SIZE[shape];
  const centre: Point = [middle, motif === 'sun' ? frame.floor + 6 : frame.motifY];
  const ridgeSpacing = shape === 'wide' ? scene.ridgeSpacing : scene.ridgeSpacing + 2;
  const wall = drawReliefWall(defs, {
    ...area,
    colour,
    motif,
    ridgeSpacing,
    ridgeHeight: scene.ridgeHeight ?? 5,
    fade: frame.fade,
    centre,
  });

  const plinths = scene.plinths.map((plinth) => {
    const draw = plinth.kind === 'block' ? drawBlock : drawDisc;
    const position = { x: middle + plinth.x, y: frame.floor + plinth.y, width: plinth.width, height: plinth.height };
    return draw(defs, position, plinth.toneShift ? shiftTone(colour, plinth.toneShift) : colour);
  });
  const packs = scene.packs.map(({ product, x, y, scale }) => {
    const spec = specByProduct.get(product);
    if (!spec) throw new Error(`scene ${scene.id}: no product ${product}`);
    return drawStandingPack(defs, spec, { x: middle + x, y: frame.floor + y, scale: scale * frame.scale }, colour);
  });

  const drawing =
    wall +
    drawLightPool(defs, area, { cx: light[0], cy: light[1], strength: ink === 'light' ? 0.13 : 0.5 }) +
    drawFloor(defs, area, frame.floor, colour) +
    plinths.join('') +
    packs.join('') +
    drawVignette(defs, area, colour, ink === 'light' ? 0.5 : 0.25);
  return createSvgDocument({ ...area, title: scene.title }, defs.toSvg(), drawing);
}
