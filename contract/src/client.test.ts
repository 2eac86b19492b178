import { expect, test, vi } from 'vitest';
import { createClient } from './client.ts';

test('an answer is waited for 45 seconds, an upload five minutes', async () => {
  const waits = vi.spyOn(AbortSignal, 'timeout');
  const client = createClient({ fetch: async () => Response.json({}) });
  await client.me();
  await client.uploadFile(new Blob(['bytes']));
  expect(waits.mock.calls).toEqual([[45_000], [300_000]]);
});
