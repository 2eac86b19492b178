/** Re-encodes an uploaded picture from its pixels, which drops everything else in the file. */
import type { CropArea } from '@uruhu/contract/staff/pictures';
import sharp, { type Metadata } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { createQueueLimiter } from '../../lib/limits/queue-limiter.ts';
import { done, type Outcome, refuse } from '../../lib/outcome.ts';
import type { PictureFormat } from './detect-type.ts';
import { FILE_IS_BROKEN, HAS_TOO_MANY_PIXELS } from './refusals.ts';

export type EncodedPicture = { body: Buffer; width: number; height: number; thumbhash: string };

/**
 * Pixels of a picture. `decodedByRow`: enough for phones with large sensors. `decodedWhole`: for formats that are decoded into memory as a
 * whole, with up to eight bytes per pixel. AVIF takes more memory. Most phones take photographs of twelve million pixels.
 */
const PIXELS_MAX = { decodedByRow: 50_000_000, decodedWhole: 25_000_000, avif: 12_500_000 };
/** Twice the largest displayed size. */
const SIDE_PX_MAX = 2_000;
const WEBP_QUALITY = 80;
/** The longer side of the picture that the thumbhash is computed from. */
const HASHED_PX = 100;

/**
 * Decodes pictures one after the other, as each takes hundreds of megabytes and half a second. At most ten pictures wait, each with its
 * file in memory.
 */
const runInQueue = createQueueLimiter({ running: 1, waiting: 10, waitingPerCaller: 10 });
/** All callers share the queue, because other limits apply to the uploads of each shopper. */
const ALL_CALLERS = 'all callers';

/** Blocks all decoders of the library except these. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].flatMap((name) => [`VipsForeignLoad${name}Buffer`, `VipsForeignLoad${name}File`]),
});

/** How the library calls the formats. */
const LIBRARY_FORMATS: Record<PictureFormat, string> = { jpeg: 'jpeg', png: 'png', webp: 'webp', gif: 'gif', avif: 'heif' };

function findPixelsMax(format: PictureFormat, { isProgressive }: Pick<Metadata, 'isProgressive'>): number {
  if (format === 'avif') return PIXELS_MAX.avif;
  return (format === 'jpeg' || format === 'png') && !isProgressive ? PIXELS_MAX.decodedByRow : PIXELS_MAX.decodedWhole;
}

/** The bytes of a thumbhash in base64. */
async function computeThumbhash(picture: Buffer): Promise<string> {
  const smallPicture = sharp(picture).resize({ width: HASHED_PX, height: HASHED_PX, fit: 'inside' }).ensureAlpha().raw();
  const { data, info } = await smallPicture.toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}

async function encodePicture(bytes: Buffer, limitInputPixels: number): Promise<EncodedPicture> {
  // Takes only the first frame of an animation.
  const picture = sharp(bytes, { limitInputPixels, failOn: 'error', pages: 1 })
    .rotate()
    .resize({ width: SIDE_PX_MAX, height: SIDE_PX_MAX, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: WEBP_QUALITY });
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return { body: data, width: info.width, height: info.height, thumbhash: await computeThumbhash(data) };
}

/** Cuts a part out of a stored picture. Throws TryLater if the queue is full. */
export const cropPicture = (storedPicture: Buffer, { x, y, width, height }: CropArea): Promise<Outcome<EncodedPicture>> =>
  runInQueue(ALL_CALLERS, async () => {
    const metadata = await sharp(storedPicture)
      .metadata()
      .catch(() => null);
    if (!metadata) return FILE_IS_BROKEN;
    if (x + width > metadata.width || y + height > metadata.height) return refuse('crop_outside');
    const croppedPicture = sharp(storedPicture, { failOn: 'error' }).extract({ left: x, top: y, width, height }).png();
    return await croppedPicture
      .toBuffer()
      .then((bytes) => encodePicture(bytes, PIXELS_MAX.decodedWhole))
      .then(done, () => FILE_IS_BROKEN);
  });

/** Decodes a picture and encodes it as WebP. Throws TryLater if the queue is full. */
export const reencodePicture = (bytes: Buffer, format: PictureFormat): Promise<Outcome<EncodedPicture>> =>
  runInQueue(ALL_CALLERS, async () => {
    // Reads only the header. A picture of any declared size costs nothing here, as it is not decoded yet.
    const metadata = await sharp(bytes, { limitInputPixels: false })
      .metadata()
      .catch(() => null);
    if (metadata?.format !== LIBRARY_FORMATS[format]) return FILE_IS_BROKEN;
    const pixels_max = findPixelsMax(format, metadata);
    if (metadata.width * metadata.height > pixels_max) return HAS_TOO_MANY_PIXELS;
    return await encodePicture(bytes, pixels_max).then(done, () => FILE_IS_BROKEN);
  });
