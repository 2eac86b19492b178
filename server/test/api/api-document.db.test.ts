/** The OpenAPI document as the tools of others read it. */
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { endpoints } from '@uruhu/contract/endpoints/endpoints';
import { type AxiosResponse, OpenAPIClientAxios } from 'openapi-client-axios';
import openapiTS, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addProduct, setShipping } from '../support/fixtures/fixtures.ts';
import { openTestShop, type TestShop } from '../support/shop/app.ts';

type Operation = { operationId: string; tags: string[]; summary: string };

let shop: TestShop;
let source: string;
beforeAll(async () => {
  shop = await openTestShop({ storefront: true });
  source = (await shop.app.inject('/api/docs/json')).body;
});
afterAll(() => shop.close());

test('keeps the rules that are recommended for such documents', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      'no-required-schema-properties-undefined': 'error',
      // The software has no licence for others.
      'info-license': 'off',
    },
  });
  const problems = await lintFromString({ source, config });
  expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([]);
});

test('has every call of the contract and no page, each with a tag and a line that says what it does', () => {
  const { paths } = JSON.parse(source) as { paths: Record<string, Record<string, Operation>> };
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const calls = Object.keys(endpoints);
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(expect.arrayContaining(calls.toSorted()));
  expect(Object.keys(paths).filter((path) => !path.startsWith('/api/'))).toEqual([]);
  for (const { operationId, tags, summary } of operations) {
    expect([operationId, tags.length, summary]).toEqual([operationId, 1, expect.stringMatching(/^\S.{3,200}$/)]);
  }
});

test('types are made from it, also of the categories in a category', async () => {
  const types = astToString(await openapiTS(source));
  expect(types).toMatch(/ Category: \{[^}]*children: components\["schemas"\]\["Category"\]\[\];\n/);
});

test('a client that is made from it signs up, fills a cart and places an order', async () => {
  await setShipping(shop.db);
  const { product_id } = await addProduct(shop.db, { base_price_rwf: 15_000 });
  await shop.refresh();
  const url = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const client = await new OpenAPIClientAxios({ definition: JSON.parse(source), withServer: { url } }).init();
  const send = async (operationId: string, body: object, headers: Record<string, string> = {}) => {
    const operation = client[operationId];
    if (!operation) throw new Error(`The client has no ${operationId}`);
    const { data }: AxiosResponse = await operation({}, body, { headers, validateStatus: null });
    return data;
  };

  const signedUp = await send('signUp', {
    username: 'keza-reads',
    name: 'Keza',
    email: 'keza@reads.example',
    password: 'long-enough-1',
    phone: '0788123456',
  });
  expect(signedUp).toMatchObject({ status: 'success' });
  const { token } = await send('signIn', { username: 'keza-reads', password: 'long-enough-1' });
  const authorization = `Bearer ${token}`;
  expect(await send('addAddress', { address: 'KG 11 Ave 5' }, { authorization })).toMatchObject({ status: 'success' });
  expect(await send('addToCart', { product_id, quantity: 2 }, { authorization })).toMatchObject({ status: 'success' });
  const placed = await send('placeOrder', { expected_total: 30_000 }, { authorization, 'idempotency-key': 'a-first-order' });
  expect(placed).toMatchObject({ data: { status: 'pending', payment_status: 'Unpaid', total_price: 30_000 } });
});
