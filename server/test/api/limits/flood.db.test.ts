/** One address floods the shop with requests for pages that are not kept, over eighty real connections, while shoppers browse. */
import { Agent, get } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addProduct } from '../../support/fixtures/fixtures.ts';
import { openTestShop, type TestShop } from '../../support/shop/app.ts';

const CONNECTION_COUNT = 80;
const SHOPPER_COUNT = 15;
const PAGES_PER_SHOPPER = 2;

let shop: TestShop;
let url = '';
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTION_COUNT + SHOPPER_COUNT });
beforeAll(async () => {
  shop = await openTestShop({ storefront: true, trustProxy: 1 });
  for (let product = 0; product < 20; product++) await addProduct(shop.db);
  await shop.refresh();
  url = await shop.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  agent.destroy();
  await shop.close();
});

type Response = { status: number; retryAfter: string | undefined; took_ms: number };

const sendRequest = (path: string, address: string): Promise<Response> =>
  new Promise((resolve, reject) => {
    const started_ms = performance.now();
    get(url + path, { agent, headers: { 'x-forwarded-for': address } }, (response) => {
      response.resume().on('end', () => {
        const { statusCode: status = 0, headers } = response;
        resolve({ status, retryAfter: headers['retry-after'], took_ms: performance.now() - started_ms });
      });
    }).on('error', reject);
  });

test('the flood gets 429 with retry-after, and each shopper gets each page', async () => {
  let isFlooding = true;
  const floodResponses: Response[] = [];
  const flood = Array.from({ length: CONNECTION_COUNT }, async (_, connection) => {
    for (let round = 0; isFlooding; round++) floodResponses.push(await sendRequest(`/search?q=x${connection}y${round}`, '203.0.113.66'));
  });
  const runShopper = async (index: number) => {
    const responses: Response[] = [];
    for (let page = 0; page < PAGES_PER_SHOPPER; page++)
      responses.push(await sendRequest(`/search?q=shopper${index}page${page}`, `198.51.100.${index}`));
    return responses;
  };
  const responses = (await Promise.all(Array.from({ length: SHOPPER_COUNT }, (_, index) => runShopper(index)))).flat();
  isFlooding = false;
  await Promise.all(flood);

  expect(responses.map(({ status }) => status)).toEqual(Array(SHOPPER_COUNT * PAGES_PER_SHOPPER).fill(200));
  expect(new Set(floodResponses.map(({ status }) => status))).toEqual(new Set([200, 429]));
  for (const { status, retryAfter } of floodResponses) if (status === 429) expect(Number(retryAfter)).toBeGreaterThan(0);
  expect(floodResponses.filter(({ status }) => status === 429).length).toBeGreaterThan(CONNECTION_COUNT / 2);
});
