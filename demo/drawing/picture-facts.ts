import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';

export type PictureFacts = { bytes: number; width: number; height: number; thumbhash: string };

/** The longer side of the copy of a picture from which its thumbhash is computed. */
const HASHED_PX = 100;

/** Reads the facts that the table of files stores of a picture. The thumbhash is a blurred preview of some twenty bytes, shown while it loads. */
export async function describePicture(picture: Uint8Array): Promise<PictureFacts> {
  const { width, height } = await sharp(picture).metadata();
  const small = sharp(picture).resize({ width: HASHED_PX, height: HASHED_PX, fit: 'inside' }).ensureAlpha().raw();
  const { data, info } = await small.toBuffer({ resolveWithObject: true });
  const thumbhash = Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
  return { bytes: picture.length, width, height, thumbhash };
}

/** Formats the facts as JSON with one line for each picture, so that a diff shows which pictures changed. */
export function formatFacts(factsByKey: ReadonlyMap<string, PictureFacts>): string {
  const sorted = [...factsByKey].sort(([left], [right]) => (left < right ? -1 : 1));
  const lines = sorted.map(([key, facts]) => `  ${JSON.stringify(key)}: ${JSON.stringify(facts)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}
