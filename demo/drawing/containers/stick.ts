import { ribs, seam } from '../form/fittings.ts';
import { drumOutline } from '../form/outlines.ts';
import { solid } from '../form/solid.ts';
import { label } from '../label/label.ts';
import type { DrawContainer } from '../pack.ts';
import { path } from '../svg.ts';

const WIDTH = 148;
const BASE_HEIGHT = 150;
const HEIGHT = 400;

const hood = (): string => {
  const half = WIDTH / 2;
  return (
    path`M${-half} ${-BASE_HEIGHT}V${-HEIGHT + 54}C${-half} ${-HEIGHT + 12} ${-half + 26} ${-HEIGHT} 0 ${-HEIGHT}` +
    path`C${half - 26} ${-HEIGHT} ${half} ${-HEIGHT + 12} ${half} ${-HEIGHT + 54}V${-BASE_HEIGHT}A${half} 8 0 0 1 ${-half} ${-BASE_HEIGHT}Z`
  );
};

export const stick: DrawContainer = (kit, spec) => {
  const { body, cap } = spec.palette;
  const capFinish = spec.capFinish ?? 'satin';
  const base = solid(kit, {
    outline: drumOutline({ width: WIDTH - 6, top: -BASE_HEIGHT + 2, bottom: -6, topCurve: 8, bottomCurve: 9, cornerRadius: 14 }),
    width: WIDTH - 6,
    top: -BASE_HEIGHT,
    bottom: 0,
    colour: cap,
    finish: capFinish,
    print: capFinish === 'metal' ? '' : ribs({ width: WIDTH - 8, top: -46, bottom: 6, colour: cap, count: 34 }),
  });
  const cover = solid(kit, {
    outline: hood(),
    width: WIDTH,
    top: -HEIGHT,
    bottom: -BASE_HEIGHT,
    colour: body,
    finish: spec.finish ?? 'satin',
    print: label(spec, {
      centre: 0,
      top: -HEIGHT + 60,
      bottom: -BASE_HEIGHT - 24,
      width: WIDTH * 0.7,
      ground: body,
      layout: spec.layout ?? 'vertical',
    }),
  });
  return { width: WIDTH, height: HEIGHT, foot: WIDTH, shift: 0, svg: base + cover + seam(WIDTH, -BASE_HEIGHT, 8, body) };
};
