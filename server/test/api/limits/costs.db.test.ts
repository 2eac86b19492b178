/** The charges of calls, their payers, and the independence of the payers. */
import { Readable } from 'node:stream';
import { endpoints } from '@uruhu/contract/endpoints/endpoints';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../../src/database/connect.ts';
import type { Db } from '../../../src/database/db.ts';
import { computeBodyLimits } from '../../../src/http/bodies/body-limits.ts';
import type { Charge } from '../../../src/http/costs/buckets.ts';
import { LIMITS, type Limits } from '../../../src/http/costs/limits.ts';
import { createInProcessFetch } from '../../../src/http/in-process-fetch.ts';
import { checkPageCosts, PAGE_PATTERNS } from '../../../src/http/pages/page-costs.ts';
import { openTestDatabase } from '../../support/database/engines.ts';
import { addShopper } from '../../support/fixtures/fixtures.ts';
import { addStaffMember } from '../../support/fixtures/staff.ts';
import { buildTestApp, type TestOptions } from '../../support/shop/app.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

type Shop = Awaited<ReturnType<typeof buildTestApp>>;
async function withShop(
  options: TestOptions,
  use: (shop: Shop) => Promise<void>,
  replacedDatabase: Pick<OpenDatabase, 'db'> = database,
): Promise<void> {
  const shop = await buildTestApp({ ...database, ...replacedDatabase }, options);
  await use(shop).finally(shop.close);
}

let addressCount = 0;
const createIpAddress = () => `198.51.100.${++addressCount}`;
/** Creates limits in which some buckets differ from the shop's. */
const createLimits = (changes: Partial<Record<keyof Limits, Limits[keyof Limits]>>): Limits => ({ ...LIMITS, ...changes });
/** A bucket that a few calls use up. */
const SMALL_BUCKET = { capacity: 10, per_minute: 1 };

describe('a route', () => {
  test("without a cost keeps the server from starting, with the route's name", async () => {
    await expect(
      buildTestApp(database, {
        onRoute: (route) => {
          if (route.url === '/api/orders/place') delete route.config?.cost;
        },
      }),
    ).rejects.toThrow('POST /api/orders/place declares no cost');
  });

  test("that costs more than a bucket holds keeps the server from starting, with the route's name", async () => {
    await expect(
      buildTestApp(database, {
        onRoute: (route) => {
          if (route.url === '/api/orders/place') route.config = { ...route.config, cost: { mail: 1_000 } };
        },
      }),
    ).rejects.toThrow('POST /api/orders/place costs more than a limit holds');
  });

  test('has a cost, whatever it serves: calls, pages, pictures, files, the API document', async () => {
    const routes: { url: string; cost: unknown }[] = [];
    const recordRoute: TestOptions['onRoute'] = (route) => {
      // The configuration is complete when all hooks have run.
      routes.push({
        url: route.url,
        get cost() {
          return route.config?.cost;
        },
      });
    };
    await withShop({ storefront: true, demo: true, onRoute: recordRoute }, async () => {
      expect(routes.filter(({ cost }) => cost === undefined).map(({ url }) => url)).toEqual([]);
      const urls = routes.map(({ url }) => url);
      for (const url of ['/*', '/media/:key', '/contactus', '/api/docs/json', '/dev/mail', '/api/health/live']) expect(urls).toContain(url);
      expect(urls.filter((url) => url.startsWith('/assets/')).length).toBeGreaterThan(5);
    });
  });
});

describe('the costs of pages', () => {
  test('must be complete: a page without a cost, or a cost without a page, is an error', () => {
    expect(() => checkPageCosts(PAGE_PATTERNS)).not.toThrow();
    expect(() => checkPageCosts([...PAGE_PATTERNS, '/quiz'])).toThrow('the page /quiz has no cost');
    expect(() => checkPageCosts(PAGE_PATTERNS.filter((page) => page !== '/faqs'))).toThrow('the cost of /faqs belongs to no page');
  });
});

/** Records charges in order. */
function createChargeRecorder() {
  const charges: Charge[] = [];
  return { charges, onCharge: (charge: Charge) => void charges.push(charge), listPayerKinds: () => charges.map(({ payer }) => payer.kind) };
}

describe('refused calls', () => {
  test('are charged: 404, 413, 400, 415, 401 and 403', async () => {
    const { charges, onCharge } = createChargeRecorder();
    const shopper = await addShopper(database.db);
    await withShop({ onCharge }, async ({ app }) => {
      const headers = { authorization: `Bearer ${shopper.token}`, 'content-type': 'application/json' };
      const calls = [
        { expected: 404, request: { method: 'POST', url: '/api/nothing', payload: {} } },
        { expected: 404, request: { method: 'GET', url: '/nothing' } },
        { expected: 413, request: { method: 'POST', url: '/api/users/login', payload: { username: 'x'.repeat(1_100_000) } } },
        {
          expected: 400,
          request: { method: 'POST', url: '/api/users/login', headers: { 'content-type': 'application/json' }, payload: '{"a"' },
        },
        { expected: 415, request: { method: 'POST', url: '/api/users/login', headers: { 'content-type': 'text/weird' }, payload: 'a' } },
        { expected: 401, request: { method: 'POST', url: '/api/orders/place', payload: {} } },
        { expected: 403, request: { method: 'GET', url: '/api/admin/orders', headers } },
        { expected: 403, request: { method: 'POST', url: '/api/orders/cancel', headers, payload: { user_id: crypto.randomUUID() } } },
      ] as const;
      for (const { expected, request } of calls) {
        charges.length = 0;
        const response = await app.inject(request);
        expect([request.url, response.statusCode, charges.length > 0]).toEqual([request.url, expected, true]);
      }
    });
  });

  test('get 429 before the body is read, once the bucket is used up', async () => {
    await withShop({ limits: createLimits({ address: { ...LIMITS.address, mail: SMALL_BUCKET } }) }, async ({ app }) => {
      const remoteAddress = createIpAddress();
      const sendRequest = () => app.inject({ method: 'POST', url: '/api/users/createAccount', remoteAddress, payload: {} });
      const statuses = [];
      for (let round = 0; round < 6; round++) statuses.push((await sendRequest()).statusCode);
      // Each call costs two of the ten mails in the bucket.
      expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    });
  });
});

describe('the payer', () => {
  test('is the address of a guest, a shopper together with the shoppers of her address, or a staff member', async () => {
    const { charges, onCharge, listPayerKinds } = createChargeRecorder();
    const [shopper, staffMember] = [await addShopper(database.db), await addStaffMember(database.db)];
    await withShop({ onCharge }, async ({ app }) => {
      const sendRequest = async (url: string, token?: string) => {
        charges.length = 0;
        await app.inject({ url, remoteAddress: '2001:db8:1:2::9', headers: token ? { authorization: token } : {} });
        return listPayerKinds();
      };
      expect(await sendRequest('/api/users/siteSettings')).toEqual(['address']);
      expect(charges[0]?.payer.id).toBe('2001:db8:1:2::');
      expect(await sendRequest('/api/users/me', shopper.token)).toEqual(['address', 'person', 'shoppers']);
      // The server knows the token now, so the address pays nothing.
      expect(new Set(await sendRequest('/api/users/me', shopper.token))).toEqual(new Set(['person', 'shoppers']));
      expect(await sendRequest('/api/admin/session', staffMember.token)).toEqual(['address', 'staff']);
      expect(new Set(await sendRequest('/api/admin/session', staffMember.token))).toEqual(new Set(['staff']));
    });
  });

  test('is the visitor for the calls of a form, and nobody for the calls that a page makes within the process', async () => {
    const { charges, onCharge } = createChargeRecorder();
    await withShop({ onCharge, storefront: true }, async ({ app }) => {
      expect((await createInProcessFetch(app)('/api/users/siteSettings')).status).toBe(200);
      expect(charges).toEqual([]);
      const remoteAddress = createIpAddress();
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      await app.inject({ method: 'POST', url: '/forgot-password', remoteAddress, headers, payload: 'email=a%40example.com' });
      expect(charges.filter(({ cost }) => cost.mail).map(({ payer }) => payer)).toEqual([{ kind: 'address', id: remoteAddress }]);
    });
  });

  test('pays little for a kept page, and the full cost of rendering for any other', async () => {
    const { charges, onCharge } = createChargeRecorder();
    await withShop({ onCharge, storefront: true }, async ({ app }) => {
      const measureCpu = async (url: string) => {
        charges.length = 0;
        expect((await app.inject({ url })).statusCode).toBe(200);
        return charges.reduce((sum, { cost }) => sum + (cost.cpu ?? 0), 0);
      };
      // Sending any page costs 0.5, rendering texts 20, and rendering a search 60.
      expect(await measureCpu('/faqs')).toBe(20.5);
      expect(await measureCpu('/faqs')).toBe(0.5);
      expect(await measureCpu('/search?q=rice')).toBe(60.5);
      expect(await measureCpu('/search?q=rice')).toBe(60.5);
    });
  });
});

describe('a large body', () => {
  const BODY_BYTES = 300_000;
  /** What the largest body of the call costs, in milliseconds. */
  const largestBody_cpu = Math.floor(computeBodyLimits('filterProducts', endpoints.filterProducts.body).json_bytes / (64 * 1024));
  const payload = JSON.stringify({ search: 'x'.repeat(BODY_BYTES - 13) });
  const headers = { 'content-type': 'application/json' };
  const sumCpu = (charges: readonly Charge[], kind: string) =>
    charges.filter(({ payer }) => payer.kind === kind).reduce((sum, { cost }) => sum + (cost.cpu ?? 0), 0);

  test('is charged by its bytes before it is read, to the payer of its call', async () => {
    const { charges, onCharge } = createChargeRecorder();
    const staffMember = await addStaffMember(database.db);
    await withShop({ onCharge }, async ({ app }) => {
      const measure = async (kind: string, request: object) => {
        charges.length = 0;
        await app.inject({ method: 'POST', url: '/api/products/filter', headers, ...request });
        return sumCpu(charges, kind);
      };
      const small = await measure('address', { payload: '{"search":"x"}' });
      // A millisecond for each of the 64 KiB.
      expect((await measure('address', { payload })) - small).toBe(4);
      // More than the call takes is refused unread, and charged like the largest body.
      expect((await measure('address', { payload: 'x'.repeat(3_000_000) })) - small).toBe(largestBody_cpu);
      const token = { authorization: `Bearer ${staffMember.token}` };
      const saveProduct = { url: '/api/admin/products', headers: { ...headers, ...token } };
      const smallForStaff = await measure('staff', { ...saveProduct, payload: '{}' });
      expect((await measure('staff', { ...saveProduct, payload: `{"name":"${'x'.repeat(700_000)}"}` })) - smallForStaff).toBe(10);
    });
  });

  test('whose length the client does not say is charged like the largest body of its call', async () => {
    const { charges, onCharge } = createChargeRecorder();
    await withShop({ onCharge }, async ({ app }) => {
      const send = (chunked: object) => app.inject({ method: 'POST', url: '/api/products/filter', ...chunked });
      await send({ headers: { ...headers, 'transfer-encoding': 'chunked' }, payload: Readable.from(['{}']) });
      const chunked = sumCpu(charges, 'address');
      charges.length = 0;
      await send({ headers, payload: '{}' });
      expect(chunked - sumCpu(charges, 'address')).toBe(largestBody_cpu);
    });
  });

  test('again and again gets 429, while small bodies of others are read', async () => {
    await withShop({ limits: createLimits({ address: { ...LIMITS.address, cpu: { capacity: 60, per_minute: 1 } } }) }, async ({ app }) => {
      const remoteAddress = createIpAddress();
      const send = async (request: object) =>
        (await app.inject({ method: 'POST', url: '/api/products/filter', headers, ...request })).statusCode;
      const statuses = [];
      for (let round = 0; round < 20; round++) statuses.push(await send({ remoteAddress, payload }));
      expect([statuses[0], statuses.at(-1)]).toEqual([400, 429]);
      expect(await send({ remoteAddress: createIpAddress(), payload: '{}' })).toBe(200);
    });
  });
});

describe('a payer whose bucket is used up', () => {
  const tightLimits = createLimits({ address: { ...LIMITS.address, cpu: SMALL_BUCKET, database: SMALL_BUCKET } });

  test('as a guest, does not affect staff or shoppers who are signed in behind the same address', async () => {
    const [shopper, staffMember] = [await addShopper(database.db), await addStaffMember(database.db)];
    await withShop({ limits: tightLimits }, async ({ app }) => {
      const remoteAddress = createIpAddress();
      const fetchStatus = async (url: string, token: string) =>
        (await app.inject({ url, remoteAddress, headers: { authorization: `Bearer ${token}` } })).statusCode;
      expect(await fetchStatus('/api/users/me', shopper.token)).toBe(200);
      expect(await fetchStatus('/api/admin/session', staffMember.token)).toBe(200);
      let guestStatus = 0;
      for (let round = 0; round < 30 && guestStatus !== 429; round++) guestStatus = await fetchStatus('/api/users/siteSettings', '');
      expect(guestStatus).toBe(429);
      for (let round = 0; round < 30; round++) {
        expect(await fetchStatus('/api/users/me', shopper.token)).toBe(200);
        expect(await fetchStatus('/api/admin/session', staffMember.token)).toBe(200);
      }
      // The server does not look up a made-up token.
      expect(await fetchStatus('/api/users/me', 'x'.repeat(43))).toBe(429);
      expect((await app.inject({ url: '/api/users/siteSettings', remoteAddress: createIpAddress() })).statusCode).toBe(200);
    });
  });

  test('as a shopper, is refused from every address, while her neighbour is not', async () => {
    const [greedy, neighbour] = [await addShopper(database.db), await addShopper(database.db)];
    await withShop({ limits: createLimits({ person: { ...LIMITS.person, stock: { capacity: 3, per_minute: 1 } } }) }, async ({ app }) => {
      const homeAddress = createIpAddress();
      const placeOrder = async (token: string, remoteAddress = homeAddress) =>
        (await app.inject({ method: 'POST', url: '/api/orders/place', remoteAddress, headers: { authorization: token }, payload: {} }))
          .statusCode;
      const statuses = [];
      // An order of an empty cart is refused with 422, but charged.
      for (let round = 0; round < 4; round++) statuses.push(await placeOrder(greedy.token));
      expect(statuses).toEqual([422, 422, 422, 429]);
      expect(await placeOrder(greedy.token, createIpAddress())).toBe(429);
      expect(await placeOrder(neighbour.token)).toBe(422);
    });
  });

  test('is refused an expensive call, but not a cheaper one', async () => {
    await withShop({ limits: createLimits({ address: { ...LIMITS.address, mail: { capacity: 6, per_minute: 1 } } }) }, async ({ app }) => {
      const remoteAddress = createIpAddress();
      const fetchPostStatus = async (url: string) => (await app.inject({ method: 'POST', url, remoteAddress, payload: {} })).statusCode;
      // Of the six mails in the bucket, forgot-password costs four and createAccount two.
      expect(await fetchPostStatus('/api/users/forgot-password')).toBe(400);
      expect(await fetchPostStatus('/api/users/forgot-password')).toBe(429);
      expect(await fetchPostStatus('/api/users/createAccount')).toBe(400);
      expect(await fetchPostStatus('/api/users/createAccount')).toBe(429);
    });
  });
});

/** Creates a database that counts its queries and, while `isDown`, does not respond. */
function createCountingDatabase(isDown = () => false) {
  const counter = { queries: 0 };
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      counter.queries += 1;
      if (isDown()) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { counter, db: database.db.withPlugin(plugin) as Db };
}

describe('the database', () => {
  test('gets no query for the charge of an ordinary call or for a refusal', async () => {
    const { counter, db } = createCountingDatabase();
    await withShop(
      {},
      async ({ app }) => {
        const remoteAddress = createIpAddress();
        counter.queries = 0;
        for (let round = 0; round < 500; round++) await app.inject({ url: '/api/users/siteSettings', remoteAddress });
        expect(counter.queries).toBe(0);
      },
      { db },
    );
    const limits = createLimits({ address: { ...LIMITS.address, password: { capacity: 2, per_minute: 1 } } });
    const refusing = createCountingDatabase();
    await withShop(
      { limits },
      async ({ app }) => {
        const remoteAddress = createIpAddress();
        const signIn = () =>
          app.inject({ method: 'POST', url: '/api/users/login', remoteAddress, payload: { username: 'a', password: 'b' } });
        for (let round = 0; round < 3; round++) await signIn();
        refusing.counter.queries = 0;
        const statuses = new Set<number>();
        for (let round = 0; round < 200; round++) statuses.add((await signIn()).statusCode);
        expect([[...statuses], refusing.counter.queries]).toEqual([[429], 0]);
      },
      { db: refusing.db },
    );
  });

  test('may fail: the server still serves from memory, and each process keeps the limits by itself', async () => {
    let isDatabaseDown = false;
    const { db } = createCountingDatabase(() => isDatabaseDown);
    const limits = createLimits({ address: { ...LIMITS.address, cpu: { capacity: 50, per_minute: 1 } } });
    await withShop(
      { limits, storefront: true },
      async ({ app }) => {
        const remoteAddress = createIpAddress();
        expect((await app.inject({ url: '/faqs', remoteAddress: createIpAddress() })).statusCode).toBe(200);
        isDatabaseDown = true;
        const statuses: number[] = [];
        for (let round = 0; round < 110; round++) statuses.push((await app.inject({ url: '/faqs', remoteAddress })).statusCode);
        // At 0.5 cpu each, the bucket of 50 pays for a hundred kept pages.
        expect(statuses.slice(0, 100)).toEqual(Array(100).fill(200));
        expect(statuses.at(-1)).toBe(429);
        isDatabaseDown = false;
      },
      { db },
    );
  });
});

test('the log reports each refused payer once a minute, without tokens', async () => {
  const lines: string[] = [];
  const logger = { level: 'warn', stream: { write: (line: string) => void lines.push(line) } };
  await withShop({ logger, limits: createLimits({ address: { ...LIMITS.address, password: SMALL_BUCKET } }) }, async ({ app }) => {
    const addresses = [createIpAddress(), createIpAddress()];
    for (let round = 0; round < 30; round++) {
      for (const remoteAddress of addresses) {
        await app.inject({ method: 'POST', url: '/api/users/login', remoteAddress, payload: { username: 'a', password: 'secret' } });
      }
    }
    const limitLines = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg.startsWith('Limit reached'));
    expect(limitLines.map(({ remoteAddress, payer, unit, url }) => [remoteAddress, payer, unit, url])).toEqual(
      addresses.map((address) => [address, 'address', 'password', '/api/users/login']),
    );
    expect(lines.join()).not.toContain('secret');
  });
});
