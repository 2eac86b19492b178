/** One thread of the pool: draws the picture of each key that it receives, and ends when it receives null. */
import { parentPort } from 'node:worker_threads';
import { loadBrands } from './load-brands.ts';
import { listPictures, type Picture } from './pictures.ts';
import { openRasteriser } from './rasterise.ts';

export type WorkerReply = { key: string; bytes: Uint8Array } | { key: string; error: string };

const port = parentPort;
if (!port) throw new Error('worker.ts runs in a worker thread only');

const pictureByKey = new Map(listPictures(await loadBrands()).map((picture) => [picture.key, picture]));
const rasteriser = openRasteriser();

/** Draws a picture and returns the bytes of its file. The same picture always gives the same bytes. */
const renderPicture = async (picture: Picture): Promise<Buffer> =>
  picture.kind === 'svg' ? Buffer.from(picture.draw()) : rasteriser.encodeWebp(picture.draw(), picture);

async function drawByKey(key: string): Promise<WorkerReply> {
  try {
    const picture = pictureByKey.get(key);
    if (!picture) throw new Error('no such picture');
    return { key, bytes: await renderPicture(picture) };
  } catch (error) {
    return { key, error: error instanceof Error ? error.message : String(error) };
  }
}

port.on('message', async (key: string | null) => {
  if (key !== null) return port.postMessage(await drawByKey(key));
  rasteriser.close();
  port.close();
});
