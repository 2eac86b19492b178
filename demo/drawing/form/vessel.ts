import type { Finish, PackSpec } from '../pack.ts';
import type { SvgDefs } from '../svg-defs.ts';
import { drawGlass } from './glass.ts';
import { drawSolid } from './solid.ts';

export type Vessel = {
  outline: string;
  width: number;
  height: number;
  finish: Finish;
  /** Distance of the glass's lower end above the ground: half the base's curve. */
  standing: number;
  /** Distance from the shoulder down to the liquid's surface, as a share of the height. */
  level: number;
  label: string;
  /** SVG of the part inside the liquid; drawn for glass only. */
  inside?: string;
};

/** The body of a bottle: transparent with visible liquid where the finish is glass, otherwise a solid. */
export function drawVessel(
  defs: SvgDefs,
  spec: PackSpec,
  { outline, width, height, finish, standing, level, label, inside = '' }: Vessel,
): string {
  const { body: colour, liquid } = spec.palette;
  const form = { outline, width, top: -height, colour, print: label };
  if (finish !== 'glass') return drawSolid(defs, { ...form, bottom: 0, finish });
  return drawGlass(defs, { ...form, bottom: -standing, liquid, level, inside });
}
