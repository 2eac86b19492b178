import { expect, test, vi } from 'vitest';
import { createClient } from './client.ts';

test('the client aborts a call after 45 seconds and an upload after five minutes', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const client = createClient({ fetch: async () => Response.json({}) });
  await client.me();
  await client.uploadFile(new Blob(['bytes']));
  expect(timeout.mock.calls).toEqual([[45_000], [300_000]]);
});

test('a client of a language names it in a header, and in the address of a GET', async () => {
  const requests: unknown[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    requests.push([init?.method, input, new Headers(init?.headers).get('accept-language')]);
    return Response.json({});
  };
  for (const language of [undefined, 'fr'] as const) {
    const client = createClient({ fetch, language });
    await client.settings();
    await client.suggest('a');
    await client.filterProducts(2, {});
  }
  expect(requests).toEqual([
    ['GET', '/api/users/siteSettings', 'en'],
    ['GET', '/api/products/suggest?q=a', 'en'],
    ['POST', '/api/products/filter?page=2', 'en'],
    ['GET', '/api/users/siteSettings?lang=fr', 'fr'],
    ['GET', '/api/products/suggest?q=a&lang=fr', 'fr'],
    ['POST', '/api/products/filter?page=2', 'fr'],
  ]);
});
