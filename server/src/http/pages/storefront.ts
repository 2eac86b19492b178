/** Mounts the storefront: its files under /assets, its pages on every path that has no other route. */
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import { DEFAULT_LANGUAGE, type Language, translatePath } from '@uruhu/contract/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import { createQueueLimiter, type QueueLimiter } from '../../lib/limits/queue-limiter.ts';
import { shareWork } from '../../lib/shared-work.ts';
import { MESSAGES } from '../../messages/messages.ts';
import { normaliseAddress } from '../address.ts';
import { FREE, NOT_FOUND, ORDER_BY_ID } from '../costs/cost.ts';
import { chooseEncoding } from '../encoding.ts';
import { toLoggable } from '../errors.ts';
import { createInProcessFetch, withVisitorHeader } from '../in-process-fetch.ts';
import { reducePageAddress } from './page-address.ts';
import { createPage, createPageCache, type Page } from './page-cache.ts';
import type { Comparison } from './page-calls.ts';
import { COMPARED_PAGE, checkPageCosts, KEPT_PAGE, PAGE_COSTS } from './page-costs.ts';
import { buildFormRequest, isFormFromOtherSite, PAGE_FORM_BODY } from './page-forms.ts';
import { joinPagePath, splitPagePath } from './page-language.ts';
import { isPageAddress, sendPlainPage } from './plain-page.ts';
import { getClientFolder, type PageHandler, type PathParams, type StorefrontModule, type StorefrontSource } from './storefront-source.ts';

type Fetch = typeof globalThis.fetch;

/**
 * Rendering runs on this thread, so more renderings at once would only delay each other; a few overlap while they wait for the database.
 * Up to sixty more wait, about a second; up to twelve of them from one address. Kept pages do not wait.
 */
const RENDERING_LIMITS = { running: 4, waiting: 60, waitingPerCaller: 12 };

/** Files whose names hold the hash of their content never change. */
const HASHED_FILE_CACHE_CONTROL = 'public, max-age=31536000, immutable';
const UNHASHED_FILE_CACHE_CONTROL = 'public, max-age=86400';

/** Allows the inline styles and the hot-reload client that Vite puts into pages. */
const DEV_POLICY = "default-src 'self' 'unsafe-inline' data:; connect-src 'self' ws:; frame-ancestors 'none'";

const decompressGzip = promisify(gunzip);

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page) {
  reply
    .code(page.status)
    .header('cache-control', 'public, max-age=0, must-revalidate')
    .headers(page.headers)
    .header('vary', 'accept-encoding')
    .header('etag', page.etag)
    .header('content-security-policy', page.contentSecurityPolicy);
  const encoding = chooseEncoding(request.headers, ['br', 'gzip']);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(encoding === null ? await decompressGzip(page.gzip) : { br: page.brotli, gzip: page.gzip }[encoding]);
}

/** Serves the files that browsers load: scripts, styles, fonts. */
async function serveFiles(app: FastifyInstance, languages: readonly Language[]): Promise<void> {
  await app.register(async (files) => {
    files.routeDefaults = { access: 'public', cost: FREE };
    await files.register(fastifyStatic, {
      root: languages.map(getClientFolder),
      // Each file has its own route, so all other paths fall through to the pages.
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      // A page loads a dozen of these files, and a file whose name holds its hash is never asked for again.
      etag: false,
      lastModified: false,
      acceptRanges: false,
      setHeaders: (reply, file) => {
        reply.header('cache-control', file.includes('/assets/') ? HASHED_FILE_CACHE_CONTROL : UNHASHED_FILE_CACHE_CONTROL);
      },
    });
  });
}

type LoadedStorefront = { build: StorefrontModule; handle: PageHandler };

/** Loads the code of the pages of a language and creates their handler, again whenever the code has changed. */
function createLoader(app: FastifyInstance, source: StorefrontSource): (language: Language) => Promise<LoadedStorefront> {
  const loadedStorefronts = new Map<Language, LoadedStorefront>();
  const onError = (error: unknown) => app.log.error({ err: toLoggable(error) }, 'page failed');
  return async (language) => {
    const build = await source.load(language);
    const kept = loadedStorefronts.get(language);
    if (kept?.build === build) return kept;
    const loaded = { build, handle: build.createStorefront({ fetch: createInProcessFetch(app), onError }) };
    loadedStorefronts.set(language, loaded);
    return loaded;
  };
}

type MountedStorefront = {
  load: (language: Language) => Promise<LoadedStorefront>;
  languages: readonly Language[];
  spellParams: (params: PathParams) => PathParams;
  isDev: boolean;
  queueLimiter: QueueLimiter;
  findPageOrigin: () => string;
};

function addPages(
  app: FastifyInstance,
  { snapshot }: Pick<AppContext, 'snapshot'>,
  { load, languages, spellParams, isDev, queueLimiter, findPageOrigin }: MountedStorefront,
): void {
  const findOrRenderPage = createPageCache({ getSnapshotId: () => snapshot.current().id, fetch: createInProcessFetch(app) });
  app.route({
    method: 'GET',
    url: '/*',
    config: { access: 'public', page: true, cost: KEPT_PAGE },
    handler: async (request, reply) => {
      // An unknown call gets a JSON refusal, not a page.
      if (!isPageAddress(request.url)) return reply.callNotFound();
      const path = request.url.split('?', 1)[0] ?? '/';
      const { language, path: pagePath } = splitPagePath(path);
      const [mainLanguage] = languages;
      // A development server has one language, and a language without messages has no pages.
      if (mainLanguage && !languages.includes(language))
        return reply.redirect(joinPagePath({ language: mainLanguage, path: pagePath }) + request.url.slice(path.length), 307);
      const { build, handle } = await load(language);
      const { pattern, queryParameters, ...page } = build.findPage(pagePath, spellParams);
      const canonicalPath = joinPagePath({ language, path: page.canonicalPath });
      if (canonicalPath !== path) {
        reply.header('cache-control', 'public, max-age=0, must-revalidate');
        return reply.redirect(canonicalPath + request.url.slice(path.length), 308);
      }
      const { address, isKeepable, showsOrderById } = reducePageAddress(request.url, queryParameters);
      // The page reads the order by a call from this process. Such calls are not charged, so the visitor is charged here.
      if (showsOrderById) await app.charge(request, ORDER_BY_ID);
      const render = async (fetch: Fetch) => {
        await app.charge(request, PAGE_COSTS[pattern] ?? NOT_FOUND);
        // The calls for a kept page name no visitor, because the server repeats them for other visitors. The calls for a search page name the
        // visitor, because missed searches are counted for each address; visitors who wait for the same rendering count as one.
        const pageFetch = isKeepable ? fetch : withVisitorHeader(fetch, request);
        // The client can forge the Host header, so pages are rendered for the shop's own origin.
        return queueLimiter(normaliseAddress(request), () => handle(new Request(new URL(findPageOrigin() + address)), pageFetch));
      };
      // The page cache runs this to find out whether a kept page is still current.
      const runComparison = async (comparison: () => Promise<Comparison>) => {
        await app.charge(request, COMPARED_PAGE);
        return queueLimiter(normaliseAddress(request), comparison);
      };
      // Requests for the same page may wait for one rendering, which is charged to the first of them.
      const shownPage = await shareWork(render, (startRendering) =>
        findOrRenderPage(address, startRendering, { isKeepable: isKeepable && !isDev, runComparison }),
      );
      return sendPage(request, reply, isDev ? { ...shownPage, contentSecurityPolicy: DEV_POLICY } : shownPage);
    },
  });
}

function addForms(
  app: FastifyInstance,
  { PAGES }: StorefrontModule,
  { load, languages, queueLimiter, findPageOrigin }: MountedStorefront,
): void {
  const forms = PAGES.filter(({ hasForm }) => hasForm).flatMap(({ pattern }) => languages.map((language) => ({ pattern, language })));
  for (const { pattern, language } of forms) {
    const path = translatePath(pattern, language);
    app.route({
      method: 'POST',
      url: path,
      // The calls that the page makes for the form are charged to the visitor too, each when it is made.
      config: { access: 'public', page: true, cost: PAGE_COSTS[pattern] ?? NOT_FOUND, body: PAGE_FORM_BODY },
      handler: async (request, reply) => {
        if (isFormFromOtherSite(request)) return sendPlainPage(reply, 403, MESSAGES[request.language].pages.foreignForm);
        const { handle } = await load(language);
        const form = buildFormRequest(new URL(findPageOrigin() + path), request.body);
        const page = await createPage(
          await queueLimiter(normaliseAddress(request), () => handle(form, createInProcessFetch(app, request))),
        );
        return sendPage(request, reply, { ...page, headers: { ...page.headers, 'cache-control': 'no-store' } });
      },
    });
  }
}

export async function mountStorefront(
  app: FastifyInstance,
  { publicUrl, snapshot }: Pick<AppContext, 'publicUrl' | 'snapshot'>,
  source: StorefrontSource,
  spellParams: (params: PathParams) => PathParams,
): Promise<void> {
  const load = createLoader(app, source);
  const [mainLanguage = DEFAULT_LANGUAGE] = source.languages;
  const { build } = await load(mainLanguage);
  checkPageCosts(build.PAGES.map(({ pattern }) => pattern));
  const mounted: MountedStorefront = {
    load,
    languages: source.languages,
    spellParams,
    isDev: source.isDev,
    queueLimiter: createQueueLimiter(RENDERING_LIMITS),
    findPageOrigin: publicUrl,
  };
  if (!source.isDev) await serveFiles(app, source.languages);
  addPages(app, { snapshot }, mounted);
  addForms(app, build, mounted);
}
