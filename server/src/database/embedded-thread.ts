import { Duplex } from 'node:stream';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import type { Storage, WorkerEvent, WorkerRequest } from './embedded-worker.ts';

/** PGlite in its worker thread. */
export type EmbeddedThread = {
  /** A connection for `pg`, as a socket would be. PGlite has one session: open one at a time. */
  connect(): Duplex;
  /** A tar of the data folder, consistent, taken between two queries. */
  dump(): Promise<Uint8Array>;
  /** Checkpoints, ends the thread, and resolves when it is gone. */
  close(): Promise<void>;
};

/** @throws Error with PostgreSQL's own last words when the database cannot be opened. `log` hears of a death later on. */
export async function startThread(storage: Storage, log: (message: string) => void): Promise<EmbeddedThread> {
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData: storage, name: 'embedded database' });
  const sockets = new Set<EmbeddedSocket>();
  const failures: string[] = [];
  /** Dying before it is open is told to the caller, dying when told to is none: only in between is it news. */
  let open = false;

  const gone = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  const ready = new Promise<void>((resolve, reject) => {
    worker.on('message', (event: WorkerEvent) => (event.type === 'ready' ? resolve() : failures.push(event.message)));
    worker.on('error', (error) => failures.push(String(error)));
    worker.once('exit', () => {
      const message = `the embedded database has stopped: ${failures.join('; ') || 'its thread ended'}`;
      reject(new Error(message));
      for (const socket of sockets) socket.destroy(new Error(message));
      if (open) log(message);
    });
  });

  const send = (request: WorkerRequest, transfer: MessagePort[] = []): void => worker.postMessage(request, transfer);
  const openPort = (): MessagePort => {
    const { port1, port2 } = new MessageChannel();
    send({ type: 'connect', port: port2 }, [port2]);
    return port1;
  };

  await ready;
  open = true;
  return {
    connect() {
      const socket = new EmbeddedSocket(openPort);
      sockets.add(socket.once('close', () => sockets.delete(socket)));
      if (worker.threadId === -1) socket.destroy(new Error(`the embedded database has stopped: ${failures.join('; ')}`));
      return socket;
    },
    async dump() {
      const { port1, port2 } = new MessageChannel();
      const answer = new Promise<Uint8Array>((resolve, reject) => {
        port1.once('message', resolve);
        port1.once('close', () => reject(new Error('the embedded database could not be dumped')));
      });
      send({ type: 'dump', port: port2 }, [port2]);
      return await answer.finally(() => port1.close());
    },
    async close() {
      open = false;
      send({ type: 'close' });
      await gone;
    },
  };
}

/** What `pg` takes for a network socket: it carries PostgreSQL's protocol over a message port. */
class EmbeddedSocket extends Duplex {
  readonly #open: () => MessagePort;
  #port: MessagePort | undefined;

  constructor(open: () => MessagePort) {
    super();
    this.#open = open;
  }

  connect(): this {
    if (this.destroyed) return this;
    this.#port = this.#open();
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
    // A copy: chunks are slices of a pooled buffer, and the whole of that would be sent.
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
