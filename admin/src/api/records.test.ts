import { afterEach, expect, test, vi } from 'vitest';
import { cacheResult, queryClient } from './query-client.ts';
import { buildRecordKey, deleteRecord, loadList, showRecord, updateRecord } from './records.ts';
import { RefusalError } from './refusal-error.ts';

/** Makes every call return this reply, and records the calls. */
function stubShop(status: number, reply: unknown): { url: string }[] {
  const calls: { url: string }[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    calls.push({ url });
    return Response.json(reply, { status });
  });
  return calls;
}

afterEach(() => vi.unstubAllGlobals());

test('a list asks for its page with the filled fields of its filter as JSON, and its records have an id', async () => {
  const calls = stubShop(200, { data: [{ order_id: 'a1', status: 'pending' }], total: 31 });
  const filter = { payment: 'review', q: '', status: undefined };
  const list = await loadList('orders', { page: 2, sort: { field: 'created_at', order: 'DESC' }, filter });
  expect(list).toEqual({ data: [{ id: 'a1', order_id: 'a1', status: 'pending' }], total: 31 });
  const { pathname, searchParams } = new URL(calls[0]?.url ?? '', 'http://shop.test');
  expect(pathname).toBe('/api/admin/orders');
  expect(Object.fromEntries(searchParams)).toEqual({
    page: '2',
    perPage: '25',
    sort: 'created_at',
    order: 'DESC',
    filter: '{"payment":"review"}',
  });
});

test('a deletion sends the version that the member has seen, and none for a record without one', async () => {
  const calls = stubShop(200, { status: 'success' });
  await deleteRecord('slides', 's/1', 3);
  await deleteRecord('slides', 's1', undefined);
  expect(calls.map(({ url }) => url)).toEqual(['/api/admin/slides/s%2F1?version=3', '/api/admin/slides/s1']);
});

test('a refusal throws the sentence, the status and the code of the shop', async () => {
  stubShop(404, { status: 'error', code: 'brand_not_found', message: 'Brand not found.' });
  const error = await updateRecord('brands', 'x', { name: 'Anua' }, 1).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(RefusalError);
  expect(error).toMatchObject({ message: 'Brand not found.', status: 404, refusal: { code: 'brand_not_found' } });
});

test('a call that does not reach the shop throws a message that says so', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(loadList('orders', {})).rejects.toThrow('could not be reached');
});

test('a method that a resource does not have is refused', async () => {
  const calls = stubShop(200, {});
  await expect(updateRecord('orders', 'a1', {}, 1)).rejects.toThrow('update of orders');
  expect(calls).toEqual([]);
});

test('a changed record is shown on its page, and lists load it again', async () => {
  await cacheResult(['customers', 'list', { page: 1 }], { data: [], total: 0 });
  await showRecord('customers', { user_id: 'u1', name: 'Keza' });
  expect(queryClient.getQueryData(buildRecordKey('customers', 'u1'))).toEqual({ id: 'u1', user_id: 'u1', name: 'Keza' });
  expect(queryClient.getQueryState(['customers', 'list', { page: 1 }])?.isInvalidated).toBe(true);
});
