import { mix, shiftTone } from '../colour.ts';
import { drawCrimpDents, drawRibs, drawSeam } from '../form/fittings.ts';
import { drawSolid } from '../form/solid.ts';
import { drawLabel } from '../label/label.ts';
import type { DrawContainer, PackSpec } from '../pack.ts';
import { pathData, rect, shape } from '../svg.ts';
import type { SvgDefs } from '../svg-defs.ts';

const HEIGHT = 400;
const CAP_HEIGHT = 70;
/** The tube is round at the cap. At the crimp it is flat, and therefore wider. */
const ROUND_WIDTH = 176;
const FLAT_WIDTH = 236;

const createOutline = (): string => {
  const [roundHalfWidth, flatHalfWidth] = [ROUND_WIDTH / 2, FLAT_WIDTH / 2];
  return (
    pathData`M${-roundHalfWidth} ${-CAP_HEIGHT}C${-roundHalfWidth - 2} ${-CAP_HEIGHT - 120} ${-flatHalfWidth} ${-HEIGHT + 90} ${-flatHalfWidth} ${-HEIGHT}H${flatHalfWidth}` +
    pathData`C${flatHalfWidth} ${-HEIGHT + 90} ${roundHalfWidth + 2} ${-CAP_HEIGHT - 120} ${roundHalfWidth} ${-CAP_HEIGHT}A${roundHalfWidth} 9 0 0 1 ${-roundHalfWidth} ${-CAP_HEIGHT}Z`
  );
};

/** Draws light and shadow on the two planes by which the tube flattens from the cap towards the crimp. */
function drawFlattening(defs: SvgDefs, darkColour: string): string {
  const halfWidth = FLAT_WIDTH / 2;
  const litOutline = pathData`M${-halfWidth} ${-HEIGHT}L${-FLAT_WIDTH * 0.16} ${-HEIGHT}L${-ROUND_WIDTH * 0.34} ${-HEIGHT + 190}Z`;
  const shadowOutline = pathData`M${halfWidth} ${-HEIGHT}L${FLAT_WIDTH * 0.2} ${-HEIGHT}L${ROUND_WIDTH * 0.42} ${-HEIGHT + 220}Z`;
  return (
    shape(litOutline, { fill: '#fff', opacity: 0.22, filter: defs.blurFilter(9) }) +
    shape(shadowOutline, { fill: darkColour, opacity: 0.16, filter: defs.blurFilter(9) })
  );
}

function drawCrimp(defs: SvgDefs, body: string, darkColour: string): string {
  const halfWidth = FLAT_WIDTH / 2;
  const top = -HEIGHT - 26;
  const paint = defs.linearGradient([
    [0, shiftTone(body, -0.1)],
    [0.2, shiftTone(body, 0.08)],
    [0.6, body],
    [1, shiftTone(body, -0.16)],
  ]);
  return (
    shape(pathData`M${-halfWidth} ${top}H${halfWidth}V${-HEIGHT + 3}H${-halfWidth}Z`, { fill: paint }) +
    drawCrimpDents({ left: -halfWidth, top: top + 3, width: FLAT_WIDTH, height: 21, count: 40, inset: 3, stroke: 1.5 }, darkColour, 0.2) +
    rect({ x: -halfWidth, y: -HEIGHT + 1, width: FLAT_WIDTH, height: 3, fill: darkColour, opacity: 0.22 }) +
    rect({ x: -halfWidth, y: top, width: FLAT_WIDTH, height: 2, fill: '#fff', opacity: 0.6 })
  );
}

function drawBody(defs: SvgDefs, spec: PackSpec, darkColour: string): string {
  const { body: colour } = spec.palette;
  const label = drawLabel(spec, {
    centre: 0,
    top: -HEIGHT + 62,
    bottom: -CAP_HEIGHT - 34,
    width: ROUND_WIDTH * 0.78,
    backgroundColour: colour,
  });
  return drawSolid(defs, {
    outline: createOutline(),
    width: (ROUND_WIDTH + FLAT_WIDTH) / 2 + 10,
    top: -HEIGHT,
    bottom: -CAP_HEIGHT,
    colour,
    finish: spec.finish ?? 'satin',
    surfaceSvg: label + drawFlattening(defs, darkColour),
  });
}

function drawScrewCap(defs: SvgDefs, spec: PackSpec): string {
  const { cap: colour } = spec.palette;
  const finish = spec.capFinish ?? 'satin';
  const topHalfWidth = ROUND_WIDTH / 2 - 2;
  const bottomHalfWidth = ROUND_WIDTH / 2 - 8;
  const top = -CAP_HEIGHT + 6;
  return drawSolid(defs, {
    outline: pathData`M${-topHalfWidth} ${top}A${ROUND_WIDTH / 2} 9 0 0 0 ${topHalfWidth} ${top}L${bottomHalfWidth} -4A${bottomHalfWidth} 9 0 0 1 ${-bottomHalfWidth} -4Z`,
    width: ROUND_WIDTH - 4,
    top: -CAP_HEIGHT,
    bottom: 2,
    colour,
    finish,
    surfaceSvg: finish === 'metal' ? '' : drawRibs({ width: ROUND_WIDTH - 8, top: -CAP_HEIGHT + 14, bottom: -8, colour, count: 30 }),
  });
}

export const drawTube: DrawContainer = (defs, spec) => {
  const darkColour = shiftTone(mix(spec.palette.body, '#3a2318', 0.3), -0.3);
  return {
    width: FLAT_WIDTH,
    height: HEIGHT + 26,
    baseWidth: ROUND_WIDTH,
    centeringOffset: 0,
    closeUp: { x: 0, y: -222, size: 290 },
    svg:
      drawCrimp(defs, spec.palette.body, darkColour) +
      drawBody(defs, spec, darkColour) +
      drawScrewCap(defs, spec) +
      drawSeam({ width: ROUND_WIDTH - 2, y: -CAP_HEIGHT + 3, curve: 9, colour: spec.palette.cap }),
  };
};
