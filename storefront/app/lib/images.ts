/** The URLs of images. The server offers these widths, in the best format that the browser accepts. */
export const IMAGE_WIDTHS = [160, 320, 480, 640, 960, 1280] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/**
 * The `sizes` value of an image that fills half of a phone's width. It is less than the real width, so that even the densest screen loads
 * the image of 320 pixels: the next width would cost the shopper twice the bytes for hardly more detail.
 */
export const HALF_PHONE_WIDTH = '100px';

/** The prefix of image keys when the settings could not be loaded. */
export const DEFAULT_MEDIA_PREFIX = '/media/';

/** The URL of an image key; an empty key gives an empty URL. */
export function buildImageUrl(prefix: string, key: string, width?: ImageWidth): string {
  if (!key) return '';
  const path = prefix + key.split('/').map(encodeURIComponent).join('/');
  return width ? `${path}?w=${width}` : path;
}

export function buildImageSrcSet(prefix: string, key: string, widths: readonly ImageWidth[]): string {
  return widths.map((width) => `${buildImageUrl(prefix, key, width)} ${width}w`).join(', ');
}
