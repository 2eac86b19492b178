/** Staff add a product with pictures, options and stock, and change many products at once. Shoppers see each change at once. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { applyScheduledChanges, checkLiveProducts } from '../../../server/src/domains/products/products.ts';
import { addStaff } from '../../../server/src/domains/staff/staff.ts';
import { createSmallShop, PRODUCT_IDS } from '../../../server/test/support/fixtures/small-shop.ts';
import { openInProcessShop } from '../../support/in-process-shop.ts';
import { LOGINS } from '../../support/logins.ts';
import { DESKTOP, expectAccessible, omitExpectedErrors, PHONE, SMALL_PHONE } from '../../support/page.ts';
import { callStaffApi, openBackOffice, signInStaff } from '../../support/staff.ts';
import { expect, test } from '../../support/test.ts';

const PICTURES = ['brand-anua.webp', 'brand-cosrx.webp'].map((name) => join(import.meta.dirname, '../../../demo/pictures', name));

/** A clock that has not jumped. After a jump, the shop publishes nothing until a staff member accepts the new time. */
const CLOCK_WITHOUT_JUMP = { checkForJump: async () => null, getDifference_ms: () => 0 };

/** Polls the HTML of a page, because a change may take two seconds to reach it. */
const expectShopHtml = (shopUrl: string, path: string) =>
  expect.poll(async () => (await fetch(shopUrl + path, { redirect: 'manual' })).text());

const findSection = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Changes the product as a colleague on another computer does. */
async function saveAsColleague(shopUrl: string, product_id: string, changes: object): Promise<void> {
  const { token } = await signInStaff(shopUrl);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const url = `${shopUrl}/api/admin/products/${product_id}`;
  const { data } = await (await fetch(url, { headers })).json();
  const response = await fetch(url, { method: 'PATCH', headers, body: JSON.stringify({ version: data.version, ...changes }) });
  expect(response.status).toBe(200);
}

test('an owner adds a product with pictures, options and stock, is stopped by a barred ingredient, and publishes it', async ({
  openPage,
  shopUrl,
}) => {
  const { page, pageErrors } = await openPage(DESKTOP);
  await openBackOffice(page, shopUrl, '/products');
  await page.getByRole('link', { name: 'Add a product' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Mugwort Calming Tint');
  await page.getByRole('textbox', { name: 'Address' }).fill('mugwort-tint');
  await page.getByRole('combobox', { name: 'Brand' }).fill('anua');
  await page.getByRole('option', { name: 'Anua' }).first().click();
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: /Lip Tints/ }).click();
  const chooser = page.waitForEvent('filechooser');
  await findSection(page, 'What it is').getByRole('button', { name: 'Add pictures' }).click();
  await (await chooser).setFiles(PICTURES);
  await page.getByRole('textbox', { name: 'What picture 2 shows' }).fill('The tint on a wrist');
  await page.getByRole('button', { name: 'Move picture 2 earlier' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'What picture 1 shows' })).toHaveValue('The tint on a wrist');
  // Dragging a picture onto another one moves it, and moves it back.
  const pictures = findSection(page, 'What it is').getByRole('listitem');
  await pictures.nth(0).getByRole('img').dragTo(pictures.nth(1));
  await expect(page.getByRole('textbox', { name: 'What picture 2 shows' })).toHaveValue('The tint on a wrist');
  await pictures.nth(1).getByRole('img').dragTo(pictures.nth(0));
  await expect(page.getByRole('textbox', { name: 'What picture 1 shows' })).toHaveValue('The tint on a wrist');

  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('12,000 RWF');
  await page.getByRole('textbox', { name: 'Reduced price' }).fill('15000');
  // An empty field means made to order; 0 would mean sold out.
  await expect(page.getByRole('textbox', { name: 'Pieces' })).toHaveValue('');
  for (const [index, [name, colour, pieces]] of (
    [
      ['Rose', '#C0506A', '7'],
      ['Fig', '#6A2E3C', '9'],
    ] as const
  ).entries()) {
    await page.getByRole('button', { name: 'Add an option' }).click();
    const row = findSection(page, 'Options').getByRole('listitem').nth(index);
    await row.getByRole('textbox', { name: 'Name' }).fill(name);
    await row.getByRole('textbox', { name: 'Colour', exact: true }).fill(colour);
    await row.getByRole('textbox', { name: 'Pieces' }).fill(pieces);
  }
  await page.getByRole('button', { name: 'Move Fig up' }).press('Enter');
  await page.getByRole('textbox', { name: 'Description' }).click();
  await page.keyboard.type('A calm tint.');
  await page.getByText('There is no list of ingredients').waitFor();
  await page.getByRole('textbox', { name: 'All ingredients' }).fill('Water, Hydroquinone, Glycerin');
  await expect(page.getByText('There is no list of ingredients')).toHaveCount(0);
  await page.getByText('Barred in Rwanda: this product cannot be published').waitFor();
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Published' }).click();
  // The list fades out.
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expectAccessible(page);

  // Each fault that the server refuses is shown beside its field, one after the other.
  const addButton = page.getByRole('button', { name: 'Add the product' });
  const price = page.getByRole('textbox', { name: 'Price', exact: true });
  await price.fill('7.5');
  await addButton.click();
  await expect(price).toHaveAttribute('aria-invalid', 'true');
  await page.getByText('Please enter a whole number, such as 12,000.').waitFor();
  await price.fill('1,000,000,000.00 RWF');
  await addButton.click();
  await expect(price).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('alert').getByText('Please enter at most 100,000,000').waitFor();
  await price.fill('12,000 RWF');
  await addButton.click();
  await expect(page.getByRole('textbox', { name: 'Reduced price' })).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('textbox', { name: 'Reduced price' }).fill('');
  await addButton.click();
  await expect(page.getByRole('textbox', { name: 'All ingredients' })).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('textbox', { name: 'All ingredients' }).fill('Water, Retinol, Glycerin');
  await addButton.click();
  await page.getByText('Please check this product and confirm that it may be sold', { exact: false }).first().waitFor();
  await page.getByRole('checkbox', { name: /I have checked/ }).check();
  await addButton.click();
  await page.getByRole('heading', { level: 1, name: 'Mugwort Calming Tint' }).waitFor();
  const path = '/product/mugwort-tint';
  await findSection(page, 'What it is').getByText(path).waitFor();
  await expectShopHtml(shopUrl, path).toMatch(/A calm tint\.[\s\S]*Fig[\s\S]*Rose/);
  await expectAccessible(page);

  // The history of the stock keeps the reason of a change.
  await page.getByRole('button', { name: 'Change the pieces: Rose' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Take away' }).click();
  await dialog.getByRole('textbox', { name: 'Pieces' }).fill('7.5');
  await dialog.getByText('Please enter a whole number, such as 12,000.').waitFor();
  await expect(dialog.getByRole('button', { name: 'Change the stock' })).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Pieces' }).fill('7');
  await dialog.getByText('After this: 0.').waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Change the stock' }).click();
  await findSection(page, 'Stock').getByText('Sold out').waitFor();
  await page.getByRole('button', { name: 'Changes of the stock' }).click();
  await dialog.getByText('Rose: 7 → 0').waitFor();
  await dialog.getByText('Damaged or expired').waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();

  // A colleague changes the price meanwhile: the dialog shows only the price, and both changes are saved.
  await saveAsColleague(shopUrl, path.replace('/product/', ''), { base_price: 13_000 });
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Mugwort Rest Tint');
  await page.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('was 12,000, is now 13,000').waitFor();
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(['Price']);
  await dialog.getByRole('button', { name: 'Go on with these' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { level: 1, name: 'Mugwort Rest Tint' }).waitFor();
  await expectShopHtml(shopUrl, path).toContain('Mugwort Rest Tint');
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await dialog.getByRole('textbox', { name: 'Address' }).fill('mugwort-tint');
  await dialog.getByRole('button', { name: 'Duplicate it' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Address' }).fill('mugwort-tint-2');
  await dialog.getByRole('button', { name: 'Duplicate it' }).click();
  await page.getByRole('heading', { level: 1, name: 'Mugwort Rest Tint (copy)' }).waitFor();
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveText('Draft');
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = await popup;
  await preview.getByRole('heading', { level: 1, name: /Mugwort Rest Tint \(copy\)/ }).waitFor();
  await preview.getByText('Preview: shoppers do not see this page yet.').waitFor();
  await preview.close();
  expect(new URL(page.url()).pathname).toMatch(/\/mugwort-tint-2$/);
  await page.getByRole('button', { name: 'Delete the product' }).click();
  await dialog.getByRole('button', { name: 'Delete the product' }).click();
  await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor();
  expect(omitExpectedErrors(pageErrors, /status of (400|409|422)/)).toEqual([]);
});

test('a link opens the form at a section, which the list of sections marks; the save bar stays in view on a phone with its keyboard', async ({
  openPage,
  shopUrl,
}) => {
  const { page, pageErrors } = await openPage(SMALL_PHONE);
  const { token } = await signInStaff(shopUrl);
  const { data } = await callStaffApi<{ data: { product_id: string }[] }>(`${shopUrl}/api/admin/products`, token);
  await openBackOffice(page, shopUrl, `/products/${data[0]?.product_id}#options`);
  const sections = page.getByRole('navigation', { name: 'Sections' });
  await expect(sections.getByRole('button')).toHaveText(/Options/);
  await expect(findSection(page, 'Options')).toBeInViewport();
  await sections.getByRole('button').click();
  await expectAccessible(page);
  await sections.getByRole('link', { name: 'Delivery' }).press('Enter');
  await expect(sections.getByRole('button')).toHaveText(/Delivery/);
  await expect(findSection(page, 'Delivery')).toBeFocused();

  // The keyboard of a phone takes the lower half of the window.
  await page.setViewportSize({ width: 360, height: 380 });
  await page.getByRole('combobox', { name: 'Search words' }).focus();
  await page.getByRole('textbox', { name: 'Weight with its box' }).focus();
  await page.keyboard.type('93');
  await expect(page.getByRole('textbox', { name: 'Weight with its box' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Unsaved: Weight')).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(DESKTOP);
  await sections.getByRole('link', { name: 'Price', exact: true }).click();
  await expect(sections.getByRole('link', { name: 'Price', exact: true })).toHaveAttribute('aria-current', 'location');
  await expect(findSection(page, 'Price')).toBeInViewport({ ratio: 1 });
  expect(pageErrors).toEqual([]);
});

test('an owner doubles many prices on a phone, sees beforehand what changes, and undoes it', async ({ openPage, shopUrl }) => {
  const { page, pageErrors } = await openPage(PHONE);
  await openBackOffice(page, shopUrl, '/products');
  await page.getByRole('searchbox', { name: 'Search products' }).fill('cosrx');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const firstProduct = page.getByRole('list', { name: 'Products' }).getByRole('listitem').first();
  await expect(firstProduct).toContainText('COSRX');
  await expectAccessible(page);
  const price = (await firstProduct.innerText()).match(/([\d,]+) RWF/)?.[0] ?? '';
  await firstProduct.getByRole('checkbox').check();
  await page.getByRole('button', { name: /^Choose all \d+ found$/ }).click();
  await page.getByRole('button', { name: 'Price', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Percent' }).fill('7,5');
  await dialog.getByText('Please enter a whole number, such as 12,000.').waitFor();
  await expect(dialog.getByRole('button', { name: /^Change \d+ products$/ })).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Percent' }).fill('100');
  await dialog.getByText(/^\d+ products will change$/).waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Change \d+ products$/ }).click();
  await dialog.getByText(/^\d+ products changed$/).waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(firstProduct).not.toContainText(price);

  await page.getByRole('link', { name: 'Bulk changes' }).click();
  await page.getByRole('list', { name: 'Bulk changes of products' }).getByRole('listitem').first().waitFor();
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /^Undo the change/ })
    .first()
    .click();
  await dialog.getByText(/^\d+ products put back$/).waitFor();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.goBack();
  await expect(firstProduct).toContainText(price);
  expect(pageErrors).toEqual([]);
});

test('an owner finds a product that a new release bars, sees why it did not publish itself, and mends it', async ({ openPage }) => {
  const shop = await openInProcessShop(createSmallShop({ everyText: 'Plain' }));
  try {
    await addStaff(shop.db, { ...LOGINS.staff, name: 'Aline Uwase' });
    const [scheduled, published] = PRODUCT_IDS;
    const updateProduct = (product_id: string) => shop.db.updateTable('products').where('product_id', '=', product_id);
    // Writes a barred ingredient straight into the database, as if a release had barred an ingredient of live products.
    await updateProduct(published).set({ ingredients: 'Water, Hydroquinone' }).execute();
    await updateProduct(scheduled)
      .set({ ingredients: 'Water, Hydroquinone', status: 'scheduled', publish_at: new Date(Date.now() - 60_000) })
      .execute();
    const context = { db: shop.db, clock: CLOCK_WITHOUT_JUMP };
    await checkLiveProducts(shop.db);
    await applyScheduledChanges(context);
    const { page, pageErrors } = await openPage(PHONE, { baseURL: shop.url });
    await openBackOffice(page, shop.url, '/');
    const card = page.getByRole('link', { name: /Products to check again/ });
    await expect(card).toContainText('2');
    await expectAccessible(page);
    await card.click();
    await expect(page.getByText('Check again', { exact: true })).toHaveCount(2);
    await expectAccessible(page);
    await page.goto(`/admin/products/${published}`);
    await page.getByText('It is in the shop, but the check of its ingredients').waitFor();
    await page.goto(`/admin/products/${scheduled}`);
    await page.getByText('It does not publish itself while the check').waitFor();
    await expectAccessible(page);
    await page.getByRole('textbox', { name: 'All ingredients' }).fill('Water');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('It does not publish itself while the check').waitFor({ state: 'detached' });
    await applyScheduledChanges(context);
    await expectShopHtml(shop.url, `/product/${scheduled}`).toContain('Plain');
    // This shop has no files of its pictures.
    expect(omitExpectedErrors(pageErrors, /status of 404/)).toEqual([]);
  } finally {
    await shop.close();
  }
});
