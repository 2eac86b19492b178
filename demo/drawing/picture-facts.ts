import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';

export type PictureFacts = { bytes: number; width: number; height: number; thumbhash: string };

/** A thumbhash is computed from a copy of the picture whose longer side has this many pixels. */
const HASHED_PX = 100;

/**
 * A picture's row in the table of files. The thumbhash is a blurred preview of some twenty bytes, shown while the
 * picture loads.
 */
export async function describePicture(picture: Uint8Array): Promise<PictureFacts> {
  const { width, height } = await sharp(picture).metadata();
  const small = sharp(picture).resize({ width: HASHED_PX, height: HASHED_PX, fit: 'inside' }).ensureAlpha().raw();
  const { data, info } = await small.toBuffer({ resolveWithObject: true });
  const thumbhash = Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
  return { bytes: picture.length, width, height, thumbhash };
}

/** JSON with one line a picture, so that a diff shows which pictures changed. */
export function formatFacts(about: ReadonlyMap<string, PictureFacts>): string {
  const lines = [...about].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, each]) => `  ${JSON.stringify(key)}: ${JSON.stringify(each)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}
