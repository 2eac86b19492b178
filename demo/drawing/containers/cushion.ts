import { chooseReadableInk, shiftTone } from '../colour.ts';
import { drawSoftShadow } from '../form/fittings.ts';
import { createMetalStops, drawSolid } from '../form/solid.ts';
import { fitSize, wrap } from '../label/faces.ts';
import { drawText, drawTextLines } from '../label/text.ts';
import type { DrawContainer, PackSpec } from '../pack.ts';
import { diamond, ellipse, group, line, pathData, repeat, shape } from '../svg.ts';
import { DIAGONAL, type Direction, type SvgDefs } from '../svg-defs.ts';

const RADIUS = 166;
/** Centre of the upright lid. */
const LID = { x: -24, y: -RADIUS - 4 };
/** The open pan that lies in front of the lid. */
const PAN = { x: 108, y: -26, rx: 104, ry: 33, thickness: 24 };
const FOAM_HOLES = 46;
const SLANTED: Direction = [0.15, 0, 0.85, 1];

const createCircleOutline = (x: number, y: number, r: number): string =>
  pathData`M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;

/** Draws brand and name in the middle of four embossed diamonds. */
function drawLidLabel(spec: PackSpec): string {
  const { x, y } = LID;
  const { body, ink } = spec.palette;
  const fill = chooseReadableInk(body, ink);
  const brand = spec.brand.toUpperCase();
  const brandSize = fitSize([brand], { face: 'humanist', size: 38, width: RADIUS * 1.2, tracking_em: 0.16 });
  const name = wrap(spec.name, { face: 'sans', size: 18, width: RADIUS * 1.1, maxLines: 2 });
  const leading = 20;
  const embossed = repeat(4, (i) => {
    const d = diamond(x, y, RADIUS * (0.82 - i * 0.075));
    return (
      line(d, shiftTone(body, -0.16), 1.6, { opacity: 0.5 }) + line(d, '#fff', 1.2, { opacity: 0.55, transform: 'translate(-.9 -1.3)' })
    );
  });
  return (
    embossed +
    drawText(brand, { x, y: y + 2, size: brandSize, face: 'humanist', tracking: brandSize * 0.16, fill }) +
    drawTextLines(name.lines, leading, { x, y: y + 30, size: Math.min(name.size, 17.5), weight: 400, tracking: 0.4, fill, opacity: 0.9 })
  );
}

function drawLidEdge(defs: SvgDefs, colour: string, rim: string): string {
  const shell = defs.linearGradient(
    [
      [0, shiftTone(colour, -0.12)],
      [0.5, shiftTone(colour, -0.2)],
      [0.78, shiftTone(colour, 0.1)],
      [0.86, shiftTone(colour, -0.08)],
      [1, shiftTone(colour, -0.3)],
    ],
    [0, 0, 1, 0.25],
  );
  return (
    shape(createCircleOutline(LID.x + 20, LID.y + 3, RADIUS), { fill: shell }) +
    shape(createCircleOutline(LID.x + 11, LID.y + 1.5, RADIUS), { fill: defs.linearGradient(createMetalStops(rim), [0, 0, 1, 0.5]) })
  );
}

/** Draws two broad bands of window light across the lid, and its bright upper edge. */
function drawLidReflections(defs: SvgDefs, lidOutline: string, strength: number): string {
  const { x, y } = LID;
  const r = RADIUS;
  const upper = pathData`M${x - r} ${y - r * 0.1}L${x + r * 0.35} ${y - r}L${x + r * 0.75} ${y - r}L${x - r} ${y + r * 0.55}Z`;
  const lower = pathData`M${x - r * 0.6} ${y + r}L${x + r} ${y - r * 0.3}L${x + r} ${y - r * 0.14}L${x - r * 0.4} ${y + r}Z`;
  const edge = pathData`M${x - r + 3} ${y}A${r - 3} ${r - 3} 0 0 1 ${x + r * 0.4} ${y - r * 0.9}`;
  return (
    group(
      { clipPath: defs.clipPath(lidOutline) },
      shape(upper, { fill: '#fff', opacity: 0.2 * strength, filter: defs.blurFilter(7) }),
      shape(lower, { fill: '#fff', opacity: 0.14 * strength, filter: defs.blurFilter(5) }),
    ) + line(edge, '#fff', 3, { opacity: 0.7, filter: defs.blurFilter(1.2) })
  );
}

function drawLid(defs: SvgDefs, spec: PackSpec): string {
  const { body, cap: rim } = spec.palette;
  const lidOutline = createCircleOutline(LID.x, LID.y, RADIUS);
  const innerFace = createCircleOutline(LID.x, LID.y, RADIUS - 13);
  return (
    drawLidEdge(defs, body, rim) +
    shape(lidOutline, {
      fill: defs.linearGradient(
        [
          [0, shiftTone(body, 0.14)],
          [0.5, body],
          [1, shiftTone(body, -0.16)],
        ],
        SLANTED,
      ),
    }) +
    shape(innerFace, {
      fill: defs.linearGradient(
        [
          [0, shiftTone(body, -0.05)],
          [0.5, shiftTone(body, 0.02)],
          [1, shiftTone(body, 0.08)],
        ],
        SLANTED,
      ),
    }) +
    drawLidLabel(spec) +
    drawLidReflections(defs, lidOutline, spec.finish === 'matte' ? 0.4 : 1)
  );
}

/** Draws the holes in the foam of the pan, in a spiral like that of sunflower seeds: each hole is turned by the golden angle, 2.4 radians. */
const drawFoamHoles = (liquid: string): string =>
  repeat(FOAM_HOLES, (i) => {
    const angle = i * 2.4;
    const distance = Math.sqrt(i / FOAM_HOLES) * (PAN.rx - 18);
    const cx = PAN.x + Math.cos(angle) * distance;
    const cy = PAN.y + 4 + Math.sin(angle) * distance * 0.29;
    return ellipse({ cx, cy, rx: 1.7, ry: 0.9, fill: shiftTone(liquid, -0.14), opacity: 0.7 });
  });

function drawPan(defs: SvgDefs, { body, cap: rim, liquid }: PackSpec['palette']): string {
  const { x, y, rx, ry, thickness } = PAN;
  const sideOutline = pathData`M${x - rx} ${y}V${y + thickness * 0.5}A${rx} ${ry} 0 0 0 ${x + rx} ${y + thickness * 0.5}V${y}Z`;
  const gleam = pathData`M${x - rx + 14} ${y - 2}A${rx - 12} ${ry - 5} 0 0 1 ${x - 8} ${y - ry + 7}`;
  const cream = defs.linearGradient(
    [
      [0, shiftTone(liquid, 0.07)],
      [0.6, liquid],
      [1, shiftTone(liquid, -0.06)],
    ],
    DIAGONAL,
  );
  return (
    drawSoftShadow(defs, { cx: x + 14, cy: y + thickness + 8, rx: rx * 1.02, ry: ry * 0.8, opacity: 0.28, blur: 9 }) +
    drawSolid(defs, {
      outline: sideOutline,
      centreX: x,
      width: rx * 2,
      top: y,
      bottom: y + thickness + ry,
      colour: body,
      finish: 'gloss',
    }) +
    ellipse({ cx: x, cy: y, rx, ry, fill: defs.linearGradient(createMetalStops(rim)) }) +
    ellipse({ cx: x, cy: y + 1.5, rx: rx - 7, ry: ry - 3, fill: shiftTone(liquid, -0.16) }) +
    ellipse({ cx: x, cy: y + 4, rx: rx - 10, ry: ry - 5, fill: cream }) +
    drawFoamHoles(liquid) +
    line(gleam, '#fff', 3, { opacity: 0.7, filter: defs.blurFilter(1.2) })
  );
}

export const drawCushion: DrawContainer = (defs, spec) => ({
  width: 402,
  height: 2 * RADIUS + 6,
  baseWidth: 250,
  centeringOffset: -7.2,
  closeUp: { x: -24, y: -160, size: 260 },
  svg: drawLid(defs, spec) + drawPan(defs, spec.palette),
});
