import { drawRibs, drawSeam } from '../form/fittings.ts';
import { createDrumOutline } from '../form/outlines.ts';
import { drawSolid } from '../form/solid.ts';
import { drawLabel } from '../label/label.ts';
import type { DrawContainer } from '../pack.ts';
import { pathData } from '../svg.ts';

const BASE_HEIGHT = 150;
const HEIGHT = 400;

/** The width by the weight of the content: a sun stick is broad, a mascara or concealer slim, a pencil slimmer. */
const WIDTHS = [
  { upTo_g: 1, width: 80 },
  { upTo_g: 10, width: 106 },
];
const BROAD_WIDTH = 148;

function chooseWidth(volume: string): number {
  const grams = Number.parseFloat(volume);
  return WIDTHS.find(({ upTo_g }) => grams <= upTo_g)?.width ?? BROAD_WIDTH;
}

function createCoverOutline(width: number): string {
  const halfWidth = width / 2;
  const corner = width * 0.18;
  return (
    pathData`M${-halfWidth} ${-BASE_HEIGHT}V${-HEIGHT + 54}C${-halfWidth} ${-HEIGHT + 12} ${-halfWidth + corner} ${-HEIGHT} 0 ${-HEIGHT}` +
    pathData`C${halfWidth - corner} ${-HEIGHT} ${halfWidth} ${-HEIGHT + 12} ${halfWidth} ${-HEIGHT + 54}V${-BASE_HEIGHT}A${halfWidth} 8 0 0 1 ${-halfWidth} ${-BASE_HEIGHT}Z`
  );
}

export const drawStick: DrawContainer = (defs, spec) => {
  const { body, cap } = spec.palette;
  const width = chooseWidth(spec.volume);
  const capFinish = spec.capFinish ?? 'satin';
  // The base has the colour and finish of the pack's cap, the cover has those of its body.
  const base = drawSolid(defs, {
    outline: createDrumOutline({ width: width - 6, top: -BASE_HEIGHT + 2, bottom: -6, topCurve: 8, bottomCurve: 9, cornerRadius: 14 }),
    width: width - 6,
    top: -BASE_HEIGHT,
    bottom: 0,
    colour: cap,
    finish: capFinish,
    surfaceSvg:
      capFinish === 'metal' ? '' : drawRibs({ width: width - 8, top: -46, bottom: 6, colour: cap, count: Math.round(width * 0.23) }),
  });
  const cover = drawSolid(defs, {
    outline: createCoverOutline(width),
    width,
    top: -HEIGHT,
    bottom: -BASE_HEIGHT,
    colour: body,
    finish: spec.finish ?? 'satin',
    surfaceSvg: drawLabel(spec, {
      centre: 0,
      top: -HEIGHT + 60,
      bottom: -BASE_HEIGHT - 24,
      width: width * (width < BROAD_WIDTH ? 0.8 : 0.7),
      backgroundColour: body,
      layout: width < BROAD_WIDTH ? 'vertical' : (spec.layout ?? 'vertical'),
    }),
  });
  return {
    width,
    height: HEIGHT,
    baseWidth: width,
    centeringOffset: 0,
    closeUp: { x: 0, y: -256, size: 220 },
    svg: base + cover + drawSeam({ width, y: -BASE_HEIGHT, curve: 8, colour: body }),
  };
};
