import type { Kit } from '../kit.ts';
import type { Finish, PackSpec } from '../pack.ts';
import { glass } from './glass.ts';
import { solid } from './solid.ts';

export type Vessel = {
  outline: string;
  width: number;
  height: number;
  finish: Finish;
  /** Where the glass ends above the ground: half the base's curve. */
  standing: number;
  /** How far below the shoulder the liquid stands, as a part of the height. */
  level: number;
  label: string;
  /** What hangs in the liquid, seen through glass only. */
  inside?: string;
};

/** The body of a bottle: clear with its liquid where the finish is glass, else a solid. */
export function vessel(kit: Kit, spec: PackSpec, { outline, width, height, finish, standing, level, label, inside = '' }: Vessel): string {
  const { body: colour, liquid } = spec.palette;
  const form = { outline, width, top: -height, colour, print: label };
  if (finish !== 'glass') return solid(kit, { ...form, bottom: 0, finish });
  return glass(kit, { ...form, bottom: -standing, liquid, level, inside });
}
