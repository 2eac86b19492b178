import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { LANGUAGE } from '#language';
import { reportContext, structuredDataContext } from './context.ts';
import { InlineStyles } from './features/shell/styles.tsx';
import { addShareTags, addStructuredData, addTranslationLinks } from './head.server.ts';
import { readInlineStyles } from './inline-styles.server.ts';

/** All loaders have finished before rendering begins, so this only stops a component that never finishes. */
const RENDER_TIMEOUT_MS = 5_000;

/**
 * Tells the main server which inline scripts and styles come from the build: those whose nonce equals this header. The main server allows
 * them by their hash, and removes nonce and header, so that every shopper gets the same page.
 */
const SCRIPT_NONCE_HEADER = 'x-script-nonce';

const MODULE_PRELOAD = /<link rel="modulepreload"/g;

/**
 * Lets the browser load the scripts after the pictures and fonts of the first view, which it paints without them. React and the router
 * cannot write this attribute, and React does not compare it when it hydrates.
 */
const lowerScriptPriority = (html: string) => html.replaceAll(MODULE_PRELOAD, '$& fetchpriority="low"');

/** Renders the whole page as text rather than a stream, because the main server hashes its scripts and keeps it. */
function renderPage(context: EntryContext, url: string, nonce: string): Promise<string> {
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
    const page = (
      <InlineStyles value={import.meta.env.DEV ? new Map() : readInlineStyles(context)}>
        <ServerRouter context={context} url={url} nonce={nonce} />
      </InlineStyles>
    );
    const stream = renderToPipeableStream(page, {
      nonce,
      // With a limit, React would move late parts to the end of the document and place them by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => stream.pipe(sink),
      onShellError: reject,
      onError: reject,
    });
  });
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  // A route may set its own header.
  if (!headers.has('cache-control')) headers.set('cache-control', status < 500 ? 'public, max-age=0, must-revalidate' : 'no-store');
  const nonce = randomBytes(16).toString('hex');
  headers.set(SCRIPT_NONCE_HEADER, nonce);
  const rendered = addTranslationLinks(lowerScriptPriority(await renderPage(context, request.url, nonce)));
  const shared = addShareTags(rendered, { language: LANGUAGE, origin: new URL(request.url).origin });
  return new Response(addStructuredData(shared, loadContext.get(structuredDataContext)), { status, headers });
}

/** Reports unexpected errors only: a missing page is a normal response. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  (context as RouterContextProvider).get(reportContext)(error);
};
