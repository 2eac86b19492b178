/** Reads a body into memory, no further than it may be long, and gives up on who sends too slowly. */

export class Unreadable extends Error {
  readonly statusCode: 400 | 413;
  constructor(statusCode: 400 | 413, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}
export const tooLarge = () => new Unreadable(413, 'the body is too large');

/** A place for reading is dear, an idle connection cheap: after a moment to begin, what a poor 2G connection does. */
export const PACE = { after_ms: 10_000, bytes_per_s: 8_000 };
const LOOK_EVERY_MS = 1_000;

type Body = { payload: NodeJS.ReadableStream; contentLength: string | undefined; bytes_max: number };

/** Rejects (413) as soon as the body is, or says that it is, over `bytes_max`; (400) where it ends too early or comes too slowly. */
export function readWhole({ payload, contentLength, bytes_max }: Body): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    if (Number(contentLength) > bytes_max) return reject(tooLarge());
    const chunks: Buffer[] = [];
    let bytes = 0;
    const begun_ms = performance.now();
    const timer = setInterval(() => {
      const counted_ms = performance.now() - begun_ms - PACE.after_ms;
      if (bytes < (counted_ms / 1000) * PACE.bytes_per_s) fail(new Unreadable(400, 'the body comes too slowly'));
    }, LOOK_EVERY_MS);
    const fail = (why: Unreadable) => {
      clearInterval(timer);
      chunks.length = 0;
      reject(why);
    };
    payload.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= bytes_max) chunks.push(chunk);
      else fail(tooLarge());
    });
    payload.on('end', () => {
      clearInterval(timer);
      resolve(Buffer.concat(chunks));
      // The listeners live as long as the connection, and would hold the body a second time.
      chunks.length = 0;
    });
    payload.on('error', () => fail(new Unreadable(400, 'the body ended too early')));
    payload.on('close', () => fail(new Unreadable(400, 'the body ended too early')));
  });
}
