/** Sends numbers that no column holds to every number in a body or a query of the contract: each call refuses or bounds them, none fails. */
import { fillPath, splitCall } from '@uruhu/contract/endpoints/call-address';
import type { Endpoint } from '@uruhu/contract/endpoints/endpoint';
import { endpoints } from '@uruhu/contract/endpoints/endpoints';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { safeParse } from 'zod/v4/core';
import { COST_UNITS } from '../../src/http/costs/cost.ts';
import { type Limits, PAYER_KINDS } from '../../src/http/costs/limits.ts';
import { createSample, listNumberPaths, replaceAt } from '../support/bodies/sample-body.ts';
import { addProduct, addShopper, type Shopper, verifyEmail } from '../support/fixtures/fixtures.ts';
import { addStaffMember, type TestStaffMember } from '../support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../support/shop/app.ts';

/** The same limit for each payer and unit, which these tests do not reach. */
const WIDE_LIMIT = { capacity: 1e9, per_minute: 1e9 };
const WIDE_LIMITS = Object.fromEntries(
  PAYER_KINDS.map((payer) => [payer, Object.fromEntries(COST_UNITS.map((unit) => [unit, WIDE_LIMIT]))]),
) as Limits;

let shop: TestShop;
let shopper: Shopper;
let owner: TestStaffMember;
beforeAll(async () => {
  shop = await openTestShop({ limits: WIDE_LIMITS });
  await addProduct(shop.db, { product_id: 'sample-product', stock: 5 });
  await shop.refresh();
  [shopper, owner] = [await addShopper(shop.db), await addStaffMember(shop.db)];
  await verifyEmail(shop.db, shopper);
});
afterAll(() => shop.close());

/** The alternatives of a body that are tried: a bulk change of products has five kinds. */
const ALTERNATIVES = [0, 1, 2, 3, 4];
/** Bodies that a rule across fields allows, where not every field may be there. */
const BODIES: Readonly<Record<string, readonly unknown[]>> = {
  changeStock: [
    { add: 1, reason: 'received' },
    { set: 1, seen: 1, reason: 'counted' },
  ],
  // Takes a ready reason or own words, not both.
  rejectPayment: [{ expected_status: 'pending', payment_id: 'a', reason_code: 'not_received' }],
};
/** Filters in a query are JSON in a text. */
const FILTERS: Readonly<Record<string, object>> = {
  adminOrders: { within_days: 1, total_from: 1 },
  orderTabCounts: { within_days: 1, total_from: 1 },
  orderExport: { within_days: 1, total_from: 1 },
  adminReviews: { rating: 1 },
};

type Part = 'body' | 'query';
type NumberField = { name: string; endpoint: Endpoint; part: Part; sample: unknown; path: readonly string[] };

const listSamples = (name: string, part: Part, schema: NonNullable<Endpoint['body']>): unknown[] => {
  const samples = (part === 'body' && BODIES[name]) || ALTERNATIVES.map((alternative) => createSample(schema, alternative));
  return samples.filter((sample, index) => index === 0 || safeParse(schema, sample).success);
};

function listFields(name: string, endpoint: Endpoint): NumberField[] {
  const fields = (['body', 'query'] as const).flatMap((part) => {
    const schema = endpoint[part];
    if (!schema) return [];
    return listSamples(name, part, schema).flatMap((sample) =>
      listNumberPaths(sample).map((path) => ({ name, endpoint, part, sample, path })),
    );
  });
  // A call whose alternatives have the same numbers is tried with one of them.
  const byKey = new Map(
    fields.map((field) => [JSON.stringify([field.part, field.path, (field.sample as { change?: object }).change]), field]),
  );
  return [...byKey.values()];
}

const allEndpoints = Object.entries<Endpoint>(endpoints);
const fields = allEndpoints.flatMap(([name, endpoint]) => listFields(name, endpoint));
const describeField = ({ name, part, path }: NumberField) => `${name} ${part}.${path.join('.')}`;

/** Ids that nothing has, but the product's. */
const createParams = (pattern: string): Record<string, string> => ({
  ...Object.fromEntries([...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, crypto.randomUUID()])),
  product_id: 'sample-product',
});

async function send({ call, access }: Endpoint, { body, query }: Partial<Record<Part, unknown>>): Promise<number> {
  const [method, pattern] = splitCall(call);
  const { token } = access === 'staff' ? owner : shopper;
  const { statusCode } = await shop.app.inject({
    method,
    url: fillPath(pattern, createParams(pattern), query as Record<string, unknown> | undefined),
    headers: { authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { payload: body as object }),
  });
  return statusCode;
}

function sendNumber({ endpoint, part, sample, path }: NumberField, number: number | string): Promise<number> {
  const other: Part = part === 'body' ? 'query' : 'body';
  const otherSample = endpoint[other] && createSample(endpoint[other]);
  return send(endpoint, { [part]: replaceAt(sample, path, number), [other]: otherSample });
}

const INT4_MAX = 2_147_483_647;
const EXTREMES = [
  INT4_MAX,
  INT4_MAX + 1,
  -INT4_MAX - 2,
  2 ** 53,
  -(2 ** 53),
  999_999_999_999_999,
  1e21,
  Number.MAX_VALUE,
  5e-324,
  -1,
  0,
  0.5,
];
const extreme = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.maxSafeInteger(),
  fc.integer({ min: INT4_MAX, max: 2 ** 40 }),
  fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }).map(String),
);

test('the samples are valid, and have the numbers of all calls', () => {
  const invalid = allEndpoints.flatMap(([name, endpoint]) =>
    (['body', 'query'] as const).flatMap((part) => {
      const schema = endpoint[part];
      const sample = schema && listSamples(name, part, schema)[0];
      return schema && !safeParse(schema, sample).success ? [`${name} ${part}`] : [];
    }),
  );
  expect(invalid).toEqual([]);
  expect(fields.length).toBeGreaterThan(150);
});

describe('a number that is too large, too small or no whole number', () => {
  test('gets a reply or a refusal in every field, never 500', async () => {
    const failed: string[] = [];
    for (const field of fields) {
      for (const number of EXTREMES) {
        const status = await sendNumber(field, number);
        if (status >= 500) failed.push(`${describeField(field)} = ${number}: ${status}`);
      }
    }
    expect(failed).toEqual([]);
  });

  test('gets a reply or a refusal whichever it is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...fields), extreme, async (field, number) => {
        expect([describeField(field), await sendNumber(field, number)]).not.toEqual([
          describeField(field),
          expect.toSatisfy((status) => status >= 500),
        ]);
      }),
      { numRuns: 500 },
    );
  });

  test('gets a reply or a refusal in the filter of a list', async () => {
    for (const [name, filter] of Object.entries(FILTERS)) {
      const endpoint = endpoints[name as keyof typeof endpoints] as Endpoint;
      expect(await send(endpoint, { query: { filter: JSON.stringify(filter) } })).toBe(200);
      for (const field of Object.keys(filter)) {
        for (const number of EXTREMES) {
          const status = await send(endpoint, { query: { filter: JSON.stringify({ ...filter, [field]: number }) } });
          expect([name, field, number, status]).toEqual([name, field, number, expect.toBeOneOf([200, 400])]);
        }
      }
    }
  });
});

const versionFields = fields.filter(({ path }) => path.join() === 'version');

test('every version above the range of the database is refused with 400 or 409', async () => {
  expect(versionFields.length).toBeGreaterThan(25);
  for (const field of versionFields) {
    for (const version of [INT4_MAX + 1, 2 ** 53]) {
      expect([describeField(field), await sendNumber(field, version)]).toEqual([describeField(field), expect.toBeOneOf([400, 409])]);
    }
  }
});
