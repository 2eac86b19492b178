import { mix, shiftTone } from '../colour.ts';
import { drawRidgeBand, drawSoftShadow, drawTopFace } from '../form/fittings.ts';
import { drawGlass } from '../form/glass.ts';
import { createBottleOutline, createDrumOutline } from '../form/outlines.ts';
import { drawSolid } from '../form/solid.ts';
import { drawLabel } from '../label/label.ts';
import type { DrawContainer, PackSpec } from '../pack.ts';
import { group, pathData, rect, shape } from '../svg.ts';
import { DIAGONAL, type SvgDefs } from '../svg-defs.ts';

const BOX_WIDTH = 250;
const BOX_HEIGHT = 340;
const HALF_BOX_WIDTH = BOX_WIDTH / 2;
const VIAL_WIDTH = 50;
const VIAL_HEIGHT = 108;
const VIAL_CAP_TOP = -VIAL_HEIGHT - 36;
const VIALS = [
  { x: -112, y: 8, scale: 1.02 },
  { x: -44, y: 14, scale: 1.06 },
  { x: 26, y: 14, scale: 1.06 },
  { x: 98, y: 8, scale: 1.02 },
];

function drawBox(defs: SvgDefs, spec: PackSpec): string {
  const { body, accent } = spec.palette;
  const frontOutline = pathData`M${-HALF_BOX_WIDTH} ${-BOX_HEIGHT}H${HALF_BOX_WIDTH}V0H${-HALF_BOX_WIDTH}Z`;
  const sideOutline = pathData`M${HALF_BOX_WIDTH} ${-BOX_HEIGHT}L${HALF_BOX_WIDTH + 44} ${-BOX_HEIGHT + 12}V-8L${HALF_BOX_WIDTH} 0Z`;
  const darkColour = shiftTone(mix(body, '#3a2318', 0.3), -0.26);
  const label = drawLabel(spec, {
    centre: 0,
    top: -BOX_HEIGHT + 30,
    bottom: -186,
    width: BOX_WIDTH * 0.8,
    backgroundColour: body,
    // The part of the front above the coloured band is not high enough for vertical text.
    layout: spec.layout === 'vertical' ? 'left' : (spec.layout ?? 'left'),
  });
  const frontBox = { x: -HALF_BOX_WIDTH, y: -BOX_HEIGHT, width: BOX_WIDTH, height: BOX_HEIGHT };
  return group(
    { transform: 'translate(-26 -14)' },
    shape(sideOutline, {
      fill: defs.linearGradient([
        [0, shiftTone(body, -0.13)],
        [1, shiftTone(body, -0.2)],
      ]),
    }),
    shape(frontOutline, {
      fill: defs.linearGradient(
        [
          [0, shiftTone(body, 0.05)],
          [0.6, body],
          [1, shiftTone(body, -0.06)],
        ],
        DIAGONAL,
      ),
    }),
    group(
      { clipPath: defs.clipPath(frontOutline) },
      rect({ x: -HALF_BOX_WIDTH, y: -160, width: BOX_WIDTH, height: 160, fill: accent }),
      drawRidgeBand({ x0: -HALF_BOX_WIDTH, x1: HALF_BOX_WIDTH, y: -150, height: 46, colour: accent, rows: 8 }),
      label,
      rect({
        ...frontBox,
        fill: defs.linearGradient([
          [0, '#fff', 0.2],
          [0.5, '#fff', 0],
          [1, darkColour, 0.14],
        ]),
      }),
    ),
    shape(pathData`M${-HALF_BOX_WIDTH} ${-BOX_HEIGHT + 0.8}H${HALF_BOX_WIDTH}`, { stroke: '#fff', strokeWidth: 1.6, opacity: 0.8 }),
  );
}

function drawVial(defs: SvgDefs, spec: PackSpec, { x, y, scale }: { x: number; y: number; scale: number }): string {
  const { cap, liquid } = spec.palette;
  const finish = spec.capFinish ?? 'metal';
  const body = drawGlass(defs, {
    outline: createBottleOutline({
      width: VIAL_WIDTH,
      top: -VIAL_HEIGHT,
      bottom: -3,
      neckWidth: 28,
      shoulder: 18,
      bottomCurve: 3.5,
      cornerRadius: 8,
    }),
    width: VIAL_WIDTH,
    top: -VIAL_HEIGHT,
    bottom: -3,
    colour: mix(liquid, '#ffffff', 0.5),
    liquid,
    emptyShare: 0.2,
    curve: 4,
  });
  const stopper = drawSolid(defs, {
    outline: createDrumOutline({ width: 34, top: VIAL_CAP_TOP, bottom: -VIAL_HEIGHT + 3, topCurve: 3.4, bottomCurve: 3.4 }),
    width: 34,
    top: VIAL_CAP_TOP,
    bottom: -VIAL_HEIGHT,
    colour: cap,
    finish,
  });
  return group(
    { transform: `translate(${x} ${y}) scale(${scale})` },
    drawSoftShadow(defs, { cx: 12, cy: 0, rx: 34, ry: 7, opacity: 0.34, blur: 5 }),
    body,
    stopper,
    drawTopFace(defs, { y: VIAL_CAP_TOP, width: 34, curve: 3.4, colour: cap, finish }),
  );
}

/** Draws a carton with four vials in front of it. */
export const drawAmpoule: DrawContainer = (defs, spec) => ({
  width: 370,
  height: BOX_HEIGHT + 14,
  baseWidth: 330,
  centeringOffset: 0,
  closeUp: { x: -26, y: -236, size: 280 },
  svg: drawBox(defs, spec) + VIALS.map((vial) => drawVial(defs, spec, vial)).join(''),
});
