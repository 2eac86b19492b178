/** Loads the code of the pages from the storefront's build. In development, server/dev/dev-pages.ts loads it from the sources. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
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
  /** Returns the same object while the code has not changed. */
  load: () => Promise<StorefrontModule>;
};

const STOREFRONT = join(import.meta.dirname, '../../../../storefront');

/** The files that browsers load from the build. */
export const CLIENT_FILES = join(STOREFRONT, 'build/client');

export async function openStorefrontBuild(): Promise<StorefrontSource> {
  const entry = join(STOREFRONT, 'build/server/index.js');
  if (!existsSync(entry)) throw new Error('The storefront is not built: run `npm start`, or `npm run build`.');
  const module: StorefrontModule = await import(pathToFileURL(entry).href);
  return { isDev: false, load: async () => module };
}
