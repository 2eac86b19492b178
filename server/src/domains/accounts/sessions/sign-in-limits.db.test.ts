import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectLimit } from '../../../../test/support/checks/expect-limit.ts';
import { openTestDatabase } from '../../../../test/support/database/engines.ts';
import { addShopper, createUniqueName } from '../../../../test/support/fixtures/fixtures.ts';
import { buildTestApp, type TestShop } from '../../../../test/support/shop/app.ts';
import { call } from '../../../../test/support/shop/call.ts';
import type { OpenDatabase } from '../../../database/connect.ts';
import { hashPassword } from '../passwords/hash-password.ts';

let database: OpenDatabase;
let shop: TestShop;
beforeAll(async () => {
  database = await openTestDatabase();
  shop = { ...(await buildTestApp(database)), db: database.db };
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

let addressCount = 0;
/** Creates an IP address that no other test uses. */
const createIpAddress = () => `192.0.${Math.floor(++addressCount / 256)}.${addressCount % 256}`;

const guessPassword = (username: string, remoteAddress: string, password = 'wrong') =>
  shop.app.inject({ method: 'POST', url: '/api/users/login', remoteAddress, payload: { username, password } });

/** Guesses one after the other, and returns the statuses. */
async function guessPasswords(names: string[], remoteAddress: string): Promise<number[]> {
  const statuses: number[] = [];
  for (const name of names) statuses.push((await guessPassword(name, remoteAddress)).statusCode);
  return statuses;
}

const repeatValue = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value);

describe('the limit of wrong passwords for one account from one address', () => {
  test('refuses further guesses after ten, for that account only, with the time to retry', async () => {
    const address = createIpAddress();
    const statuses = (await Promise.all(repeatValue(12, 'guessed').map((name) => guessPassword(name, address)))).map(
      (response) => response.statusCode,
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    const refusal = await guessPassword('guessed', address);
    expect([refusal.statusCode, refusal.json()]).toEqual([
      429,
      { status: 'error', code: 'too_many_requests', message: 'Too many requests. Please wait a moment and try again.' },
    ]);
    expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refusal.headers['retry-after'])).toBeLessThanOrEqual(30);
    expect((await guessPassword('another', address)).statusCode).toBe(401);
    expect((await guessPassword('guessed', createIpAddress())).statusCode).toBe(401);
  });

  test('cannot be avoided by spelling the name differently', async () => {
    const address = createIpAddress();
    await guessPasswords(repeatValue(10, 'guessed too'), address);
    expect(await guessPasswords([' Guessed Too', 'GUESSED TOO', 'Ｇuessed too', 'guessed\u00a0too'], address)).toEqual([
      429, 429, 429, 429,
    ]);
  });

  test('counts username and e-mail together', async () => {
    const address = createIpAddress();
    const { username, email } = await addShopper(shop.db);
    await shop.db
      .updateTable('users')
      .set({ password_hash: await hashPassword('right') })
      .where('username', '=', username)
      .execute();
    await guessPasswords([...repeatValue(5, username), ...repeatValue(5, email)], address);
    expect(await guessPasswords([username, email], address)).toEqual([429, 429]);
    expect((await guessPassword(username, address, 'right')).statusCode).toBe(429);
  });

  test('does not count right passwords', async () => {
    const { username, password } = await addAccount();
    const address = createIpAddress();
    for (let round = 0; round < 12; round++) expect((await guessPassword(username, address, password)).statusCode).toBe(200);
  });

  test('is the same for unknown names', async () => {
    const { username } = await addAccount();
    const statuses = await guessPasswords(repeatValue(11, username), createIpAddress());
    expect(await guessPasswords(repeatValue(11, createUniqueName('nobody')), createIpAddress())).toEqual(statuses);
  });
});

test('the count of wrong passwords continues after a restart and in other processes', async () => {
  const address = createIpAddress();
  await guessPasswords(repeatValue(10, 'restarted'), address);
  const otherApp = await buildTestApp(database);
  const response = await otherApp.app.inject({
    method: 'POST',
    url: '/api/users/login',
    remoteAddress: address,
    payload: { username: 'restarted', password: 'wrong' },
  });
  expect(response.statusCode).toBe(429);
  await otherApp.close();
});

/** Changes the counters of the limits as if these seconds had passed. */
const passSeconds = (seconds: number) =>
  sql`update rate_limits set empty_at = empty_at - make_interval(secs => ${sql.lit(seconds)})`.execute(shop.db);

/** Signs up an account with a password. */
async function addAccount() {
  const username = createUniqueName('aline');
  const form = { username, name: 'Aline', email: `${username}@example.com`, password: 'right', phone: '0788123456' };
  expect((await call(shop.app, '/api/users/createAccount', form)).status).toBe(200);
  return { username, password: form.password };
}

test('one IP address can guess a hundred times, over all names, and then twenty times a minute', async () => {
  const address = createIpAddress();
  const wrongPasswordStatus = 401;
  const guess = (round: number) => guessPassword(`name ${round}`, address);
  const { refusal } = await expectLimit(guess, { max: 100, per_minute: 20 }, wrongPasswordStatus);
  expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(0);
});

describe('guessing the password of one account from many addresses', () => {
  test('is refused after fifty guesses; the owner can still sign in from a known address, and from any address after ten seconds', async () => {
    const { username, password } = await addAccount();
    const homeAddress = createIpAddress();
    expect((await guessPassword(username, homeAddress, password)).statusCode).toBe(200);
    for (let stranger = 0; stranger < 50; stranger++) expect((await guessPassword(username, createIpAddress())).statusCode).toBe(401);
    const refusal = await guessPassword(username, createIpAddress(), password);
    expect(refusal.statusCode).toBe(429);
    expect(Number(refusal.headers['retry-after'])).toBeLessThanOrEqual(10);
    expect((await guessPassword(username, homeAddress, password)).statusCode).toBe(200);
    await passSeconds(11);
    expect((await guessPassword(username, createIpAddress(), password)).statusCode).toBe(200);
  });

  test('an IPv6 network counts as one address', async () => {
    for (let round = 0; round < 10; round++) expect((await guessPassword('six', `2001:db8:1:2::${round}`)).statusCode).toBe(401);
    expect((await guessPassword('six', '2001:db8:1:2:ffff::1')).statusCode).toBe(429);
    expect((await guessPassword('six', '2001:db8:1:3::1')).statusCode).toBe(401);
  });
});

test('when the queue of password checks is full, further requests are refused with 503 and do not count as tries', async () => {
  const names = Array.from({ length: 100 }, () => createUniqueName('crowd'));
  const responses = await Promise.all(names.map((name) => guessPassword(name, createIpAddress())));
  const busyReplies = responses.filter((response) => response.statusCode === 503);
  expect(responses.filter((response) => response.statusCode === 401).length + busyReplies.length).toBe(100);
  expect(busyReplies.length).toBeGreaterThan(0);
  expect(busyReplies[0]?.json()).toEqual({
    status: 'error',
    code: 'busy',
    message: 'The shop is very busy right now. Please try again in a moment.',
  });
  expect(busyReplies[0]?.headers['retry-after']).toBe('2');
});

test('one IP address has only its share of the queue, and requests from other addresses are served in between', async () => {
  const flooder = createIpAddress();
  const flood = Promise.all(Array.from({ length: 60 }, () => guessPassword(createUniqueName('flood'), flooder)));
  const otherResponses = await Promise.all(Array.from({ length: 20 }, () => guessPassword(createUniqueName('shopper'), createIpAddress())));
  expect(otherResponses.map((response) => response.statusCode)).toEqual(repeatValue(20, 401));
  const statuses = (await flood).map((response) => response.statusCode);
  // 429 says that the share of this address is full; 503 would say that the whole queue is.
  expect([statuses.includes(429), statuses.includes(503)]).toEqual([true, false]);
});
