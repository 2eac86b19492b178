/** A shopper asks for a mail when a sold-out product is back, gets the mail, and ends such notices. */
import { createMailer } from '../../../server/src/domains/mail/mail.ts';
import { notifyWaitingShoppers } from '../../../server/src/domains/stock-waits/stock-waits.ts';
import { addStock } from '../../../server/test/support/fixtures/fixtures.ts';
import { createSmallShop } from '../../../server/test/support/fixtures/small-shop.ts';
import { type InProcessShop, openInProcessShop } from '../../support/in-process-shop.ts';
import { expectAccessible, omitExpectedErrors } from '../../support/page.ts';
import { signInShopper } from '../../support/shopper.ts';
import { expect, test } from '../../support/test.ts';

let shop: InProcessShop;
test.beforeAll(async () => {
  shop = await openInProcessShop(createSmallShop());
  await addStock(shop.db, { product_id: 'third', on_hand: 0 });
  await addStock(shop.db, { product_id: 'second', on_hand: 0 });
  await expect.poll(async () => (await (await fetch(`${shop.url}/api/products/second`)).json()).in_stock).toBe(false);
});
test.afterAll(() => shop.close());

const NARROW = { width: 360, height: 640 };

/** Restocks the product, lets the shop write its mails, and sells the product out again. Returns the address and the token of each mail. */
async function restockBriefly(product_id: string) {
  await shop.db.updateTable('stock').set({ on_hand: 9 }).where('product_id', '=', product_id).execute();
  const mailer = createMailer({
    getPublicUrl: () => shop.url,
    getSender: () => ({ shop: 'Uruhu', contact: '+250 788 000 000' }),
  });
  await notifyWaitingShoppers({ db: shop.db, mailer });
  await shop.db.updateTable('stock').set({ on_hand: 0 }).where('product_id', '=', product_id).execute();
  const mails = await shop.db.deleteFrom('mails').returning(['to_address', 'unsubscribe_url']).execute();
  return mails.map(({ to_address: to, unsubscribe_url }) => ({ to, token: new URL(unsubscribe_url ?? '').searchParams.get('t') }));
}

test('at 360 px a shopper sees that a product is sold out, asks for a mail, withdraws, asks again, gets one mail, and ends all notices by its link', async ({
  openPage,
}) => {
  const { page, pageErrors } = await openPage(NARROW, { baseURL: shop.url });
  const { api, shopper } = await signInShopper(page, shop.url, { confirmEmailWith: shop.findProofToken });
  await page.goto('/product/second');
  await expect(page.locator('main').getByText('SOLD OUT', { exact: true }).first()).toBeInViewport({ ratio: 1 });
  const notifyButton = page.getByRole('button', { name: 'Tell me when it is back' });
  await notifyButton.click();
  await page.getByText(`We write to ${shopper.email} once when it is back.`).waitFor();
  await expectAccessible(page);
  await page.reload();
  await page.getByRole('button', { name: 'Do not tell me' }).click();
  await notifyButton.click();
  await page.getByText(`We write to ${shopper.email} once`).waitFor();
  await api.saveStockWait({ product_id: 'third', waiting: true });

  const [mail, ...otherMails] = await restockBriefly('second');
  expect([mail?.to, otherMails]).toEqual([shopper.email, []]);
  expect(await restockBriefly('second')).toEqual([]);

  await page.goto(`/stop-notices?t=${mail?.token}`);
  await page.getByRole('button', { name: 'End them' }).waitFor();
  await expect(page).toHaveURL(`${shop.url}/stop-notices`);
  await page.getByRole('button', { name: 'End them' }).click();
  await page.getByText('You wait for nothing any more').waitFor();
  await expectAccessible(page);
  expect(await restockBriefly('third')).toEqual([]);
  expect(omitExpectedErrors(pageErrors, /status of 404/)).toEqual([]);
});
