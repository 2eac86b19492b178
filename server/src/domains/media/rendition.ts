/**
 * Makes renditions: pictures in the widths and formats that browsers request. The server makes each once, and stores it for all processes.
 */
import sharp, { type Sharp } from 'sharp';
import { createQueueLimiter } from '../../lib/limits/queue-limiter.ts';
import { shareWork } from '../../lib/shared-work.ts';
import type { Storage } from '../../storage/storage.ts';
import { buildRenditionKey, RENDITION_WIDTHS_PX, type RenditionFormat } from '../../storage/stored-types.ts';

/**
 * Qualities chosen by eye on the demo pictures at 320 and 640 px, and efforts low enough to make a page of thumbnails in about a second.
 */
const ENCODERS: Record<RenditionFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 40, effort: 3, chromaSubsampling: '4:2:0' }),
  webp: (image) => image.webp({ quality: 60, effort: 6, smartSubsample: true }),
};

/** Far more than any stored picture has, as uploads are scaled down. */
const PIXELS_MAX = 40_000_000;

/**
 * Making a rendition takes all cores for a tenth of a second, so a visitor behind two hundred others waits up to half a minute. One IP
 * address may have sixty renditions in the queue, the pictures of two pages.
 */
const ENCODE_QUEUE = { running: 2, waiting: 200, waitingPerCaller: 60 };

/** The width of the rendition for a requested width: the next larger one in the list, else the largest. Null for the stored picture. */
export function chooseWidth(requested: string | undefined): number | null {
  if (requested === undefined) return null;
  const width = Number(requested);
  if (Number.isNaN(width) || width <= 0) return null;
  return RENDITION_WIDTHS_PX.find((listed) => listed >= width) ?? RENDITION_WIDTHS_PX.at(-1) ?? null;
}

export const chooseFormat = (acceptHeader: string): RenditionFormat => (acceptHeader.includes('image/avif') ? 'avif' : 'webp');

/** `beforeEncode`: called before a rendition is made; throws to refuse it. */
export type RenditionRequester = { ip_address: string; beforeEncode: () => Promise<void> };
export type RenditionReader = (
  key: string,
  width: number,
  format: RenditionFormat,
  requester: RenditionRequester,
) => Promise<Buffer | null>;

/** Called if a rendition could not be stored. The visitor still gets it, and the next request makes it again. */
type OnStoreFailed = (error: unknown) => void;

const encodeRendition = (original: Buffer, width: number, format: RenditionFormat): Promise<Buffer | null> => {
  const image = sharp(original, { limitInputPixels: PIXELS_MAX }).rotate().resize({ width, withoutEnlargement: true });
  // A picture that cannot be decoded counts as missing: the visitor gets the placeholder, and nothing is stored.
  return ENCODERS[format](image)
    .toBuffer()
    .catch(() => null);
};

/**
 * Creates a function that returns null if the picture is missing or broken. Concurrent requests for one rendition make it once. Throws
 * TryLater if too many requests wait.
 */
export function createRenditionReader(storage: Storage, onStoreFailed: OnStoreFailed): RenditionReader {
  const runInQueue = createQueueLimiter(ENCODE_QUEUE);
  const pendingRenditions = new Map<string, Promise<Buffer | null>>();

  /** Only the encoding waits in the queue, so that a slow storage does not delay other requests. */
  async function createRendition(
    key: string,
    width: number,
    format: RenditionFormat,
    { ip_address, beforeEncode }: RenditionRequester,
  ): Promise<Buffer | null> {
    const original = await storage.read(key);
    if (original) await beforeEncode();
    const body = original && (await runInQueue(ip_address, () => encodeRendition(original, width, format)));
    if (body) await storeRendition(key, buildRenditionKey(key, width, format), body, `image/${format}`).catch(onStoreFailed);
    return body;
  }

  /** Stores a rendition, and removes it again if the picture was erased meanwhile, or if that cannot be checked. */
  async function storeRendition(key: string, renditionKey: string, body: Buffer, type: string): Promise<void> {
    await storage.write(renditionKey, body, type);
    const bytes = await storage.readSize(key).catch(() => null);
    if (bytes === null) await storage.remove(renditionKey);
  }

  return (key, width, format, requester) => {
    const renditionKey = buildRenditionKey(key, width, format);
    const readOrMake = async () => (await storage.read(renditionKey)) ?? (await createRendition(key, width, format, requester));
    // Shares a rendition that another request is making. Makes its own if there is none, or if the other request was over its limit.
    return shareWork(readOrMake, (startWork) => {
      const pendingRendition = pendingRenditions.get(renditionKey) ?? startWork().finally(() => pendingRenditions.delete(renditionKey));
      pendingRenditions.set(renditionKey, pendingRendition);
      return pendingRendition;
    });
  };
}
