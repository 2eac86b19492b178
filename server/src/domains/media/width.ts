import { WIDTHS } from '../../storage/stored-types.ts';

/** The width to make, where another is asked for the next one; null: the picture as it is stored. */
export function widthFor(asked: string | undefined): number | null {
  if (asked === undefined) return null;
  const width = Number(asked);
  if (!(width > 0)) return null;
  return WIDTHS.find((listed) => listed >= width) ?? WIDTHS.at(-1) ?? null;
}
