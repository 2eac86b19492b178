import { closeSync, fdatasyncSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type EmscriptenOptions = Parameters<NodeFS['init']>[1];

/** The part of Emscripten's Node file system that this file adds to. */
type NodeStream = { nfd: number; node: { mode: number } };
type NodeFileSystem = { stream_ops: { fsync?: (stream: NodeStream) => number } };
type ModuleWithNodeFs = { NODEFS: NodeFileSystem; FS: { isDir(mode: number): boolean } };

/**
 * PGlite starts PostgreSQL with fsync off (-F), and Emscripten answers fdatasync, PostgreSQL's choice on Linux, without doing
 * anything. So: PGlite's own parameters without -F, and the one way to flush the log that reaches the file system.
 */
export const DURABLE_START_PARAMS: readonly string[] = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

/**
 * PGlite's Node file system, plus the one operation it lacks: fsync. PostgreSQL itself then decides what must reach the disk
 * and when (the log before a commit is answered, data files and folders at a checkpoint), as on any other file system.
 *
 * `onFatal` is called when the disk refuses, and must not return. After a failed fsync the kernel may drop the dirty pages, and when
 * PostgreSQL panics (a full disk, say) PGlite swallows that and tries again for ever: nothing can be trusted until the log has been
 * replayed by a new start.
 */
export class DurableFs extends NodeFS {
  readonly #onFatal: (reason: string) => never;

  constructor(folder: string, onFatal: (reason: string) => never) {
    super(folder);
    this.#onFatal = onFatal;
  }

  override async init(database: PGlite, options: EmscriptenOptions): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(database, options);
    const addFsync = (module: ModuleWithNodeFs): void => {
      module.NODEFS.stream_ops.fsync = (stream) => {
        try {
          // fdatasync also writes the size, and spares the journal write that only a changed mtime would cost.
          if (module.FS.isDir(stream.node.mode)) fsyncSync(stream.nfd);
          else fdatasyncSync(stream.nfd);
        } catch (error) {
          this.#onFatal(`the disk refused to keep what was written: ${String(error)}`);
        }
        return 0;
      };
    };
    const onAbort = (): never => this.#onFatal('PostgreSQL gave up');
    return { emscriptenOpts: { ...emscriptenOpts, onAbort, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] } };
  }
}

/** Puts one folder's list of names on the disk. Windows has no such thing, and does not need it. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Puts a whole tree on the disk: files first, then the folders that name them. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) syncFile(path);
  }
  syncFolder(folder);
}

function syncFile(path: string): void {
  const descriptor = openSync(path, 'r+');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
