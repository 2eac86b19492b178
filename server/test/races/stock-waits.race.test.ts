import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notifyWaiting } from '../../src/domains/stock-waits/stock-waits.ts';
import { addProduct, addShopper, type Shopper } from '../support/fixtures/fixtures.ts';
import { addMember, PASSWORD } from '../support/fixtures/members.ts';
import { addWait, listWaits } from '../support/fixtures/stock-waits.ts';
import { openTestShop, type TestShop } from '../support/shop/app.ts';
import { call } from '../support/shop/call.ts';
import { waitUntilBlocked } from './waiting.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const setStock = (product_id: string, on_hand: number) =>
  shop.db.updateTable('stock').set({ on_hand }).where('product_id', '=', product_id).execute();
const countMails = async (emails: readonly string[]) => {
  const mails = await shop.db.selectFrom('mails').select('to_address').where('kind', '=', 'backInStock').execute();
  return emails.map((email) => mails.filter(({ to_address }) => to_address === email).length);
};
const notify = () => notifyWaiting(shop.context);

test('of twenty simultaneous asks one wait is stored', async () => {
  const [person, { product_id }] = [await addShopper(shop.db), await addProduct(shop.db, { stock: 0 })];
  const answers = await Promise.all(Array.from({ length: 20 }, () => addWait(shop.app, person, { product_id })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await listWaits(shop.app, person)).toHaveLength(1);
});

test('eight rounds at once write each mail once', async () => {
  const { product_id } = await addProduct(shop.db, { stock: 0 });
  const people = await Promise.all(Array.from({ length: 30 }, () => addShopper(shop.db)));
  for (const person of people) await addWait(shop.app, person, { product_id });
  await setStock(product_id, 100);
  const written = await Promise.all(Array.from({ length: 8 }, notify));
  expect(written.reduce((sum, count) => sum + count, 0)).toBe(30);
  expect(await countMails(people.map(({ email }) => email))).toEqual(Array(30).fill(1));
});

test('rounds at once and in a row notify three of forty who wait for one piece', async () => {
  const { product_id } = await addProduct(shop.db, { stock: 0 });
  const people = await Promise.all(Array.from({ length: 40 }, () => addShopper(shop.db)));
  for (const person of people) await addWait(shop.app, person, { product_id });
  await setStock(product_id, 1);
  for (let minute = 0; minute < 3; minute++) await Promise.all(Array.from({ length: 4 }, notify));
  const mails = await countMails(people.map(({ email }) => email));
  expect(mails.join('')).toBe('111'.padEnd(40, '0'));
});

test('two rounds that have listed different shoppers share the limit of a piece', async () => {
  const { product_id } = await addProduct(shop.db, { stock: 0 });
  const people: Shopper[] = [];
  for (let count = 0; count < 4; count++) people.push(await addShopper(shop.db));
  for (const person of people) await addWait(shop.app, person, { product_id });
  await setStock(product_id, 1);
  const [first, second, third] = people.map(({ user_id }) => user_id);
  const setVerified = (email_verified_at: Date | null) =>
    shop.db
      .updateTable('users')
      .set({ email_verified_at })
      .where('user_id', '=', third ?? '')
      .execute();
  let other: Promise<number> | null = null;
  const { mailer } = shop.context;
  const slow: typeof mailer = {
    ...mailer,
    async write(trx, mail) {
      if (mail.user_id === second && !other) {
        // The other round lists the second shopper and the fourth, and waits for the second.
        await setVerified(null);
        other = notifyWaiting({ db: shop.db, mailer: slow });
        await waitUntilBlocked(shop.db, 1);
        await setVerified(new Date());
      }
      // The mails to the third and the fourth would be written at the same time.
      if (mail.user_id !== first && mail.user_id !== second) await pause(500);
      await mailer.write(trx, mail);
    },
  };
  const written = await notifyWaiting({ db: shop.db, mailer: slow });
  expect(written + ((await other) ?? 0)).toBe(3);
});

test('rounds at once keep the limit of mails a day for one shopper', async () => {
  const person = await addShopper(shop.db);
  const { product_id, option_ids } = await addProduct(shop.db, { options: Array.from({ length: 12 }, () => ({ stock: 0 })) });
  for (const option_id of option_ids) await addWait(shop.app, person, { product_id, option_id });
  await setStock(product_id, 9);
  await Promise.all(Array.from({ length: 6 }, notify));
  expect(await countMails([person.email])).toEqual([5]);
});

test('a wait that is asked for while the stock comes back gets its mail', async () => {
  const { product_id } = await addProduct(shop.db, { stock: 0 });
  const person = await addShopper(shop.db);
  // The shop has looked at the stock and waits to insert the wait, as another insert of the same wait is open, when staff restock.
  const trx = await shop.db.startTransaction().execute();
  await trx.insertInto('stock_waits').values({ user_id: person.user_id, product_id }).execute();
  const asked = addWait(shop.app, person, { product_id });
  await waitUntilBlocked(shop.db, 1);
  await setStock(product_id, 1);
  expect(await notify()).toBe(0);
  await trx.rollback().execute();
  expect((await asked).status).toBe(200);
  await notify();
  expect(await countMails([person.email])).toEqual([1]);
});

test('erasing accounts and writing their mails at once neither fails nor leaves a mail of an erased account', async () => {
  for (let round = 0; round < 5; round++) {
    const { product_id } = await addProduct(shop.db, { stock: 0 });
    const people: (Shopper & { email: string })[] = [];
    for (let count = 0; count < 4; count++) people.push(await addMember(shop.app));
    for (const person of people) expect((await addWait(shop.app, person, { product_id })).status).toBe(200);
    await setStock(product_id, 50);
    const erase = ({ token }: Shopper) => call(shop.app, '/api/users/deactivate', { password: PASSWORD }, { token });
    const [erased] = await Promise.all([Promise.all(people.slice(0, 2).map(erase)), notify(), notify()]);
    expect(erased.map(({ status }) => status)).toEqual([200, 200]);
    expect(await countMails(people.map(({ email }) => email))).toEqual([0, 0, 1, 1]);
  }
});

test('ending all waits while their mails are written ends each wait in one of the two ways', async () => {
  const first = await addProduct(shop.db, { stock: 0 });
  const person = await addShopper(shop.db);
  await addWait(shop.app, person, first);
  await setStock(first.product_id, 1);
  await notify();
  const { text } = await shop.db.selectFrom('mails').select('text').where('to_address', '=', person.email).executeTakeFirstOrThrow();
  const token = /stop-notices\?t=([\w-]{43})/.exec(text)?.[1];
  const more = await addProduct(shop.db, { options: [{ stock: 0 }, { stock: 0 }] });
  for (const option_id of more.option_ids) await addWait(shop.app, person, { product_id: more.product_id, option_id });
  await setStock(more.product_id, 5);
  const [stopped] = await Promise.all([call(shop.app, '/api/products/stock-waits/stop', { token }), notify(), notify()]);
  expect(stopped.status).toBe(200);
  expect(await notify()).toBe(0);
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from stock_waits where user_id = ${person.user_id} and notified_at is null`.execute(shop.db);
  expect(rows[0]?.open).toBe(0);
});
