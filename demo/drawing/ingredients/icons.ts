import type { PackIcon } from '../pack.ts';
import { type Attributes, circle, ellipse, pathData, repeat, shape, spiral } from '../svg.ts';
import { OUTLINE } from './outlines.ts';

/** Drawing functions in the one colour of the icon: `stroke` draws a line along `d`. */
type Pen = {
  stroke: (d: string, attributes?: Attributes) => string;
  ring: (r: number, attributes?: Attributes) => string;
  oval: (attributes: Attributes) => string;
};

const FAINT: Attributes = { opacity: 0.7 };

/** Creates a line from one radius to another, at an angle in radians. */
const createRay = (angle: number, from: number, to: number): string =>
  pathData`M${Math.cos(angle) * from} ${Math.sin(angle) * from}L${Math.cos(angle) * to} ${Math.sin(angle) * to}`;

const RICE_GRAINS = [
  { x: -18, y: -12, turn: -28 },
  { x: 16, y: -20, turn: 24 },
  { x: -22, y: 22, turn: 12 },
  { x: 18, y: 18, turn: -18 },
  { x: 0, y: 0, turn: 60 },
];
const HONEY_CELLS = [
  { x: -20, y: -17 },
  { x: 20, y: -17 },
  { x: 0, y: 18 },
];
/** The positions on the stem at which a pair of mugwort leaves grows. Each pair is smaller than the one below. */
const MUGWORT_NODES = [30, 10, -10, -28];

const createMugwortPair = (y: number, i: number): string => {
  const [near, far] = [36 - i * 6, 40 - i * 7];
  return pathData`M0 ${y}C-10 ${y - 4} ${-near} ${y - 6} ${-far} ${y - 22}M0 ${y}C10 ${y - 4} ${near} ${y - 6} ${far} ${y - 22}`;
};

const ICONS: Record<PackIcon, (pen: Pen, strokeWidth: number) => string> = {
  centella: ({ stroke }) => stroke(OUTLINE.centella) + stroke('M0 10L0-30M0 6L-26-14M0 6L26-14M0 8L-34 6M0 8L34 6', FAINT),
  snail: ({ stroke }) =>
    stroke(spiral({ turns: 2.6, r0: 3, r1: 34 }), { transform: 'translate(4 -4)' }) +
    stroke('M-40 40C-20 44 20 44 42 34M38 0C46 14 46 26 42 34'),
  rice: ({ oval }) =>
    RICE_GRAINS.map(({ x, y, turn }) => oval({ cx: x, cy: y, rx: 8, ry: 17, transform: `rotate(${turn} ${x} ${y})` })).join(''),
  honey: ({ stroke }) =>
    HONEY_CELLS.map(({ x, y }) =>
      stroke(pathData`M${x} ${y - 22}L${x + 19} ${y - 11}V${y + 11}L${x} ${y + 22}L${x - 19} ${y + 11}V${y - 11}Z`),
    ).join(''),
  greentea: ({ stroke }) =>
    stroke('M0 46C0 20 0 10 0-6') +
    stroke('M0-6C-16-18-14-38 0-48C14-38 16-18 0-6Z') +
    stroke('M0 22C-10-4-34-10-46-4C-40 18-20 28 0 22Z') +
    stroke('M0 30C12 6 36 2 46 10C38 30 20 36 0 30Z'),
  ginseng: ({ stroke }) =>
    stroke('M-6-44C-20-30-18-8-8 2C-16 20-26 30-34 44M6-44C20-30 18-8 8 2C16 20 26 30 34 44M-8 2C-4 18-2 32 0 46C2 32 4 18 8 2') +
    stroke('M-6-44C-2-48 2-48 6-44M-14-20H-2M4-8H14', FAINT),
  citrus: ({ stroke, ring }, strokeWidth) =>
    ring(44) + ring(34, { strokeWidth: strokeWidth * 0.6 }) + repeat(8, (i) => stroke(createRay((i * Math.PI) / 4, 6, 33))),
  mugwort: ({ stroke }) => stroke('M0 48V-44') + MUGWORT_NODES.map((y, i) => stroke(createMugwortPair(y, i))).join(''),
  heartleaf: ({ stroke }) => stroke(OUTLINE.heart) + stroke('M0 40V-8M0 20L-18 2M0 20L18 2', FAINT),
  pearl: ({ stroke, ring }) =>
    ring(22, { cx: -14, cy: 10 }) + ring(14, { cx: 22, cy: -6 }) + ring(9, { cx: 0, cy: -30 }) + stroke('M-26 4A14 14 0 0 1-14-4', FAINT),
  sun: ({ stroke, ring }) => ring(18) + repeat(12, (i) => stroke(createRay((i * Math.PI) / 6, 27, i % 2 ? 36 : 46))),
  rose: ({ stroke }) =>
    stroke(spiral({ turns: 1.6, r0: 3, r1: 20 })) +
    repeat(5, (i) => stroke('M-14-20C-18-40 18-40 14-20', { transform: `rotate(${i * 72})` })),
  olive: ({ stroke, oval }) =>
    stroke('M-40 34C-10 20 20-8 40-40') +
    stroke('M-14 18C-34 16-42 2-38-12C-22-10-12 4-14 18Z') +
    stroke('M12-8C-4-16-8-32 0-44C14-36 18-22 12-8Z') +
    oval({ cx: 20, cy: 18, rx: 13, ry: 18, transform: 'rotate(-30 20 18)' }),
  drop: ({ stroke }) => stroke(OUTLINE.drop) + stroke('M-16 16A16 16 0 0 0-2 30', FAINT),
};

/** Draws the ingredient in lines, in a box of -50..50, for labels. */
export function drawIngredientIcon(icon: PackIcon, colour: string, strokeWidth = 5): string {
  const ink: Attributes = { fill: 'none', stroke: colour, strokeWidth };
  return ICONS[icon](
    {
      stroke: (d, attributes = {}) => shape(d, { ...ink, strokeLinejoin: 'round', strokeLinecap: 'round', ...attributes }),
      ring: (r, attributes = {}) => circle({ r, ...ink, ...attributes }),
      oval: (attributes) => ellipse({ ...attributes, ...ink }),
    },
    strokeWidth,
  );
}
