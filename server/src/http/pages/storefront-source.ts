/** Loads the code of the pages from the storefront's build. In development, server/dev/dev-pages.ts loads it from the sources. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@uruhu/contract/languages';
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
};

const STOREFRONT = join(import.meta.dirname, '../../../../storefront');

const getBuildFolder = (language: Language) => join(STOREFRONT, 'build', language);

/** The folder of a language's build with the files that browsers load. A file that several languages share has the same name in each. */
export const getClientFolder = (language: Language) => join(getBuildFolder(language), 'client');

/** Each language has its own build. A language without messages has none. */
export async function openStorefrontBuild(): Promise<StorefrontSource> {
  const languages = LANGUAGES.filter((language) => existsSync(getBuildFolder(language)));
  if (!languages.includes(DEFAULT_LANGUAGE)) throw new Error('The storefront is not built: run `npm start`, or `npm run build`.');
  const modules = new Map<Language, StorefrontModule>();
  for (const language of languages)
    modules.set(language, await import(pathToFileURL(join(getBuildFolder(language), 'server/index.js')).href));
  return { isDev: false, languages, load: async (language) => modules.get(language) as StorefrontModule };
}
