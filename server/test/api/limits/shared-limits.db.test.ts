/** Limits that all processes share, tested with two processes on one database. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../../src/database/connect.ts';
import { openTestDatabase } from '../../support/database/engines.ts';
import { createUniqueName } from '../../support/fixtures/fixtures.ts';
import { buildTestApp } from '../../support/shop/app.ts';

let database: OpenDatabase;
type Shop = Awaited<ReturnType<typeof buildTestApp>>;
let [firstShop, secondShop]: [Shop, Shop] = [] as never;
beforeAll(async () => {
  database = await openTestDatabase();
  [firstShop, secondShop] = [await buildTestApp(database), await buildTestApp(database)];
});
afterAll(async () => {
  await firstShop.close();
  await secondShop.close();
  await database.close();
});

let addressCount = 0;
/** Creates an IP address that no other test uses. */
const createIpAddress = () => `192.0.2.${++addressCount}`;
/** Changes the buckets as if this many seconds had passed. */
const passSeconds = (seconds: number) =>
  sql`update rate_limits set empty_at = empty_at - make_interval(secs => ${sql.lit(seconds)})`.execute(database.db);

type LimitedCall = { url: string; payload: () => object; status: number; burst: number; secondsPerCall: number };
/**
 * Calls with all fields. `status`: the status of the reply while the limit is not reached. One address may make a call `burst` times at once,
 * then once in every `secondsPerCall`.
 */
const CALLS = {
  signUp: {
    url: '/api/users/createAccount',
    payload: () => ({
      username: createUniqueName('u'),
      name: 'Keza',
      email: `${createUniqueName('u')}@example.com`,
      password: 'abc',
      phone: '0788123456',
    }),
    status: 200,
    burst: 60,
    secondsPerCall: 60,
  },
  forgotPassword: {
    url: '/api/users/forgot-password',
    payload: () => ({ email: `${createUniqueName('u')}@example.com` }),
    status: 200,
    burst: 30,
    secondsPerCall: 120,
  },
  resetPassword: {
    url: '/api/users/reset-password',
    payload: () => ({ password: 'a new one', confirmPassword: 'a new one', token: 'no link' }),
    status: 400,
    burst: 60,
    secondsPerCall: 60,
  },
  contact: {
    url: '/api/users/contact',
    payload: () => ({ name: 'Keza', email: 'keza@example.com', phone: '0788123456', message: createUniqueName('Is it there?') }),
    status: 200,
    burst: 10,
    secondsPerCall: 360,
  },
} satisfies Record<string, LimitedCall>;
type CallName = keyof typeof CALLS;

const sendRequest = ({ app }: Shop, name: CallName, remoteAddress: string, payload: object = CALLS[name].payload()) =>
  app.inject({ method: 'POST', url: CALLS[name].url, remoteAddress, payload });

describe.each(Object.keys(CALLS) as CallName[])('%s', (name) => {
  const { burst, secondsPerCall, status } = CALLS[name];

  test('is limited over all processes and restarts, with retry-after', async () => {
    const address = createIpAddress();
    const statuses: number[] = [];
    for (let round = 0; round < burst; round++)
      statuses.push((await sendRequest(round % 2 ? firstShop : secondShop, name, address)).statusCode);
    expect(statuses).toEqual(Array(burst).fill(status));
    const restarted = await buildTestApp(database);
    for (const shop of [firstShop, secondShop, restarted]) {
      const refused = await sendRequest(shop, name, address);
      expect([refused.statusCode, refused.json()]).toEqual([
        429,
        { status: 'error', code: 'too_many_requests', message: 'Too many requests. Please wait a moment and try again.' },
      ]);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(secondsPerCall);
    }
    await restarted.close();
    expect((await sendRequest(firstShop, name, createIpAddress())).statusCode, 'from another address').toBe(status);
    await passSeconds(secondsPerCall);
    const laterProcess = await buildTestApp(database);
    expect((await sendRequest(laterProcess, name, address)).statusCode, 'after a while').toBe(status);
    expect((await sendRequest(laterProcess, name, address)).statusCode, 'only once').toBe(429);
    await laterProcess.close();
  });

  test('incomplete calls are refused with 400, and charged like complete ones', async () => {
    const address = createIpAddress();
    const statuses: number[] = [];
    for (let round = 0; round < burst; round++)
      statuses.push((await sendRequest(round % 2 ? firstShop : secondShop, name, address, {})).statusCode);
    expect(statuses).toEqual(Array(burst).fill(400));
    expect((await sendRequest(firstShop, name, address)).statusCode).toBe(429);
  });
});

describe('a guest does not keep others behind the same address from signing up', () => {
  const expectSignUp = async (address: string) => expect((await sendRequest(firstShop, 'signUp', address)).statusCode).toBe(200);

  test.each(['confirm', 'undo'])('by following made-up links (%s)', async (page) => {
    const address = createIpAddress();
    const follow = async () =>
      (
        await firstShop.app.inject({
          method: 'POST',
          url: `/api/users/email/${page}`,
          remoteAddress: address,
          payload: { token: 'x'.repeat(43) },
        })
      ).statusCode;
    const statuses = new Set<number>();
    for (let round = 0; round < CALLS.signUp.burst + 10; round++) statuses.add(await follow());
    expect([...statuses]).toEqual([400]);
    await expectSignUp(address);
  });

  test('by writing to the shop until it refuses messages', async () => {
    const address = createIpAddress();
    for (let round = 0; round < CALLS.contact.burst; round++) await sendRequest(firstShop, 'contact', address);
    expect((await sendRequest(firstShop, 'contact', address)).statusCode).toBe(429);
    await expectSignUp(address);
  });
});

test('one IPv6 network of 64 bits counts as one address', async () => {
  const { burst } = CALLS.resetPassword;
  for (let round = 0; round < burst; round++) await sendRequest(firstShop, 'resetPassword', `2001:db8:7:7::${round}`);
  expect((await sendRequest(secondShop, 'resetPassword', '2001:db8:7:7:ffff::1')).statusCode).toBe(429);
  expect((await sendRequest(secondShop, 'resetPassword', '2001:db8:7:8::1')).statusCode).toBe(400);
});
