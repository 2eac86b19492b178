import { chooseReadableInk, shiftTone } from '../colour.ts';
import { drawSoftShadow } from '../form/fittings.ts';
import { createDrumOutline } from '../form/outlines.ts';
import { drawSolid } from '../form/solid.ts';
import { drawIngredientIcon } from '../ingredients/icons.ts';
import { drawPotLabel } from '../label/pot-label.ts';
import type { DrawContainer, PackSpec } from '../pack.ts';
import { type Attributes, ellipse, group, line, pathData, shape, spiral } from '../svg.ts';
import { DIAGONAL, type SvgDefs } from '../svg-defs.ts';

const WIDTH = 300;
const HEIGHT = 176;
const CURVE = 42;
const RIM_Y = -HEIGHT;

/** Draws the lid, which leans against the pot at the back right. */
function drawLid(defs: SvgDefs, spec: PackSpec): string {
  const { cap, ink } = spec.palette;
  const edge = defs.linearGradient([
    [0, shiftTone(cap, -0.06)],
    [0.7, shiftTone(cap, -0.24)],
    [1, shiftTone(cap, 0.05)],
  ]);
  const face = defs.linearGradient(
    [
      [0, shiftTone(cap, 0.1)],
      [0.6, cap],
      [1, shiftTone(cap, -0.14)],
    ],
    DIAGONAL,
  );
  const innerFace = defs.linearGradient(
    [
      [0, shiftTone(cap, -0.07)],
      [1, shiftTone(cap, 0.06)],
    ],
    DIAGONAL,
  );
  return group(
    { transform: 'translate(150 -96) rotate(16)' },
    ellipse({ cx: 9, cy: 4, rx: 92, ry: 98, fill: edge }),
    ellipse({ rx: 92, ry: 98, fill: face }),
    ellipse({ rx: 78, ry: 84, fill: innerFace }),
    group({ transform: 'scale(.9)' }, drawIngredientIcon(spec.icon, chooseReadableInk(cap, ink), 2.6)),
  );
}

function drawPot(defs: SvgDefs, spec: PackSpec): string {
  const { body } = spec.palette;
  return drawSolid(defs, {
    outline: createDrumOutline({ width: WIDTH, top: RIM_Y, bottom: -12, topCurve: CURVE, bottomCurve: 40, cornerRadius: 30 }),
    width: WIDTH,
    top: RIM_Y - 10,
    bottom: 14,
    colour: body,
    finish: spec.finish ?? 'satin',
    surfaceSvg: drawPotLabel(spec, { width: WIDTH, top: RIM_Y + 56, bottom: -2, backgroundColour: body }),
  });
}

function drawOpening(defs: SvgDefs, { body, liquid }: PackSpec['palette']): string {
  const rim = defs.linearGradient([
    [0, shiftTone(body, 0.08)],
    [0.5, shiftTone(body, 0.02)],
    [1, shiftTone(body, -0.14)],
  ]);
  const filling = defs.linearGradient(
    [
      [0, shiftTone(liquid, -0.06)],
      [0.45, shiftTone(liquid, 0.05)],
      [1, shiftTone(liquid, -0.08)],
    ],
    [0, 0, 1, 0.6],
  );
  return (
    ellipse({ cx: 0, cy: RIM_Y, rx: WIDTH / 2, ry: CURVE, fill: rim }) +
    ellipse({ cx: 0, cy: RIM_Y + 2, rx: WIDTH / 2 - 13, ry: CURVE - 6, fill: shiftTone(liquid, -0.24) }) +
    ellipse({ cx: 0, cy: RIM_Y + 6, rx: WIDTH / 2 - 14, ry: CURVE - 8, fill: filling })
  );
}

/** Draws the whipped swirl of balm and its peak. */
function drawSwirl(defs: SvgDefs, liquid: string): string {
  const y = RIM_Y;
  const turns = spiral({ turns: 2.4, r0: 4, r1: 100, steps: 22 });
  const drawRidge = (stroke: string, width: number, attributes: Attributes) =>
    line(turns, stroke, width, { strokeLinecap: 'round', ...attributes });
  const peak =
    pathData`M-16 ${y - 4}C-10 ${y - 30} 8 ${y - 42} 22 ${y - 44}C18 ${y - 32} 22 ${y - 16} 18 ${y - 3}` +
    pathData`C8 ${y + 4}-8 ${y + 4}-16 ${y - 4}Z`;
  const gleam = pathData`M-8 ${y - 6}C-4 ${y - 24} 6 ${y - 34} 16 ${y - 40}`;
  return (
    group(
      { transform: `translate(0 ${y + 2}) scale(1 .3)` },
      drawRidge(shiftTone(liquid, -0.16), 22, { opacity: 0.55, transform: 'translate(5 14)', filter: defs.blurFilter(5) }),
      drawRidge(shiftTone(liquid, 0.02), 19, {}),
      drawRidge(shiftTone(liquid, 0.14), 8, { transform: 'translate(-4 -9)', opacity: 0.9, filter: defs.blurFilter(2) }),
    ) +
    shape(peak, {
      fill: defs.linearGradient([
        [0, shiftTone(liquid, 0.1)],
        [0.6, liquid],
        [1, shiftTone(liquid, -0.12)],
      ]),
    }) +
    line(gleam, '#fff', 3, { opacity: 0.65, strokeLinecap: 'round', filter: defs.blurFilter(1.2) })
  );
}

export const drawBalm: DrawContainer = (defs, spec) => {
  const halfWidth = WIDTH / 2;
  const nearRim = pathData`M${-halfWidth} ${RIM_Y}A${halfWidth} ${CURVE} 0 0 0 ${halfWidth} ${RIM_Y}`;
  return {
    width: 400,
    height: HEIGHT + 50,
    baseWidth: WIDTH,
    centeringOffset: -24,
    closeUp: { x: 0, y: -74, size: 280 },
    svg:
      drawSoftShadow(defs, { cx: 176, cy: -2, rx: 80, ry: 14, opacity: 0.3, blur: 8 }) +
      drawLid(defs, spec) +
      drawPot(defs, spec) +
      drawOpening(defs, spec.palette) +
      drawSwirl(defs, spec.palette.liquid) +
      line(nearRim, '#fff', 3, { opacity: 0.6 }),
  };
};
