/** A picture that somebody sent, made anew from its pixels: nothing else of the file is kept, wherever it was hidden. */
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { turns } from '../../http/turns.ts';
import { done, type Outcome } from '../../outcome.ts';
import type { PictureFormat } from './judge.ts';
import { BROKEN, TOO_MANY_PIXELS } from './words.ts';

export type MadePicture = { body: Buffer; width: number; height: number; thumbhash: string };

/** What the cheap phones with large numbers on their backs make. At four bytes each, the memory that one decoding may take. */
const PIXELS_MAX = 50_000_000;
/** Twice what is ever shown. */
const SIDE_PX_MAX = 2_000;
const QUALITY = 80;
/** The longer side of what a thumbhash is made from. */
const HASHED_PX = 100;

/** Decoding takes memory by the hundred megabytes, so there are two at once; twenty wait for some ten seconds. */
const inTurn = turns({ running: 2, waiting: 20 });

/** Nothing but these is ever decoded, whatever else the library can read. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].flatMap((name) => [`VipsForeignLoad${name}Buffer`, `VipsForeignLoad${name}File`]),
});

const FORMATS: Record<PictureFormat, string> = { jpeg: 'jpeg', png: 'png', webp: 'webp', gif: 'gif', avif: 'heif' };

/** The bytes of a thumbhash in base64. */
async function thumbhashOf(picture: Buffer): Promise<string> {
  const small = sharp(picture).resize({ width: HASHED_PX, height: HASHED_PX, fit: 'inside' }).ensureAlpha().raw();
  const { data, info } = await small.toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}

async function make(bytes: Buffer): Promise<MadePicture> {
  // Of what moves, the first frame.
  const picture = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', pages: 1 })
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
    if (head.width * head.height > PIXELS_MAX) return TOO_MANY_PIXELS;
    return await make(bytes).then(done, () => BROKEN);
  });
