import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { cacheResult } from './cache-result.ts';

test.each([undefined, 'first'])('a load that began before a change does not replace its result; cached before: %s', async (cached) => {
  const client = new QueryClient();
  const queryKey = ['customers', '1'];
  if (cached) client.setQueryData(queryKey, cached);
  let respond: (data: string) => void = () => {};
  const load = client.fetchQuery({ queryKey, queryFn: () => new Promise<string>((resolve) => (respond = resolve)), staleTime: 0 });
  const ended = load.catch(() => {});
  await cacheResult(client, queryKey, 'changed');
  respond('old');
  await ended;
  expect(client.getQueryData(queryKey)).toBe('changed');
  expect(client.isFetching()).toBe(0);
  client.clear();
});
