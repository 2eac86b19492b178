import { chooseReadableInk, getLightness, mix, shiftTone } from '../colour.ts';
import { drawCrimpDents } from '../form/fittings.ts';
import { drawIngredientIcon } from '../ingredients/icons.ts';
import { fitSize, wrapLargest } from '../label/faces.ts';
import { drawText, drawTextLines } from '../label/text.ts';
import { type DrawContainer, getBackdropColour, type PackSpec } from '../pack.ts';
import { group, line, pathData, rect, shape, translate } from '../svg.ts';
import { DIAGONAL, DOWN, type SvgDefs } from '../svg-defs.ts';

const WIDTH = 268;
const HEIGHT = 372;
const HALF_WIDTH = WIDTH / 2;
const CRIMP_HEIGHT = 22;
/** The distance of the lines of the product's name, in units of their font size. */
const NAME_LEADING = 1.18;

function drawFrontLabel(spec: PackSpec): string {
  const { body, ink, accent } = spec.palette;
  const fill = chooseReadableInk(body, ink);
  const left = -HALF_WIDTH + 30;
  const width = WIDTH - 60;
  const top = -HEIGHT + 66;
  const brand = spec.brand.toUpperCase();
  const brandSize = fitSize([brand], { face: 'sans', size: 28, width, tracking_em: 0.05 });
  // The name ends at 0.49 of the height from the top, above the crest of the wave. In units of the font size, its first line is 1.7 below the
  // brand, and its last line needs 0.3 for letters below the baseline.
  const getMaxSize = (lines: number) => (HEIGHT * 0.49 - 66) / (1.7 + 0.3 + (lines - 1) * NAME_LEADING);
  const name = wrapLargest(spec.name, { face: 'humanist', size: 24, width, maxLines: 4, getMaxSize });
  const volumeSize = fitSize([spec.volume], { face: 'sans', size: 13, width: 88 });
  const leftStyle = { x: left, anchor: 'start' } as const;
  return (
    drawText(brand, { ...leftStyle, y: top, size: brandSize, weight: 600, tracking: brandSize * 0.05, fill }) +
    drawTextLines(name.lines, name.size * NAME_LEADING, {
      ...leftStyle,
      y: top + name.size * 1.7,
      size: name.size,
      face: 'humanist',
      weight: 400,
      fill,
    }) +
    drawText(spec.volume, {
      ...leftStyle,
      y: -34,
      size: volumeSize,
      fill: getLightness(accent) > 0.66 ? '#2A241D' : '#FFFDF8',
      opacity: 0.95,
    })
  );
}

/** Draws a wave of the accent colour over the lower half, with the ingredient large in it. */
function drawFrontArt(defs: SvgDefs, spec: PackSpec): string {
  const { accent } = spec.palette;
  const zone = pathData`M${-HALF_WIDTH} ${-HEIGHT * 0.44}C${-HALF_WIDTH + 70} ${-HEIGHT * 0.53} ${HALF_WIDTH - 70} ${-HEIGHT * 0.37} ${HALF_WIDTH} ${-HEIGHT * 0.46}V0H${-HALF_WIDTH}Z`;
  const ink = getLightness(accent) > 0.7 ? shiftTone(accent, -0.34) : shiftTone(accent, 0.3);
  return (
    shape(zone, {
      fill: defs.linearGradient(
        [
          [0, shiftTone(accent, 0.04)],
          [1, shiftTone(accent, -0.06)],
        ],
        DOWN,
      ),
    }) +
    group({ transform: `${translate(56, -HEIGHT * 0.23)} scale(1.4) rotate(-12)`, opacity: 0.96 }, drawIngredientIcon(spec.icon, ink, 2.6))
  );
}

/** Draws a pressed seam. `edge` is the y of its inner edge, a line of the colour `darkColour`. */
const drawCrimp = ({ top, edge }: { top: number; edge: number }, colour: string, darkColour: string): string =>
  rect({ x: -HALF_WIDTH, y: top, width: WIDTH, height: CRIMP_HEIGHT, fill: shiftTone(colour, -0.03), opacity: 0.55 }) +
  drawCrimpDents({ left: -HALF_WIDTH, top: top + 2, width: WIDTH, height: 18, count: 60, inset: 2, stroke: 1.3 }, darkColour, 0.16) +
  rect({ x: -HALF_WIDTH, y: edge, width: WIDTH, height: 1.6, fill: darkColour, opacity: 0.2 });

type Fold = { stroke: string; width: number; opacity: number; blur: number };

/** Draws light and dark folds from the corners, and a shine across, because the seams make the foil bulge. */
function drawFolds(defs: SvgDefs, darkColour: string): string {
  const [left, right, top] = [-HALF_WIDTH, HALF_WIDTH, -HEIGHT];
  const shine = defs.linearGradient([
    [0, darkColour, 0.28],
    [0.06, '#fff', 0.34],
    [0.13, '#fff', 0.04],
    [0.3, '#fff', 0.2],
    [0.46, darkColour, 0.02],
    [0.78, darkColour, 0.1],
    [0.93, darkColour, 0.2],
    [0.965, '#fff', 0.26],
    [1, darkColour, 0.28],
  ]);
  const drawFold = (d: string, { stroke, width, opacity, blur }: Fold) =>
    line(d, stroke, width, { opacity, filter: defs.blurFilter(blur) });
  return (
    rect({ x: left, y: top, width: WIDTH, height: HEIGHT, fill: shine }) +
    drawFold(pathData`M${left + 20} ${top + 24}C${left + 60} ${top + 70} ${left + 40} ${top + 130} ${left + 64} ${top + 190}`, {
      stroke: '#fff',
      width: 10,
      opacity: 0.3,
      blur: 6,
    }) +
    drawFold(pathData`M${right - 26} ${top + 26}C${right - 70} ${top + 60} ${right - 50} ${top + 100} ${right - 84} ${top + 120}`, {
      stroke: darkColour,
      width: 7,
      opacity: 0.16,
      blur: 5,
    }) +
    drawFold(pathData`M${left + 28} -24C${left + 70} -60 ${left + 50} -90 ${left + 90} -130`, {
      stroke: darkColour,
      width: 8,
      opacity: 0.14,
      blur: 6,
    }) +
    drawFold(pathData`M${right - 30} -26C${right - 66} -70 ${right - 48} -100 ${right - 76} -150`, {
      stroke: '#fff',
      width: 9,
      opacity: 0.26,
      blur: 6,
    })
  );
}

function drawSheet(defs: SvgDefs, spec: PackSpec, colour: string, surfaceSvg: string): string {
  const darkColour = shiftTone(mix(colour, '#3a2318', 0.3), -0.3);
  const [left, right] = [-HALF_WIDTH, HALF_WIDTH];
  const outline =
    pathData`M${left} ${-HEIGHT}H${right}L${right - 1} ${-HEIGHT * 0.62}L${right - 4} ${-HEIGHT * 0.5}L${right - 1} ${-HEIGHT * 0.38}L${right} 0` +
    pathData`H${left}L${left + 1} ${-HEIGHT * 0.38}L${left + 4} ${-HEIGHT * 0.5}L${left + 1} ${-HEIGHT * 0.62}Z`;
  const tearNotch = pathData`M${right} ${-HEIGHT + 34}l-9 4l9 4Z`;
  return (
    shape(outline, {
      fill: defs.linearGradient(
        [
          [0, shiftTone(colour, 0.04)],
          [1, shiftTone(colour, -0.04)],
        ],
        DIAGONAL,
      ),
    }) +
    group(
      { clipPath: defs.clipPath(outline) },
      surfaceSvg,
      drawCrimp({ top: -HEIGHT, edge: -HEIGHT + CRIMP_HEIGHT }, colour, darkColour),
      drawCrimp({ top: -CRIMP_HEIGHT, edge: -CRIMP_HEIGHT - 1.5 }, colour, darkColour),
      drawFolds(defs, darkColour),
    ) +
    shape(tearNotch, { fill: getBackdropColour(spec) })
  );
}

/** Draws two sachets, one behind the other. */
export const drawSachet: DrawContainer = (defs, spec) => {
  const { body } = spec.palette;
  const backSheet = drawSheet(defs, spec, shiftTone(body, -0.05), '');
  const shadow = rect({
    x: -HALF_WIDTH - 8,
    y: -HEIGHT + 6,
    width: WIDTH,
    height: HEIGHT - 6,
    fill: '#2a1b12',
    opacity: 0.2,
    filter: defs.blurFilter(9),
  });
  const frontSheet = drawSheet(defs, spec, body, drawFrontArt(defs, spec) + drawFrontLabel(spec));
  return {
    width: 330,
    height: HEIGHT + 14,
    baseWidth: 280,
    centeringOffset: -9.6,
    closeUp: { x: -14, y: -232, size: 280 },
    svg:
      group({ transform: 'translate(26 -6) rotate(7)' }, backSheet) +
      group({ transform: 'translate(30 0) rotate(5)' }, shadow) +
      group({ transform: 'translate(-10 0) rotate(-2.2)' }, frontSheet),
  };
};
