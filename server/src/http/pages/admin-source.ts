/** Loads the page of the back office: from its build, or from its sources in development. */
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';

const ADMIN = join(import.meta.dirname, '../../../../admin');

/** The files that browsers load from the build; their names contain the hash of their content. */
export const ADMIN_FILES = join(ADMIN, 'build/assets');

/** The text of the built page that each response replaces by its nonce; admin/vite.config.ts writes it. */
export const NONCE_PLACEHOLDER = '__NONCE__';

/** The text of admin/index.html that each response replaces by the shop's name. */
export const NAME_PLACEHOLDER = '__SHOP_NAME__';

export type AdminSource = {
  isDev: boolean;
  /** The page, which is the same for every address under /admin. */
  load: (url: string) => Promise<string>;
  close: () => Promise<void>;
};

/** The development server that admin/dev.ts opens. */
type DevAdmin = {
  middleware: (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;
  load: (url: string) => Promise<string>;
  close: () => Promise<void>;
};

export function openAdminBuild(): AdminSource {
  const file = join(ADMIN, 'build/index.html');
  if (!existsSync(file)) throw new Error('The back office is not built: run `npm start`, or `npm run build`.');
  const page = readFileSync(file, 'utf8');
  return { isDev: false, load: async () => page, close: async () => {} };
}

const isAdminAddress = (url: string | undefined): boolean => /^\/admin(\/|\?|$)/.test(url ?? '');

/**
 * Runs Vite in this server from the first request of the back office on, so that a developer of the storefront need not wait for it.
 * Register it before the storefront's development server, which would look for these modules in its own folder.
 */
export function openAdminSources(app: FastifyInstance): AdminSource {
  let opened: Promise<DevAdmin> | null = null;
  const open = () => {
    opened ??= import(pathToFileURL(join(ADMIN, 'dev.ts')).href).then(
      ({ openDevAdmin }: { openDevAdmin: (server: Server) => Promise<DevAdmin> }) => openDevAdmin(app.server),
    );
    return opened;
  };
  app.addHook('onRequest', async (request, reply) => {
    if (!isAdminAddress(request.raw.url)) return;
    const { middleware } = await open();
    await new Promise<void>((resolve, reject) => {
      middleware(request.raw, reply.raw, (error) => (error ? reject(error) : resolve()));
      // The middleware calls back only for requests to which it does not respond.
      reply.raw.once('close', resolve);
    });
    if (reply.raw.writableEnded || reply.raw.headersSent) reply.hijack();
  });
  return { isDev: true, load: async (url) => (await open()).load(url), close: async () => (await opened)?.close() };
}
