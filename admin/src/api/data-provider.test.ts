import { afterEach, expect, test, vi } from 'vitest';
import { RefusalError } from './call-staff.ts';
import { dataProvider } from './data-provider.ts';

const PAGE = { page: 2, perPage: 25 };
const SORT = { field: 'created_at', order: 'DESC' } as const;

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
  const list = await dataProvider.getList('orders', { pagination: PAGE, sort: SORT, filter });
  expect(list).toEqual({ data: [{ id: 'a1', order_id: 'a1', status: 'pending' }], total: 31 });
  const { pathname, searchParams } = new URL(calls[0]?.url ?? '', 'http://shop.test');
  expect(pathname).toBe('/api/admin/orders');
  expect(Object.fromEntries(searchParams)).toMatchObject({ page: '2', perPage: '25', filter: '{"payment":"review"}' });
});

test('a record is read by its id', async () => {
  const calls = stubShop(200, { data: { order_id: 'a/1' } });
  expect(await dataProvider.getOne('orders', { id: 'a/1' })).toEqual({ data: { id: 'a/1', order_id: 'a/1' } });
  expect(calls[0]?.url).toBe('/api/admin/orders/a%2F1');
});

test('a deletion sends the version that the member has seen', async () => {
  const calls = stubShop(200, { status: 'success' });
  await dataProvider.delete('slides', { id: 's1', previousData: { id: 's1', version: 3 } });
  expect(calls[0]?.url).toBe('/api/admin/slides/s1?version=3');
});

test('a refusal throws the sentence, the status and the code of the shop', async () => {
  stubShop(404, { status: 'error', code: 'order_not_found', message: 'Order not found.' });
  const error = await dataProvider.getOne('orders', { id: 'x' }).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(RefusalError);
  expect(error).toMatchObject({ message: 'Order not found.', status: 404, refusal: { code: 'order_not_found' } });
});

test('a call that does not reach the shop throws a message that says so', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(dataProvider.getOne('orders', { id: 'x' })).rejects.toThrow('could not be reached');
});

test('a resource that the staff API does not have is refused', async () => {
  await expect(dataProvider.getList('unicorns', { pagination: PAGE, sort: SORT, filter: {} })).rejects.toThrow('unicorns');
});

test('a method that a resource does not have is refused', async () => {
  const calls = stubShop(200, {});
  await expect(dataProvider.update('orders', { id: 'a1', data: {}, previousData: { id: 'a1' } })).rejects.toThrow('update of orders');
  expect(calls).toEqual([]);
});
