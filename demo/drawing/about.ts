import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';

export type About = { bytes: number; width: number; height: number; thumbhash: string };

/** The longer side of what a thumbhash is made from. */
const HASHED_PX = 100;

/** What the shop's table of files holds of a picture; its thumbhash says in some twenty bytes what it looks like from afar. */
export async function aboutPicture(picture: Uint8Array): Promise<About> {
  const { width, height } = await sharp(picture).metadata();
  const small = sharp(picture).resize({ width: HASHED_PX, height: HASHED_PX, fit: 'inside' }).ensureAlpha().raw();
  const { data, info } = await small.toBuffer({ resolveWithObject: true });
  const thumbhash = Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
  return { bytes: picture.length, width, height, thumbhash };
}

/** One line a picture. */
export function aboutFile(about: ReadonlyMap<string, About>): string {
  const lines = [...about].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, each]) => `  ${JSON.stringify(key)}: ${JSON.stringify(each)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}
