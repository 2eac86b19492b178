import { expect, test } from 'vitest';
import { recordCalls } from './page-calls.ts';

/** Creates an API whose replies the test can change. */
function createChangeableApi(replies: Record<string, { status: number; body: string }>) {
  const requests: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    // As a real fetch does.
    init?.signal?.throwIfAborted();
    requests.push(`${init?.method ?? 'GET'} ${input} ${init?.body ?? ''}`.trim());
    const reply = replies[String(input)] ?? { status: 404, body: 'missing' };
    return new Response(reply.body, { status: reply.status });
  };
  return { fetch, requests, replies };
}

test('a page is the same while its calls give the same replies, whatever else has changed', async () => {
  const { fetch, replies, requests } = createChangeableApi({ '/a': { status: 200, body: 'one' }, '/b': { status: 200, body: 'two' } });
  const calls = recordCalls(fetch);
  expect(await (await calls.fetch('/a')).text()).toBe('one');
  await calls.fetch('/list', { method: 'POST', body: '{"page":2}', signal: AbortSignal.timeout(1) });
  replies['/b'] = { status: 200, body: 'another' };
  // By now the signal of the POST has expired. The comparison must not use it.
  await new Promise((resolve) => setTimeout(resolve, 10));
  requests.length = 0;
  expect(await calls.compare()).toBe('same');
  expect(requests).toEqual(['GET /a', 'POST /list {"page":2}']);
});

test('a page has changed if one of its calls gives another reply', async () => {
  const { fetch, replies } = createChangeableApi({ '/a': { status: 200, body: 'one' }, '/b': { status: 200, body: 'two' } });
  const calls = recordCalls(fetch);
  await calls.fetch('/a');
  await calls.fetch('/b');
  replies['/b'] = { status: 200, body: 'sold out' };
  expect(await calls.compare()).toBe('changed');
  replies['/b'] = { status: 404, body: 'two' };
  expect(await calls.compare()).toBe('changed');
});

test('while the API fails the comparison is unknown', async () => {
  const { fetch, replies } = createChangeableApi({ '/a': { status: 200, body: 'one' }, '/b': { status: 200, body: 'two' } });
  const calls = recordCalls(fetch);
  await calls.fetch('/a');
  await calls.fetch('/b');
  replies['/a'] = { status: 200, body: 'changed' };
  replies['/b'] = { status: 503, body: 'busy' };
  expect(await calls.compare()).toBe('unknown');
});
