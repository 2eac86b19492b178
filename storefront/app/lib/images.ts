/** Where a picture is. The server gives any of these widths, in the best format the browser takes. */
export const IMAGE_WIDTHS = [160, 320, 480, 640, 960, 1280] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/**
 * Said of a picture that takes half of a phone: it is wider than that, but then no screen, however dense, fetches more
 * than 320 pixels of it. The next width would cost the shopper twice the bytes for what she hardly sees.
 */
export const HALF_A_PHONE = '100px';

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
