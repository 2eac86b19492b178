/**
 * Images of a database, which tests open in memory: migrating an empty database takes seconds. An image is the data folder's files as V8
 * serialises them. It leaves out the zeros at the end of a file, which are most of PostgreSQL's log.
 */
import { deserialize, serialize } from 'node:v8';
import { MemoryFS, type PGlite } from '@electric-sql/pglite';

const DATA_FOLDER = '/pglite/data';

/** `content` is shorter than `size` if the file ends in zeros. */
type ImageFile = { path: string; size: number; content: Uint8Array };
type Image = { folders: string[]; files: ImageFile[] };

/** A memory file system that has the files of an image when PGlite looks for a database in it. */
export class ImageFs extends MemoryFS {
  readonly #image: Image;

  constructor(image: Uint8Array) {
    super();
    this.#image = deserialize(image) as Image;
  }

  override async initialSyncFs(): Promise<void> {
    if (!this.pg) throw new Error('the file system was not initialised');
    const { FS } = this.pg.Module;
    for (const folder of ['', ...this.#image.folders]) FS.mkdirTree(DATA_FOLDER + folder);
    // Hands the copies over instead of copying them once more.
    for (const file of this.#image.files) FS.writeFile(DATA_FOLDER + file.path, copyContent(file), { canOwn: true });
  }
}

/** Reads the data folder of an open database. The caller runs no query meanwhile, since this is synchronous. */
export function dumpImage({ Module: { FS } }: PGlite): Uint8Array {
  const image: Image = { folders: [], files: [] };
  const readFolder = (folder: string): void => {
    for (const name of FS.readdir(DATA_FOLDER + folder)) {
      if (name === '.' || name === '..') continue;
      const path = `${folder}/${name}`;
      if (FS.isDir(FS.stat(DATA_FOLDER + path).mode)) {
        image.folders.push(path);
        readFolder(path);
      } else {
        const content = FS.readFile(DATA_FOLDER + path);
        image.files.push({ path, size: content.length, content: content.slice(0, measureContent(content)) });
      }
    }
  };
  readFolder('');
  return serialize(image);
}

/** Returns a copy, because the contents are views of the image, which other databases read too. */
function copyContent({ size, content }: ImageFile): Uint8Array {
  const copy = new Uint8Array(size);
  copy.set(content);
  return copy;
}

/** The length without the zeros at the end. */
function measureContent(content: Uint8Array): number {
  return content.findLastIndex((byte) => byte !== 0) + 1;
}
