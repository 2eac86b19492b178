/** An owner opens an empty shop on her phone by the link that the server prints, and sells the first product. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import { createOwnerLink } from '../../../server/src/domains/setup/setup.ts';
import { buyProduct } from '../../support/buy-product.ts';
import { EMPTY_SHOP } from '../../support/empty-shop.ts';
import { type InProcessShop, openInProcessShop } from '../../support/in-process-shop.ts';
import { expectAccessible, omitExpectedErrors, PHONE } from '../../support/page.ts';
import { signInShopper } from '../../support/shopper.ts';
import { expect, test } from '../../support/test.ts';

const PICTURE = join(import.meta.dirname, '../../../demo/pictures/brand-anua.webp');
const NAME = 'Rice Water Cream';
const PRICE_RWF = 12_000;

let shop: InProcessShop;
test.beforeAll(async () => {
  shop = await openInProcessShop(EMPTY_SHOP);
});
test.afterAll(() => shop.close());

/** Fills in and saves a setup step, which opens the next one. */
async function fillStep(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
  await page.getByRole('button', { name: 'Save and go on' }).click();
}

/** Goes back to the steps by the menu, which must count `doneCount` of them as done. */
async function openSteps(page: Page, doneCount: number): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: `Open your shop · ${doneCount} of 4` }).click();
  await page.getByRole('heading', { level: 1, name: 'Open your shop' }).waitFor();
}

/** Follows the link to the form of a category or a brand, and adds one with this name. */
async function addByName(
  page: Page,
  { link, heading, name, button }: Record<'link' | 'heading' | 'name' | 'button', string>,
): Promise<void> {
  await page.getByRole('link', { name: link, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await expectAccessible(page);
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

async function addProduct(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Add your first product' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(NAME);
  await page.getByRole('combobox', { name: 'Brand' }).fill('haru');
  await page.getByRole('option', { name: 'Haru' }).click();
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Creams' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('region', { name: 'What it is' }).getByRole('button', { name: 'Add pictures' }).click();
  await (await chooser).setFiles(PICTURE);
  await page.getByRole('textbox', { name: 'What the picture shows' }).fill('A jar of cream');
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill(String(PRICE_RWF));
  await page.getByRole('textbox', { name: 'All ingredients' }).fill('Water, Rice');
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Published' }).click();
  await page.getByRole('button', { name: 'Add the product' }).click();
  await page.getByRole('heading', { level: 1, name: NAME }).waitFor();
}

test('on a phone an owner opens an empty shop and sells its first product by following the links on the screen', async ({ openPage }) => {
  const { page, pageErrors } = await openPage(PHONE, { baseURL: shop.url });
  // Without a public URL the link is a path, which the page opens in its baseURL.
  await page.goto((await createOwnerLink(shop.db, '')) ?? '');
  for (const [label, value] of [
    ['Your name', 'Keza'],
    ['Your e-mail', 'keza@example.rw'],
    ['Username', 'keza'],
    ['Password', 'a long enough one'],
  ] as const)
    await page.getByLabel(label).fill(value);
  await page.getByRole('button', { name: 'Become the owner' }).click();
  await page.getByText('4 steps are left').waitFor();
  await fillStep(page, { 'Name of the shop': 'Ubwiza', Phone: '+250 788 123 456' });
  await fillStep(page, { 'Mobile-money code': '*182*8*1*123456#', 'Merchant name': 'UBWIZA LTD' });
  // The header of the back office now shows the name of the shop.
  await page.getByRole('link', { name: 'Ubwiza back office' }).waitFor();

  await page.getByRole('link', { name: 'Set the shipping bands' }).click();
  await page.getByRole('button', { name: 'Add the first band' }).click();
  await page.getByLabel('up to (g)').fill('5000');
  await page.getByLabel('Fee (RWF)').fill('2000');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved', { exact: true }).waitFor();
  await openSteps(page, 3);
  await page.getByText('One step is left').waitFor();
  await addByName(page, { link: 'a category', heading: 'Add a category', name: 'Creams', button: 'Add the category' });
  await openSteps(page, 3);
  await addByName(page, { link: 'a brand', heading: 'Add a brand', name: 'Haru', button: 'Add the brand' });
  await openSteps(page, 3);
  await addProduct(page);
  // Staff can remove a wrong text of ingredients again.
  await page.getByRole('textbox', { name: 'All ingredients' }).fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved', { exact: true }).waitFor();
  await expect
    .poll(() => shop.db.selectFrom('products').select(['status', 'ingredients', 'base_price_rwf']).execute())
    .toEqual([{ status: 'published', ingredients: '', base_price_rwf: PRICE_RWF }]);
  await page.goto('/admin/setup-progress');
  await page.getByText('Your shop is open').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Settings' }).waitFor();
  expect(await page.getByRole('link', { name: /^Open your shop/ }).count()).toBe(0);

  const shopper = await openPage(PHONE, { baseURL: shop.url });
  await signInShopper(shopper.page, shop.url, { confirmEmailWith: shop.findProofToken });
  // A new shop delivers for free until its owner turns that off, so the fee of the band does not apply.
  const order_id = await buyProduct(shopper.page, shop.db, {
    query: 'rice',
    name: NAME,
    picture: 'A jar of cream',
    pieces: 1,
    dialledCode: `*182*8*1*123456*${PRICE_RWF}#`,
    transaction_id: '55373250365',
  });
  await page.goto('/admin/payments-to-check');
  await page.getByRole('button', { name: `Confirm ${formatRwf(PRICE_RWF)}` }).tap();
  await page
    .getByRole('status')
    .getByText(`Confirmed: order ${order_id.slice(0, 8)}`)
    .waitFor();
  expect(await shop.db.selectFrom('orders').select(['status', 'shipping_fee_rwf', 'total_rwf']).execute()).toEqual([
    { status: 'pending', shipping_fee_rwf: 0, total_rwf: PRICE_RWF },
  ]);
  await page.goto('/admin/dashboard');
  await page.getByText(`1 paid of 1 order; ${formatRwf(PRICE_RWF)} today.`).waitFor();
  expect(omitExpectedErrors([...pageErrors, ...shopper.pageErrors], /status of (401|404)/)).toEqual([]);
});
