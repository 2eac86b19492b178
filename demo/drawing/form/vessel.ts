import type { Finish, PackSpec } from '../pack.ts';
import type { SvgDefs } from '../svg-defs.ts';
import { drawGlass } from './glass.ts';
import { drawSolid } from './solid.ts';

export type Vessel = {
  outline: string;
  width: number;
  height: number;
  finish: Finish;
  /** How far above the ground the lower edge of the glass is at the left and right. In the middle, the edge curves down to the ground. */
  baseOffset: number;
  /** Distance from the shoulder down to the liquid's surface, as a share of the height. */
  emptyShare: number;
  label: string;
  /** SVG of the part inside the liquid; drawn for glass only. */
  inside?: string;
};

/** Draws the body of a bottle. With a glass finish it is transparent and shows the liquid; otherwise it is a solid. */
export function drawVessel(
  defs: SvgDefs,
  spec: PackSpec,
  { outline, width, height, finish, baseOffset, emptyShare, label, inside = '' }: Vessel,
): string {
  const { body: colour, liquid } = spec.palette;
  const form = { outline, width, top: -height, colour, surfaceSvg: label };
  if (finish !== 'glass') return drawSolid(defs, { ...form, bottom: 0, finish });
  return drawGlass(defs, { ...form, bottom: -baseOffset, liquid, emptyShare, inside });
}
