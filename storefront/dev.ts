/** The storefront in development: Vite's middleware in the main server, instead of a build. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Language } from '@uruhu/contract/languages';
import { createServer } from 'vite';
import { LANGUAGE } from './language.ts';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

export type DevStorefront = {
  /** Serves modules, styles and the hot-reload client, and passes on all other requests. */
  middleware: Middleware;
  /** The one language that it serves: STOREFRONT_LANGUAGE. */
  language: Language;
  /** Loads server.ts from its current sources, and returns its exports. */
  load: () => Promise<Record<string, unknown>>;
  close: () => Promise<void>;
};

/** The hot-reload connection uses `server`, so that it needs no port of its own. */
export async function openDevStorefront(server: Server): Promise<DevStorefront> {
  const stopListeners = process.listeners('SIGTERM');
  const vite = await createServer({
    root: import.meta.dirname,
    appType: 'custom',
    mode: 'development',
    server: { middlewareMode: true, hmr: { server } },
  });
  // React Router's plugin opens a second server of Vite, which would end the process at once, with the requests in progress.
  for (const listener of process.listeners('SIGTERM')) if (!stopListeners.includes(listener)) process.off('SIGTERM', listener);
  return { middleware: vite.middlewares, language: LANGUAGE, load: () => vite.ssrLoadModule('./server.ts'), close: () => vite.close() };
}
