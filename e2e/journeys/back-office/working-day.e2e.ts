/** A product from its first draft to its sale on the dashboard, each step by the staff role that does it. */
import { join } from 'node:path';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import type { StaffRole } from '@uruhu/contract/staff/permissions';
import { addStaff } from '../../../server/src/domains/staff/staff.ts';
import { buyProduct } from '../../support/buy-product.ts';
import { EMPTY_SHOP } from '../../support/empty-shop.ts';
import { type InProcessShop, openInProcessShop } from '../../support/in-process-shop.ts';
import { DESKTOP, expectAccessible, omitExpectedErrors, PHONE, visit } from '../../support/page.ts';
import { signInShopper } from '../../support/shopper.ts';
import { openBackOffice, signInStaff, takeStep } from '../../support/staff.ts';
import { expect, type OpenPage, type RecordedPage, test, type Viewport } from '../../support/test.ts';

const PICTURES = ['brand-anua.webp', 'brand-cosrx.webp'].map((name) => join(import.meta.dirname, '../../../demo/pictures', name));
const NAME = 'Rice Water Cream';
const PRICE_RWF = 12_000;
const FEE_RWF = 2_000;
const TOTAL_RWF = 2 * PRICE_RWF + FEE_RWF;
const TRANSACTION = '55373250365';
const PASSWORD = 'rice paper window';
const ROLES = ['manager', 'editor', 'packer', 'support'] as const satisfies readonly StaffRole[];

let shop: InProcessShop;
test.beforeAll(async () => {
  shop = await openInProcessShop({
    ...EMPTY_SHOP,
    settings: {
      name: 'Ubwiza',
      email: 'muraho@ubwiza.example',
      ussd_code: '*182*8*1*123456#',
      merchant_name: 'UBWIZA LTD',
      faqs: [],
      free_shipping: false,
    },
    shippingBands: [{ min_weight_g: 1, max_weight_g: 5_000, shipping_fee_rwf: FEE_RWF }],
    brands: [{ brand_id: 'anua', name: 'Anua', image: '' }],
    categories: [{ category_id: 'creams', parent_id: null, name: 'Creams', image: '', position: 0 }],
  });
  for (const role of ROLES) await addStaff(shop.db, { username: role, name: `Keza the ${role}`, role, password: PASSWORD });
});
test.afterAll(() => shop.close());

async function openAs(openPage: OpenPage, role: (typeof ROLES)[number], viewport: Viewport, path: string): Promise<RecordedPage> {
  const openedPage = await openPage(viewport, { baseURL: shop.url });
  await openBackOffice(openedPage.page, shop.url, path, { username: role, password: PASSWORD });
  // The sign-in is too old to count as a proof, so a step that asks for one would stop the day.
  await shop.db.updateTable('staff_sessions').set({ proved_at: null }).execute();
  return openedPage;
}

/** Adds a product as an editor, who may not set prices. It stays a draft until it has a price. */
async function draftProduct({ page }: RecordedPage): Promise<string> {
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(NAME);
  await page.getByRole('combobox', { name: 'Brand' }).fill('anua');
  await page.getByRole('option', { name: 'Anua' }).click();
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Creams' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('region', { name: 'What it is' }).getByRole('button', { name: 'Add pictures' }).click();
  await (await chooser).setFiles(PICTURES);
  await page.getByRole('textbox', { name: 'What picture 1 shows' }).fill('A jar of cream');
  await page.getByRole('textbox', { name: 'What picture 2 shows' }).fill('The cream on a wrist');
  await page.getByRole('textbox', { name: 'Weight with its box' }).fill('150');
  await expect(page.getByRole('textbox', { name: 'Price', exact: true })).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add the product' }).click();
  await page.getByRole('heading', { level: 1, name: NAME }).waitFor();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

async function publishProduct({ page }: RecordedPage): Promise<void> {
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Published' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
}

async function importPrices({ page }: RecordedPage, product_id: string): Promise<void> {
  const waitForImport = (text: string) =>
    expect
      .poll(async () => {
        await shop.runImport();
        return page.getByText(text).count();
      })
      .toBeGreaterThan(0);
  await page.getByRole('radio', { name: 'Prices and stock' }).check();
  const buffer = Buffer.from(`id;price;stock\n${product_id};${PRICE_RWF};20\n`);
  await page.locator('input[accept*=csv]').setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Upload' }).click();
  await page.getByRole('button', { name: 'Check the file' }).click();
  await waitForImport('1 product changed. Nothing is written yet.');
  const row = page.getByRole('list', { name: 'Products of the file' }).getByRole('listitem');
  await row.getByText('Price, Stock').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import 1 product' }).click();
  await waitForImport('Imported: 0 added, 1 changed');
}

const expectShownState = async ({ page }: RecordedPage, order_id: string, text: string) => {
  await page.goto(`/orders/${order_id}`);
  await page.getByText(text, { exact: true }).first().waitFor();
};

test('a product goes from draft to review: each staff role does its part, and a shopper buys and reviews it', async ({ openPage }) => {
  const editor = await openAs(openPage, 'editor', DESKTOP, '/products/create');
  const product_id = await draftProduct(editor);
  await publishProduct(editor);
  await editor.page.getByText('A product needs a price before shoppers can see it.').first().waitFor();

  const manager = await openAs(openPage, 'manager', DESKTOP, '/product-files');
  await importPrices(manager, product_id);
  expect((await fetch(`${shop.url}/api/products/${product_id}`)).status).toBe(404);
  // The editor opened her form before the import, so a dialog shows her the new price first.
  await editor.page.getByRole('button', { name: 'Save' }).click();
  await editor.page.getByRole('dialog').getByText('is now 12,000').waitFor();
  await editor.page.getByRole('button', { name: 'Go on with these' }).click();
  await editor.page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(async () => (await fetch(`${shop.url}/api/products/${product_id}`)).status, 'seen by shoppers').toBe(200);

  const shopper = await openPage(PHONE, { baseURL: shop.url });
  await signInShopper(shopper.page, shop.url, { confirmEmailWith: shop.findProofToken });
  const order_id = await buyProduct(shopper.page, shop.db, {
    query: 'rice',
    name: NAME,
    picture: 'A jar of cream',
    pieces: 2,
    dialledCode: `*182*8*1*123456*${TOTAL_RWF}#`,
    transaction_id: TRANSACTION,
  });
  await expectShownState(shopper, order_id, 'Checking payment');

  const packer = await openAs(openPage, 'packer', PHONE, '/payments-to-check');
  await packer.page.getByText(TRANSACTION).first().waitFor();
  await packer.page.getByRole('button', { name: `Confirm ${formatRwf(TOTAL_RWF)}` }).tap();
  await packer.page
    .getByRole('status')
    .getByText(`Confirmed: order ${order_id.slice(0, 8)}`)
    .waitFor();
  await packer.page.goto(`/admin/orders/${order_id}/show`);
  await takeStep(packer.page, 'Prepare');
  await packer.page.getByRole('button', { name: 'Send from Korea' }).tap();
  await packer.page.getByLabel(/Link to the parcel/).fill('https://parcel.example/1');
  await packer.page.getByRole('dialog').getByRole('button', { name: 'Send from Korea' }).tap();
  await packer.page.getByRole('button', { name: '✓ Send from Korea' }).waitFor();
  await expectAccessible(packer.page);
  await expectShownState(shopper, order_id, 'On its way from Korea');
  for (const step of ['Arrived in Kigali', 'Out for delivery', 'Delivered']) {
    await takeStep(packer.page, step);
    if (step === 'Out for delivery') await expectShownState(shopper, order_id, step);
  }

  await expectShownState(shopper, order_id, 'Delivered');
  await shopper.page.getByRole('button', { name: `Write a Review of ${NAME}` }).click();
  const dialog = shopper.page.getByRole('dialog');
  await dialog.getByRole('radio', { name: '5 stars' }).check({ force: true });
  await dialog.getByLabel('Your review').fill('Arrived sealed');
  await dialog.getByRole('button', { name: 'Submit Review' }).click();
  await shopper.page.getByText('Thank you! Your review is on the page.').waitFor();

  const support = await openAs(openPage, 'support', PHONE, '/reviews');
  const review = support.page.getByRole('article').filter({ hasText: 'Arrived sealed' });
  await review.getByText('verified buyer').waitFor();
  await review.getByRole('button', { name: 'Answer' }).tap();
  await support.page.getByRole('textbox', { name: 'Answer' }).fill('Murakoze, Keza!');
  await support.page.getByRole('button', { name: 'Publish the answer' }).tap();
  await review.waitFor({ state: 'detached' });
  await visit(shopper.page, `/product/${product_id}`);
  await shopper.page.locator('#reviews article').getByText('Murakoze, Keza!').waitFor();

  await manager.page.goto('/admin');
  await manager.page.getByRole('heading', { name: 'Sales of the last 30 days' }).waitFor();
  await manager.page.getByText(`1 paid of 1 order; ${formatRwf(TOTAL_RWF)} today.`).waitFor();
  await manager.page.getByRole('row', { name: `${NAME} 2 ${formatRwf(2 * PRICE_RWF)}` }).waitFor();

  // The API and the database agree on the amounts.
  const { token } = await signInStaff(shop.url, { username: 'manager', password: PASSWORD });
  const figures = await (await fetch(`${shop.url}/api/admin/dashboard`, { headers: { authorization: `Bearer ${token}` } })).json();
  expect(figures.data.totals).toEqual({ orders: 1, ordered: TOTAL_RWF, paid_orders: 1, sales: TOTAL_RWF });
  expect(await shop.db.selectFrom('orders').select(['status', 'subtotal_rwf', 'shipping_fee_rwf', 'total_rwf']).execute()).toEqual([
    { status: 'delivered', subtotal_rwf: 2 * PRICE_RWF, shipping_fee_rwf: FEE_RWF, total_rwf: TOTAL_RWF },
  ]);
  expect(await shop.db.selectFrom('payment_attempts').select(['order_id', 'state', 'amount_rwf', 'provider_reference']).execute()).toEqual([
    { order_id, state: 'succeeded', amount_rwf: TOTAL_RWF, provider_reference: TRANSACTION },
  ]);
  expect(await shop.db.selectFrom('stock').select(['on_hand', 'reserved']).execute()).toEqual([{ on_hand: 18, reserved: 0 }]);
  const errors = [manager, editor, packer, support, shopper].flatMap(({ pageErrors }) => pageErrors);
  // The server refused publishing without a price, and the brand has no logo.
  expect(omitExpectedErrors(errors, /status of (404|409|422)/)).toEqual([]);
});
