/** A picture that somebody sent, made anew from its pixels: nothing else of the file is kept, wherever it was hidden. */
import sharp, { type Metadata } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { turns } from '../../http/turns.ts';
import { done, type Outcome } from '../../outcome.ts';
import type { PictureFormat } from './judge.ts';
import { BROKEN, TOO_MANY_PIXELS } from './words.ts';

export type MadePicture = { body: Buffer; width: number; height: number; thumbhash: string };

/**
 * Pixels of what is decoded row by row: what the cheap phones with large numbers on their backs make. Of all else the whole picture
 * is held in memory, up to eight bytes a pixel and more while AVIF is decoded; twelve million are what most phones take.
 */
const PIXELS_MAX = { rows: 50_000_000, whole: 25_000_000, avif: 12_500_000 };
/** Twice what is ever shown. */
const SIDE_PX_MAX = 2_000;
const QUALITY = 80;
/** The longer side of what a thumbhash is made from. */
const HASHED_PX = 100;

/** Decoding takes memory by the hundred megabytes, and half a second: one after the other. Ten wait, each with its file in memory. */
const inTurn = turns({ running: 1, waiting: 10 });

/** Nothing but these is ever decoded, whatever else the library can read. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].flatMap((name) => [`VipsForeignLoad${name}Buffer`, `VipsForeignLoad${name}File`]),
});

const FORMATS: Record<PictureFormat, string> = { jpeg: 'jpeg', png: 'png', webp: 'webp', gif: 'gif', avif: 'heif' };

function pixelsMax(format: PictureFormat, { isProgressive }: Pick<Metadata, 'isProgressive'>): number {
  if (format === 'avif') return PIXELS_MAX.avif;
  return (format === 'jpeg' || format === 'png') && !isProgressive ? PIXELS_MAX.rows : PIXELS_MAX.whole;
}

/** The bytes of a thumbhash in base64. */
async function thumbhashOf(picture: Buffer): Promise<string> {
  const small = sharp(picture).resize({ width: HASHED_PX, height: HASHED_PX, fit: 'inside' }).ensureAlpha().raw();
  const { data, info } = await small.toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}

async function make(bytes: Buffer, limitInputPixels: number): Promise<MadePicture> {
  // Of what moves, the first frame.
  const picture = sharp(bytes, { limitInputPixels, failOn: 'error', pages: 1 })
    .rotate()
    .resize({ width: SIDE_PX_MAX, height: SIDE_PX_MAX, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY });
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return { body: data, width: info.width, height: info.height, thumbhash: await thumbhashOf(data) };
}

/** Throws TryLater where too many wait already. */
export const makePicture = (bytes: Buffer, format: PictureFormat): Promise<Outcome<MadePicture>> =>
  inTurn(async () => {
    // Its head alone: however large it says it is, nothing is decoded yet.
    const head = await sharp(bytes, { limitInputPixels: false })
      .metadata()
      .catch(() => null);
    if (head?.format !== FORMATS[format]) return BROKEN;
    const pixels_max = pixelsMax(format, head);
    if (head.width * head.height > pixels_max) return TOO_MANY_PIXELS;
    return await make(bytes, pixels_max).then(done, () => BROKEN);
  });
