import { getLightness, mix, shiftTone } from '../colour.ts';
import { drawRibs, drawSoftShadow, drawTopFace } from '../form/fittings.ts';
import { createBottleOutline, createDrumOutline } from '../form/outlines.ts';
import { drawSolid } from '../form/solid.ts';
import { drawVessel } from '../form/vessel.ts';
import { drawLabel } from '../label/label.ts';
import type { DrawContainer, PackSpec } from '../pack.ts';
import { pathData, rect } from '../svg.ts';
import type { SvgDefs } from '../svg-defs.ts';

const WIDTH = 222;
const HEIGHT = 268;
const COLLAR_WIDTH = 92;
const COLLAR_TOP = -HEIGHT - 50;

const drawPipette = (liquid: string): string =>
  rect({ x: -7, y: -HEIGHT, width: 14, height: HEIGHT - 60, rx: 5, fill: '#fff', opacity: 0.24 }) +
  rect({ x: -7, y: -HEIGHT, width: 3, height: HEIGHT - 66, fill: '#fff', opacity: 0.4 }) +
  rect({ x: 5, y: -HEIGHT, width: 1.6, height: HEIGHT - 66, fill: shiftTone(liquid, -0.25), opacity: 0.4 });

/** Draws the rubber bulb. Rubber is duller than lacquer and never metallic, so the bulb differs a little from the colour of the cap. */
function drawBulb(defs: SvgDefs, cap: string, isMetal: boolean): string {
  const y = COLLAR_TOP;
  const outline =
    pathData`M-27 ${y + 2}C-34 ${y - 30}-31 ${y - 70}-25 ${y - 86}C-20 ${y - 104} 20 ${y - 104} 25 ${y - 86}` +
    pathData`C31 ${y - 70} 34 ${y - 30} 27 ${y}A27 4 0 0 1-27 ${y}Z`;
  const colour = getLightness(cap) > 0.75 ? shiftTone(cap, -0.04) : mix(cap, '#f4efe6', isMetal ? 0.85 : 0.12);
  return drawSolid(defs, { outline, width: 64, top: y - 98, bottom: y, colour, finish: 'satin' });
}

function drawBottle(defs: SvgDefs, spec: PackSpec): string {
  const { body, liquid } = spec.palette;
  const finish = spec.finish ?? 'glass';
  const backgroundColour = finish === 'glass' ? shiftTone(liquid, 0.05) : body;
  return drawVessel(defs, spec, {
    outline: createBottleOutline({
      width: WIDTH,
      top: -HEIGHT,
      bottom: -8,
      neckWidth: 84,
      shoulder: 60,
      bottomCurve: 11,
      cornerRadius: 24,
    }),
    width: WIDTH,
    height: HEIGHT,
    finish,
    baseOffset: 8,
    emptyShare: 0.2,
    inside: drawPipette(liquid),
    label: drawLabel(spec, {
      centre: 0,
      top: -HEIGHT + 76,
      bottom: -30,
      width: WIDTH * 0.64,
      backgroundColour,
    }),
  });
}

export const drawDropper: DrawContainer = (defs, spec) => {
  const { cap } = spec.palette;
  const finish = spec.capFinish ?? 'metal';
  const isMetal = finish === 'metal';
  const collar = drawSolid(defs, {
    outline: createDrumOutline({ width: COLLAR_WIDTH, top: COLLAR_TOP, bottom: -HEIGHT + 6, topCurve: 8, bottomCurve: 8 }),
    width: COLLAR_WIDTH,
    top: COLLAR_TOP,
    bottom: -HEIGHT + 6,
    colour: cap,
    finish,
    surfaceSvg: isMetal ? '' : drawRibs({ width: COLLAR_WIDTH, top: COLLAR_TOP, bottom: -HEIGHT + 16, colour: cap }),
  });
  return {
    width: WIDTH,
    height: HEIGHT + 150,
    baseWidth: WIDTH,
    centeringOffset: 0,
    closeUp: { x: 0, y: -112, size: 250 },
    svg:
      drawBottle(defs, spec) +
      collar +
      drawTopFace(defs, { y: COLLAR_TOP, width: COLLAR_WIDTH, curve: 8, colour: cap, finish }) +
      drawSoftShadow(defs, { cx: 4, cy: COLLAR_TOP + 1, rx: 34, ry: 6, opacity: 0.4, blur: 2.5, fill: shiftTone(cap, -0.4) }) +
      drawBulb(defs, cap, isMetal),
  };
};
