import { shiftTone } from '../colour.ts';
import { drawPack } from '../containers/index.ts';
import type { PackSpec } from '../pack.ts';
import { drawGroundShadow } from '../studio.ts';
import { ellipse, group, line, pathData, rect, repeat, round, shape, translate, zigzag } from '../svg.ts';
import { DOWN, type SvgDefs } from '../svg-defs.ts';

/** Position and size of a plinth, which is a block or a disc. (x, y) is the middle of the upper front edge of a block, or of the top of a disc. */
export type PlinthBox = { x: number; y: number; width: number; height: number };

export type Area = { width: number; height: number };

const BLOCK_DEPTH = 34;
const RIDGE_GAP = 15;

/** Draws a plinth that is a carved block. */
export function drawBlock(defs: SvgDefs, { x, y, width, height }: PlinthBox, colour: string): string {
  const [left, right] = [x - width / 2, x + width / 2];
  const top = shiftTone(colour, 0.07);
  const carved = repeat(Math.max(0, Math.ceil((height - 30) / RIDGE_GAP)), (row) => {
    const step = width / Math.round(width / 22);
    const d = zigzag({ x0: left, x1: right + 0.5, step, y: y + 18 + row * RIDGE_GAP, depth: 14 });
    return (
      line(d, shiftTone(colour, -0.14), 3.4, { opacity: 0.7 }) +
      line(d, shiftTone(colour, 0.16), 1.8, { transform: 'translate(-.8 -2)', opacity: 0.75 })
    );
  });
  const lid = pathData`M${left} ${y}L${left + BLOCK_DEPTH} ${y - BLOCK_DEPTH * 0.8}H${right - BLOCK_DEPTH}L${right} ${y}Z`;
  const front = pathData`M${left} ${y}h${width}v${height}h${-width}Z`;
  return (
    group({ transform: translate(x, y + height) }, drawGroundShadow(defs, { width: width * 1.02, height: 150, strength: 0.9 }, colour)) +
    shape(lid, {
      fill: defs.linearGradient(
        [
          [0, shiftTone(top, 0.05)],
          [1, shiftTone(top, -0.03)],
        ],
        [0, 0, 1, 0.4],
      ),
    }) +
    rect({
      x: left,
      y,
      width,
      height,
      fill: defs.linearGradient(
        [
          [0, shiftTone(colour, 0.015)],
          [1, shiftTone(colour, -0.1)],
        ],
        DOWN,
      ),
    }) +
    group({ clipPath: defs.clipPath(front) }, carved) +
    shape(pathData`M${left} ${y}h${width}`, { stroke: '#fff', strokeOpacity: 0.5, strokeWidth: 1.6 })
  );
}

/** Draws a low round plinth. */
export function drawDisc(defs: SvgDefs, { x, y, width, height }: PlinthBox, colour: string): string {
  const curve = width * 0.1;
  const halfWidth = width / 2;
  const sideFill = defs.linearGradient([
    [0, shiftTone(colour, -0.1)],
    [0.2, shiftTone(colour, 0.06)],
    [0.5, colour],
    [0.86, shiftTone(colour, -0.14)],
    [1, shiftTone(colour, -0.09)],
  ]);
  const top = defs.linearGradient(
    [
      [0, shiftTone(colour, 0.12)],
      [1, shiftTone(colour, 0.02)],
    ],
    [0, 0, 1, 0.5],
  );
  return (
    group({ transform: translate(x, y + height + curve * 0.5) }, drawGroundShadow(defs, { width, height: 140, strength: 0.9 }, colour)) +
    shape(pathData`M${x - halfWidth} ${y}v${height}a${halfWidth} ${curve} 0 0 0 ${width} 0v${-height}Z`, { fill: sideFill }) +
    ellipse({ cx: x, cy: y, rx: halfWidth, ry: curve, fill: top }) +
    line(pathData`M${x - halfWidth} ${y}a${halfWidth} ${curve} 0 0 0 ${width} 0`, '#fff', 1.6, { strokeOpacity: 0.6 })
  );
}

/** Draws a pack and its shadow, with the middle of its base at (x, y). */
export function drawStandingPack(
  defs: SvgDefs,
  spec: PackSpec,
  { x, y, scale }: { x: number; y: number; scale: number },
  groundColour: string,
): string {
  const pack = drawPack(defs, spec);
  return group(
    { transform: translate(x, y) },
    drawGroundShadow(defs, { width: pack.baseWidth * scale, height: pack.height * scale, strength: 0.9 }, groundColour),
    group({ transform: `scale(${round(scale, 3)})` }, pack.svg),
  );
}

/** Draws a round patch of light. `cx` and `cy` are its centre, as shares of the picture's width and height. */
export const drawLightPool = (defs: SvgDefs, area: Area, { cx, cy, strength }: { cx: number; cy: number; strength: number }): string =>
  rect({
    ...area,
    fill: defs.radialGradient(
      [
        [0, '#fff', strength],
        [0.5, '#fff', strength * 0.25],
        [1, '#fff', 0],
      ],
      { cx, cy, r: 0.62 },
    ),
  });

/** Darkens the corners of the picture. */
export function drawVignette(defs: SvgDefs, area: Area, colour: string, strength: number): string {
  const darkColour = shiftTone(colour, -0.24);
  return rect({
    ...area,
    fill: defs.radialGradient(
      [
        [0, darkColour, 0],
        [0.55, darkColour, 0],
        [1, darkColour, strength],
      ],
      { cx: 0.5, cy: 0.42, r: 0.78 },
    ),
  });
}

/** Draws the floor from `y` down, and a soft shadow where it meets the wall. */
export function drawFloor(defs: SvgDefs, { width, height }: Area, y: number, colour: string): string {
  const paint = defs.linearGradient(
    [
      [0, shiftTone(colour, 0.03)],
      [0.25, shiftTone(colour, 0.085)],
      [1, shiftTone(colour, 0.01)],
    ],
    DOWN,
  );
  return (
    rect({ x: 0, y, width, height: height - y, fill: paint }) +
    rect({ x: 0, y: y - 10, width, height: 20, fill: shiftTone(colour, -0.12), opacity: 0.3, filter: defs.blurFilter(9) })
  );
}
