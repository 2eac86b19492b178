/** Pictures in the widths and formats that readers ask for: each made once, then kept in the storage for all processes. */
import sharp, { type Sharp } from 'sharp';
import { turns } from '../../http/turns.ts';
import type { Storage } from '../../storage/storage.ts';
import { type Format, renditionKey } from '../../storage/stored-types.ts';

/** Chosen by eye on the demo pictures at 320 and 640 px; effort low enough to make a page of thumbnails in about a second. */
const ENCODERS: Record<Format, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 40, effort: 3, chromaSubsampling: '4:2:0' }),
  webp: (image) => image.webp({ quality: 60, effort: 6, smartSubsample: true }),
};

/** Far above what is stored: pictures of people are made smaller when they come, and the shop's own are small. */
const PIXELS_MAX = 40_000_000;

/** Each takes all cores for a tenth of a second. Who finds two hundred waiting would wait for half a minute. */
const MAKINGS = { running: 2, waiting: 200 };

export const formatFor = (accepted: string): Format => (accepted.includes('image/avif') ? 'avif' : 'webp');

export type RenditionReader = (key: string, width: number, format: Format) => Promise<Buffer | null>;

/** Told what went wrong while a size was kept: the reader has it, and the next one makes it again. */
type OnUnkept = (error: unknown) => void;

const encode = (master: Buffer, width: number, format: Format): Promise<Buffer | null> => {
  const image = sharp(master, { limitInputPixels: PIXELS_MAX }).rotate().resize({ width, withoutEnlargement: true });
  // What cannot be decoded is as good as missing: the reader is shown the stand-in, and nothing is kept of it.
  return ENCODERS[format](image)
    .toBuffer()
    .catch(() => null);
};

/** Null where there is no such picture, or a broken one. Ten readers of a new rendition wait for one making; throws TryLater where too many wait. */
export function renditionReader(storage: Storage, onUnkept: OnUnkept): RenditionReader {
  const inTurn = turns(MAKINGS);
  const making = new Map<string, Promise<Buffer | null>>();

  /** The turn is for the work alone: a slow storage holds up nobody else. */
  async function make(key: string, width: number, format: Format): Promise<Buffer | null> {
    const master = await storage.read(key);
    const body = master && (await inTurn(() => encode(master, width, format)));
    if (body) await keep(key, renditionKey(key, width, format), body, `image/${format}`).catch(onUnkept);
    return body;
  }

  /** The picture may have been erased while its size was made: then nothing of it stays, nor where that cannot be known. */
  async function keep(key: string, name: string, body: Buffer, type: string): Promise<void> {
    await storage.write(name, body, type);
    const bytes = await storage.size(key).catch(() => null);
    if (bytes === null) await storage.remove(name);
  }

  return async (key, width, format) => {
    const name = renditionKey(key, width, format);
    const readOrMake = async () => (await storage.read(name)) ?? (await make(key, width, format));
    const begun = making.get(name) ?? readOrMake().finally(() => making.delete(name));
    making.set(name, begun);
    return begun;
  };
}
