import { expect, test, vi } from 'vitest';
import { createClient } from './client.ts';

test('the client aborts a call after 45 seconds and an upload after five minutes', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const client = createClient({ fetch: async () => Response.json({}) });
  await client.me();
  await client.uploadFile(new Blob(['bytes']));
  expect(timeout.mock.calls).toEqual([[45_000], [300_000]]);
});
