/** Serves robots.txt, the sitemap and the product feeds. Each is written while it is sent, so that none of them is held in memory. */
import { PassThrough, pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_PARAMETER, LANGUAGES, type Language, translatePath } from '@uruhu/contract/languages';
import { toPlainName } from '@uruhu/contract/rules/plain-text';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AddRoutes, AppContext } from '../../context.ts';
import { type Cost, FREE } from '../../http/costs/cost.ts';
import { chooseEncoding } from '../../http/encoding.ts';
import { sendRefusal } from '../../http/send-refusal.ts';
import { MEDIA_PREFIX } from '../../storage/storage.ts';
import { type Catalogue, findEntry, parseCard } from '../catalogue/catalogue.ts';
import { findText, readTexts } from '../translations/translations.ts';
import { FEED_END, type FeedKind, type FeedProduct, writeFeedItem, writeFeedStart } from './product-feed.ts';
import { selectBrandChanges, selectProductTexts } from './queries.ts';
import { PAGES_PER_FILE, SITEMAP_END, SITEMAP_START, type SitemapPage, writeSitemapIndex, writeSitemapPage } from './sitemap.ts';

/** Pages that every shop has and that search engines may list. */
const PAGES = [
  '/',
  '/best',
  '/new',
  '/deals',
  '/all-products',
  '/brands',
  '/faqs',
  '/contactus',
  '/terms',
  '/privacy',
  '/legal',
  '/refund',
];
/** Pages of one shopper, and lists that differ only by their order or filter. */
const UNLISTED_PAGES = ['/api/', '/admin/', '/*?*sortBy=', '/cart', '/checkout', '/orders', '/myaccount', '/accountinfo', '/wishlist'];

/** Writing a file of products takes the main thread 40 ms for 1,000 of them, and some queries. */
const computeFileCost = (productCount: number): Cost => ({
  cpu: 10 + Math.ceil(productCount / 20),
  database: 10 + Math.ceil(productCount / 100),
});
/** The database looks at every product, to find when each brand last changed. */
const computePagesCost = (productCount: number): Cost => ({ cpu: 5, database: 5 + Math.ceil(productCount / 1_000) });
const CACHE_CONTROL = 'public, max-age=3600';
const PRODUCTS_AT_ONCE = 500;
const PICTURE_WIDTH_PX = 1_280;

function send(request: FastifyRequest, reply: FastifyReply, type: string, texts: Iterable<string> | AsyncIterable<string>) {
  reply.headers({ 'cache-control': CACHE_CONTROL, 'content-type': `${type}; charset=utf-8`, vary: 'accept-encoding' });
  const isCompressed = chooseEncoding(request.headers, ['gzip']) !== null;
  if (isCompressed) reply.header('content-encoding', 'gzip');
  // The pipeline ends the source when the client goes away, and the reply when the source fails; the server logs the reply's error.
  const body = isCompressed ? createGzip() : new PassThrough();
  pipeline(Readable.from(texts, { objectMode: false }), body, () => {});
  return reply.send(body);
}

const listIds = ({ entries }: Catalogue): string[] => entries.map(({ product_id }) => product_id).sort();

type FeedContext = Pick<AppContext, 'db' | 'snapshot' | 'publicUrl'>;
/** Without a slash at its end. */
const findOrigin = ({ publicUrl }: FeedContext): string => new URL(publicUrl()).origin;

type Range = { after?: string; count?: number; language?: Language };

/** Published products after the id `after`, at most `count`, with what the snapshot holds of them by then: a slow client may read for minutes. */
async function* readProducts(
  { db, snapshot }: FeedContext,
  { after = '', count = Number.POSITIVE_INFINITY, language = DEFAULT_LANGUAGE }: Range,
) {
  let last = after;
  for (let left = count; left > 0; left -= PRODUCTS_AT_ONCE) {
    const rows = await selectProductTexts(db, last, Math.min(left, PRODUCTS_AT_ONCE));
    const texts = await readTexts(
      db,
      language,
      rows.map(({ product_id }) => ({ kind: 'products', record_id: product_id })),
    );
    const { catalogue } = snapshot.current();
    for (const row of rows) {
      const entry = findEntry(catalogue, row.product_id);
      const description = findText(texts, 'products', row.product_id, 'description') ?? row.description;
      if (entry) yield { ...row, description, entry, catalogue };
    }
    const next = rows.at(-1)?.product_id;
    if (next === undefined) return;
    last = next;
  }
}

/**
 * The lists of the brands that have products, at the addresses that the lists name as their own: a list of one brand is indexed, unlike lists with
 * other filters.
 */
async function listBrandPages({ db, snapshot }: FeedContext): Promise<SitemapPage[]> {
  const changes = await selectBrandChanges(db);
  const pages = new Map<string, SitemapPage>();
  for (const { brand_id, name, product_count } of snapshot.current().catalogue.brands) {
    const changed_at = changes.get(brand_id);
    // Brands whose names differ only in markup share a list.
    const path = `/search?${new URLSearchParams({ b: toPlainName(name) })}`;
    if (product_count > 0 && !pages.has(path)) pages.set(path, changed_at ? { path, changed_at } : { path });
  }
  return [...pages.values()];
}

async function* writeProductPages(context: FeedContext, fileNumber: number): AsyncGenerator<string> {
  const ids = listIds(context.snapshot.current().catalogue);
  yield SITEMAP_START;
  const after = ids[(fileNumber - 1) * PAGES_PER_FILE - 1] ?? '';
  for await (const { product_id, updated_at } of readProducts(context, { after, count: PAGES_PER_FILE })) {
    yield writeSitemapPage(findOrigin(context), { path: `/product/${encodeURIComponent(product_id)}`, changed_at: updated_at });
  }
  yield SITEMAP_END;
}

const buildPictureUrl = (origin: string, key: string): string => `${origin}${MEDIA_PREFIX}${encodeURIComponent(key)}?w=${PICTURE_WIDTH_PX}`;

async function* writeFeed(context: FeedContext, kind: FeedKind, language: Language): AsyncGenerator<string> {
  const origin = findOrigin(context);
  yield writeFeedStart(context.snapshot.current().content.settings.name, origin);
  for await (const { entry, catalogue, product_id, description, other_images } of readProducts(context, { language })) {
    const { brand, name, image, category } = parseCard(catalogue, entry, language);
    const product: FeedProduct = {
      product_id,
      brand,
      name,
      description,
      categories: [...catalogue.categoriesByLanguage[language].listAncestors(category.category_id), category].map(
        (ancestor) => ancestor.name,
      ),
      price_rwf: entry.base_price,
      sale_price_rwf: entry.payablePrice_rwf < entry.base_price ? entry.payablePrice_rwf : undefined,
      isInStock: entry.in_stock,
      url: origin + translatePath(`/product/${encodeURIComponent(product_id)}`, language),
      picture_urls: [image, ...other_images].filter((key) => key !== '').map((key) => buildPictureUrl(origin, key)),
    };
    yield writeFeedItem(kind, product);
  }
  yield FEED_END;
}

export const addFeedRoutes: AddRoutes = (app, context) => {
  const createOptions = (cost: Cost) => ({ config: { access: 'public', cost }, schema: { hide: true }, exposeHeadRoute: false }) as const;
  const countFiles = () => Math.max(1, Math.ceil(context.snapshot.current().catalogue.entries.length / PAGES_PER_FILE));

  app.get('/robots.txt', createOptions(FREE), (_request, reply) => {
    const unlisted = UNLISTED_PAGES.flatMap((path) =>
      path.startsWith('/api') || path.startsWith('/admin') ? [path] : LANGUAGES.map((language) => translatePath(path, language)),
    );
    const lines = ['User-agent: *', ...unlisted.map((path) => `Disallow: ${path}`), '', `Sitemap: ${findOrigin(context)}/sitemap.xml`, ''];
    return reply.headers({ 'cache-control': CACHE_CONTROL, 'content-type': 'text/plain; charset=utf-8' }).send(lines.join('\n'));
  });

  app.get('/sitemap.xml', createOptions({ cpu: 1 }), (request, reply) => {
    const files = ['/sitemaps/pages.xml', ...Array.from({ length: countFiles() }, (_, index) => `/sitemaps/products-${index + 1}.xml`)];
    return send(request, reply, 'application/xml', [writeSitemapIndex(findOrigin(context), files)]);
  });

  app.get('/sitemaps/pages.xml', createOptions(FREE), async (request, reply) => {
    await app.charge(request, computePagesCost(context.snapshot.current().catalogue.entries.length));
    const categories = [...context.snapshot.current().catalogue.categories.byId.keys()].map((id) => `/category/${encodeURIComponent(id)}`);
    const listed: SitemapPage[] = [...[...PAGES, ...categories].map((path) => ({ path })), ...(await listBrandPages(context))];
    const pages = listed.map((page) => writeSitemapPage(findOrigin(context), page));
    return send(request, reply, 'application/xml', [SITEMAP_START, ...pages, SITEMAP_END]);
  });

  app.get<{ Params: { number: string } }>('/sitemaps/products-:number(^\\d{1,4}).xml', createOptions(FREE), async (request, reply) => {
    const number = Number(request.params.number);
    if (number < 1 || number > countFiles()) return sendRefusal(reply, { code: 'not_found' });
    await app.charge(request, computeFileCost(Math.min(context.snapshot.current().catalogue.entries.length, PAGES_PER_FILE)));
    return send(request, reply, 'application/xml', writeProductPages(context, number));
  });

  for (const kind of ['google', 'meta'] as const) {
    app.get<{ Querystring: Record<string, unknown> }>(`/feeds/${kind}.xml`, createOptions(FREE), async (request, reply) => {
      await app.charge(request, computeFileCost(context.snapshot.current().catalogue.entries.length));
      const language = request.query[LANGUAGE_PARAMETER];
      return send(request, reply, 'application/rss+xml', writeFeed(context, kind, isLanguage(language) ? language : 'en'));
    });
  }
};
