import { RENDITION_WIDTHS_PX } from '../../storage/stored-types.ts';

/** The width of the rendition for a requested width: the next larger one in the list, else the largest. Null for the stored picture. */
export function chooseWidth(requested: string | undefined): number | null {
  if (requested === undefined) return null;
  const width = Number(requested);
  if (Number.isNaN(width) || width <= 0) return null;
  return RENDITION_WIDTHS_PX.find((listed) => listed >= width) ?? RENDITION_WIDTHS_PX.at(-1) ?? null;
}
