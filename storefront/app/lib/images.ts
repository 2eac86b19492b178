/** Where a picture is. The server gives any of these widths, in the best format the browser takes. */
export const IMAGE_WIDTHS = [320, 480, 640, 960, 1280] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** What stands before an image key when the settings do not say. */
export const DEFAULT_MEDIA_PREFIX = '/media/';

/** Prefix + key; an empty key gives an empty address. */
export function imageUrl(prefix: string, key: string, width?: ImageWidth): string {
  if (!key) return '';
  const path = prefix + key.split('/').map(encodeURIComponent).join('/');
  return width ? `${path}?w=${width}` : path;
}

export function imageSrcSet(prefix: string, key: string, widths: readonly ImageWidth[]): string {
  return widths.map((width) => `${imageUrl(prefix, key, width)} ${width}w`).join(', ');
}
