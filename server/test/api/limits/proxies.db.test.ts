/** The IP address to which the limits apply behind proxies. */
import { afterEach, expect, test } from 'vitest';
import { openTestShop, type TestOptions, type TestShop } from '../../support/shop/app.ts';

let shop: TestShop | undefined;
afterEach(async () => {
  await shop?.close();
  shop = undefined;
});

const PROXY = '10.0.0.1';
const CLIENT = '198.51.100.7';

/** Whether the eleventh guess is refused, although the client sends another leftmost entry of the header each time. */
async function isForgerLimited(trustProxy: TestOptions['trustProxy'], formatForwardedFor: (forged: string) => string): Promise<boolean> {
  const opened = await openTestShop(trustProxy === undefined ? {} : { trustProxy });
  shop = opened;
  const statuses: number[] = [];
  for (let forged = 1; forged <= 11; forged++) {
    const response = await opened.app.inject({
      method: 'POST',
      url: '/api/users/login',
      remoteAddress: PROXY,
      headers: { 'x-forwarded-for': formatForwardedFor(`203.0.113.${forged}`) },
      payload: { username: 'guessed', password: 'wrong' },
    });
    statuses.push(response.statusCode);
  }
  return statuses.at(-1) === 429;
}

test.each([
  ['without a proxy', undefined, (forged: string) => forged],
  ['behind one proxy', 1, (forged: string) => `${forged}, ${CLIENT}`],
  ['behind two proxies', 2, (forged: string) => `${forged}, ${CLIENT}, 10.0.0.2`],
  ['behind proxies that are named by address', ['10.0.0.0/8'], (forged: string) => `${forged}, ${CLIENT}, 10.0.0.2`],
] as const)('%s, the limit ignores the address that the client forged', async (_, trustProxy, formatForwardedFor) => {
  expect(await isForgerLimited(trustProxy, formatForwardedFor)).toBe(true);
});

test('behind one proxy, each client address has its own limit', async () => {
  // Here the proxy itself has written the only entry of the header, which differs in each request.
  expect(await isForgerLimited(1, (address) => address)).toBe(false);
});
