import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notifyWaitingShoppers } from '../../../src/domains/stock-waits/stock-waits.ts';
import { addProduct, addShopper, type Shopper } from '../../support/fixtures/fixtures.ts';
import { PASSWORD, signUpShopper } from '../../support/fixtures/signed-up-shoppers.ts';
import { addWait, listWaits } from '../../support/fixtures/stock-waits.ts';
import { openTestShop, type TestShop } from '../../support/shop/app.ts';
import { call } from '../../support/shop/call.ts';
import { waitUntilBlocked } from '../wait-until-blocked.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const setStock = (product_id: string, on_hand: number) =>
  shop.db.updateTable('stock').set({ on_hand }).where('product_id', '=', product_id).execute();
const countBackInStockMails = async (emails: readonly string[]) => {
  const mails = await shop.db.selectFrom('mails').select('to_address').where('kind', '=', 'backInStock').execute();
  return emails.map((email) => mails.filter(({ to_address }) => to_address === email).length);
};
/** Returns the number of mails that the run has written. */
const runNotifications = () => notifyWaitingShoppers(shop.context);

test('of twenty simultaneous requests to wait, one wait is stored', async () => {
  const shopper = await addShopper(shop.db);
  const { product_id } = await addProduct(shop.db, { stock: 0 });
  const responses = await Promise.all(Array.from({ length: 20 }, () => addWait(shop.app, shopper, { product_id })));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await listWaits(shop.app, shopper)).toHaveLength(1);
});

test('eight simultaneous runs of the notification job write each mail once', async () => {
  const { product_id } = await addProduct(shop.db, { stock: 0 });
  const shoppers = await Promise.all(Array.from({ length: 30 }, () => addShopper(shop.db)));
  for (const shopper of shoppers) await addWait(shop.app, shopper, { product_id });
  await setStock(product_id, 100);
  const written = await Promise.all(Array.from({ length: 8 }, runNotifications));
  expect(written.reduce((sum, count) => sum + count, 0)).toBe(30);
  expect(await countBackInStockMails(shoppers.map(({ email }) => email))).toEqual(Array(30).fill(1));
});

test('simultaneous and successive runs of the job notify three of forty shoppers who wait for one piece', async () => {
  const { product_id } = await addProduct(shop.db, { stock: 0 });
  const shoppers = await Promise.all(Array.from({ length: 40 }, () => addShopper(shop.db)));
  for (const shopper of shoppers) await addWait(shop.app, shopper, { product_id });
  await setStock(product_id, 1);
  for (let round = 0; round < 3; round++) await Promise.all(Array.from({ length: 4 }, runNotifications));
  const mails = await countBackInStockMails(shoppers.map(({ email }) => email));
  expect(mails.join('')).toBe('111'.padEnd(40, '0'));
});

test('two runs of the job that have listed different shoppers share the limit of a piece', async () => {
  const { product_id } = await addProduct(shop.db, { stock: 0 });
  const shoppers: Shopper[] = [];
  for (let count = 0; count < 4; count++) shoppers.push(await addShopper(shop.db));
  for (const shopper of shoppers) await addWait(shop.app, shopper, { product_id });
  await setStock(product_id, 1);
  const [first, second, third] = shoppers.map(({ user_id }) => user_id);
  const setVerified = (email_verified_at: Date | null) =>
    shop.db
      .updateTable('users')
      .set({ email_verified_at })
      .where('user_id', '=', third ?? '')
      .execute();
  let otherRun: Promise<number> | null = null;
  const { mailer } = shop.context;
  const slowMailer: typeof mailer = {
    ...mailer,
    async write(trx, mail) {
      if (mail.user_id === second && !otherRun) {
        // The other run lists the second shopper and the fourth, and waits for the second.
        await setVerified(null);
        otherRun = notifyWaitingShoppers({ db: shop.db, mailer: slowMailer });
        await waitUntilBlocked(shop.db, 1);
        await setVerified(new Date());
      }
      // Without a shared limit, the mails to the third and the fourth would be written at the same time.
      if (mail.user_id !== first && mail.user_id !== second) await pause(500);
      return mailer.write(trx, mail);
    },
  };
  const written = await notifyWaitingShoppers({ db: shop.db, mailer: slowMailer });
  expect(written + ((await otherRun) ?? 0)).toBe(3);
});

test('simultaneous runs of the job keep the limit of mails a day for one shopper', async () => {
  const shopper = await addShopper(shop.db);
  const { product_id, option_ids } = await addProduct(shop.db, { options: Array.from({ length: 12 }, () => ({ stock: 0 })) });
  for (const option_id of option_ids) await addWait(shop.app, shopper, { product_id, option_id });
  await setStock(product_id, 9);
  await Promise.all(Array.from({ length: 6 }, runNotifications));
  expect(await countBackInStockMails([shopper.email])).toEqual([5]);
});

test('a wait that is stored while the stock comes back gets its mail', async () => {
  const { product_id } = await addProduct(shop.db, { stock: 0 });
  const shopper = await addShopper(shop.db);
  // The shop has read the stock and is about to insert the wait, but another open insert of the same wait blocks it. Now staff restock.
  const trx = await shop.db.startTransaction().execute();
  await trx.insertInto('stock_waits').values({ user_id: shopper.user_id, product_id }).execute();
  const request = addWait(shop.app, shopper, { product_id });
  await waitUntilBlocked(shop.db, 1);
  await setStock(product_id, 1);
  expect(await runNotifications()).toBe(0);
  await trx.rollback().execute();
  expect((await request).status).toBe(200);
  await runNotifications();
  expect(await countBackInStockMails([shopper.email])).toEqual([1]);
});

test('erasing accounts and writing their mails at once neither fails nor leaves a mail of an erased account', async () => {
  for (let round = 0; round < 5; round++) {
    const { product_id } = await addProduct(shop.db, { stock: 0 });
    const shoppers: (Shopper & { email: string })[] = [];
    for (let count = 0; count < 4; count++) shoppers.push(await signUpShopper(shop.app));
    for (const shopper of shoppers) expect((await addWait(shop.app, shopper, { product_id })).status).toBe(200);
    await setStock(product_id, 50);
    const eraseAccount = ({ token }: Shopper) => call(shop.app, '/api/users/deactivate', { password: PASSWORD }, { token });
    const [erased] = await Promise.all([Promise.all(shoppers.slice(0, 2).map(eraseAccount)), runNotifications(), runNotifications()]);
    expect(erased.map(({ status }) => status)).toEqual([200, 200]);
    expect(await countBackInStockMails(shoppers.map(({ email }) => email))).toEqual([0, 0, 1, 1]);
  }
});

test('a shopper who stops all mails while the shop writes them has no open wait afterwards', async () => {
  const first = await addProduct(shop.db, { stock: 0 });
  const shopper = await addShopper(shop.db);
  await addWait(shop.app, shopper, first);
  await setStock(first.product_id, 1);
  await runNotifications();
  const { text } = await shop.db.selectFrom('mails').select('text').where('to_address', '=', shopper.email).executeTakeFirstOrThrow();
  const token = /stop-notices\?t=([\w-]{43})/.exec(text)?.[1];
  const withOptions = await addProduct(shop.db, { options: [{ stock: 0 }, { stock: 0 }] });
  for (const option_id of withOptions.option_ids) await addWait(shop.app, shopper, { product_id: withOptions.product_id, option_id });
  await setStock(withOptions.product_id, 5);
  const [stopped] = await Promise.all([
    call(shop.app, '/api/products/stock-waits/stop', { token }),
    runNotifications(),
    runNotifications(),
  ]);
  expect(stopped.status).toBe(200);
  expect(await runNotifications()).toBe(0);
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from stock_waits where user_id = ${shopper.user_id} and notified_at is null`.execute(shop.db);
  expect(rows[0]?.open).toBe(0);
});
