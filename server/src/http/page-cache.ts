/**
 * Whole answers of the storefront, kept for as long as the snapshot they show: rendered once, compressed once.
 * Every page is the same for every guest; what belongs to a person is fetched by the page afterwards.
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { guardPage, SCRIPT_MARK_HEADER } from './page-policy.ts';
import { type Shelf, shelf } from './shelf.ts';

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

/** Headers of a rendered answer that go on to the reader; lengths and encodings are ours to set. */
const PASSED_ON = ['content-type', 'cache-control', 'location', 'referrer-policy', 'x-remix-response', 'x-robots-tag'];

/** A rendered answer as it is sent. */
export async function toPage(response: Response): Promise<Page> {
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  const { html, contentSecurityPolicy } = guardPage(isHtml ? await response.text() : '', response.headers.get(SCRIPT_MARK_HEADER));
  const body = isHtml ? Buffer.from(html) : Buffer.from(await response.arrayBuffer());
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } };
  const [brotli, gzipped] = await Promise.all([compressBrotli(body, quality), compressGzip(body)]);
  return {
    status: response.status,
    headers: Object.fromEntries(
      PASSED_ON.flatMap((name) => (response.headers.has(name) ? [[name, response.headers.get(name) ?? '']] : [])),
    ),
    body,
    brotli,
    gzip: gzipped,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    contentSecurityPolicy,
  };
}

/** Neither what is no page at all, nor a page of which a part is missing for now. */
const isKeepable = (key: string, page: Page) =>
  page.status === 200 && page.headers['cache-control'] !== 'no-store' && key.length <= KEY_LENGTH_MAX;

/** `keepable`: the address is one of those that many people ask for. */
export type PageCache = (key: string, render: () => Promise<Response>, keepable?: boolean) => Promise<Page>;

/** `snapshotId` tells what pages show now: another id empties the cache. */
export function pageCache(snapshotId: () => string): PageCache {
  let shown = '';
  let pages: Shelf<Page> = shelf(KEPT_BYTES);
  let rendering = new Map<string, Promise<Page>>();

  const weight = (page: Page) => page.body.length + page.brotli.length + page.gzip.length;

  return (key, render, keepable = true) => {
    const now = snapshotId();
    if (now !== shown) {
      shown = now;
      pages = shelf(KEPT_BYTES);
      rendering = new Map();
    }
    const kept = pages.get(key);
    if (kept) return Promise.resolve(kept);
    // Ten readers of one new page wait for one rendering.
    const mine = rendering;
    const begun = mine.get(key);
    if (begun) return begun;
    const page = render()
      .then(toPage)
      .then((made) => {
        // What was rendered from an older snapshot is answered, but not kept.
        if (keepable && mine === rendering && isKeepable(key, made)) pages.put(key, made, weight(made));
        return made;
      })
      .finally(() => mine.delete(key));
    mine.set(key, page);
    return page;
  };
}
