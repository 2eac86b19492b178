import { hashText } from '../choose.ts';
import { tone } from '../colour.ts';
import { makeKit } from '../kit.ts';
import { type Container, type PackSpec, stageColour } from '../pack.ts';
import { picture, rect } from '../svg.ts';
import { drops } from './drops.ts';
import { smear } from './smear.ts';

const SIZE = 800;
const RUNNY: ReadonlySet<Container> = new Set(['dropper', 'toner', 'mist', 'ampoule', 'pump']);

/** The formula from close by: beads where it is runny, a smear where it is thick. */
export function texturePicture(spec: PackSpec): string {
  const kit = makeKit();
  const stage = stageColour(spec);
  const seed = hashText(spec.name);
  const ground = kit.radial(
    [
      [0, tone(stage, 0.045)],
      [1, tone(stage, -0.045)],
    ],
    0.3,
    0.26,
    0.95,
  );
  const draw = RUNNY.has(spec.container) ? drops : smear;
  const formula = draw(kit, spec.palette.liquid, stage, seed);
  const title = `${spec.brand} ${spec.name}`;
  return picture({ width: SIZE, height: SIZE, title }, kit.definitions(), rect({ width: SIZE, height: SIZE, fill: ground }), formula);
}
