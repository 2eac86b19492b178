import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';

const PICTURE = /\.(?:webp|svg|png|jpe?g|avif)$/;
const AT_ONCE = 32;

export type Progress = (done: number, total: number) => void;

/**
 * Copies the pictures of `from` into the media folder, making it if need be. Those that are there with the same size are left
 * alone, so a copying that was interrupted goes on. Several processes may do it at once: a picture gets its name when it is whole.
 */
export async function copyPictures(from: string, mediaDir: string, progress: Progress): Promise<void> {
  await mkdir(mediaDir, { recursive: true });
  const there = new Set(await readdir(mediaDir));
  const names = (await readdir(from)).filter((name) => PICTURE.test(name));
  progress(0, names.length);
  for (let done = 0; done < names.length; done += AT_ONCE) {
    const batch = names.slice(done, done + AT_ONCE);
    await Promise.all(batch.map((name) => copyPicture(join(from, name), join(mediaDir, name), there.has(name))));
    progress(done + batch.length, names.length);
  }
}

async function copyPicture(from: string, to: string, there: boolean): Promise<void> {
  if (there && (await stat(to)).size === (await stat(from)).size) return;
  const draft = `${to}.${randomUUID()}.draft`;
  await copyFile(from, draft);
  await rename(draft, to);
}
