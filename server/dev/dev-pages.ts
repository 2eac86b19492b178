/** The pages in development: Vite serves them from their sources, with hot reload. Its servers stay while the server's own code is replaced. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '@uruhu/contract/languages';
import type { AppPages } from '../src/app.ts';
import type { StorefrontModule } from '../src/http/pages/storefront-source.ts';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

/** A development server that storefront/dev.ts or admin/dev.ts opens. */
type DevServer<Load> = { middleware: Middleware; load: Load; close: () => Promise<void> };
type DevStorefront = DevServer<() => Promise<StorefrontModule>> & { language: Language };
type DevAdmin = DevServer<(url: string) => Promise<string>>;

export type DevPages = {
  pages: AppPages;
  /** Calls `next` for each request that is for the app. */
  serveSources: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  close: () => Promise<void>;
};

const ROOT = join(import.meta.dirname, '../..');
const importDevFile = (workspace: string) => import(pathToFileURL(join(ROOT, workspace, 'dev.ts')).href);

const isAdminAddress = (url: string | undefined): boolean => /^\/admin(\/|\?|$)/.test(url ?? '');

/** `server` carries the hot-reload connections. */
export async function openDevPages(server: Server): Promise<DevPages> {
  const { openDevStorefront } = (await importDevFile('storefront')) as { openDevStorefront: (server: Server) => Promise<DevStorefront> };
  const storefront = await openDevStorefront(server);
  let openedAdmin: Promise<DevAdmin> | null = null;
  /** Opens it on the first request of the back office, so that a developer of the storefront need not wait for it. */
  const openAdmin = () => {
    openedAdmin ??= importDevFile('admin').then(({ openDevAdmin }: { openDevAdmin: (server: Server) => Promise<DevAdmin> }) =>
      openDevAdmin(server),
    );
    return openedAdmin;
  };
  return {
    pages: {
      storefrontSource: { isDev: true, languages: [storefront.language], load: storefront.load },
      adminSource: { isDev: true, load: async (url) => (await openAdmin()).load(url) },
    },
    serveSources(request, response, next) {
      const { url } = request;
      const serveWith = (middleware: Middleware, onPass: () => void) =>
        middleware(request, response, () => {
          // Vite removes the base path from the address.
          if (url !== undefined) request.url = url;
          onPass();
        });
      const serveStorefront = () => serveWith(storefront.middleware, next);
      if (!isAdminAddress(url)) return serveStorefront();
      // First the back office's own server, because the storefront's would look for these modules in its own folder.
      openAdmin().then(
        ({ middleware }) => serveWith(middleware, serveStorefront),
        (error: unknown) => response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(String(error)),
      );
    },
    async close() {
      await Promise.all([storefront.close(), openedAdmin?.then((admin) => admin.close())]);
    },
  };
}
