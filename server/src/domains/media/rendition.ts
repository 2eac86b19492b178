/** Pictures in the widths and formats that readers ask for: each made once, then kept as a file. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

export type Format = 'avif' | 'webp';
export type Rendition = { body: Buffer; etag: string };

/** Chosen by eye on the demo pictures at 320 and 640 px; effort low enough to make a page of thumbnails in about a second. */
const ENCODERS: Record<Format, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 40, effort: 3, chromaSubsampling: '4:2:0' }),
  webp: (image) => image.webp({ quality: 60, effort: 6, smartSubsample: true }),
};

const PIXELS_MAX = 40_000_000;

export const formatFor = (accepted: string): Format => (accepted.includes('image/avif') ? 'avif' : 'webp');

const readIfThere = (file: string) =>
  readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });

/** Readers never see half a file: it gets its name when it is whole. */
async function writeWhole(file: string, body: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.draft`;
  await writeFile(draft, body);
  await rename(draft, file);
}

const withEtag = (body: Buffer): Rendition => ({ body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` });

export type RenditionReader = (key: string, width: number | null, format: Format) => Promise<Rendition | null>;

/** Reads below `mediaDir`; null where there is no such picture. Ten readers of a new rendition wait for one making. */
export function renditionReader(mediaDir: string): RenditionReader {
  const making = new Map<string, Promise<Rendition | null>>();

  async function make(key: string, width: number, format: Format): Promise<Rendition | null> {
    const file = join(mediaDir, 'renditions', `${width}`, `${key}.${format}`);
    const kept = await readIfThere(file);
    if (kept) return withEtag(kept);
    const master = await readIfThere(join(mediaDir, key));
    if (!master) return null;
    const image = sharp(master, { limitInputPixels: PIXELS_MAX }).rotate().resize({ width, withoutEnlargement: true });
    const body = await ENCODERS[format](image).toBuffer();
    await writeWhole(file, body);
    return withEtag(body);
  }

  return async (key, width, format) => {
    if (width === null || key.endsWith('.svg')) {
      const master = await readIfThere(join(mediaDir, key));
      return master && withEtag(master);
    }
    const name = `${width}/${key}.${format}`;
    const begun = making.get(name) ?? make(key, width, format).finally(() => making.delete(name));
    making.set(name, begun);
    return begun;
  };
}
