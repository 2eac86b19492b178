import { shiftTone } from '../colour.ts';
import { drawRibs, drawTopFace } from '../form/fittings.ts';
import { createBottleOutline, createDrumOutline } from '../form/outlines.ts';
import { drawSolid } from '../form/solid.ts';
import { drawVessel } from '../form/vessel.ts';
import { drawLabel } from '../label/label.ts';
import type { CapFinish, DrawContainer, PackSpec } from '../pack.ts';
import { pathData, rect } from '../svg.ts';
import type { SvgDefs } from '../svg-defs.ts';

const WIDTH = 208;
const HEIGHT = 330;
const COLLAR_WIDTH = 88;
const COLLAR_TOP = -HEIGHT - 34;
/** Underside of the head that the user presses. */
const HEAD_BOTTOM = COLLAR_TOP - 34;

function drawBottle(defs: SvgDefs, spec: PackSpec): string {
  const { body, liquid } = spec.palette;
  const finish = spec.finish ?? 'satin';
  return drawVessel(defs, spec, {
    outline: createBottleOutline({
      width: WIDTH,
      top: -HEIGHT,
      bottom: -8,
      neckWidth: 92,
      shoulder: 38,
      bottomCurve: 10,
      cornerRadius: 20,
    }),
    width: WIDTH,
    height: HEIGHT,
    finish,
    baseOffset: 8,
    emptyShare: 0.13,
    inside: rect({ x: -4, y: -HEIGHT, width: 8, height: HEIGHT - 40, fill: '#fff', opacity: 0.35 }),
    label: drawLabel(spec, {
      centre: 0,
      top: -HEIGHT + 78,
      bottom: -38,
      width: WIDTH * 0.64,
      backgroundColour: finish === 'glass' ? shiftTone(liquid, 0.05) : body,
    }),
  });
}

function drawStemAndCollar(defs: SvgDefs, cap: string, finish: CapFinish): string {
  const isMetal = finish === 'metal';
  const stem = drawSolid(defs, {
    outline: createDrumOutline({ width: 30, top: HEAD_BOTTOM, bottom: COLLAR_TOP + 3, topCurve: 3, bottomCurve: 3 }),
    width: 30,
    top: HEAD_BOTTOM,
    bottom: COLLAR_TOP,
    colour: shiftTone(cap, -0.03),
    finish: isMetal ? 'metal' : 'satin',
  });
  const collar = drawSolid(defs, {
    outline: createDrumOutline({ width: COLLAR_WIDTH, top: COLLAR_TOP, bottom: -HEIGHT + 5, topCurve: 7, bottomCurve: 7 }),
    width: COLLAR_WIDTH,
    top: COLLAR_TOP,
    bottom: -HEIGHT,
    colour: cap,
    finish,
    surfaceSvg: isMetal ? '' : drawRibs({ width: COLLAR_WIDTH, top: COLLAR_TOP + 8, bottom: -HEIGHT + 10, colour: cap, count: 26 }),
  });
  return stem + collar + drawTopFace(defs, { y: COLLAR_TOP, width: COLLAR_WIDTH, curve: 7, colour: cap, finish, holeWidth: 32 });
}

function drawHead(defs: SvgDefs, cap: string, finish: CapFinish): string {
  const y = HEAD_BOTTOM;
  const nozzle = pathData`M-38 ${y - 34}L-104 ${y - 27}C-112 ${y - 26}-114 ${y - 20}-113 ${y - 12}L-112 ${y - 3}L-101 ${y - 5}L-102 ${y - 13}L-38 ${y - 8}Z`;
  const press = pathData`M-46 ${y - 30}C-46 ${y - 40}-30 ${y - 44} 0 ${y - 44}C30 ${y - 44} 46 ${y - 40} 46 ${y - 30}V${y - 2}A46 6 0 0 1-46 ${y - 2}Z`;
  return (
    drawSolid(defs, { outline: nozzle, centreX: -76, width: 80, top: y - 36, bottom: y - 2, colour: cap, finish: 'satin' }) +
    drawSolid(defs, { outline: press, width: 92, top: y - 44, bottom: y, colour: cap, finish })
  );
}

export const drawPump: DrawContainer = (defs, spec) => {
  const { cap } = spec.palette;
  const finish = spec.capFinish ?? 'gloss';
  return {
    width: 224,
    height: HEIGHT + 112,
    baseWidth: WIDTH,
    centeringOffset: 8.4,
    closeUp: { x: 0, y: -146, size: 270 },
    svg: drawBottle(defs, spec) + drawStemAndCollar(defs, cap, finish) + drawHead(defs, cap, finish),
  };
};
