/** The back office in development: Vite's middleware in the main server, instead of a build. */
import { readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

export type DevAdmin = {
  /** Serves modules, styles and the hot-reload client, and passes on all other requests. */
  middleware: Middleware;
  /** Returns the page, with the hot-reload client in it. */
  load: (url: string) => Promise<string>;
  close: () => Promise<void>;
};

/** The hot-reload connection uses `server`, so that it needs no port of its own. */
export async function openDevAdmin(server: Server): Promise<DevAdmin> {
  const root = import.meta.dirname;
  const vite = await createServer({
    root,
    appType: 'custom',
    mode: 'development',
    server: { middlewareMode: true, hmr: { server } },
  });
  const load = (url: string) => vite.transformIndexHtml(url, readFileSync(join(root, 'index.html'), 'utf8'));
  return { middleware: vite.middlewares, load, close: () => vite.close() };
}
