import { mix, shiftTone } from '../colour.ts';
import { circle, ellipse, group, line, type Point, pathData, round, shape, translate } from '../svg.ts';
import type { SvgDefs } from '../svg-defs.ts';

/** The centre and radius of each bead; `wobble` is the share of the radius by which the outline differs from a circle. */
const BEADS = [
  { x: 396, y: 388, r: 186, wobble: 0.05 },
  { x: 600, y: 588, r: 76, wobble: 0.03 },
  { x: 232, y: 606, r: 52, wobble: 0.03 },
  { x: 634, y: 262, r: 44, wobble: 0.02 },
  { x: 168, y: 268, r: 30, wobble: 0.02 },
  { x: 486, y: 690, r: 26, wobble: 0.02 },
  { x: 330, y: 144, r: 22, wobble: 0.02 },
  { x: 706, y: 420, r: 18, wobble: 0.02 },
];
type Bead = (typeof BEADS)[number];

const BLOB_POINTS = 8;

/** Writes a closed smooth curve (Catmull-Rom) through points near a circle. */
function createBlobOutline({ x, y, r, wobble }: Bead, seed: number): string {
  const getPoint = (index: number): Point => {
    const pointIndex = (index + BLOB_POINTS) % BLOB_POINTS;
    const angle = (pointIndex / BLOB_POINTS) * Math.PI * 2;
    const radius = r * (1 + wobble * Math.sin(pointIndex * 2.3 + (seed % 7)));
    return [x + Math.cos(angle) * radius * 1.06, y + Math.sin(angle) * radius * 0.96];
  };
  const [startX, startY] = getPoint(0);
  let d = pathData`M${startX} ${startY}`;
  for (let index = 0; index < BLOB_POINTS; index++) {
    const [x0, y0] = getPoint(index - 1);
    const [x1, y1] = getPoint(index);
    const [x2, y2] = getPoint(index + 1);
    const [x3, y3] = getPoint(index + 2);
    d += pathData`C${x1 + (x2 - x0) / 6} ${y1 + (y2 - y0) / 6} ${x2 - (x3 - x1) / 6} ${y2 - (y3 - y1) / 6} ${x2} ${y2}`;
  }
  return `${d}Z`;
}

/** Writes the outline of a bead's highlight: a crescent at the upper left, as if the bead reflected a window. */
const createCrescentOutline = ({ x, y, r }: Bead): string =>
  pathData`M${x - r * 0.66} ${y - r * 0.12}C${x - r * 0.62} ${y - r * 0.46} ${x - r * 0.36} ${y - r * 0.66} ${x - r * 0.06} ${y - r * 0.68}` +
  pathData`C${x - r * 0.28} ${y - r * 0.5} ${x - r * 0.46} ${y - r * 0.34} ${x - r * 0.66} ${y - r * 0.12}Z`;

function drawBead(
  defs: SvgDefs,
  bead: Bead,
  outline: string,
  { backdrop, gelColour, darkGelColour }: { backdrop: string; gelColour: string; darkGelColour: string },
): string {
  const { x, y, r } = bead;
  const body = defs.linearGradientAt(
    [
      [0, darkGelColour],
      [0.38, gelColour],
      [0.78, shiftTone(gelColour, 0.08)],
      [1, shiftTone(gelColour, 0.15)],
    ],
    [x - r * 0.7, y - r * 0.8, x + r * 0.7, y + r * 0.8],
  );
  const glow = { cx: x + r * 0.34, cy: y + r * 0.42 };
  return group(
    {},
    shape(outline, {
      transform: translate(r * 0.1, r * 0.16),
      fill: shiftTone(backdrop, -0.34),
      opacity: 0.34,
      filter: defs.blurFilter(Math.max(4, r * 0.08)),
    }),
    shape(outline, {
      transform: translate(r * 0.16, r * 0.2),
      fill: shiftTone(gelColour, 0.12),
      opacity: 0.5,
      filter: defs.blurFilter(Math.max(5, r * 0.1)),
    }),
    shape(outline, { fill: body }),
    group(
      { clipPath: defs.clipPath(outline) },
      line(outline, shiftTone(darkGelColour, -0.06), r * 0.1, { strokeOpacity: 0.5, filter: defs.blurFilter(Math.max(2, r * 0.05)) }),
      ellipse({
        ...glow,
        rx: r * 0.5,
        ry: r * 0.34,
        fill: '#fff',
        opacity: 0.5,
        transform: `rotate(-38 ${round(glow.cx)} ${round(glow.cy)})`,
        filter: defs.blurFilter(Math.max(3, r * 0.12)),
      }),
    ),
    shape(createCrescentOutline(bead), { fill: '#fff', opacity: 0.92, filter: defs.blurFilter(Math.max(0.8, r * 0.012)) }),
    circle({ cx: x + r * 0.16, cy: y - r * 0.62, r: r * 0.045, fill: '#fff', opacity: 0.9 }),
  );
}

/** Draws beads of a runny formula on the backdrop colour. */
export function drawDrops(defs: SvgDefs, liquid: string, backdrop: string, seed: number): string {
  const colours = { backdrop, gelColour: mix(liquid, backdrop, 0.3), darkGelColour: shiftTone(mix(liquid, backdrop, 0.45), -0.17) };
  return BEADS.map((bead) => drawBead(defs, bead, createBlobOutline(bead, seed), colours)).join('');
}
