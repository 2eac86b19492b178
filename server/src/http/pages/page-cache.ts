/**
 * Keeps rendered and compressed pages while their content has not changed. Every page is the same for every visitor; in the browser, the
 * page then fetches the shopper's own data.
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createSegmentedCache } from '../../lib/segmented-cache.ts';
import { TryLater } from '../../lib/try-later.ts';
import { type Comparison, type RecordedCalls, recordCalls } from './page-calls.ts';
import { replaceNonceByHashes, SCRIPT_NONCE_HEADER } from './page-policy.ts';

type Fetch = typeof globalThis.fetch;

/** Only the compressed bodies are kept, because the uncompressed one would take more memory than both, and few clients ask for it. */
export type Page = {
  status: number;
  headers: Record<string, string>;
  brotli: Buffer;
  gzip: Buffer;
  etag: string;
  contentSecurityPolicy: string;
};

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Pages that do not fit are rendered for each visitor. */
const CACHE_BYTES_MAX = 64 * 1024 * 1024;
/** Pages with longer addresses are not kept, as clients can make up any number of them. */
const KEY_LENGTH_MAX = 400;

/** Headers of a rendered response that the visitor gets; this module sets lengths and encodings. */
const COPIED_HEADERS = [
  'content-type',
  'content-language',
  'cache-control',
  'location',
  'referrer-policy',
  'x-remix-response',
  'x-robots-tag',
];

/** 96 bits of the hash, which are enough to tell pages apart. */
const ETAG_LENGTH = 16;
/** A level between 0 and 11: higher ones take much longer and save little. */
const BROTLI_LEVEL = 6;

/** Compresses and hashes a rendered response, and builds its content security policy. */
export async function createPage(response: Response): Promise<Page> {
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  const renderedHtml = isHtml ? await response.text() : '';
  const { html, contentSecurityPolicy } = replaceNonceByHashes(renderedHtml, response.headers.get(SCRIPT_NONCE_HEADER));
  const body = isHtml ? Buffer.from(html) : Buffer.from(await response.arrayBuffer());
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } };
  const [brotli, gzipped] = await Promise.all([compressBrotli(body, quality), compressGzip(body)]);
  return {
    status: response.status,
    headers: Object.fromEntries(
      COPIED_HEADERS.flatMap((name) => (response.headers.has(name) ? [[name, response.headers.get(name) ?? '']] : [])),
    ),
    brotli,
    gzip: gzipped,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, ETAG_LENGTH)}"`,
    contentSecurityPolicy,
  };
}

/** Excludes errors, and pages that lack a part because a call has failed temporarily; the storefront marks these with no-store. */
const mayKeep = (key: string, page: Page) =>
  page.status === 200 && !page.headers['cache-control']?.includes('no-store') && key.length <= KEY_LENGTH_MAX;

/** How one visit uses the cache. */
type VisitOptions = {
  /** Whether many visitors are likely to ask for this address; if not, the page is not kept. */
  isKeepable?: boolean;
  /** Runs the comparison of a kept page; throws TryLater where the visitor's rate limit is reached. */
  runComparison?: (comparison: () => Promise<Comparison>) => Promise<Comparison>;
};

/**
 * `render` must make all its calls through the given `fetch`. It throws TryLater where the visitor's rate limit is reached; then the cache
 * returns the outdated page, if it has one.
 */
export type PageCache = (key: string, render: (fetch: Fetch) => Promise<Response>, options?: VisitOptions) => Promise<Page>;

type PageCacheOptions = {
  /** When the id changes, the content of pages may have changed. */
  getSnapshotId: () => string;
  /** Calls the API for the pages. */
  fetch: Fetch;
  now_ms?: () => number;
};

/** `snapshotId`: the snapshot with which the page was last compared. `isOutdated`: the comparison found that its content has changed. */
type KeptPage = { page: Page; calls: RecordedCalls; snapshotId: string; isOutdated: boolean; comparisonLimit: ComparisonLimit };
/** A page that is being compared or rendered for visitors of this snapshot. */
type PendingPage = { page: Promise<Page>; snapshotId: string };

/**
 * A kept page is compared with a newer snapshot when it is next read: the first `max` times without a pause, then once every `every_ms`. The
 * limit is there because a shopper who orders and cancels in a loop changes the snapshot many times a second, and each comparison repeats the
 * page's calls.
 */
const COMPARISONS = { max: 5, every_ms: 1_000 };

/** `countComparison` returns false, and counts nothing, where the limit is reached. `uncountLast` is for a comparison that did not happen. */
type ComparisonLimit = { countComparison: () => boolean; uncountLast: () => void };

/** A leaky bucket: each comparison fills it by `every_ms`, and time empties it. `emptyAt_ms`, when it is empty again, is its whole state. */
function createComparisonLimit(now_ms: () => number): ComparisonLimit {
  let emptyAt_ms = 0;
  return {
    countComparison() {
      const newEmptyAt_ms = Math.max(emptyAt_ms, now_ms()) + COMPARISONS.every_ms;
      if (newEmptyAt_ms - now_ms() > COMPARISONS.max * COMPARISONS.every_ms) return false;
      emptyAt_ms = newEmptyAt_ms;
      return true;
    },
    uncountLast() {
      emptyAt_ms -= COMPARISONS.every_ms;
    },
  };
}

const countBytes = ({ brotli, gzip: gzipped }: Page) => brotli.length + gzipped.length;

/**
 * Keeps a page while the calls that it was rendered from give the same replies, so a change of one product's stock drops only the pages that
 * show it. Visitors who ask for the same new page at once wait for one rendering.
 */
export function createPageCache({ getSnapshotId, fetch, now_ms = () => performance.now() }: PageCacheOptions): PageCache {
  const pages = createSegmentedCache<KeptPage>(CACHE_BYTES_MAX);
  const pendingPages = new Map<string, PendingPage>();

  async function renderAndKeep(key: string, render: (fetch: Fetch) => Promise<Response>, comparisonLimit: ComparisonLimit): Promise<Page> {
    const renderedSnapshotId = getSnapshotId();
    const calls = recordCalls(fetch);
    const page = await createPage(await render(calls.fetch));
    // If the snapshot changes during the calls, the next visitor compares, because `renderedSnapshotId` is the older one.
    if (mayKeep(key, page))
      pages.put(key, { page, calls, snapshotId: renderedSnapshotId, isOutdated: false, comparisonLimit }, countBytes(page));
    return page;
  }

  async function compareKeptPage(kept: KeptPage, runComparison: NonNullable<VisitOptions['runComparison']>): Promise<void> {
    const comparedSnapshotId = getSnapshotId();
    try {
      const comparison = await runComparison(kept.calls.compare);
      if (comparison === 'same') kept.snapshotId = comparedSnapshotId;
      kept.isOutdated = comparison === 'changed';
    } catch (error) {
      // A visitor whose rate limit is reached must not use up the comparisons of the others.
      kept.comparisonLimit.uncountLast();
      throw error;
    }
  }

  /** Compares the kept page, and renders it again if it is outdated. Null: the limit of comparisons is reached, so the visitor gets the kept page. */
  function refreshKeptPage(
    key: string,
    kept: KeptPage,
    render: (fetch: Fetch) => Promise<Response>,
    { runComparison = (comparison) => comparison() }: VisitOptions,
  ): Promise<Page> | null {
    if (kept.isOutdated) return renderAndKeep(key, render, kept.comparisonLimit);
    if (!kept.comparisonLimit.countComparison()) return null;
    return compareKeptPage(kept, runComparison).then(() =>
      kept.isOutdated ? renderAndKeep(key, render, kept.comparisonLimit) : kept.page,
    );
  }

  return async (key, render, options = {}) => {
    const currentId = getSnapshotId();
    const kept = pages.get(key);
    if (kept?.snapshotId === currentId) return kept.page;
    const pending = pendingPages.get(key);
    // A rendering that started before the newest snapshot may show the previous one.
    if (pending?.snapshotId === currentId) return pending.page;
    const renderFirst = () =>
      options.isKeepable === false ? render(fetch).then(createPage) : renderAndKeep(key, render, createComparisonLimit(now_ms));
    const page = kept ? refreshKeptPage(key, kept, render, options) : renderFirst();
    if (page === null) return (kept as KeptPage).page;
    const ownPending = { page, snapshotId: currentId };
    pendingPages.set(key, ownPending);
    try {
      return await page;
    } catch (error) {
      // The rate limit of this visitor is reached, so she gets the outdated page. Visitors who wait for `ownPending` get the error, upon which
      // shareWork, which calls this function, starts the work again for them.
      if (kept && error instanceof TryLater) return kept.page;
      throw error;
    } finally {
      if (pendingPages.get(key) === ownPending) pendingPages.delete(key);
    }
  };
}
