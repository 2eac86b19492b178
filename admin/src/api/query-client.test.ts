import { expect, test } from 'vitest';
import { cacheResult, queryClient } from './query-client.ts';

test.each([undefined, 'first'])('a load that began before a change does not replace its result; cached before: %s', async (cached) => {
  const queryKey = ['customers', '1'];
  if (cached) queryClient.setQueryData(queryKey, cached);
  let respond: (data: string) => void = () => {};
  const load = queryClient.fetchQuery({ queryKey, queryFn: () => new Promise<string>((resolve) => (respond = resolve)), staleTime: 0 });
  const ended = load.catch(() => {});
  await cacheResult(queryKey, 'changed');
  respond('old');
  await ended;
  expect(queryClient.getQueryData(queryKey)).toBe('changed');
  expect(queryClient.isFetching()).toBe(0);
  queryClient.clear();
});
