import { mix, shiftTone } from '../colour.ts';
import { drawTopFace } from '../form/fittings.ts';
import { createDrumOutline } from '../form/outlines.ts';
import { drawSolid } from '../form/solid.ts';
import { drawPotLabel } from '../label/pot-label.ts';
import type { DrawContainer, PackSpec } from '../pack.ts';
import { pathData, shape } from '../svg.ts';
import type { SvgDefs } from '../svg-defs.ts';

const WIDTH = 336;
const HEIGHT = 176;
const LID_WIDTH = WIDTH + 8;
const LID_TOP = -HEIGHT - 70;

/** Draws the inner pot of cream, which is visible through a frosted or clear wall. */
function drawInnerPot(defs: SvgDefs, liquid: string): string {
  const outline = createDrumOutline({ width: WIDTH - 44, top: -HEIGHT, bottom: -40, topCurve: 14, bottomCurve: 22, cornerRadius: 34 });
  const paint = defs.linearGradient([
    [0, shiftTone(liquid, -0.12)],
    [0.3, shiftTone(liquid, 0.05)],
    [0.7, liquid],
    [1, shiftTone(liquid, -0.14)],
  ]);
  return shape(outline, { fill: paint, opacity: 0.8 });
}

function drawPot(defs: SvgDefs, spec: PackSpec): string {
  const { body, liquid } = spec.palette;
  const finish = spec.finish ?? 'gloss';
  const isSeeThrough = finish === 'frost' || finish === 'glass';
  return drawSolid(defs, {
    outline: createDrumOutline({ width: WIDTH, top: -HEIGHT, bottom: -16, topCurve: 18, bottomCurve: 26, cornerRadius: 40 }),
    width: WIDTH,
    top: -HEIGHT,
    bottom: 4,
    colour: body,
    finish: finish === 'glass' ? 'gloss' : finish,
    surfaceSvg:
      (isSeeThrough ? drawInnerPot(defs, liquid) : '') +
      drawPotLabel(spec, { width: WIDTH, top: -HEIGHT + 40, bottom: -12, backgroundColour: isSeeThrough ? mix(body, liquid, 0.8) : body }),
  });
}

export const drawJar: DrawContainer = (defs, spec) => {
  const { body, cap } = spec.palette;
  const finish = spec.capFinish ?? 'satin';
  const halfWidth = WIDTH / 2;
  const rimY = -HEIGHT + 2;
  const shadow = pathData`M${-halfWidth} ${rimY}A${halfWidth} 18 0 0 0 ${halfWidth} ${rimY}L${halfWidth} ${rimY + 12}A${halfWidth} 18 0 0 1 ${-halfWidth} ${rimY + 12}Z`;
  const lid = drawSolid(defs, {
    outline: createDrumOutline({ width: LID_WIDTH, top: LID_TOP, bottom: rimY, topCurve: 19, bottomCurve: 18 }),
    width: LID_WIDTH,
    top: LID_TOP,
    bottom: -HEIGHT + 10,
    colour: cap,
    finish,
  });
  return {
    width: LID_WIDTH + 40,
    height: HEIGHT + 92,
    baseWidth: WIDTH,
    centeringOffset: 0,
    closeUp: { x: 0, y: -70, size: 290 },
    svg:
      drawPot(defs, spec) +
      shape(shadow, { fill: shiftTone(body, -0.4), opacity: 0.28, filter: defs.blurFilter(3) }) +
      lid +
      drawTopFace(defs, { y: LID_TOP, width: LID_WIDTH, curve: 19, colour: cap, finish }),
  };
};
