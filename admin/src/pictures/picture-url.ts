/** The address of a picture; with `width` the shop sends a smaller one. The back office is on the shop's own origin. */
export const buildPictureUrl = (key: string, width?: 160 | 320 | 480 | 640 | 960 | 1280): string =>
  `/media/${encodeURIComponent(key)}${width ? `?w=${width}` : ''}`;
