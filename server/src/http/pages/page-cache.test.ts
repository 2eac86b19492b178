import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { TryLater } from '../../lib/try-later.ts';
import { createPageCache, type PageCache } from './page-cache.ts';

const createHtmlRenderer =
  (text: string, status = 200) =>
  async () =>
    new Response(text, { status, headers: { 'content-type': 'text/html' } });

/** Opens a cache in front of an API that gives one reply to every call. The test can change the reply, the snapshot and the clock. */
function openCache() {
  const shop = { snapshot: 'one', reply: 'hello', status: 200, now_ms: 0, callCount: 0 };
  const pages = createPageCache({
    getSnapshotId: () => shop.snapshot,
    now_ms: () => shop.now_ms,
    fetch: async () => {
      shop.callCount += 1;
      return new Response(shop.reply, { status: shop.status });
    },
  });
  return { shop, pages };
}

/** Creates a function that renders a page from the reply of the API. */
const createApiRenderer = () =>
  vi.fn(async (fetch: typeof globalThis.fetch) => {
    const response = await fetch('/api/shown');
    return new Response(`<p>${await response.text()}</p>`, { headers: { 'content-type': 'text/html' } });
  });

const readText = async (page: ReturnType<PageCache>) => gunzipSync((await page).gzip).toString();

test('a page is rendered once for all its visitors, also for simultaneous ones', async () => {
  const render = vi.fn(createHtmlRenderer('<p>hello</p>'));
  const { pages } = openCache();
  const [first, second] = await Promise.all([pages('/', render), pages('/', render)]);
  await pages('/', render);
  expect(render).toHaveBeenCalledTimes(1);
  expect(first).toBe(second);
  expect(brotliDecompressSync(first.brotli).toString()).toBe('<p>hello</p>');
  expect(gunzipSync(first.gzip).toString()).toBe('<p>hello</p>');
});

test('a newer snapshot drops a page only if its content has changed', async () => {
  const { shop, pages } = openCache();
  const render = createApiRenderer();
  expect(await readText(pages('/', render))).toBe('<p>hello</p>');
  shop.snapshot = 'two';
  expect(await readText(pages('/', render))).toBe('<p>hello</p>');
  expect(await readText(pages('/', render))).toBe('<p>hello</p>');
  // One call renders the page, and one compares it.
  expect([render.mock.calls.length, shop.callCount]).toEqual([1, 2]);
  shop.snapshot = 'three';
  shop.reply = 'sold out';
  expect(await readText(pages('/', render))).toBe('<p>sold out</p>');
  expect(render).toHaveBeenCalledTimes(2);
});

test('a page whose rendering started before the snapshot changed is not sent to later visitors', async () => {
  const { shop, pages } = openCache();
  let finish = (_: Response) => {};
  const slow = pages('/', () => new Promise((resolve) => (finish = resolve)));
  shop.snapshot = 'two';
  const fresh = await pages('/', createHtmlRenderer('new'));
  finish(new Response('old', { headers: { 'content-type': 'text/html' } }));
  expect(await readText(slow)).toBe('old');
  expect(gunzipSync(fresh.gzip).toString()).toBe('new');
});

test('while snapshots change fast, a page is compared and rendered again for the first five changes without a pause, then once a second', async () => {
  const { shop, pages } = openCache();
  const render = createApiRenderer();
  await pages('/', render);
  for (let change = 0; change < 500; change++) {
    shop.snapshot = `flood ${change}`;
    shop.reply = change % 2 ? 'in stock' : 'sold out';
    await pages('/', render);
  }
  // The first visit, and the five changes that were compared.
  expect(render.mock.calls.length).toBe(6);
  shop.now_ms += 1_000;
  expect(await readText(pages('/', render))).toBe('<p>in stock</p>');
  expect(render.mock.calls.length).toBe(7);
});

test('a changed page is rendered again, however many visitors it has had', async () => {
  const { shop, pages } = openCache();
  const render = createApiRenderer();
  for (let visitor = 0; visitor < 3; visitor++) await pages('/', render);
  Object.assign(shop, { snapshot: 'two', reply: 'sold out' });
  for (let visitor = 0; visitor < 5; visitor++) {
    expect(await readText(pages('/', render))).toBe('<p>sold out</p>');
    shop.now_ms += 10_000;
  }
  expect(render).toHaveBeenCalledTimes(2);
});

describe('a visitor whose rate limit is reached', () => {
  const refuse = () => Promise.reject(new TryLater(429, 1));

  test('gets the outdated kept page, while other visitors get the new one', async () => {
    const { shop, pages } = openCache();
    const render = createApiRenderer();
    await pages('/', render);
    Object.assign(shop, { snapshot: 'two', reply: 'sold out' });
    for (let visitor = 0; visitor < 20; visitor++) {
      // Her limit is reached when the kept page is compared, or when it is rendered again.
      expect(await readText(pages('/', refuse, { runComparison: refuse }))).toBe('<p>hello</p>');
      expect(await readText(pages('/', refuse))).toBe('<p>hello</p>');
    }
    expect(await readText(pages('/', render))).toBe('<p>sold out</p>');
  });

  test('gets the outdated page, and a visitor who waits for the same rendering gets an error, after which she can start a rendering herself', async () => {
    const { shop, pages } = openCache();
    const render = createApiRenderer();
    await pages('/', render);
    Object.assign(shop, { snapshot: 'two', reply: 'sold out' });
    const [refused, waiting] = [readText(pages('/', refuse)), pages('/', render)];
    expect(await refused).toBe('<p>hello</p>');
    await expect(waiting).rejects.toBeInstanceOf(TryLater);
    expect(await readText(pages('/', render))).toBe('<p>sold out</p>');
  });

  test('is refused a page that is not kept', async () => {
    await expect(openCache().pages('/', refuse)).rejects.toBeInstanceOf(TryLater);
  });
});

test('visitors get the kept page while the API fails, and it is compared again afterwards', async () => {
  const { shop, pages } = openCache();
  const render = createApiRenderer();
  await pages('/', render);
  Object.assign(shop, { snapshot: 'two', status: 503 });
  expect(await readText(pages('/', render))).toBe('<p>hello</p>');
  Object.assign(shop, { status: 200, reply: 'back again' });
  expect(await readText(pages('/', render))).toBe('<p>back again</p>');
});

test('errors and failures are not kept', async () => {
  const { pages } = openCache();
  await pages('/gone', createHtmlRenderer('not here', 404));
  expect(await readText(pages('/gone', createHtmlRenderer('now here')))).toBe('now here');
  await expect(pages('/broken', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await readText(pages('/broken', createHtmlRenderer('mended')))).toBe('mended');
});

test('a page with cache-control no-store is not kept', async () => {
  const { pages } = openCache();
  await pages('/', async () => new Response('half', { headers: { 'content-type': 'text/html', 'cache-control': 'no-store' } }));
  expect(await readText(pages('/', createHtmlRenderer('whole')))).toBe('whole');
});

test('a page whose address is not keepable is rendered for each visitor', async () => {
  const { pages } = openCache();
  await pages('/search?q=a', createHtmlRenderer('first'), { isKeepable: false });
  expect(await readText(pages('/search?q=a', createHtmlRenderer('second'), { isKeepable: false }))).toBe('second');
});

test('scripts with the nonce are allowed by their hash, and visitors do not get the nonce', async () => {
  const nonce = 'abcdefghijklmnop';
  const createPageWithNonce = async () =>
    new Response(`<script nonce="${nonce}">ours()</script><script>theirs()</script>`, {
      headers: { 'content-type': 'text/html', 'x-script-nonce': nonce },
    });
  const { gzip, headers, contentSecurityPolicy } = await openCache().pages('/', createPageWithNonce);
  const hash = (script: string) => createHash('sha256').update(script).digest('base64');
  expect(gunzipSync(gzip).toString()).toBe('<script>ours()</script><script>theirs()</script>');
  expect(contentSecurityPolicy).toContain(hash('ours()'));
  expect(contentSecurityPolicy).not.toContain(hash('theirs()'));
  expect(headers).not.toHaveProperty('x-script-nonce');
});
