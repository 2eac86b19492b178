import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { pageCache } from './page-cache.ts';

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

test('a page that only its reader asked for is not kept', async () => {
  const pages = pageCache(() => 'one');
  await pages('/search?q=a', html('first'), false);
  expect((await pages('/search?q=a', html('second'), false)).body.toString()).toBe('second');
});

test('scripts are allowed by their hash where they carry the mark, which is not sent', async () => {
  const mark = 'abcdefghijklmnop';
  const marked = async () =>
    new Response(`<script nonce="${mark}">ours()</script><script>theirs()</script>`, {
      headers: { 'content-type': 'text/html', 'x-script-mark': mark },
    });
  const { body, headers, contentSecurityPolicy } = await pageCache(() => 'one')('/', marked);
  const hash = (script: string) => createHash('sha256').update(script).digest('base64');
  expect(body.toString()).toBe('<script>ours()</script><script>theirs()</script>');
  expect(contentSecurityPolicy).toContain(hash('ours()'));
  expect(contentSecurityPolicy).not.toContain(hash('theirs()'));
  expect(headers).not.toHaveProperty('x-script-mark');
});
