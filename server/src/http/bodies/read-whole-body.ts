/** Reads a body into memory, up to its size limit, and gives up on clients that send too slowly. */

export class UnreadableBodyError extends Error {
  readonly statusCode: 400 | 408 | 413;
  constructor(statusCode: 400 | 408 | 413, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}
export const createTooLargeError = () => new UnreadableBodyError(413, 'the body is too large');
const createCutShortError = () => new UnreadableBodyError(400, 'the body ended too early');

/**
 * The slowest pace at which a client may send a body: for each second after the first `grace_ms` it must have sent `bytes_per_s`. A body also
 * fails if it is not complete after `total_ms_max`.
 */
export type BodyPace = { grace_ms: number; bytes_per_s: number; total_ms_max: number };
/** The pace of a poor 2G connection. A form with files that comes more slowly would keep other clients from sending theirs. */
export const SLOWEST_BODY_PACE: BodyPace = { grace_ms: 10_000, bytes_per_s: 8_000, total_ms_max: 60_000 };
const CHECK_EVERY_MS = 1_000;

type BodySource = {
  payload: NodeJS.ReadableStream & { destroyed?: boolean };
  contentLength: string | undefined;
  bytes_max: number;
  pace: BodyPace;
};
type Done = (error: UnreadableBodyError | null, body: Buffer<ArrayBuffer>) => void;
type BodyReading = { startedAt_ms: number; bytes: number; pace: BodyPace; fail: (error: UnreadableBodyError) => void };

const EMPTY_BODY = Buffer.alloc(0);
/** All bodies in progress, checked by one timer: a timer for each would cost more than reading a small body. */
const bodiesInProgress = new Set<BodyReading>();
let isCheckScheduled = false;

function checkBodies(): void {
  isCheckScheduled = false;
  const now_ms = performance.now();
  for (const { startedAt_ms, bytes, pace, fail } of bodiesInProgress) {
    const passed_ms = now_ms - startedAt_ms;
    const expected_bytes = ((passed_ms - pace.grace_ms) / 1000) * pace.bytes_per_s;
    if (bytes < expected_bytes || passed_ms >= pace.total_ms_max) fail(new UnreadableBodyError(408, 'the body comes too slowly'));
  }
  scheduleCheck();
}

/** Checks the bodies once after the delay, unless a check is scheduled already or no body is in progress. */
function scheduleCheck(delay_ms = CHECK_EVERY_MS): void {
  if (isCheckScheduled || bodiesInProgress.size === 0) return;
  isCheckScheduled = true;
  setTimeout(checkBodies, delay_ms).unref();
}

/**
 * Fails with 413 as soon as the body or its declared length exceeds `bytes_max`, with 400 where it ends too early, and with 408 where it
 * comes too slowly. Calls `done` once.
 */
export function readWholeBody({ payload, contentLength, bytes_max, pace }: BodySource, done: Done): void {
  // A connection that was reset before this call emits no more events.
  const earlyFailure = Number(contentLength) > bytes_max ? createTooLargeError() : payload.destroyed && createCutShortError();
  if (earlyFailure) {
    done(earlyFailure, EMPTY_BODY);
    return;
  }
  let chunks: Buffer[] = [];
  const reading: BodyReading = { startedAt_ms: performance.now(), bytes: 0, pace, fail: (error) => end(() => error) };
  // Runs once. It clears `chunks`, because the listeners live as long as the connection and would keep the body in memory.
  const end = (createError: (() => UnreadableBodyError) | null) => {
    if (!bodiesInProgress.delete(reading)) return;
    const wholeBody = createError === null ? Buffer.concat(chunks, reading.bytes) : EMPTY_BODY;
    chunks = [];
    done(createError ? createError() : null, wholeBody);
  };
  bodiesInProgress.add(reading);
  scheduleCheck(Math.min(CHECK_EVERY_MS, pace.total_ms_max));
  payload.on('data', (chunk: Buffer) => {
    reading.bytes += chunk.length;
    if (reading.bytes <= bytes_max) chunks.push(chunk);
    else end(createTooLargeError);
  });
  payload.on('end', () => end(null));
  payload.on('error', () => end(createCutShortError));
  payload.on('close', () => end(createCutShortError));
}
