import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/support/app.ts';
import { call } from '../../../test/support/call.ts';
import { addPerson, fresh } from '../../../test/support/fixtures.ts';
import { addColleague, addStaffSession } from '../../../test/support/staff.ts';
import { tempFolder } from '../../../test/support/temp-folder.ts';
import { sweep } from '../../jobs/sweep.ts';
import { addStaff, disableStaff, setStaffPassword } from './staff.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const PASSWORD = 'a long enough one';
const SESSION = '/api/admin/session';
const signIn = (username: string, password = PASSWORD, address?: string) =>
  address
    ? shop.app.inject({ method: 'POST', url: SESSION, remoteAddress: address, payload: { username, password } })
    : call(shop.app, SESSION, { username, password });
const whose = (token: string) => call(shop.app, SESSION, undefined, { token, method: 'GET' });

async function colleague() {
  const username = fresh('keza');
  expect(await addStaff(shop.db, { username, name: 'Keza', password: PASSWORD })).toBe(true);
  return username;
}
const tokenOf = async (username: string) => (await call(shop.app, SESSION, { username, password: PASSWORD })).body.token as string;

describe('staff sign in', () => {
  test('by name and password, for twelve hours, and out again', async () => {
    const username = await colleague();
    const { status, body } = await call(shop.app, SESSION, { username: ` ${username.toUpperCase()} `, password: PASSWORD, totp: '' });
    expect([status, body]).toEqual([
      200,
      { token: expect.stringMatching(/^[\w-]{43}$/), staff: { staff_id: expect.any(String), username, name: 'Keza' } },
    ]);
    expect((await whose(body.token)).body).toEqual({ staff: body.staff });
    const session = await shop.db
      .selectFrom('staff_sessions')
      .selectAll()
      .where('staff_id', '=', body.staff.staff_id)
      .executeTakeFirstOrThrow();
    expect(session.token_hash.toString('utf8')).not.toContain(body.token);
    expect(Math.round((session.expires_at.getTime() - session.created_at.getTime()) / 60_000)).toBe(12 * 60);
    expect((await call(shop.app, SESSION, undefined, { token: body.token, method: 'DELETE' })).status).toBe(200);
    expect((await whose(body.token)).status).toBe(401);
  });

  test('and are refused alike for a wrong name, a wrong password and a name that was disabled', async () => {
    const [username, gone] = [await colleague(), await colleague()];
    const token = await tokenOf(gone);
    expect(await disableStaff(shop.db, gone)).toBe(true);
    const refused = { status: 401, body: { status: 'error', message: 'Invalid username or password.' } };
    expect(await signIn(fresh('nobody'))).toMatchObject(refused);
    expect(await signIn(username, 'another one')).toMatchObject(refused);
    expect(await signIn(gone)).toMatchObject(refused);
    expect((await whose(token)).status).toBe(401);
  });

  test.each(['muraho-demo', 'muraho-staff'])('with %s, which everybody knows, only in a demo', async (password) => {
    const username = fresh('owner');
    await addStaff(shop.db, { username, name: 'Owner', password });
    expect(await signIn(username, password)).toMatchObject({ status: 401 });
  });

  test('not with a token that is over, nor on a new password with the old one', async () => {
    const { staff_id } = await addColleague(shop.db);
    expect((await whose(await addStaffSession(shop.db, staff_id, new Date(Date.now() - 1_000)))).status).toBe(401);
    const username = await colleague();
    const token = await tokenOf(username);
    expect(await setStaffPassword(shop.db, username, 'another long one')).toBe(true);
    expect((await whose(token)).status).toBe(401);
    expect(await signIn(username)).toMatchObject({ status: 401 });
    expect(await signIn(username, 'another long one')).toMatchObject({ status: 200 });
  });

  test('ten wrong tries from one address wait, for a name that is there and for one that is not', async () => {
    for (const username of [await colleague(), fresh('nobody')]) {
      const address = username.startsWith('keza') ? '10.9.0.1' : '10.9.0.2';
      const tried: number[] = [];
      for (let times = 0; times < 11; times++)
        tried.push(((await signIn(username, 'wrong', address)) as { statusCode: number }).statusCode);
      expect(tried).toEqual([...Array(10).fill(401), 429]);
    }
  });

  test('from where they came before, however many strangers guess', async () => {
    const username = await colleague();
    expect(((await signIn(username, PASSWORD, '10.9.1.1')) as { statusCode: number }).statusCode).toBe(200);
    let tried = 200;
    for (let stranger = 0; tried !== 429 && stranger < 60; stranger++)
      tried = ((await signIn(username, 'wrong')) as { status: number }).status;
    expect(tried).toBe(429);
    expect(((await signIn(username, PASSWORD, '10.9.1.1')) as { statusCode: number }).statusCode).toBe(200);
  });
});

test('a name is given once, and nobody is disabled or given a password who is not there', async () => {
  const username = await colleague();
  expect(await addStaff(shop.db, { username, name: 'Other', password: 'another long one' })).toBe(false);
  expect(await signIn(username)).toMatchObject({ status: 200 });
  expect([await disableStaff(shop.db, 'nobody'), await setStaffPassword(shop.db, 'nobody', PASSWORD)]).toEqual([false, false]);
});

describe('a token', () => {
  test("of a shopper's is known and not let in by staff's calls; one of staff's is worth nothing in a shopper's", async () => {
    const [person, { token }] = [await addPerson(shop.db), await addColleague(shop.db)];
    const refused = { status: 'error', message: 'You are not authorized' };
    expect(await whose(person.token)).toMatchObject({ status: 403, body: refused });
    expect(await call(shop.app, '/api/users/me', undefined, { token, method: 'GET' })).toMatchObject({ status: 401, body: refused });
    expect((await call(shop.app, '/api/orders/carts/get', {}, { token })).status).toBe(401);
  });
});

test('sessions are forgotten a season after they ended', async () => {
  const { staff_id } = await addColleague(shop.db);
  const DAY_MS = 86_400_000;
  for (const days of [91, 89]) await addStaffSession(shop.db, staff_id, new Date(Date.now() - days * DAY_MS));
  await sweep(shop.db);
  const left = await shop.db.selectFrom('staff_sessions').select('expires_at').where('staff_id', '=', staff_id).execute();
  expect(left).toHaveLength(2);
});

test('the command adds somebody once, takes the password from its input alone, and says what is wrong', () => {
  const env = { ...process.env, DATA_DIR: tempFolder(), DATABASE_URL: '', NODE_ENV: 'test' };
  const command = (args: string[], input: string) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, '../../staff-command.ts'), ...args], {
      ...{ env, input, encoding: 'utf8' },
    });
    return [status, `${stdout}${stderr}`.trim()];
  };
  expect(command(['add', 'aline', 'Aline', 'Uwase'], `${PASSWORD}\n`)).toEqual([0, 'aline can sign in now.']);
  expect(command(['add', 'Aline!'], `${PASSWORD}\n`)[0]).toBe(1);
  expect(command(['add', 'keza'], 'short\n')).toEqual([1, 'A password has 10 to 200 characters.']);
  for (const known of ['muraho-demo', 'muraho-staff'])
    expect(command(['add', 'keza'], `${known}\n`)).toEqual([1, 'This password stands in our sources: please choose another.']);
  expect(command(['toString', 'aline'], '')[0]).toBe(1);
  expect(command([], '')).toEqual([1, expect.stringContaining('npm run staff -- add <username>')]);
}, 120_000);
