import { shiftTone } from '../colour.ts';
import { drawTopFace } from '../form/fittings.ts';
import { createBottleOutline, createDrumOutline } from '../form/outlines.ts';
import { drawSolid } from '../form/solid.ts';
import { drawVessel } from '../form/vessel.ts';
import { drawLabel } from '../label/label.ts';
import type { DrawContainer } from '../pack.ts';
import { rect } from '../svg.ts';

const WIDTH = 216;
const HEIGHT = 340;
const CAP_WIDTH = 124;
const CAP_TOP = -HEIGHT - 80;

export const drawToner: DrawContainer = (defs, spec) => {
  const { body, cap, liquid } = spec.palette;
  const finish = spec.finish ?? 'glass';
  const capFinish = spec.capFinish ?? 'satin';
  const bottle = drawVessel(defs, spec, {
    outline: createBottleOutline({
      width: WIDTH,
      top: -HEIGHT,
      bottom: -8,
      neckWidth: 104,
      shoulder: 34,
      bottomCurve: 10,
      cornerRadius: 24,
    }),
    width: WIDTH,
    height: HEIGHT,
    finish,
    baseOffset: 8,
    emptyShare: 0.11,
    label: drawLabel(spec, {
      centre: 0,
      top: -HEIGHT + 70,
      bottom: -38,
      width: WIDTH * 0.64,
      backgroundColour: finish === 'glass' ? shiftTone(liquid, 0.05) : body,
    }),
  });
  const lid = drawSolid(defs, {
    outline: createDrumOutline({ width: CAP_WIDTH, top: CAP_TOP, bottom: -HEIGHT - 4, topCurve: 9, bottomCurve: 8 }),
    width: CAP_WIDTH,
    top: CAP_TOP,
    bottom: -HEIGHT - 4,
    colour: cap,
    finish: capFinish,
  });
  return {
    width: WIDTH,
    height: HEIGHT + 96,
    baseWidth: WIDTH,
    centeringOffset: 0,
    closeUp: { x: 0, y: -156, size: 280 },
    svg:
      bottle +
      rect({ x: -55, y: -HEIGHT - 8, width: 110, height: 12, fill: shiftTone(cap, -0.2) }) +
      lid +
      drawTopFace(defs, { y: CAP_TOP, width: CAP_WIDTH, curve: 9, colour: cap, finish: capFinish }),
  };
};
