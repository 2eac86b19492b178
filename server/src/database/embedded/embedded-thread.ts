import { readFile } from 'node:fs/promises';
import { Duplex } from 'node:stream';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import type { DatabaseLocation, WorkerEvent, WorkerRequest } from './embedded-worker.ts';

/** PGlite in its worker thread. */
export type EmbeddedThread = {
  /** Opens a connection that `pg` uses like a socket. PGlite has one session, so open one connection at a time. */
  connect(): Duplex;
  /** Returns a dump of the data folder, taken between two queries. */
  dump(): Promise<Uint8Array>;
  /** Resolves to the reason when the thread ends without `close`. */
  failed: Promise<string>;
  /** Checkpoints, ends the thread, and resolves when the thread has ended. */
  close(): Promise<void>;
};

/**
 * Calls `log` if the thread ends unexpectedly after the database was opened.
 * @throws Error with PostgreSQL's last output when the database cannot be opened.
 */
export async function startThread(location: DatabaseLocation, log: (message: string) => void): Promise<EmbeddedThread> {
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData: location, name: 'embedded database' });
  const sockets = new Set<EmbeddedSocket>();
  const failures: string[] = [];
  /** True between opening and closing. Before that, the end of the thread rejects `ready`; after `close` it is expected. */
  let isOpen = false;

  let reportFailure: (reason: string) => void = () => {};
  const failed = new Promise<string>((resolve) => {
    reportFailure = resolve;
  });
  const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  const ready = new Promise<void>((resolve, reject) => {
    worker.on('message', (event: WorkerEvent) => (event.type === 'ready' ? resolve() : failures.push(event.message)));
    worker.on('error', (error) => failures.push(String(error)));
    worker.once('exit', () => {
      const message = `the embedded database has stopped: ${failures.join('; ') || 'its thread ended'}`;
      reject(new Error(message));
      for (const socket of sockets) socket.destroy(new Error(message));
      if (!isOpen) return;
      log(message);
      reportFailure(message);
    });
  });

  const send = (request: WorkerRequest, transfer: MessagePort[] = []): void => worker.postMessage(request, transfer);
  /** Opens a port on which the thread speaks PostgreSQL's protocol. */
  const openPort = (): MessagePort => {
    const { port1, port2 } = new MessageChannel();
    send({ type: 'connect', port: port2 }, [port2]);
    return port1;
  };

  await ready;
  isOpen = true;
  return {
    failed,
    connect() {
      const socket = new EmbeddedSocket(openPort);
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      // Node gives the id -1 to a thread that has ended.
      if (worker.threadId === -1) socket.destroy(new Error(`the embedded database has stopped: ${failures.join('; ')}`));
      return socket;
    },
    async dump() {
      const { port1, port2 } = new MessageChannel();
      const dump = new Promise<Uint8Array>((resolve, reject) => {
        port1.once('message', resolve);
        port1.once('close', () => reject(new Error('the embedded database could not be dumped')));
      });
      send({ type: 'dump', port: port2 }, [port2]);
      return await dump.finally(() => port1.close());
    },
    async close() {
      isOpen = false;
      send({ type: 'close' });
      await exited;
    },
  };
}

/** Starts a database in memory, empty or from a dump. */
export async function startMemoryThread(dump: Uint8Array | undefined, log: (message: string) => void): Promise<EmbeddedThread> {
  compiledEngine ??= compileEngine();
  return await startThread({ dump, compiledEngine: await compiledEngine }, log);
}

/** PGlite's code, compiled once for all databases in memory of this process. */
let compiledEngine: Promise<WebAssembly.Module> | undefined;

const compileEngine = async (): Promise<WebAssembly.Module> =>
  WebAssembly.compile(await readFile(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))));

/**
 * Looks like a network socket to `pg`, and sends PostgreSQL's protocol over a message port. A message port has no delay and no keep-alive to
 * set, so these methods do nothing.
 */
class EmbeddedSocket extends Duplex {
  readonly #openPort: () => MessagePort;
  #port: MessagePort | undefined;

  constructor(openPort: () => MessagePort) {
    super();
    this.#openPort = openPort;
  }

  connect(): this {
    if (this.destroyed) return this;
    this.#port = this.#openPort();
    this.#port.on('message', (reply: Uint8Array) => this.push(Buffer.from(reply.buffer, reply.byteOffset, reply.byteLength)));
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    this.#port?.ref();
    return this;
  }

  unref(): this {
    this.#port?.unref();
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    // Copies the chunk, because it is a slice of a pooled buffer, and postMessage would send the whole buffer.
    this.#port?.postMessage(new Uint8Array(chunk));
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'utf8', done);
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#port?.close();
    done(error);
  }
}
