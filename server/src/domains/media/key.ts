/** Keys of stored pictures: plain file names, so that no key can lead out of the folder. */
const KEY = /^[a-z0-9][a-z0-9-]{0,120}\.(webp|svg|png|jpg|jpeg|avif)$/;

export const isKey = (key: string): boolean => KEY.test(key);

/** Widths in pixels that are ever made; whatever else is asked for gets the next one. */
export const WIDTHS = [160, 320, 480, 640, 960, 1280] as const;

/** The width to make; null: the picture as it is stored. */
export function widthFor(asked: string | undefined): number | null {
  if (asked === undefined) return null;
  const width = Number(asked);
  if (!(width > 0)) return null;
  return WIDTHS.find((listed) => listed >= width) ?? WIDTHS.at(-1) ?? null;
}
