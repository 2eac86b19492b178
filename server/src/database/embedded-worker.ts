/**
 * The thread that PGlite runs in, because a query blocks the thread that runs it. It speaks PostgreSQL's own protocol over
 * message ports: bytes in, bytes out, one reply for each message.
 */
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { DURABLE_START_PARAMS, DurableFs } from './durable-fs.ts';

/** Where the database is: a folder on the disk, or memory, there perhaps starting from an image that `dump` made. */
export type Storage = { folder: string } | { image: Uint8Array | undefined };

/** `connect` attaches a port that carries the protocol; `dump` answers on its port with a tar of the data folder. */
export type WorkerRequest = { type: 'connect' | 'dump'; port: MessagePort } | { type: 'close' };

export type WorkerEvent = { type: 'ready' } | { type: 'failed'; message: string };

const SETTINGS = {
  // The operating system keeps the files in its own cache; the default of 128 MB would be taken from the server's memory.
  shared_buffers: '32MB',
  // Few old log files are kept for use again.
  min_wal_size: '32MB',
  max_wal_size: '64MB',
  // What a query did wrong is told to the query. What is logged here is the last words of a database that dies.
  log_min_messages: 'log',
};
const SETTING_PARAMS = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

/** PostgreSQL says why it cannot start on its error output only, and PGlite keeps that to itself. */
const LAST_LINES = 10;

if (parentPort === null) throw new Error('the embedded database runs in a worker thread');
const parent: MessagePort = parentPort;

const lines: string[] = [];
const database = await open(workerData as Storage).catch((error: unknown) => stop(`it cannot be opened: ${String(error)}`));
parent.on('message', (request: WorkerRequest) => void handle(request));
tell({ type: 'ready' });

async function open(storage: Storage): Promise<PGlite> {
  const options = { onStderr: keepLine };
  if ('folder' in storage) {
    const fs = new DurableFs(storage.folder, stop);
    return await PGlite.create({ ...options, fs, startParams: [...DURABLE_START_PARAMS, ...SETTING_PARAMS] });
  }
  const loadDataDir = storage.image && { loadDataDir: new Blob([new Uint8Array(storage.image)]) };
  return await PGlite.create({ ...options, ...loadDataDir, startParams: [...PGlite.defaultStartParams, ...SETTING_PARAMS] });
}

async function handle(request: WorkerRequest): Promise<void> {
  if (request.type === 'connect') {
    const { port } = request;
    port.on('message', (message: Uint8Array) => void answer(port, message));
  } else if (request.type === 'dump') {
    const dump = await database.dumpDataDir('none').catch(() => undefined);
    if (dump !== undefined) request.port.postMessage(new Uint8Array(await dump.arrayBuffer()));
    request.port.close();
  } else {
    await database.close();
    parent.close();
  }
}

async function answer(port: MessagePort, message: Uint8Array): Promise<void> {
  const chunks: Uint8Array[] = [];
  // Runs to its end before the first await, so messages never interleave. The chunks are views of memory that is used again.
  await database.execProtocolRawStream(message, { onRawData: (chunk) => chunks.push(chunk.slice()) });
  const reply = new Uint8Array(Buffer.concat(chunks));
  port.postMessage(reply, [reply.buffer]);
}

function keepLine(line: string): boolean {
  lines.push(line);
  if (lines.length > LAST_LINES) lines.shift();
  return false;
}

function tell(event: WorkerEvent): void {
  parent.postMessage(event);
}

/** Ends the thread at once, in the middle of whatever it does: nothing may be acknowledged any more. */
function stop(reason: string): never {
  tell({ type: 'failed', message: [reason, ...lines].join('\n') });
  process.exit(1);
}
