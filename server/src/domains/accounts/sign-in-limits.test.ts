import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestShop } from '../../../test/support/app.ts';
import { call } from '../../../test/support/call.ts';
import { openTestDatabase } from '../../../test/support/engines.ts';
import { addPerson, fresh } from '../../../test/support/fixtures.ts';
import type { OpenDatabase } from '../../database/connect.ts';
import { hashPassword } from './passwords.ts';

let database: OpenDatabase;
let shop: TestShop;
beforeAll(async () => {
  database = await openTestDatabase();
  shop = { ...(await buildTestApp(database)), db: database.db };
}, 60_000);
afterAll(async () => {
  await shop.close();
  await database.close();
});

let house = 0;
/** An address that no other test has. */
const newAddress = () => `192.0.${++house >> 8}.${house & 255}`;

const guess = (username: string, remoteAddress: string, password = 'wrong') =>
  shop.app.inject({ method: 'POST', url: '/api/users/login', remoteAddress, payload: { username, password } });

/** One after the other, and the statuses they got. */
async function guesses(names: string[], remoteAddress: string): Promise<number[]> {
  const statuses: number[] = [];
  for (const name of names) statuses.push((await guess(name, remoteAddress)).statusCode);
  return statuses;
}

const times = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value);

describe('guessing the password of one account from one address', () => {
  test('is over after ten, for that account alone, and says when to come back', async () => {
    const address = newAddress();
    const statuses = (await Promise.all(times(12, 'guessed').map((name) => guess(name, address)))).map((answer) => answer.statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    const refused = await guess('guessed', address);
    expect([refused.statusCode, refused.json()]).toEqual([
      429,
      { status: 'error', message: 'Too many requests. Please wait a moment and try again.' },
    ]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(30);
    expect((await guess('another', address)).statusCode).toBe(401);
    expect((await guess('guessed', newAddress())).statusCode).toBe(401);
  });

  test('is not begun anew by writing the name another way', async () => {
    const address = newAddress();
    await guesses(times(10, 'guessed too'), address);
    expect(await guesses([' Guessed Too', 'GUESSED TOO', 'Ｇuessed too', 'guessed\u00a0too'], address)).toEqual([429, 429, 429, 429]);
  });

  test('is one count for username and e-mail', async () => {
    const address = newAddress();
    const { username, email } = await addPerson(shop.db);
    await shop.db
      .updateTable('users')
      .set({ password_hash: await hashPassword('right') })
      .where('username', '=', username)
      .execute();
    await guesses([...times(5, username), ...times(5, email)], address);
    expect(await guesses([username, email], address)).toEqual([429, 429]);
    expect((await guess(username, address, 'right')).statusCode).toBe(429);
  });

  test('counts failures: whoever knows the password is not kept out by using it often', async () => {
    const { username, password } = await account();
    const address = newAddress();
    for (let time = 0; time < 12; time++) expect((await guess(username, address, password)).statusCode).toBe(200);
  });

  test('is as long for a name that nobody has', async () => {
    const { username } = await account();
    const taken = await guesses(times(11, username), newAddress());
    expect(await guesses(times(11, fresh('nobody')), newAddress())).toEqual(taken);
  });
});

test('is still over for whoever starts the shop anew, or asks another process of it', async () => {
  const address = newAddress();
  await guesses(times(10, 'restarted'), address);
  const other = await buildTestApp(database);
  const answer = await other.app.inject({
    method: 'POST',
    url: '/api/users/login',
    remoteAddress: address,
    payload: { username: 'restarted', password: 'wrong' },
  });
  expect(answer.statusCode).toBe(429);
  await other.close();
});

/** As if so many seconds had gone by. */
const later = (seconds: number) => sql`update tries set empty_at = empty_at - make_interval(secs => ${sql.lit(seconds)})`.execute(shop.db);

/** Somebody with a password. */
async function account() {
  const username = fresh('aline');
  const form = { username, name: 'Aline', email: `${username}@example.com`, password: 'right', phone: '0788123456' };
  expect((await call(shop.app, '/api/users/createAccount', form)).status).toBe(200);
  return { username, password: form.password };
}

test('from one address a hundred tries in five minutes are the most, whatever the names', async () => {
  const address = newAddress();
  for (let list = 0; list < 5; list++) {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => guess(`name ${list} ${index}`, address)));
    expect(answers.map((answer) => answer.statusCode)).toEqual(times(20, 401));
  }
  const refused = await guess('one name more', address);
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
});

describe('guessing the password of one account from many addresses', () => {
  test('is over after fifty; its owner comes in from where they were before, and strangers after ten seconds', async () => {
    const { username, password } = await account();
    const home = newAddress();
    expect((await guess(username, home, password)).statusCode).toBe(200);
    for (let stranger = 0; stranger < 50; stranger++) expect((await guess(username, newAddress())).statusCode).toBe(401);
    const refused = await guess(username, newAddress(), password);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(10);
    expect((await guess(username, home, password)).statusCode).toBe(200);
    await later(11);
    expect((await guess(username, newAddress(), password)).statusCode).toBe(200);
  });

  test('one house of IPv6 is one address', async () => {
    for (let time = 0; time < 10; time++) expect((await guess('six', `2001:db8:1:2::${time}`)).statusCode).toBe(401);
    expect((await guess('six', '2001:db8:1:2:ffff::1')).statusCode).toBe(429);
    expect((await guess('six', '2001:db8:1:3::1')).statusCode).toBe(401);
  });
});

test('when more passwords wait to be checked than can be soon, the rest are told to come back, and it costs them no try', async () => {
  const names = times(100, 0).map(() => fresh('crowd'));
  const answers = await Promise.all(names.map((name) => guess(name, newAddress())));
  const busy = answers.filter((answer) => answer.statusCode === 503);
  expect(answers.filter((answer) => answer.statusCode === 401).length + busy.length).toBe(100);
  expect(busy.length).toBeGreaterThan(0);
  expect(busy[0]?.json()).toEqual({ status: 'error', message: 'The shop is very busy right now. Please try again in a moment.' });
  expect(busy[0]?.headers['retry-after']).toBe('2');
});
