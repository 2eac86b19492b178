import { shiftTone } from '../colour.ts';
import { hashText } from '../hash.ts';
import { type Container, getBackdropColour, type PackSpec } from '../pack.ts';
import { createSvgDocument, rect } from '../svg.ts';
import { createSvgDefs } from '../svg-defs.ts';
import { drawDrops } from './drops.ts';
import { drawSmear } from './smear.ts';

const SIZE = 800;
const RUNNY_CONTAINERS: ReadonlySet<Container> = new Set(['dropper', 'toner', 'mist', 'ampoule', 'pump']);

/** Draws a close-up of the formula: beads if it is runny, a smear if it is thick. */
export function drawTexturePicture(spec: PackSpec): string {
  const defs = createSvgDefs();
  const backdrop = getBackdropColour(spec);
  const seed = hashText(spec.name);
  const background = defs.radialGradient(
    [
      [0, shiftTone(backdrop, 0.045)],
      [1, shiftTone(backdrop, -0.045)],
    ],
    { cx: 0.3, cy: 0.26, r: 0.95 },
  );
  const draw = RUNNY_CONTAINERS.has(spec.container) ? drawDrops : drawSmear;
  const formula = draw(defs, spec.palette.liquid, backdrop, seed);
  const title = `${spec.brand} ${spec.name}`;
  return createSvgDocument(
    { width: SIZE, height: SIZE, title },
    defs.toSvg(),
    rect({ width: SIZE, height: SIZE, fill: background }),
    formula,
  );
}
