import { mix, shiftTone } from './colour.ts';
import { diamond, element, ellipse, group, line, pathData, rect, repeat, shape, translate, zigzag } from './svg.ts';
import { type Direction, DOWN, type SvgDefs } from './svg-defs.ts';

/**
 * One photo studio for every picture, so that hundreds of pictures look alike: the light comes from the upper left, shadows fall to the lower
 * right, and the base of every pack is at the same height.
 */
export const STUDIO_SIZE = 800;
const HORIZON_Y = 596;

/** An object `width` wide and `height` high. `strength` is the opacity of its shadow. */
type ShadowedObject = { width: number; height: number; strength?: number };

/** Draws the contact shadow and the cast shadow of an object that stands at (0,0) on ground of this colour. */
export function drawGroundShadow(defs: SvgDefs, { width, height, strength = 1 }: ShadowedObject, groundColour: string): string {
  const fill = shiftTone(mix(groundColour, '#4a2a18', 0.35), -0.42);
  const castShadow =
    pathData`M${-width * 0.42} 4L${width * 0.5} 2L${width * 0.5 + height * 0.62} ${-height * 0.1}` +
    pathData`L${width * 0.3 + height * 0.5} ${-height * 0.16}Z`;
  return group(
    { opacity: strength },
    shape(castShadow, { fill, opacity: 0.26, filter: defs.blurFilter(20) }),
    ellipse({
      cx: width * 0.12,
      cy: 8,
      rx: width * 0.6,
      ry: Math.max(10, width * 0.075),
      fill,
      opacity: 0.34,
      filter: defs.blurFilter(11),
    }),
    ellipse({
      cx: width * 0.015,
      cy: 3,
      rx: width * 0.47,
      ry: Math.max(5, width * 0.024),
      fill,
      opacity: 0.62,
      filter: defs.blurFilter(4),
    }),
  );
}

/** Outlines of the cut-out screens through which the sunlight falls. The first one is empty. */
const SCREENS: readonly (() => string)[] = [
  () => '',
  () =>
    repeat(12, (i) => {
      const [column, row] = [Math.floor(i / 3), i % 3];
      const x = 210 + column * 220 + (row % 2 ? 110 : 0);
      const y = 60 + row * 160;
      return diamond(x, y, 140, 0.68) + diamond(x, y, 104, 0.68) + diamond(x, y, 64, 0.68);
    }),
  () =>
    repeat(6, (i) => {
      const y = -80 + i * 120;
      return (
        pathData`M0 ${y}L200 ${y + 130}L400 ${y}L600 ${y + 130}L800 ${y}` +
        pathData`V${y + 56}L600 ${y + 186}L400 ${y + 56}L200 ${y + 186}L0 ${y + 56}Z`
      );
    }),
  () => repeat(4, (i) => diamond(520, 220, 420 - i * 96, 0.8) + diamond(520, 220, 378 - i * 96, 0.8)),
];

/** The part of the studio that a picture shows, in studio units. */
export type View = { x: number; y: number; width: number; height: number };

export const WHOLE_STUDIO: View = { x: 0, y: 0, width: STUDIO_SIZE, height: STUDIO_SIZE };

/** Defines a blur that is limited to the visible part, because a blur over the whole studio takes most of the time of rasterising. */
function defineVisibleBlur(defs: SvgDefs, { x, y, width, height }: View): string {
  const [deviation, margin] = [6, 20];
  const region = { x: x - margin, y: y - margin, width: width + margin * 2, height: height + margin * 2 };
  const blurred = element('feGaussianBlur', { stdDeviation: deviation });
  const id = defs.define('visible blur', (name) => element('filter', { id: name, filterUnits: 'userSpaceOnUse', ...region }, blurred));
  return `url(#${id})`;
}

function drawSunlight(defs: SvgDefs, seed: number, view: View): string {
  const d = SCREENS[seed % SCREENS.length]?.() ?? '';
  if (!d) return '';
  const fadingWhite = defs.linearGradientAt(
    [
      [0, '#fff', 0.85],
      [0.5, '#fff', 0.4],
      [1, '#fff', 0],
    ],
    [STUDIO_SIZE * 0.86, 0, STUDIO_SIZE * 0.2, HORIZON_Y * 0.96],
  );
  const transform = `translate(${((seed >>> 4) % 60) - 40} ${((seed >>> 7) % 50) - 30}) skewX(-14) rotate(-4)`;
  return group({ filter: defineVisibleBlur(defs, view) }, shape(d, { fillRule: 'evenodd', fill: fadingWhite, transform }));
}

/**
 * Draws the empty studio: seamless paper of this colour, a round patch of light, and sunlight through a cut-out screen that `seed` selects.
 */
export function drawStudio(defs: SvgDefs, colour: string, seed: number, view: View): string {
  const edge = HORIZON_Y / STUDIO_SIZE;
  const studio = { width: STUDIO_SIZE, height: STUDIO_SIZE };
  const darkColour = shiftTone(colour, -0.2);
  const paper = defs.linearGradient(
    [
      [0, shiftTone(colour, 0.005)],
      [edge - 0.04, shiftTone(colour, -0.012)],
      [edge + 0.05, shiftTone(colour, 0.022)],
      [1, shiftTone(colour, -0.03)],
    ],
    DOWN,
  );
  return (
    rect({ ...studio, fill: paper }) +
    rect({
      ...studio,
      fill: defs.radialGradient(
        [
          [0, '#fff', 0.62],
          [0.5, '#fff', 0.2],
          [1, '#fff', 0],
        ],
        { cx: 0.3, cy: 0.3, r: 0.7 },
      ),
    }) +
    rect({
      ...studio,
      fill: defs.radialGradient(
        [
          [0, darkColour, 0],
          [0.62, darkColour, 0],
          [1, shiftTone(colour, -0.22), 0.34],
        ],
        { cx: 0.42, cy: 0.42, r: 0.8 },
      ),
    }) +
    drawSunlight(defs, seed, view)
  );
}

export type PlinthKind = 'none' | 'disc' | 'slab';
export type Plinth = { height: number; svg: string };

const TILTED: Direction = [0, 0, 1, 0.3];

const createPlinthTopFill = (defs: SvgDefs, colour: string): string => {
  const pale = shiftTone(colour, 0.035);
  return defs.linearGradient(
    [
      [0, shiftTone(pale, 0.03)],
      [1, shiftTone(pale, -0.05)],
    ],
    TILTED,
  );
};

const drawPlinthShadow = (defs: SvgDefs, width: number, height: number, colour: string): string =>
  group({ transform: translate(0, height) }, drawGroundShadow(defs, { width, height: 130, strength: 0.8 }, colour));

function createDiscPlinth(defs: SvgDefs, baseWidth: number, colour: string): Plinth {
  const height = 34;
  const halfWidth = (baseWidth + 96) / 2;
  const sideFill = defs.linearGradient([
    [0, shiftTone(colour, -0.14)],
    [0.18, shiftTone(colour, 0.05)],
    [0.5, shiftTone(colour, -0.03)],
    [0.85, shiftTone(colour, -0.17)],
    [1, shiftTone(colour, -0.12)],
  ]);
  const svg =
    drawPlinthShadow(defs, halfWidth * 2, height, colour) +
    shape(pathData`M${-halfWidth} 0V${height}A${halfWidth} 24 0 0 0 ${halfWidth} ${height}V0Z`, { fill: sideFill }) +
    ellipse({ rx: halfWidth, ry: 24, fill: createPlinthTopFill(defs, colour) }) +
    line(pathData`M${-halfWidth} 0A${halfWidth} 24 0 0 0 ${halfWidth} 0`, '#fff', 1.6, { opacity: 0.7 });
  return { height, svg };
}

function createSlabPlinth(defs: SvgDefs, baseWidth: number, colour: string): Plinth {
  const height = 46;
  const width = baseWidth + 130;
  const halfWidth = width / 2;
  const darkColour = shiftTone(mix(colour, '#5a3420', 0.2), -0.2);
  const drawRidge = ({ offset, stroke, opacity, strokeWidth }: { offset: number; stroke: string; opacity: number; strokeWidth: number }) =>
    line(zigzag({ x0: -halfWidth, x1: halfWidth + 1, step: 23, y: 20 + offset, depth: 16 }), stroke, strokeWidth, { opacity });
  const darkRidge = { stroke: darkColour, opacity: 0.4, strokeWidth: 3 };
  const lightRidge = { stroke: '#fff', opacity: 0.55, strokeWidth: 1.6 };
  const top = pathData`M${-halfWidth} 14L${-halfWidth + 34} -16H${halfWidth - 34}L${halfWidth} 14Z`;
  const svg =
    drawPlinthShadow(defs, width, height, colour) +
    shape(top, { fill: createPlinthTopFill(defs, colour) }) +
    rect({
      x: -halfWidth,
      y: 14,
      width,
      height: height - 10,
      fill: defs.linearGradient([
        [0, shiftTone(colour, -0.02)],
        [1, shiftTone(colour, -0.13)],
      ]),
    }) +
    drawRidge({ ...darkRidge, offset: 0 }) +
    drawRidge({ ...lightRidge, offset: -2 }) +
    drawRidge({ ...darkRidge, offset: 9 }) +
    drawRidge({ ...lightRidge, offset: 7 }) +
    shape(pathData`M${-halfWidth} 14H${halfWidth}`, { stroke: '#fff', strokeWidth: 1.6, opacity: 0.8 });
  return { height, svg };
}

/** Creates the plinth for a pack whose base is this wide. Its top is at y = 0. */
export function createPlinth(defs: SvgDefs, kind: PlinthKind, baseWidth: number, colour: string): Plinth {
  if (kind === 'disc') return createDiscPlinth(defs, baseWidth, colour);
  if (kind === 'slab') return createSlabPlinth(defs, baseWidth, colour);
  return { height: 0, svg: '' };
}
