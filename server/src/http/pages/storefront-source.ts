/** Loads the code of the pages: the storefront's build, or its sources in development. */
import { existsSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@uruhu/contract/languages';
import type { FastifyInstance } from 'fastify';
import type { Parameter } from './page-address.ts';

type Fetch = typeof globalThis.fetch;
/** `fetchAsVisitor`: calls the API on behalf of this request's visitor, for forms. */
export type PageHandler = (request: Request, fetchAsVisitor?: Fetch) => Promise<Response>;

/** `pattern`: such as '/category/:categoryId', or '*' for unknown addresses. `hasForm`: the page takes forms from browsers without scripts. */
type StorefrontPage = { pattern: string; queryParameters: readonly Parameter[]; hasForm: boolean };

export type PathParams = Readonly<Record<string, string>>;

/** `canonicalPath`: the page's one path, to which its other spellings lead (capital letters, escapes, more slashes). */
type FoundPage = StorefrontPage & { canonicalPath: string };

/** The exports of storefront/server.ts. */
export type StorefrontModule = {
  createStorefront(options: { fetch: Fetch; onError: (error: unknown) => void }): PageHandler;
  PAGES: readonly StorefrontPage[];
  /** Finds the page for a path, with or without '.data'. `spellParams` corrects the spelling of the parameters in the path. */
  findPage(path: string, spellParams: (params: PathParams) => PathParams): FoundPage;
};

export type StorefrontSource = {
  /** In development the sources may change between two requests, so no page may be kept. */
  isDev: boolean;
  /** The languages that have pages, the first of which replaces all others. */
  languages: readonly Language[];
  /** Returns the same object while the code has not changed. */
  load: (language: Language) => Promise<StorefrontModule>;
  close: () => Promise<void>;
};

/** The development server that storefront/dev.ts opens. */
type DevStorefront = {
  middleware: (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;
  language: Language;
  load: () => Promise<StorefrontModule>;
  close: () => Promise<void>;
};

const STOREFRONT = join(import.meta.dirname, '../../../../storefront');
const importFile = (path: string) => import(pathToFileURL(path).href);

const getBuildFolder = (language: Language) => join(STOREFRONT, 'build', language);

/** The folder of a language's build with the files that browsers load. A file that several languages share has the same name in each. */
export const getClientFolder = (language: Language) => join(getBuildFolder(language), 'client');

/** Each language has its own build. A language without messages has none. */
export async function openStorefrontBuild(): Promise<StorefrontSource> {
  const languages = LANGUAGES.filter((language) => existsSync(getBuildFolder(language)));
  if (!languages.includes(DEFAULT_LANGUAGE)) throw new Error('The storefront is not built: run `npm start`, or `npm run build`.');
  const modules = new Map<Language, StorefrontModule>();
  for (const language of languages) modules.set(language, await importFile(join(getBuildFolder(language), 'server/index.js')));
  return { isDev: false, languages, load: async (language) => modules.get(language) as StorefrontModule, close: async () => {} };
}

/** Runs Vite in this server. Register it before any other hook, so that the hundreds of modules of a page in development are not charged. */
export async function openStorefrontSources(app: FastifyInstance): Promise<StorefrontSource> {
  const { openDevStorefront } = (await importFile(join(STOREFRONT, 'dev.ts'))) as {
    openDevStorefront: (server: Server) => Promise<DevStorefront>;
  };
  const { middleware, language, load, close } = await openDevStorefront(app.server);
  app.addHook('onRequest', (request, reply, next) => middleware(request.raw, reply.raw, (error) => next(error as Error | undefined)));
  return { isDev: true, languages: [language], load, close };
}
