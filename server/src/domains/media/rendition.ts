/** Makes renditions: pictures in the widths and formats that browsers request. Each is made once and stored for all processes. */
import sharp, { type Sharp } from 'sharp';
import { createQueueLimiter } from '../../lib/limits/queue-limiter.ts';
import { shareAllowedWork } from '../../lib/shared-work.ts';
import type { Storage } from '../../storage/storage.ts';
import { buildRenditionKey, type Format } from '../../storage/stored-types.ts';

/** Chosen by eye on the demo pictures at 320 and 640 px; effort low enough to make a page of thumbnails in about a second. */
const ENCODERS: Record<Format, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 40, effort: 3, chromaSubsampling: '4:2:0' }),
  webp: (image) => image.webp({ quality: 60, effort: 6, smartSubsample: true }),
};

/** Far above stored pictures: uploads are scaled down, and the shop's own pictures are small. */
const PIXELS_MAX = 40_000_000;

/**
 * Making a rendition takes all cores for a tenth of a second. With two hundred waiting, a reader would wait half a minute; one IP address
 * may have sixty, the pictures of two pages.
 */
const ENCODE_QUEUE = { running: 2, waiting: 200, each: 60 };

export const chooseFormat = (accepted: string): Format => (accepted.includes('image/avif') ? 'avif' : 'webp');

/** `address`: the IP address. `beforeEncode`: called before a rendition is made; throws to refuse it. */
export type RenditionRequester = { address: string; beforeEncode: () => Promise<void> };
export type RenditionReader = (key: string, width: number, format: Format, requester: RenditionRequester) => Promise<Buffer | null>;

/** Called if a rendition could not be stored. The client still gets it, and the next request creates it again. */
type OnStoreFailed = (error: unknown) => void;

const encodeRendition = (original: Buffer, width: number, format: Format): Promise<Buffer | null> => {
  const image = sharp(original, { limitInputPixels: PIXELS_MAX }).rotate().resize({ width, withoutEnlargement: true });
  // A picture that cannot be decoded counts as missing: the reader gets the placeholder, and nothing is stored.
  return ENCODERS[format](image)
    .toBuffer()
    .catch(() => null);
};

/**
 * The reader returns null if the picture is missing or broken. Concurrent readers of one rendition share its making. Throws TryLater if too
 * many wait.
 */
export function createRenditionReader(storage: Storage, onStoreFailed: OnStoreFailed): RenditionReader {
  const runInQueue = createQueueLimiter(ENCODE_QUEUE);
  const pendingRenditions = new Map<string, Promise<Buffer | null>>();

  /** Queues only the encoding, so that a slow storage does not delay others. */
  async function createRendition(
    key: string,
    width: number,
    format: Format,
    { address, beforeEncode }: RenditionRequester,
  ): Promise<Buffer | null> {
    const original = await storage.read(key);
    if (original) await beforeEncode();
    const body = original && (await runInQueue(address, () => encodeRendition(original, width, format)));
    if (body) await storeRendition(key, buildRenditionKey(key, width, format), body, `image/${format}`).catch(onStoreFailed);
    return body;
  }

  /** Stores a rendition, and removes it again if the picture was erased meanwhile or that cannot be checked. */
  async function storeRendition(key: string, name: string, body: Buffer, type: string): Promise<void> {
    await storage.write(name, body, type);
    const bytes = await storage.size(key).catch(() => null);
    if (bytes === null) await storage.remove(name);
  }

  return (key, width, format, requester) => {
    const name = buildRenditionKey(key, width, format);
    const readOrMake = async () => (await storage.read(name)) ?? (await createRendition(key, width, format, requester));
    return shareAllowedWork(readOrMake, (own) => {
      const pending = pendingRenditions.get(name) ?? own().finally(() => pendingRenditions.delete(name));
      pendingRenditions.set(name, pending);
      return pending;
    });
  };
}
