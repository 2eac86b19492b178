/** Widths in pixels that are ever made; whatever else is asked for gets the next one. */
export const WIDTHS = [160, 320, 480, 640, 960, 1280] as const;

/** The width to make; null: the picture as it is stored. */
export function widthFor(asked: string | undefined): number | null {
  if (asked === undefined) return null;
  const width = Number(asked);
  if (!(width > 0)) return null;
  return WIDTHS.find((listed) => listed >= width) ?? WIDTHS.at(-1) ?? null;
}
