/** Draws a share card as a JPEG, which WhatsApp and all others show. It takes 0.15 s of a core, most of it outside the main thread. */
import resvg from '@resvg/resvg-js';
import sharp from 'sharp';
import type { ProductCard } from '../catalogue/catalogue.ts';
import { CARD_SIZE, drawProductCard, drawShopCard, FONT_FILES, PICTURE_SIZE } from './card-drawing.ts';

/** Far more than any stored picture has, as uploads are scaled down. */
const PIXELS_MAX = 40_000_000;
const SECONDS_MAX = 10;
/** Full colour resolution keeps the edges of coloured letters sharp. The cards of the demo take 45 to 80 kB; WhatsApp shows up to 300 kB. */
const JPEG = { quality: 76, chromaSubsampling: '4:4:4' } as const;

type Layer = { pixels: Buffer; width: number; height: number };

/** The product's picture, cropped to its place on the card; null if it cannot be decoded. */
async function cropPicture(picture: Buffer): Promise<Layer | null> {
  const image = sharp(picture, { limitInputPixels: PIXELS_MAX })
    .rotate()
    .resize({ ...PICTURE_SIZE, fit: 'cover' })
    .timeout({ seconds: SECONDS_MAX });
  const cropped = await image
    .flatten({ background: '#EDE6D8' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => null);
  return cropped && { pixels: cropped.data, width: cropped.info.width, height: cropped.info.height };
}

const toInput = ({ pixels, width, height }: Layer, isPremultiplied: boolean) => ({
  input: pixels,
  raw: { width, height, channels: 4 as const },
  premultiplied: isPremultiplied,
  left: 0,
  top: 0,
});

async function encodeCard(svg: string, picture: Layer | null): Promise<Buffer> {
  const image = await resvg.renderAsync(svg, { font: { fontFiles: [...FONT_FILES], loadSystemFonts: false } });
  const drawing = { pixels: image.pixels, width: image.width, height: image.height };
  return sharp({ create: { ...CARD_SIZE, channels: 3, background: '#FBFAF6' } })
    .composite([...(picture ? [toInput(picture, false)] : []), toInput(drawing, true)])
    .jpeg(JPEG)
    .timeout({ seconds: SECONDS_MAX })
    .toBuffer();
}

/**
 * `picture`: the bytes of the product's picture; a pattern replaces one that is null or cannot be decoded, also because the machine is too busy.
 */
export async function drawProductJpeg(card: ProductCard, picture: Buffer | null): Promise<{ jpeg: Buffer; hasPicture: boolean }> {
  const layer = picture && (await cropPicture(picture));
  const hasPicture = layer !== null;
  return { jpeg: await encodeCard(drawProductCard(card, { hasPicture }), layer), hasPicture };
}

export const drawShopJpeg = (shop: string): Promise<Buffer> => encodeCard(drawShopCard(shop), null);
