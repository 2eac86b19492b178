import { mix, shiftTone } from '../colour.ts';
import { drawSoftShadow, drawTopFace } from '../form/fittings.ts';
import { createDrumOutline } from '../form/outlines.ts';
import { drawSolid } from '../form/solid.ts';
import { drawLabel } from '../label/label.ts';
import type { DrawContainer, PackSpec } from '../pack.ts';
import { group, line, pathData, shape } from '../svg.ts';
import { DIAGONAL, type SvgDefs } from '../svg-defs.ts';

const BASE_WIDTH = 92;
const COVER_WIDTH = 96;
const COVER_HEIGHT = 236;
/** The height of the open stick, up to the tip of the lip colour. */
const OPEN_HEIGHT = 352;

function drawOpenBase(defs: SvgDefs, spec: PackSpec): string {
  const { body, cap } = spec.palette;
  const brass = mix(cap, '#d8b780', 0.55);
  const base = drawSolid(defs, {
    outline: createDrumOutline({ width: BASE_WIDTH, top: -150, bottom: -6, topCurve: 6, bottomCurve: 7, cornerRadius: 8 }),
    width: BASE_WIDTH,
    top: -150,
    bottom: 0,
    colour: body,
    finish: spec.finish ?? 'gloss',
  });
  const sleeve = drawSolid(defs, {
    outline: createDrumOutline({ width: 80, top: -206, bottom: -148, topCurve: 5, bottomCurve: 5 }),
    width: 80,
    top: -206,
    bottom: -148,
    colour: brass,
    finish: 'metal',
  });
  return base + sleeve + drawTopFace(defs, { y: -206, width: 80, curve: 5, colour: brass, finish: 'metal', holeWidth: 64 });
}

/** Draws the bullet, which is the slanted piece of lip colour, with light on its cut face. */
function drawBullet(defs: SvgDefs, colour: string): string {
  const outline = 'M-31 -204V-300C-30 -318-8 -344 24 -352C30 -352 31 -346 31 -338V-204A31 4 0 0 1-31 -204Z';
  const cutFace = defs.linearGradient(
    [
      [0, shiftTone(colour, 0.18)],
      [0.6, shiftTone(colour, 0.04)],
      [1, shiftTone(colour, -0.04)],
    ],
    DIAGONAL,
  );
  return (
    drawSolid(defs, { outline, width: 62, top: -OPEN_HEIGHT, bottom: -204, colour, finish: 'satin' }) +
    shape('M-29 -300C-22 -322 2 -342 26 -349C30 -340 20 -312-2 -300C-12 -295-24 -296-29 -300Z', { fill: cutFace }) +
    line('M-22 -304C-12 -322 4 -336 20 -343', '#fff', 3, { opacity: 0.6, filter: defs.blurFilter(1.4) })
  );
}

function drawCover(defs: SvgDefs, spec: PackSpec): string {
  const { body } = spec.palette;
  const halfWidth = COVER_WIDTH / 2;
  const top = -COVER_HEIGHT;
  const outline =
    pathData`M${-halfWidth} -6V${top + 12}C${-halfWidth} ${top + 2} ${-halfWidth + 10} ${top} 0 ${top}` +
    pathData`C${halfWidth - 10} ${top} ${halfWidth} ${top + 2} ${halfWidth} ${top + 12}V-6A${halfWidth} 7 0 0 1 ${-halfWidth} -6Z`;
  return drawSolid(defs, {
    outline,
    width: COVER_WIDTH,
    top,
    bottom: 0,
    colour: body,
    finish: spec.finish ?? 'gloss',
    surfaceSvg: drawLabel(spec, {
      centre: 0,
      top: top + 34,
      bottom: -24,
      width: COVER_WIDTH * 0.8,
      backgroundColour: body,
      layout: 'vertical',
    }),
  });
}

/** Draws an open stick of lip colour beside its cover. */
export const drawLipbalm: DrawContainer = (defs, spec) => ({
  width: 250,
  height: OPEN_HEIGHT,
  baseWidth: 220,
  centeringOffset: 0,
  closeUp: { x: 66, y: -118, size: 236 },
  svg:
    group(
      { transform: 'translate(66 6)' },
      drawSoftShadow(defs, { cx: 26, cy: -4, rx: 66, ry: 10, opacity: 0.32, blur: 7 }),
      drawCover(defs, spec),
    ) + group({ transform: 'translate(-58 0)' }, drawOpenBase(defs, spec), drawBullet(defs, spec.palette.liquid)),
});
