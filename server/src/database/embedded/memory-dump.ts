/**
 * Dumps of a database, which tests open in memory: migrating an empty database takes seconds. A dump is the data folder's files as V8
 * serialises them. It leaves out the zeros at the end of a file, which are most of PostgreSQL's log.
 */
import { deserialize, serialize } from 'node:v8';
import { MemoryFS, type PGlite } from '@electric-sql/pglite';

const DATA_FOLDER = '/pglite/data';

/** `content` is shorter than `size` if the file ends in zeros. */
type DumpFile = { path: string; size: number; content: Uint8Array };
type Dump = { folders: string[]; files: DumpFile[] };

/** A memory file system that has the files of a dump when PGlite looks for a database in it. */
export class DumpFs extends MemoryFS {
  readonly #dump: Dump;

  constructor(dump: Uint8Array) {
    super();
    this.#dump = deserialize(dump) as Dump;
  }

  override async initialSyncFs(): Promise<void> {
    if (!this.pg) throw new Error('the file system was not initialised');
    const { FS } = this.pg.Module;
    for (const folder of ['', ...this.#dump.folders]) FS.mkdirTree(DATA_FOLDER + folder);
    // `canOwn` hands the copies over to the file system, which would otherwise copy them once more.
    for (const file of this.#dump.files) FS.writeFile(DATA_FOLDER + file.path, copyContent(file), { canOwn: true });
  }
}

/** Reads the data folder of an open database. The caller runs no query meanwhile, since this is synchronous. */
export function createDump({ Module: { FS } }: PGlite): Uint8Array {
  const dump: Dump = { folders: [], files: [] };
  const readFolder = (folder: string): void => {
    for (const name of FS.readdir(DATA_FOLDER + folder)) {
      if (name === '.' || name === '..') continue;
      const path = `${folder}/${name}`;
      if (FS.isDir(FS.stat(DATA_FOLDER + path).mode)) {
        dump.folders.push(path);
        readFolder(path);
      } else {
        const content = FS.readFile(DATA_FOLDER + path);
        dump.files.push({ path, size: content.length, content: content.slice(0, measureContent(content)) });
      }
    }
  };
  readFolder('');
  return serialize(dump);
}

/** Returns a copy, because the contents are views of the dump, which other databases read too. */
function copyContent({ size, content }: DumpFile): Uint8Array {
  const copy = new Uint8Array(size);
  copy.set(content);
  return copy;
}

/** The length without the zeros at the end. */
function measureContent(content: Uint8Array): number {
  return content.findLastIndex((byte) => byte !== 0) + 1;
}
