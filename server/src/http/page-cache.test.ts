import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { pageCache, policyFor } from './page-cache.ts';

const html =
  (text: string, status = 200) =>
  async () =>
    new Response(text, { status, headers: { 'content-type': 'text/html' } });

test('a page is rendered once for all its readers, also for those who come at once', async () => {
  const render = vi.fn(html('<p>hello</p>'));
  const pages = pageCache(() => 'one');
  const [first, second] = await Promise.all([pages('/', render), pages('/', render)]);
  await pages('/', render);
  expect(render).toHaveBeenCalledTimes(1);
  expect(first).toBe(second);
  expect(brotliDecompressSync(first.brotli).toString()).toBe('<p>hello</p>');
  expect(gunzipSync(first.gzip).toString()).toBe('<p>hello</p>');
});

test('another snapshot is another page, also for a rendering that had begun before it', async () => {
  let snapshot = 'one';
  const pages = pageCache(() => snapshot);
  let finish = (_: Response) => {};
  const slow = pages('/', () => new Promise((resolve) => (finish = resolve)));
  snapshot = 'two';
  const fresh = await pages('/', html('new'));
  finish(new Response('old', { headers: { 'content-type': 'text/html' } }));
  expect((await slow).body.toString()).toBe('old');
  expect(fresh.body.toString()).toBe('new');
  expect((await pages('/', html('newest'))).body.toString()).toBe('new');
});

test('what is no page is not kept, and neither is a failure', async () => {
  const pages = pageCache(() => 'one');
  await pages('/gone', html('not here', 404));
  expect((await pages('/gone', html('now here'))).body.toString()).toBe('now here');
  await expect(pages('/broken', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect((await pages('/broken', html('mended'))).body.toString()).toBe('mended');
});

test('a page of which a part is missing for now is not kept', async () => {
  const pages = pageCache(() => 'one');
  await pages('/', async () => new Response('half', { headers: { 'content-type': 'text/html', 'cache-control': 'no-store' } }));
  expect((await pages('/', html('whole'))).body.toString()).toBe('whole');
});

test('the policy names the hash of each inline script and of no other', () => {
  const policy = policyFor('<script>one()</script><script src="/a.js"></script><script type="module">two()</script>');
  const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  expect(policy).toContain(`script-src 'self' ${hash('one()')} ${hash('two()')};`);
});
