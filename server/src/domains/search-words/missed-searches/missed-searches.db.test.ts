/** Tests which searches count as missed, how the counts reach the table, and how staff list them. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { resetClock, setClock } from '../../../../test/support/database/clock.ts';
import { addProduct, addShopper } from '../../../../test/support/fixtures/fixtures.ts';
import { addStaffMember, type TestStaffMember } from '../../../../test/support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../../../../test/support/shop/app.ts';
import { call, callGet } from '../../../../test/support/shop/call.ts';
import type { Db } from '../../../database/db.ts';
import { createMissedSearchCounter, WAITING_TEXTS_MAX } from './counter.ts';
import { deleteOldMissedSearches, incrementCounts, TEXTS_PER_DAY_MAX } from './queries.ts';

let shop: TestShop;
let staff: TestStaffMember;
beforeAll(async () => {
  // Not shared: changes the clock, and lists all missed searches.
  shop = await openTestShop();
  staff = await addStaffMember(shop.db);
  await addProduct(shop.db, { name: 'Amber Balm' });
  await shop.refresh();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.context.missedSearches.flush();
  await shop.db.deleteFrom('missed_searches').execute();
});

const readCounts = async (): Promise<Record<string, number>> => {
  const rows = await shop.db.selectFrom('missed_searches').select(['words', 'count']).orderBy('words').execute();
  return Object.fromEntries(rows.map(({ words, count }) => [words, count]));
};
const flushAndReadCounts = async () => {
  await shop.context.missedSearches.flush();
  return readCounts();
};
/** `call` sends each request from an IP address of its own, so that every search counts. */
const filterProducts = (body: object) => call(shop.app, '/api/products/filter', body);
const searchAdvanced = (body: object) => call(shop.app, '/api/products/advanced-search', body);
const suggest = (q: string) => callGet(shop.app, `/api/products/suggest?${new URLSearchParams({ q })}`);

describe('a search', () => {
  test('counts as missed if it finds nothing, even if the result is cached, and whatever the case and spaces of its words', async () => {
    for (const search of ['Quovandor  Zyx', ' quovandor zyx', 'QUOVANDOR ZYX'])
      expect((await filterProducts({ search })).body.count).toBe(0);
    expect((await searchAdvanced({ search: 'quovandor zyx' })).body.total_results).toBe(0);
    await searchAdvanced({ search: 'quovandor zyx' });
    await filterProducts({ search: 'zyx quovandor' });
    expect(await flushAndReadCounts()).toEqual({ 'quovandor zyx': 5, 'zyx quovandor': 1 });
  });

  test('does not count as missed if it finds something, has no words, or only asks for suggestions', async () => {
    expect((await filterProducts({ search: 'amber' })).body.count).toBe(1);
    expect((await searchAdvanced({ search: 'amber' })).body.total_results).toBe(1);
    for (const search of ['', '  ', null]) await Promise.all([filterProducts({ search }), searchAdvanced({ search })]);
    await filterProducts({ brand: ['No such brand'] });
    for (const q of ['q', 'qu', 'quovandor']) await suggest(q);
    expect(await flushAndReadCounts()).toEqual({});
  });

  test('does not count as missed if only a filter or a restriction to fields removes all products that its words find', async () => {
    const response = await filterProducts({ search: 'amber', brand: ['No such brand'] });
    expect(response.body.count).toBe(0);
    expect((await searchAdvanced({ search: 'amber', fields: ['tags'] })).body.total_results).toBe(0);
    await filterProducts({ search: 'quovandor', brand: ['No such brand'] });
    await searchAdvanced({ search: 'zyxxy', fields: ['tags'] });
    expect(await flushAndReadCounts()).toEqual({ quovandor: 1, zyxxy: 1 });
  });

  test('with a price counts as missed only if its words find nothing at any price', async () => {
    for (const search of ['amber under 500', 'under 500', 'quovandor under 500']) {
      expect((await filterProducts({ search })).body.count).toBe(0);
      expect((await searchAdvanced({ search })).body.total_results).toBe(0);
    }
    expect(await flushAndReadCounts()).toEqual({ 'quovandor under 500': 2 });
  });

  test('counts as missed once a day for each IP address', async () => {
    const searchFrom = (remoteAddress: string) =>
      shop.app.inject({ method: 'POST', url: '/api/products/filter', payload: { search: 'vrixle' }, remoteAddress });
    // An IPv6 network counts as one address: the first 64 bits of 2001:db8::1 and 2001:db8::2 are the same.
    for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.2', '2001:db8::1', '2001:db8::2', '2001:db8:1::1']) await searchFrom(address);
    expect(await flushAndReadCounts()).toEqual({ vrixle: 4 });
  });

  test('does not count as missed if its words could identify a person', async () => {
    for (const search of ['keza@example.com', '0788 123 456', 'https://shop.example/x', '3f2a9b1c']) await filterProducts({ search });
    expect(await flushAndReadCounts()).toEqual({});
  });
});

describe('the counts of missed searches', () => {
  const createCounter = (db: Db = shop.db) => createMissedSearchCounter(db);

  test('of several writes are added up, and each search is written once', async () => {
    const [firstCounter, secondCounter] = [createCounter(), createCounter()];
    firstCounter.count('mask', '192.0.2.1');
    firstCounter.count('mask', '192.0.2.2');
    secondCounter.count('mask', '192.0.2.3');
    secondCounter.count('toner', '192.0.2.3');
    await firstCounter.flush();
    await secondCounter.flush();
    await secondCounter.flush();
    expect(await readCounts()).toEqual({ mask: 3, toner: 1 });
  });

  test('do not include searches without a visitor’s address, which the server makes for the pages that it keeps for all visitors', async () => {
    const counter = createCounter();
    counter.count('mask', null);
    await counter.flush();
    expect(await readCounts()).toEqual({});
  });

  test('wait for the next write when the database fails', async () => {
    let isDown = true;
    const failingDb = new Proxy(shop.db, {
      get(target, name) {
        if (isDown) throw new Error('the database is away');
        const value = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const counter = createCounter(failingDb);
    counter.count('mask', '192.0.2.1');
    await expect(counter.flush()).rejects.toThrow('the database is away');
    counter.count('mask', '192.0.2.2');
    isDown = false;
    await counter.flush();
    expect(await readCounts()).toEqual({ mask: 2 });
  });

  test('belong to the day in Kigali on which the shoppers searched', async () => {
    await incrementCounts(shop.db, new Map([['mask', 1]]));
    await setClock(shop.db, '24 hours');
    await incrementCounts(shop.db, new Map([['mask', 1]]));
    await resetClock(shop.db);
    const rows = await shop.db.selectFrom('missed_searches').selectAll().orderBy('day').execute();
    /** The date in Kigali, two hours ahead of UTC, this many days from now. */
    const formatDay = (days: number) => new Date(Date.now() + (days * 24 + 2) * 3_600_000).toISOString().slice(0, 10);
    expect(rows).toEqual([0, 1].map((days) => ({ day: formatDay(days), words: 'mask', count: 1 })));
  });

  test(`hold ${WAITING_TEXTS_MAX} texts in memory and ${TEXTS_PER_DAY_MAX} a day; beyond that, only known texts count`, async () => {
    const counter = createCounter();
    counter.count('mask', '192.0.2.1');
    // Each text comes from another address, because the number of texts that count is limited for each address.
    for (let index = 0; index < WAITING_TEXTS_MAX + 100; index++) counter.count(`flood ${index}`, `10.0.${index >> 8}.${index & 255}`);
    counter.count('mask', '192.0.2.2');
    await counter.flush();
    counter.count('mask', '192.0.2.3');
    counter.count('one more', '192.0.2.3');
    await counter.flush();
    const counts = await readCounts();
    expect(Object.keys(counts)).toHaveLength(TEXTS_PER_DAY_MAX);
    expect([counts.mask, counts['flood 0'], counts['one more']]).toEqual([3, 1, undefined]);
    await setClock(shop.db, '24 hours');
    await incrementCounts(shop.db, new Map([['one more', 1]]));
    await resetClock(shop.db);
    expect(await readCounts()).toMatchObject({ 'one more': 1 });
  });

  test('never exceed the highest count that the table allows', async () => {
    await incrementCounts(shop.db, new Map([['mask', 2_000_000]]));
    await incrementCounts(shop.db, new Map([['mask', 1]]));
    expect(await readCounts()).toEqual({ mask: 1_000_000 });
  });

  test.each([
    ['', 1],
    ['x'.repeat(81), 1],
    ['keza@example.com', 1],
    ['0788123456', 1],
    ['mask', 0],
  ])('of the text %j with the count %i are refused by the database', async (words, count) => {
    await expect(shop.db.insertInto('missed_searches').values({ day: '2026-11-23', words, count }).execute()).rejects.toThrow('check');
  });

  test('are deleted after 180 days', async () => {
    await incrementCounts(shop.db, new Map([['mask', 1]]));
    const countRemaining = async (offset: string) => {
      await setClock(shop.db, offset);
      await deleteOldMissedSearches(shop.db);
      return Object.keys(await readCounts()).length;
    };
    expect([await countRemaining('180 days'), await countRemaining('181 days')]).toEqual([1, 0]);
    await resetClock(shop.db);
  });
});

describe('staff', () => {
  const fetchMissedSearches = (query: Record<string, string> = {}, token: string | undefined = staff.token) =>
    callGet(shop.app, `/api/admin/missed-searches?${new URLSearchParams(query)}`, { token });
  const listWords = async (query: Record<string, string>) => {
    const { body } = await fetchMissedSearches(query);
    return [body.data.map(({ words }: { words: string }) => words).join(' '), body.total];
  };
  const insertCounts = (counts: readonly [day: string, words: string, count: number][]) =>
    shop.db
      .insertInto('missed_searches')
      .values(counts.map(([day, words, count]) => ({ day, words, count })))
      .execute();

  test('can list missed searches, while a guest gets 401 and a shopper 403', async () => {
    const shopper = await addShopper(shop.db);
    const guestReply = await callGet(shop.app, '/api/admin/missed-searches');
    expect([guestReply.status, (await fetchMissedSearches({}, shopper.token)).status, (await fetchMissedSearches()).status]).toEqual([
      401, 403, 200,
    ]);
  });

  test('see each text with its count, its first and last day, and whether it finds something now', async () => {
    await insertCounts([
      ['2026-11-20', 'mask', 2],
      ['2026-11-22', 'mask', 3],
      ['2026-11-21', 'amber', 1],
    ]);
    expect((await fetchMissedSearches()).body).toEqual({
      data: [
        { words: 'mask', count: 5, first_day: '2026-11-20', last_day: '2026-11-22', found_now: false },
        { words: 'amber', count: 1, first_day: '2026-11-21', last_day: '2026-11-21', found_now: true },
      ],
      total: 2,
    });
  });

  test('list texts by day or by count, in pages and between two days', async () => {
    await insertCounts([
      ['2026-11-20', 'a', 9],
      ['2026-11-21', 'b', 1],
      ['2026-11-22', 'b', 1],
      ['2026-11-22', 'c', 3],
      ['2026-11-22', 'd', 3],
    ]);
    expect(await listWords({})).toEqual(['c d b a', 4]);
    expect(await listWords({ sort: 'count' })).toEqual(['a c d b', 4]);
    expect(await listWords({ perPage: '3' })).toEqual(['c d b', 4]);
    expect(await listWords({ perPage: '3', page: '2' })).toEqual(['a', 4]);
    expect(await listWords({ filter: '{"to":"2026-11-21"}' })).toEqual(['b a', 2]);
    expect(await listWords({ filter: '{"from":"2026-11-21","to":"2026-11-21"}' })).toEqual(['b', 1]);
    expect(await listWords({ filter: '{"from":"2026-11-23"}' })).toEqual(['', 0]);
  });

  test.each(['{"from":"yesterday"}', '{"to":"2026-02-30"}', '{"from":"0000-01-01"}', '{"from":5}', 'x'])(
    'get 400 for the filter %s',
    async (invalidFilter) => {
      expect((await fetchMissedSearches({ filter: invalidFilter })).status).toBe(400);
    },
  );
});
