import { closeSync, fdatasyncSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { describeLostFile, type OwnerFile } from './owner-files.ts';

type EmscriptenOptions = Parameters<NodeFS['init']>[1];

/** The parts of Emscripten's Node file system that this file extends. */
type NodeStream = { nfd: number; node: { mode: number } };
type StreamOps = { fsync?: (stream: NodeStream) => number; write: (...args: unknown[]) => number };
type NodeFileSystem = { stream_ops: StreamOps };
type ModuleWithNodeFs = { NODEFS: NodeFileSystem; FS: { isDir(mode: number): boolean } };

/**
 * PGlite's parameters, except for two that would lose commits: -F turns fsync off, and the default method of flushing the write-ahead log on
 * Linux, fdatasync, does nothing in Emscripten. Only fsync reaches the file system.
 */
export const DURABLE_START_PARAMS: readonly string[] = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

/**
 * PGlite's Node file system, plus the one operation it lacks: fsync. PostgreSQL then decides what must reach the disk and when (the
 * write-ahead log before it acknowledges a commit, data files and folders at a checkpoint), as on any other file system.
 *
 * It also checks that this process still owns the database (`ownerFiles`): before each write, so that it does not write into another process's
 * database, and after each flush, so that it acknowledges no commit that another process, which has opened the database since, may lack.
 *
 * It calls `onFatal`, which must not return, when a flush fails or PostgreSQL panics. After a failed fsync the kernel may drop the dirty
 * pages, and PGlite swallows a panic (for example on a full disk) and retries for ever; only a new start, which replays the log, is safe.
 */
export class DurableFs extends NodeFS {
  readonly #onFatal: (reason: string) => never;
  readonly #ownerFiles: readonly OwnerFile[];

  constructor(folder: string, onFatal: (reason: string) => never, ownerFiles: readonly OwnerFile[] = []) {
    super(folder);
    this.#ownerFiles = ownerFiles;
    this.#onFatal = onFatal;
  }

  /** Calls `onFatal` when another process may own the database. */
  checkOwner(): void {
    const lostFile = describeLostFile(this.#ownerFiles);
    if (lostFile === undefined) return;
    this.#onFatal(
      `${lostFile}, which says that this process owns the database. Another process may have opened it, so the shop stops; ` +
        'all acknowledged changes are stored. Make sure that only one shop runs on this DATA_DIR, then start it again. ' +
        'Never delete, copy or restore files of a DATA_DIR while its shop runs',
    );
  }

  override async init(database: PGlite, options: EmscriptenOptions): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(database, options);
    const addOperations = (module: ModuleWithNodeFs): void => {
      const { stream_ops } = module.NODEFS;
      const { write } = stream_ops;
      stream_ops.write = (...args) => {
        this.checkOwner();
        return write(...args);
      };
      stream_ops.fsync = (stream) => {
        try {
          // fdatasync writes the data and the size of a file. Unlike fsync, it makes no write for a changed modification time alone.
          if (module.FS.isDir(stream.node.mode)) fsyncSync(stream.nfd);
          else fdatasyncSync(stream.nfd);
        } catch (error) {
          this.#onFatal(`flushing to the disk failed: ${String(error)}`);
        }
        this.checkOwner();
        return 0;
      };
    };
    const onAbort = (): never => this.#onFatal('PostgreSQL aborted');
    return { emscriptenOpts: { ...emscriptenOpts, onAbort, preRun: [...(emscriptenOpts.preRun ?? []), addOperations] } };
  }
}

/** Flushes one folder's list of names to the disk. Windows has no such operation, and does not need it. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Flushes a whole tree to the disk: files first, then the folders that name them. */
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
