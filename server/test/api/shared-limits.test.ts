/** What is limited for all processes together: driven over two of them on one database. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../src/database/connect.ts';
import { SHARED_RATE } from '../../src/http/rate-limits.ts';
import { buildTestApp } from '../support/app.ts';
import { openTestDatabase } from '../support/engines.ts';
import { fresh } from '../support/fixtures.ts';

let database: OpenDatabase;
type Shop = Awaited<ReturnType<typeof buildTestApp>>;
let [one, two]: [Shop, Shop] = [] as never;
beforeAll(async () => {
  database = await openTestDatabase();
  [one, two] = [await buildTestApp(database), await buildTestApp(database)];
}, 60_000);
afterAll(async () => {
  await one.close();
  await two.close();
  await database.close();
});

let house = 0;
/** An address that no other test has. */
const newAddress = () => `192.0.2.${++house}`;
/** As if so many seconds had gone by. */
const later = (seconds: number) =>
  sql`update tries set empty_at = empty_at - make_interval(secs => ${sql.lit(seconds)})`.execute(database.db);

type Name = keyof typeof SHARED_RATE;
/** A call that is whole, and the status it gets while it may be made. */
const CALLS: Record<Name, { url: string; payload: () => object; status: number }> = {
  signUp: {
    url: '/api/users/createAccount',
    payload: () => ({ username: fresh('u'), name: 'Keza', email: `${fresh('u')}@example.com`, password: 'abc', phone: '0788123456' }),
    status: 200,
  },
  forgotPassword: { url: '/api/users/forgot-password', payload: () => ({ email: `${fresh('u')}@example.com` }), status: 200 },
  resetPassword: {
    url: '/api/users/reset-password',
    payload: () => ({ password: 'a new one', confirmPassword: 'a new one', token: 'no link' }),
    status: 400,
  },
  contact: {
    url: '/api/users/contact',
    payload: () => ({ name: 'Keza', email: 'keza@example.com', phone: '0788123456', message: fresh('Is it there?') }),
    status: 200,
  },
};
const ask = ({ app }: Shop, name: Name, remoteAddress: string, payload = CALLS[name].payload()) =>
  app.inject({ method: 'POST', url: CALLS[name].url, remoteAddress, payload });

describe.each(Object.keys(CALLS) as Name[])('%s', (name) => {
  const { max, everySeconds } = SHARED_RATE[name];

  test('is limited over all processes, over a restart too, and says when to come back', async () => {
    const address = newAddress();
    const statuses: number[] = [];
    for (let asked = 0; asked < max; asked++) statuses.push((await ask(asked % 2 ? one : two, name, address)).statusCode);
    expect(statuses).toEqual(Array(max).fill(CALLS[name].status));
    const restarted = await buildTestApp(database);
    for (const shop of [one, two, restarted]) {
      const refused = await ask(shop, name, address);
      expect([refused.statusCode, refused.json()]).toEqual([
        429,
        { status: 'error', message: 'Too many requests. Please wait a moment and try again.' },
      ]);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(everySeconds);
    }
    await restarted.close();
    expect((await ask(one, name, newAddress())).statusCode, 'elsewhere').toBe(CALLS[name].status);
    await later(everySeconds);
    expect((await ask(one, name, address)).statusCode, 'after a while').toBe(CALLS[name].status);
    expect((await ask(two, name, address)).statusCode, 'once').toBe(429);
  });

  test('what is not whole is refused in words and does not count', async () => {
    const address = newAddress();
    for (let asked = 0; asked < max + 5; asked++) expect((await ask(one, name, address, {})).statusCode).toBe(400);
    expect((await ask(one, name, address)).statusCode).toBe(CALLS[name].status);
  });
});

test('one house of IPv6 is one address', async () => {
  const { max } = SHARED_RATE.resetPassword;
  for (let asked = 0; asked < max; asked++) await ask(one, 'resetPassword', `2001:db8:7:7::${asked}`);
  expect((await ask(two, 'resetPassword', '2001:db8:7:7:ffff::1')).statusCode).toBe(429);
  expect((await ask(two, 'resetPassword', '2001:db8:7:8::1')).statusCode).toBe(400);
});
