/** The real storefront in front of the real shop, except that chosen API calls fail, return nothing, or do not respond. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

const BUILD = join(import.meta.dirname, '../../storefront/build/en/server/index.js');
const POLL_INTERVAL_MS = 20;
const STATIC_FILE = /^\/(assets|media)\/|^\/favicon/;

export type Fault = 'fails' | 'empty' | 'slow';

/**
 * The API calls that load the sections of the home page, the settings of every page, and a product. The body of a call must contain the
 * text `bodyPart`; `emptyReply` is the reply without results.
 */
const CALLS = {
  settings: { path: /^\/api\/users\/siteSettings/, bodyPart: '', emptyReply: {} },
  slides: { path: /^\/api\/users\/slides\/get/, bodyPart: '', emptyReply: [] },
  best: { path: /^\/api\/products\/filter/, bodyPart: 'BEST SELLER', emptyReply: { results: [], count: 0 } },
  recommendations: { path: /^\/api\/products\/recommendations/, bodyPart: '', emptyReply: { results: [] } },
  categories: { path: /^\/api\/products\/category\/parent/, bodyPart: '', emptyReply: [] },
  trending: { path: /^\/api\/products\/filter/, bodyPart: 'HOT DEAL', emptyReply: { results: [], count: 0 } },
  brands: { path: /^\/api\/products\/brands/, bodyPart: '', emptyReply: { results: [], count: 0 } },
  // Last, because this pattern also matches paths of the calls above.
  product: { path: /^\/api\/products\/[^/?]+$/, bodyPart: '', emptyReply: {} },
} as const;
type FailableCall = keyof typeof CALLS;
const CALL_NAMES = Object.keys(CALLS) as FailableCall[];

type HandleRequest = (request: Request) => Promise<Response>;
type StorefrontBuild = { createStorefront(options: { fetch: typeof fetch; onError: (error: unknown) => void }): HandleRequest };

const createJsonResponse = (status: number, body: unknown) => Response.json(body, { status });

async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return chunks.length > 0 ? Buffer.concat(chunks) : undefined;
}

async function send(reply: ServerResponse, response: Response): Promise<void> {
  const forwardedHeaders = [...response.headers].filter(([name]) => ['content-type', 'cache-control'].includes(name));
  reply.writeHead(response.status, Object.fromEntries(forwardedHeaders));
  reply.end(Buffer.from(await response.arrayBuffer()));
}

/** `faults` may be changed at any time. A slow call responds when its fault is removed. `renderErrors` are the errors that the storefront reports. */
export async function openBrokenShop(shopUrl: string) {
  const faults = new Map<FailableCall, Fault>();
  const renderErrors: unknown[] = [];

  async function callShop(path: string, init: RequestInit): Promise<Response> {
    const body = String(init.body ?? '');
    const call = CALL_NAMES.find((name) => CALLS[name].path.test(path) && body.includes(CALLS[name].bodyPart));
    while (call && faults.get(call) === 'slow') await sleep(POLL_INTERVAL_MS);
    const fault = call && faults.get(call);
    if (call && fault === 'empty') return createJsonResponse(200, CALLS[call].emptyReply);
    if (fault === 'fails') return createJsonResponse(500, { status: 'error', message: 'Something went wrong.' });
    return fetch(shopUrl + path, init);
  }

  const { createStorefront } = (await import(pathToFileURL(BUILD).href)) as StorefrontBuild;
  const renderPage = createStorefront({
    fetch: (input, init) => callShop(String(input), init ?? {}),
    onError: (error) => renderErrors.push(error),
  });

  const server = createServer(async (request, reply) => {
    const path = request.url ?? '/';
    const { method = 'GET', headers } = request;
    const forwardedHeaders = Object.fromEntries(
      ['content-type', 'authorization', 'accept'].flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])),
    );
    const body = await readBody(request);
    const init = { method, headers: forwardedHeaders, body: body?.toString() ?? null };
    const respond = () => {
      if (path.startsWith('/api/')) return callShop(path, init);
      if (STATIC_FILE.test(path)) return fetch(shopUrl + path, init);
      return renderPage(new Request(new URL(path, `http://${headers.host}`)));
    };
    await send(reply, await respond());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    faults,
    renderErrors,
    close: () =>
      new Promise<void>((resolve) => {
        faults.clear();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
