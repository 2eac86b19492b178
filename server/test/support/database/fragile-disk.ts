import { copyFileSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { DurableFs } from '../../../src/database/embedded/durable-fs.ts';

type EmscriptenStream = { node: { mode: number } };
/** The parts of PGlite's Emscripten module that this file uses. */
type EmscriptenModule = {
  NODEFS: { stream_ops: { fsync?: (stream: EmscriptenStream) => number }; realPath(node: unknown): string };
  FS: { isDir(mode: number): boolean };
};

/** The file or folder that a name in a folder refers to. */
type Entry = { inode: number; isFolder: boolean };

/**
 * Simulates a disk that loses as much as possible in a power cut: it keeps only the content that each file had at its last fsync, and the
 * names that each folder had at its last fsync. It starts with the current content of PGlite's data folder.
 */
export class FragileDisk {
  readonly #root: string;
  readonly #flushedFolder: string;
  /** The names in each flushed folder, by the folder's path. */
  readonly #namesByFolder = new Map<string, Map<string, Entry>>();
  /** The files whose content is in `#flushedFolder`, each under its inode as name. */
  readonly #flushedInodes = new Set<number>();

  /** `flushedFolder`: the folder in which the disk stores flushed files. */
  constructor(root: string, flushedFolder: string) {
    this.#root = root;
    this.#flushedFolder = flushedFolder;
    this.#keepTree(root);
  }

  /** Creates a file system for PGlite that reports each fsync to this disk. */
  createFileSystem(): DurableFs {
    const keepFlushed = (path: string, isFolder: boolean): void => (isFolder ? this.#keepFolder(path) : this.#keepFile(path));
    return new (class extends DurableFs {
      override async init(database: PGlite, options: Parameters<DurableFs['init']>[1]): ReturnType<DurableFs['init']> {
        const { emscriptenOpts } = await super.init(database, options);
        const reportFsyncs = ({ NODEFS, FS }: EmscriptenModule): void => {
          const { fsync } = NODEFS.stream_ops;
          NODEFS.stream_ops.fsync = (stream) => {
            const result = fsync?.(stream) ?? 0;
            keepFlushed(NODEFS.realPath(stream.node), FS.isDir(stream.node.mode));
            return result;
          };
        };
        return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), reportFsyncs] } };
      }
    })(this.#root, (reason) => {
      throw new Error(reason);
    });
  }

  /** Writes into `folder` the files that a power cut at this moment would leave. The disk itself goes on working. */
  writeRemainingFiles(folder: string): void {
    this.#restore(this.#root, folder);
  }

  #keepTree(folder: string): void {
    this.#keepFolder(folder);
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) this.#keepTree(path);
      else this.#keepFile(path);
    }
  }

  #keepFile(path: string): void {
    const { ino } = statSync(path);
    copyFileSync(path, join(this.#flushedFolder, String(ino)));
    this.#flushedInodes.add(ino);
  }

  #keepFolder(path: string): void {
    const names = readdirSync(path, { withFileTypes: true });
    this.#namesByFolder.set(
      path,
      new Map(names.map((entry) => [entry.name, { inode: statSync(join(path, entry.name)).ino, isFolder: entry.isDirectory() }])),
    );
  }

  #restore(path: string, target: string): void {
    mkdirSync(target, { recursive: true, mode: 0o700 });
    for (const [name, { inode, isFolder }] of this.#namesByFolder.get(path) ?? []) {
      if (isFolder) this.#restore(join(path, name), join(target, name));
      else if (this.#flushedInodes.has(inode)) copyFileSync(join(this.#flushedFolder, String(inode)), join(target, name));
      else writeFileSync(join(target, name), '');
    }
  }
}
