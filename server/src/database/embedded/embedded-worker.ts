/**
 * Runs PGlite in its own thread, because a query blocks its thread. The thread speaks PostgreSQL's protocol over message ports: bytes in,
 * bytes out, one reply for each message.
 */
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { DURABLE_START_PARAMS, DurableFs } from './durable-fs.ts';
import { createDump, DumpFs } from './memory-dump.ts';
import type { OwnerFile } from './owner-files.ts';

/**
 * The location of the database: a folder on the disk, or memory. `ownerFiles`: the files by which this process owns the folder. A database
 * in memory can start from a dump that `dump` created. `compiledEngine` is PGlite's compiled code; all databases in memory of a process share it.
 */
export type DatabaseLocation =
  | { folder: string; ownerFiles: readonly OwnerFile[] }
  | { dump: Uint8Array | undefined; compiledEngine: WebAssembly.Module };

/** `connect` attaches a port for the protocol; `dump` sends a dump of the data folder to its port. */
export type WorkerRequest = { type: 'connect' | 'dump'; port: MessagePort } | { type: 'close' };

export type WorkerEvent = { type: 'ready' } | { type: 'failed'; message: string };

const SETTINGS = {
  // The operating system caches the files too, so the default of 128 MB would waste the server's memory.
  shared_buffers: '32MB',
  // Keeps few old files of the write-ahead log for reuse.
  min_wal_size: '32MB',
  max_wal_size: '64MB',
  // Leaves out the errors of queries, which their callers get, so that the last lines say why the whole database fails.
  log_min_messages: 'log',
};
/**
 * Tests open many databases in memory, and zeroing 32 MB of buffers for each would take a tenth of a second; small buffers suffice, because the
 * files are in memory too. Old files of the write-ahead log are deleted instead of reused, so that no dump contains them.
 */
const MEMORY_PARAMS = ['-c', 'shared_buffers=4MB', '-c', 'wal_recycle=off'];
const SETTING_PARAMS = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

/** The number of kept lines of PostgreSQL's error output. PGlite does not report them, but they say why PostgreSQL cannot start. */
const LAST_LINES_MAX = 10;

if (parentPort === null) throw new Error('the embedded database runs in a worker thread');
const parent: MessagePort = parentPort;

const lastLines: string[] = [];
/** Stops the thread when another process may own the database. Nothing to do for a database in memory. */
let checkOwner = (): void => {};
const database = await openDatabase(workerData as DatabaseLocation).catch((error: unknown) =>
  stopThread(`the database cannot be opened: ${String(error)}`),
);
parent.on('message', (request: WorkerRequest) => void handleRequest(request));
reportEvent({ type: 'ready' });

async function openDatabase(location: DatabaseLocation): Promise<PGlite> {
  const options = { onStderr: keepLine };
  if ('folder' in location) {
    const fs = new DurableFs(location.folder, stopThread, location.ownerFiles);
    checkOwner = () => fs.checkOwner();
    return await PGlite.create({ ...options, fs, startParams: [...DURABLE_START_PARAMS, ...SETTING_PARAMS] });
  }
  return await PGlite.create({
    ...options,
    ...(location.dump && { fs: new DumpFs(location.dump) }),
    pgliteWasmModule: location.compiledEngine,
    startParams: [...PGlite.defaultStartParams, ...SETTING_PARAMS, ...MEMORY_PARAMS],
  });
}

async function handleRequest(request: WorkerRequest): Promise<void> {
  if (request.type === 'connect') {
    const { port } = request;
    port.on('message', (message: Uint8Array) => void executeAndReply(port, message));
  } else if (request.type === 'dump') {
    if (!database.closed) request.port.postMessage(createDump(database));
    request.port.close();
  } else {
    await database.close();
    parent.close();
  }
}

async function executeAndReply(port: MessagePort, message: Uint8Array): Promise<void> {
  const chunks: Uint8Array[] = [];
  // Runs to its end before the first await, so messages never interleave. It copies the chunks, because PGlite reuses their memory.
  await database.execProtocolRawStream(message, { onRawData: (chunk) => chunks.push(chunk.slice()) });
  // Checks after reads too: their result would miss what another process has changed.
  checkOwner();
  const response = new Uint8Array(Buffer.concat(chunks));
  port.postMessage(response, [response.buffer]);
}

/** @returns false, because the type of `onStderr` requires a boolean; PGlite does not use it. */
function keepLine(line: string): boolean {
  lastLines.push(line);
  if (lastLines.length > LAST_LINES_MAX) lastLines.shift();
  return false;
}

function reportEvent(event: WorkerEvent): void {
  parent.postMessage(event);
}

/** Ends the thread at once, so that it acknowledges nothing more. */
function stopThread(reason: string): never {
  reportEvent({ type: 'failed', message: [reason, ...lastLines].join('\n') });
  process.exit(1);
}
