/** The real storefront before the real shop, but for chosen calls of the API: these fail, find nothing, or do not answer. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

const BUILD = join(import.meta.dirname, '../../storefront/build/server/index.js');

export type Fault = 'fails' | 'empty' | 'slow';

/** Parts of the home page, by the call behind each, and the settings, which every page is made with. */
const CALLS = {
  settings: { path: /^\/api\/users\/siteSettings/, names: '', nothing: {} },
  slides: { path: /^\/api\/users\/slides\/get/, names: '', nothing: [] },
  best: { path: /^\/api\/products\/filter/, names: 'BEST SELLER', nothing: { results: [], count: 0 } },
  recommendations: { path: /^\/api\/products\/recommendations/, names: '', nothing: { results: [] } },
  categories: { path: /^\/api\/products\/category\/parent/, names: '', nothing: [] },
  trending: { path: /^\/api\/products\/filter/, names: 'HOT DEAL', nothing: { results: [], count: 0 } },
  brands: { path: /^\/api\/products\/brands/, names: '', nothing: { results: [], count: 0 } },
} as const;
type Called = keyof typeof CALLS;
export type Part = Exclude<Called, 'settings'>;
const CALLED = Object.keys(CALLS) as Called[];
export const PARTS = CALLED.filter((name): name is Part => name !== 'settings');

type Handle = (request: Request) => Promise<Response>;
type Build = { createStorefront(options: { fetch: typeof fetch; onError: (error: unknown) => void }): Handle };

const json = (status: number, body: unknown) => Response.json(body, { status });

async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return chunks.length > 0 ? Buffer.concat(chunks) : undefined;
}

async function send(reply: ServerResponse, response: Response): Promise<void> {
  const passed = ['content-type', 'cache-control'].flatMap((name) => response.headers.get(name)?.replace(/^/, `${name}: `) ?? []);
  reply.writeHead(response.status, Object.fromEntries(passed.map((line) => line.split(': ') as [string, string])));
  reply.end(Buffer.from(await response.arrayBuffer()));
}

/** `faults` may be changed at any time; what is slow waits until it is not. */
export async function openBrokenShop(shopUrl: string) {
  const faults = new Map<Called, Fault>();
  const failures: unknown[] = [];

  async function ask(path: string, init: RequestInit): Promise<Response> {
    const body = String(init.body ?? '');
    const part = CALLED.find((name) => CALLS[name].path.test(path) && body.includes(CALLS[name].names));
    while (part && faults.get(part) === 'slow') await sleep(20);
    const fault = part && faults.get(part);
    if (part && fault === 'empty') return json(200, CALLS[part].nothing);
    if (fault === 'fails') return json(500, { status: 'error', message: 'Something went wrong.' });
    return fetch(shopUrl + path, init);
  }

  const { createStorefront } = (await import(pathToFileURL(BUILD).href)) as Build;
  const page = createStorefront({ fetch: (input, init) => ask(String(input), init ?? {}), onError: (error) => failures.push(error) });

  const server = createServer(async (request, reply) => {
    const path = request.url ?? '/';
    const { method = 'GET', headers } = request;
    const passed = Object.fromEntries(
      ['content-type', 'authorization', 'accept'].flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])),
    );
    const body = await bodyOf(request);
    const init = { method, headers: passed, ...(body && { body: body.toString() }) };
    const answer = path.startsWith('/api/')
      ? ask(path, init)
      : /^\/(assets|media)\/|^\/favicon/.test(path)
        ? fetch(shopUrl + path, init)
        : page(new Request(new URL(path, `http://${headers.host}`)));
    await send(reply, await answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    faults,
    failures,
    close: () =>
      new Promise<void>((resolve) => {
        faults.clear();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
