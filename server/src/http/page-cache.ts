/**
 * Whole answers of the storefront, kept for as long as the snapshot they show: rendered once, compressed once.
 * Every page is the same for every guest; what belongs to a person is fetched by the page afterwards.
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Page = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  brotli: Buffer;
  gzip: Buffer;
  etag: string;
  contentSecurityPolicy: string;
};

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Beyond these, pages are rendered for each reader. */
const KEPT_BYTES = 64 * 1024 * 1024;
const KEY_LENGTH_MAX = 400;

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** Inline scripts are allowed by their hash alone, which works for a page that many people are sent. */
export function policyFor(html: string): string {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script]) =>
      `'sha256-${createHash('sha256')
        .update(script ?? '')
        .digest('base64')}'`,
  );
  return [
    "default-src 'self'",
    ["script-src 'self'", ...new Set(hashes)].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Headers of a rendered answer that go on to the reader; lengths and encodings are ours to set. */
const PASSED_ON = ['content-type', 'cache-control', 'location', 'x-remix-response', 'x-robots-tag'];

async function toPage(response: Response): Promise<Page> {
  const body = Buffer.from(await response.arrayBuffer());
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } };
  const [brotli, gzipped] = await Promise.all([compressBrotli(body, quality), compressGzip(body)]);
  const html = response.headers.get('content-type')?.startsWith('text/html') ? body.toString() : '';
  return {
    status: response.status,
    headers: Object.fromEntries(
      PASSED_ON.flatMap((name) => (response.headers.has(name) ? [[name, response.headers.get(name) ?? '']] : [])),
    ),
    body,
    brotli,
    gzip: gzipped,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    contentSecurityPolicy: policyFor(html),
  };
}

/** Neither what is no page at all, nor a page of which a part is missing for now. */
const isKeepable = (key: string, page: Page) =>
  page.status === 200 && page.headers['cache-control'] !== 'no-store' && key.length <= KEY_LENGTH_MAX;

export type PageCache = (key: string, render: () => Promise<Response>) => Promise<Page>;

/** `snapshotId` tells what pages show now: another id empties the cache. */
export function pageCache(snapshotId: () => string): PageCache {
  let shown = '';
  let pages = new Map<string, Page>();
  let rendering = new Map<string, Promise<Page>>();
  let bytes = 0;

  const weight = (page: Page) => page.body.length + page.brotli.length + page.gzip.length;
  const keep = (key: string, page: Page) => {
    pages.set(key, page);
    bytes += weight(page);
    for (const [oldest, old] of pages) {
      if (bytes <= KEPT_BYTES) return;
      pages.delete(oldest);
      bytes -= weight(old);
    }
  };

  return (key, render) => {
    const now = snapshotId();
    if (now !== shown) {
      shown = now;
      pages = new Map();
      rendering = new Map();
      bytes = 0;
    }
    const kept = pages.get(key);
    if (kept) {
      pages.delete(key);
      pages.set(key, kept);
      return Promise.resolve(kept);
    }
    // Ten readers of one new page wait for one rendering.
    const mine = rendering;
    const begun = mine.get(key);
    if (begun) return begun;
    const page = render()
      .then(toPage)
      .then((made) => {
        // What was rendered from an older snapshot is answered, but not kept.
        if (mine === rendering && isKeepable(key, made)) keep(key, made);
        return made;
      })
      .finally(() => mine.delete(key));
    mine.set(key, page);
    return page;
  };
}
