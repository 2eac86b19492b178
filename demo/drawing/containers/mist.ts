import { shiftTone } from '../colour.ts';
import { drawTopFace } from '../form/fittings.ts';
import { createBottleOutline, createDrumOutline } from '../form/outlines.ts';
import { drawSolid } from '../form/solid.ts';
import { drawVessel } from '../form/vessel.ts';
import { drawLabel } from '../label/label.ts';
import type { DrawContainer, PackSpec } from '../pack.ts';
import { circle, line, pathData, rect, shape } from '../svg.ts';
import type { SvgDefs } from '../svg-defs.ts';

const WIDTH = 134;
const HEIGHT = 330;
const SHOULDER_Y = -HEIGHT;

function drawBottle(defs: SvgDefs, spec: PackSpec): string {
  const { body, liquid } = spec.palette;
  return drawVessel(defs, spec, {
    outline: createBottleOutline({ width: WIDTH, top: -HEIGHT, bottom: -6, neckWidth: 96, shoulder: 20, bottomCurve: 8, cornerRadius: 16 }),
    width: WIDTH,
    height: HEIGHT,
    finish: spec.finish ?? 'frost',
    baseOffset: 6,
    emptyShare: 0.1,
    label: drawLabel(spec, {
      centre: 0,
      top: -HEIGHT + 44,
      bottom: -28,
      width: WIDTH * 0.7,
      backgroundColour: spec.finish === 'glass' ? shiftTone(liquid, 0.05) : body,
      layout: spec.layout ?? 'vertical',
    }),
  });
}

function drawSprayHead(defs: SvgDefs, spec: PackSpec): string {
  const { cap } = spec.palette;
  const finish = spec.capFinish ?? 'satin';
  const y = SHOULDER_Y;
  const skirt = createDrumOutline({ width: 78, top: y - 26, bottom: y + 3, topCurve: 5, bottomCurve: 5 });
  const press = createDrumOutline({ width: 44, top: y - 66, bottom: y - 24, topCurve: 5, bottomCurve: 4 });
  return (
    drawSolid(defs, { outline: skirt, width: 78, top: y - 26, bottom: y, colour: shiftTone(cap, -0.02), finish }) +
    drawSolid(defs, { outline: press, width: 44, top: y - 66, bottom: y - 24, colour: cap, finish }) +
    drawTopFace(defs, { y: y - 66, width: 44, curve: 5, colour: cap, finish }) +
    circle({ cx: -8, cy: y - 48, r: 4.6, fill: shiftTone(cap, -0.3) }) +
    circle({ cx: -8, cy: y - 48, r: 1.8, fill: '#1e1b16' })
  );
}

/** Draws the clear cap over the spray head. */
function drawOvercap(defs: SvgDefs, body: string): string {
  const y = SHOULDER_Y;
  const outline =
    pathData`M-52 ${y + 4}V${y - 96}C-52 ${y - 108}-44 ${y - 112} 0 ${y - 112}` +
    pathData`C44 ${y - 112} 52 ${y - 108} 52 ${y - 96}V${y + 4}A52 6 0 0 1-52 ${y + 4}Z`;
  const edgeColour = shiftTone(body, -0.25);
  const wall = defs.linearGradient([
    [0, edgeColour, 0.5],
    [0.06, '#fff', 0.6],
    [0.16, '#fff', 0.12],
    [0.5, '#fff', 0.18],
    [0.86, '#fff', 0.1],
    [0.94, '#fff', 0.6],
    [1, edgeColour, 0.5],
  ]);
  return (
    shape(outline, { fill: wall }) +
    rect({ x: -42, y: y - 104, width: 9, height: 100, rx: 4, fill: '#fff', opacity: 0.75, filter: defs.blurFilter(1.2) }) +
    line(outline, shiftTone(body, -0.3), 1.4, { strokeOpacity: 0.3 }) +
    line(pathData`M-46 ${y - 104}C-30 ${y - 109} 30 ${y - 109} 46 ${y - 104}`, '#fff', 2, { opacity: 0.8 })
  );
}

export const drawMist: DrawContainer = (defs, spec) => ({
  width: WIDTH,
  height: HEIGHT + 114,
  baseWidth: WIDTH,
  centeringOffset: 0,
  closeUp: { x: 0, y: -160, size: 280 },
  svg: drawBottle(defs, spec) + drawSprayHead(defs, spec) + drawOvercap(defs, spec.palette.body),
});
