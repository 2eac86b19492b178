/** A shopper asks for a mail when a sold-out product is back, gets the mail, and ends such notices. */
import type { Page } from '@playwright/test';
import { createMailer } from '../../../server/src/domains/mail/mail.ts';
import { notifyWaitingShoppers } from '../../../server/src/domains/stock-waits/stock-waits.ts';
import { addStock } from '../../../server/test/support/fixtures/fixtures.ts';
import { type InProcessShop, openInProcessShop } from '../../support/in-process-shop.ts';
import { expectAccessible } from '../../support/page.ts';
import { signInShopper } from '../../support/shopper.ts';
import { createSmallShop } from '../../support/small-shop.ts';
import { expect, type OpenPage, test } from '../../support/test.ts';

let shop: InProcessShop;
test.beforeAll(async () => {
  shop = await openInProcessShop(createSmallShop());
  await addStock(shop.db, { product_id: 'second', on_hand: 0 });
  await addStock(shop.db, { product_id: 'third', on_hand: 0 });
  await addStock(shop.db, { product_id: 'first', option_id: 'two', on_hand: 0 });
  await expect
    .poll(async () =>
      (await (await fetch(`${shop.url}/api/products/first`)).json()).options.map((option: { in_stock: boolean }) => option.in_stock),
    )
    .toEqual([true, false]);
});
// The next test would otherwise send mails for the stock waits of this one.
test.afterEach(() => shop.db.deleteFrom('stock_waits').execute());
test.afterAll(() => shop.close());

const NARROW = { width: 360, height: 640 };
/** Leaves out the responses 404 to requests for pictures, because this shop has none. */
const listUnexpectedErrors = (pageErrors: string[]) => pageErrors.filter((text) => !/status of 404/.test(text));
const findNotifyButton = (page: Page) => page.getByRole('button', { name: 'Tell me when it is back' });

async function openAsShopper(openPage: OpenPage, path: string, { hasConfirmedEmail = true } = {}) {
  const { page, pageErrors } = await openPage(NARROW, { baseURL: shop.url });
  const { api, shopper } = await signInShopper(page, shop.url, hasConfirmedEmail ? { confirmEmailWith: shop.findProofToken } : {});
  await page.goto(path);
  return { page, pageErrors, api, shopper };
}

/** Restocks the product, lets the shop write its mails, and sells the product out again. Returns the address and the token of each mail. */
async function restockBriefly(product_id: string) {
  await shop.db.updateTable('stock').set({ on_hand: 9 }).where('product_id', '=', product_id).execute();
  const mailer = createMailer({
    enqueue: async () => {},
    getPublicUrl: () => shop.url,
    getSender: () => ({ shop: 'Uruhu', contact: '+250 788 000 000' }),
  });
  await notifyWaitingShoppers({ db: shop.db, mailer });
  await shop.db.updateTable('stock').set({ on_hand: 0 }).where('product_id', '=', product_id).execute();
  const mails = await shop.db.deleteFrom('mails').returning(['to_address', 'unsubscribe_url']).execute();
  return mails.map(({ to_address: to, unsubscribe_url }) => ({ to, token: new URL(unsubscribe_url ?? '').searchParams.get('t') }));
}

test('the first view of a sold-out product at 360 px says so, and that of a product with another option does not', async ({ openPage }) => {
  const { page, pageErrors } = await openPage(NARROW, { baseURL: shop.url });
  await page.goto('/product/second');
  const soldOutLabel = page.locator('main').getByText('SOLD OUT', { exact: true }).first();
  await expect(soldOutLabel).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await page.goto('/product/first');
  await expect(page.locator('main').getByText('SOLD OUT', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible();
  expect(listUnexpectedErrors(pageErrors)).toEqual([]);
});

test('a shopper with a confirmed address asks for a mail, withdraws, asks again, gets one mail, and ends all notices by its link', async ({
  openPage,
}) => {
  const { page, pageErrors, shopper, api } = await openAsShopper(openPage, '/product/second');
  await findNotifyButton(page).click();
  await page.getByText(`We write to ${shopper.email} once when it is back.`).waitFor();
  await expectAccessible(page);
  await page.reload();
  await page.getByRole('button', { name: 'Do not tell me' }).click();
  await findNotifyButton(page).waitFor();
  await findNotifyButton(page).click();
  await page.getByText(`We write to ${shopper.email} once`).waitFor();
  await api.saveStockWait({ product_id: 'third', waiting: true });

  const [mail, ...otherMails] = await restockBriefly('second');
  expect([mail?.to, otherMails]).toEqual([shopper.email, []]);
  expect(await restockBriefly('second')).toEqual([]);

  await page.goto(`/stop-notices?t=${mail?.token}`);
  await page.getByRole('button', { name: 'End them' }).waitFor();
  await expect(page).toHaveURL(`${shop.url}/stop-notices`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'End them' }).click();
  await page.getByText('You wait for nothing any more').waitFor();
  await expectAccessible(page);
  expect(await restockBriefly('third')).toEqual([]);
  expect(listUnexpectedErrors(pageErrors)).toEqual([]);
});

test('a shopper waits for a sold-out option of a product whose other option is in stock', async ({ openPage }) => {
  const { page, api } = await openAsShopper(openPage, '/product/first?option=two');
  await page.getByText('This one is sold out. Another one can be had.').waitFor();
  await findNotifyButton(page).click();
  await page.getByText('once when it is back.').waitFor();
  await expectAccessible(page);
  // The page has chosen the only size itself.
  const waits = await api.stockWaits();
  expect(waits.ok && waits.data.results).toMatchObject([{ product_id: 'first', option_id: 'two', size_id: 'large' }]);
});

test('if the stock waits of a shopper cannot be loaded, the page offers a retry', async ({ openPage }) => {
  const { page } = await openPage(NARROW, { baseURL: shop.url });
  await signInShopper(page, shop.url, { confirmEmailWith: shop.findProofToken });
  await page.route('**/api/products/stock-waits', (route) => route.abort());
  await page.goto('/product/second');
  const retry = page.getByRole('button', { name: 'Try again' });
  await retry.waitFor();
  await expectAccessible(page);
  await page.unroute('**/api/products/stock-waits');
  await retry.click();
  await findNotifyButton(page).click();
  await page.getByText('once when it is back.').waitFor();
});

test('a guest signs in and comes back to the product, also without JavaScript', async ({ openPage }) => {
  const { page, pageErrors } = await openPage(NARROW, { baseURL: shop.url });
  await page.goto('/product/second');
  await page.getByText('Sign in first: we write to your confirmed e-mail address, once.').waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Tell me when it is back' }).click();
  await page.waitForURL('**/signin?redirect=%2Fproduct%2Fsecond');
  expect(listUnexpectedErrors(pageErrors)).toEqual([]);
  const withoutScripts = await openPage(NARROW, { baseURL: shop.url, javaScriptEnabled: false });
  await withoutScripts.page.goto('/product/second');
  expect(await withoutScripts.page.getByRole('link', { name: 'Tell me when it is back' }).getAttribute('href')).toBe(
    '/signin?redirect=%2Fproduct%2Fsecond',
  );
});

test('a shopper with an unconfirmed address is asked to confirm it', async ({ openPage }) => {
  const { page } = await openAsShopper(openPage, '/product/second', { hasConfirmedEmail: false });
  await page.getByText('We tell you when it is back once your e-mail address is confirmed.').waitFor();
  expect(await findNotifyButton(page).count()).toBe(0);
  await expectAccessible(page);
});

test('a shopper who presses when the product is in stock again can add it to the cart at once', async ({ openPage }) => {
  const { page } = await openAsShopper(openPage, '/product/third');
  await findNotifyButton(page).waitFor();
  await shop.db.updateTable('stock').set({ on_hand: 5 }).where('product_id', '=', 'third').execute();
  await findNotifyButton(page).click();
  await page.getByText('It is in stock: you can add it to your cart.').waitFor();
  await page.getByRole('button', { name: 'Add to Cart' }).first().waitFor();
  await shop.db.updateTable('stock').set({ on_hand: 0 }).where('product_id', '=', 'third').execute();
});

test('the page of the stop link works without JavaScript, and an invalid link says so', async ({ openPage }) => {
  const { api, shopper } = await openAsShopper(openPage, '/product/second');
  await api.saveStockWait({ product_id: 'second', waiting: true });
  const [mail] = await restockBriefly('second');
  expect(mail?.to).toBe(shopper.email);
  const { page } = await openPage(NARROW, { baseURL: shop.url, javaScriptEnabled: false });
  await page.goto(`/stop-notices?t=${mail?.token}`);
  await page.getByRole('button', { name: 'End them' }).click();
  await page.getByText('You wait for nothing any more').waitFor();
  await page.goto('/stop-notices?t=nothing');
  await page.getByRole('button', { name: 'End them' }).click();
  await page.getByText('This link is invalid or has expired.').waitFor();
});
