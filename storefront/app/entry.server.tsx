import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { reportContext } from './context.ts';

/** Every loader has answered before rendering begins, so this only stops a component that never ends. */
const RENDER_TIMEOUT_MS = 5_000;

/**
 * Tells the server in front which scripts are the framework's: those that carry this header's word as their nonce. It allows these,
 * by their hash, and takes word and header away, so that everybody is still sent the same page.
 */
const SCRIPT_MARK_HEADER = 'x-script-mark';

/** The whole page as text: the server in front hashes its scripts and keeps it, so nothing is streamed. */
function renderWhole(context: EntryContext, url: string, mark: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
    });
    const timer = setTimeout(() => stream.abort(), RENDER_TIMEOUT_MS);
    sink.on('finish', () => {
      clearTimeout(timer);
      resolve(Buffer.concat(chunks).toString('utf8'));
    });
    const stream = renderToPipeableStream(<ServerRouter context={context} url={url} nonce={mark} />, {
      nonce: mark,
      // Without a limit nothing is moved to the end of the document to be put in place by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => stream.pipe(sink),
      onShellError: reject,
      onError: reject,
    });
  });
}

export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  // A route may say otherwise of itself.
  if (!headers.has('cache-control')) headers.set('cache-control', status < 500 ? 'public, max-age=0, must-revalidate' : 'no-store');
  const mark = randomBytes(16).toString('hex');
  headers.set(SCRIPT_MARK_HEADER, mark);
  return new Response(await renderWhole(context, request.url, mark), { status, headers });
}

/** What is not there is an answer, not an error: only what nobody expected is reported. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  (context as RouterContextProvider).get(reportContext)(error);
};
