import { mix, shiftTone } from '../colour.ts';
import type { PackIcon } from '../pack.ts';
import { circle, ellipse, group, line, pathData, repeat, shape, translate } from '../svg.ts';
import { DIAGONAL, DOWN, type SvgDefs } from '../svg-defs.ts';
import { OUTLINE } from './outlines.ts';

type Circle = { x: number; y: number; r: number };

/** Draws a leaf that lies on the floor, with its right half in shadow. */
function drawLeaf(defs: SvgDefs, outline: string, colour: string, veins: readonly string[]): string {
  const paint = defs.linearGradient(
    [
      [0, shiftTone(colour, 0.16)],
      [0.45, colour],
      [1, shiftTone(colour, -0.14)],
    ],
    DIAGONAL,
  );
  const shadow = shape('M0-60V60H60V-60Z', { fill: shiftTone(colour, -0.12), opacity: 0.28 });
  const lines = veins.map((d) => line(d, shiftTone(colour, 0.2), 1.8, { opacity: 0.75 })).join('');
  return shape(outline, { fill: paint }) + group({ clipPath: defs.clipPath(outline) }, shadow, lines);
}

/** Draws a drop of clear fluid. `backgroundColour` is the colour that is visible through it. */
function drawDroplet(defs: SvgDefs, backgroundColour: string, { x, y, r }: Circle, colour = '#ffffff'): string {
  const body = defs.radialGradient(
    [
      [0, shiftTone(colour, 0.02), 0.15],
      [0.7, shiftTone(backgroundColour, -0.02), 0.35],
      [1, shiftTone(backgroundColour, -0.16), 0.6],
    ],
    { cx: 0.62, cy: 0.66, r: 0.62 },
  );
  return group(
    { transform: translate(x, y) },
    ellipse({
      cx: r * 0.18,
      cy: r * 0.42,
      rx: r * 1.04,
      ry: r * 0.62,
      fill: shiftTone(backgroundColour, -0.35),
      opacity: 0.22,
      filter: defs.blurFilter(3),
    }),
    ellipse({ rx: r, ry: r * 0.72, fill: body }),
    ellipse({ cx: -r * 0.36, cy: -r * 0.3, rx: r * 0.26, ry: r * 0.13, fill: '#fff', opacity: 0.95, transform: 'rotate(-28)' }),
    line(pathData`M${-r * 0.2} ${r * 0.5}A${r} ${r * 0.7} 0 0 0 ${r * 0.8} ${r * 0.2}`, '#fff', r * 0.08, { opacity: 0.6 }),
  );
}

/** Draws a shiny ball. Its shadow is a darker tone of `backgroundColour`. */
function drawBall(defs: SvgDefs, backgroundColour: string, { x, y, r }: Circle, colour: string): string {
  const body = defs.radialGradient(
    [
      [0, shiftTone(colour, 0.22)],
      [0.45, colour],
      [0.85, shiftTone(colour, -0.2)],
      [1, shiftTone(colour, -0.1)],
    ],
    { cx: 0.34, cy: 0.3, r: 0.8 },
  );
  return group(
    { transform: translate(x, y) },
    ellipse({
      cx: r * 0.3,
      cy: r * 0.92,
      rx: r * 1.1,
      ry: r * 0.26,
      fill: shiftTone(backgroundColour, -0.4),
      opacity: 0.3,
      filter: defs.blurFilter(4),
    }),
    circle({ r, fill: body }),
    ellipse({ cx: -r * 0.36, cy: -r * 0.42, rx: r * 0.24, ry: r * 0.16, fill: '#fff', opacity: 0.9, transform: 'rotate(-30)' }),
  );
}

const drawDroplets = (defs: SvgDefs, colour: string): string =>
  drawDroplet(defs, colour, { x: -26, y: 10, r: 26 }) +
  drawDroplet(defs, colour, { x: 22, y: 22, r: 16 }) +
  drawDroplet(defs, colour, { x: 14, y: -12, r: 10 });

const RICE_GRAINS = [
  { x: -34, y: 14, turn: 70 },
  { x: -6, y: -8, turn: 22 },
  { x: 22, y: 16, turn: -50 },
  { x: 44, y: -2, turn: 80 },
  { x: -14, y: 30, turn: -15 },
  { x: 10, y: 38, turn: 60 },
  { x: -52, y: -6, turn: 10 },
];

function drawRice(defs: SvgDefs, backgroundColour: string): string {
  const grain = defs.linearGradient([
    [0, '#fffdf6'],
    [0.5, '#f6efe0'],
    [1, '#cdbf9f'],
  ]);
  return RICE_GRAINS.map(({ x, y, turn }) =>
    group(
      { transform: translate(x, y) },
      ellipse({ cx: 3, cy: 7, rx: 16, ry: 6, fill: shiftTone(backgroundColour, -0.45), opacity: 0.25, filter: defs.blurFilter(3) }),
      group(
        { transform: `rotate(${turn})` },
        ellipse({ rx: 7.5, ry: 18, fill: grain }),
        line('M-2.5-12C-4 0-4 4-2.5 12', '#fff', 1.6, { opacity: 0.9 }),
      ),
    ),
  ).join('');
}

function drawHoneycomb(defs: SvgDefs, { x, y }: { x: number; y: number }): string {
  const createCell = (r: number, yOffset = 0) => {
    const [cy, near, far] = [y + yOffset, r * 0.3, r * 0.62];
    return pathData`M${x} ${cy - far}L${x + r} ${cy - near}V${cy + near}L${x} ${cy + far}L${x - r} ${cy + near}V${cy - near}Z`;
  };
  return (
    shape(createCell(34, 14), { fill: '#7a4410', opacity: 0.3, filter: defs.blurFilter(5) }) +
    shape(createCell(34, 8), { fill: '#b06a12' }) +
    shape(createCell(34), {
      fill: defs.linearGradient(
        [
          [0, '#ffd777'],
          [0.5, '#efa62c'],
          [1, '#c97c12'],
        ],
        DIAGONAL,
      ),
    }) +
    shape(createCell(22), {
      fill: defs.linearGradient(
        [
          [0, '#f0a92f'],
          [1, '#ffdf8e'],
        ],
        DIAGONAL,
      ),
      opacity: 0.9,
    }) +
    line(pathData`M${x - 18} ${y - 10}L${x - 2} ${y - 18}`, '#fff', 3, { strokeLinecap: 'round', opacity: 0.9 })
  );
}

const drawHoney = (defs: SvgDefs, colour: string): string =>
  drawHoneycomb(defs, { x: -30, y: 12 }) +
  drawHoneycomb(defs, { x: 14, y: -8 }) +
  drawDroplet(defs, colour, { x: 52, y: 30, r: 15 }, '#ffd777');

function drawCitrusSlice(defs: SvgDefs): string {
  const flesh = defs.radialGradient(
    [
      [0, '#ffe9a3'],
      [1, '#f6b733'],
    ],
    { cx: 0.5, cy: 0.9, r: 0.9 },
  );
  const drawSegment = (turn: number) =>
    shape('M0-4L-13-35A37 37 0 0 1 13-35Z', {
      transform: `rotate(${turn})`,
      fill: flesh,
      stroke: '#fff3cf',
      strokeWidth: 2.4,
      strokeLinejoin: 'round',
    });
  return (
    ellipse({ cx: 8, cy: 20, rx: 52, ry: 26, fill: '#7a4410', opacity: 0.22, filter: defs.blurFilter(6) }) +
    group(
      { transform: 'scale(1 .66)' },
      circle({ r: 50, cy: 9, fill: '#d98c16' }),
      circle({
        r: 50,
        fill: defs.linearGradient(
          [
            [0, '#ffd362'],
            [1, '#eea323'],
          ],
          DIAGONAL,
        ),
      }),
      circle({ r: 44.5, fill: '#fff6db' }),
      repeat(9, (i) => drawSegment(i * 40)),
      circle({ r: 4, fill: '#fff6db' }),
    )
  );
}

const PETALS = [
  { x: -22, y: 12, turn: -30 },
  { x: 20, y: 16, turn: 40 },
  { x: 0, y: -8, turn: 0 },
];

function drawPetals(defs: SvgDefs, colour: string): string {
  const paint = defs.radialGradient(
    [
      [0, shiftTone(colour, 0.2)],
      [0.7, colour],
      [1, shiftTone(colour, -0.12)],
    ],
    { cx: 0.4, cy: 0.3, r: 0.8 },
  );
  return PETALS.map(({ x, y, turn }) =>
    group(
      { transform: `${translate(x, y)} rotate(${turn}) scale(1 .7)` },
      shape('M0 30C-34 20-36-22-10-32C0-26 6-26 14-32C36-18 30 20 0 30Z', { fill: paint }),
      line('M-8-20C-4-6-2 8 0 22', shiftTone(colour, -0.12), 1.4, { opacity: 0.5 }),
    ),
  ).join('');
}

const ROOT =
  'M-58-8C-46-18-30-14-18-8C0-6 14-16 34-22C46-25 60-24 66-28C58-16 44-12 34-8C46-4 58 2 64 12C50 8 36 6 24 4C10 8-2 14-14 10C-30 16-48 10-58-8Z';

const drawGinsengRoot = (defs: SvgDefs, colour: string): string =>
  ellipse({ cx: 6, cy: 24, rx: 60, ry: 10, fill: shiftTone(colour, -0.4), opacity: 0.3, filter: defs.blurFilter(5) }) +
  shape(ROOT, {
    fill: defs.linearGradient(
      [
        [0, '#ecd9ad'],
        [0.5, '#d9ba80'],
        [1, '#a97f47'],
      ],
      DOWN,
    ),
  }) +
  shape('M-44-8v12M-34-10v18M-22-6v12M-6-4v10M10-6v8', { stroke: '#9a7440', strokeWidth: 1.6, opacity: 0.55 });

const CENTELLA_VEINS = ['M0 10V-40', 'M0 8L-34-22', 'M0 8L34-22', 'M0 8L-44 4', 'M0 8L44 4', 'M0 8L-16-38', 'M0 8L16-38'];
const HEARTLEAF_VEINS = ['M0 42V-20', 'M0 22L-26-12', 'M0 22L26-12', 'M0 32L-34 6', 'M0 32L34 6'];
const LEAF_VEINS = ['M0 50V-46', 'M0 20L-20 2', 'M0 20L20 2', 'M0 0L-20-18', 'M0 0L20-18', 'M0-18L-14-32', 'M0-18L14-32'];

const drawPlainLeaf = (defs: SvgDefs, colour: string): string => drawLeaf(defs, OUTLINE.leaf, colour, LEAF_VEINS);

const DRAW_BY_INGREDIENT: Record<PackIcon, (defs: SvgDefs, colour: string) => string> = {
  centella: (defs, colour) => drawLeaf(defs, OUTLINE.centella, colour, CENTELLA_VEINS),
  heartleaf: (defs, colour) => drawLeaf(defs, OUTLINE.heart, colour, HEARTLEAF_VEINS),
  greentea: drawPlainLeaf,
  olive: drawPlainLeaf,
  mugwort: drawPlainLeaf,
  rice: drawRice,
  honey: drawHoney,
  citrus: drawCitrusSlice,
  pearl: (defs, backgroundColour) =>
    drawBall(defs, backgroundColour, { x: -22, y: 12, r: 26 }, '#f1ebe6') +
    drawBall(defs, backgroundColour, { x: 26, y: 22, r: 17 }, '#f5e3dc') +
    drawBall(defs, backgroundColour, { x: 2, y: -22, r: 12 }, '#efe9ea'),
  rose: drawPetals,
  ginseng: drawGinsengRoot,
  sun: (defs, colour) => drawBall(defs, colour, { x: 0, y: 6, r: 30 }, mix(colour, '#f3b95a', 0.6)),
  snail: drawDroplets,
  drop: drawDroplets,
};

/**
 * Draws the ingredient with shading, lying on the floor, in a box of about -60..60. Leaves, petals and the sun have this colour, drops let it
 * show through them, and the shadows of rice, pearls and ginseng are darker tones of it.
 */
export const drawShadedIngredient = (defs: SvgDefs, icon: PackIcon, colour: string): string => DRAW_BY_INGREDIENT[icon](defs, colour);
