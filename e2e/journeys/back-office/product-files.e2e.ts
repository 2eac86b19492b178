/** A manager imports products and a price list from files, and learns what is wrong with a file; the shop shows the new price at once. */
import { readFileSync } from 'node:fs';
import { expectAccessible, PHONE } from '../../support/page.ts';
import { openBackOffice } from '../../support/staff.ts';
import { expect, test } from '../../support/test.ts';

const PRODUCT_ID = 'imported-by-file';

test('a manager imports a product and its price list on a phone, and the shop shows the price within two seconds', async ({
  openPage,
  shopUrl,
}) => {
  const { page, pageErrors } = await openPage(PHONE);
  const readPrice = async () =>
    ((await (await fetch(`${shopUrl}/api/products/${PRODUCT_ID}`)).json()) as { base_price?: number }).base_price;
  const upload = async (kind: string, name: string, csv: string) => {
    await page.getByRole('radio', { name: kind }).check();
    await page.locator('input[accept*=csv]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await page.getByRole('button', { name: 'Upload' }).click();
  };
  await openBackOffice(page, shopUrl, '/product-files');
  await page.getByRole('heading', { level: 1, name: 'Import and export' }).waitFor();
  await expectAccessible(page);

  // The export contains the id of a brand and of a category, which the import needs.
  const exporting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export products' }).click();
  const exported = readFileSync(await (await exporting).path(), 'utf8');
  const [header = '', firstRow = ''] = exported.split('\r\n');
  const cells = firstRow.split(',');
  const readCell = (column: string) => cells[header.replace('\uFEFF', '').split(',').indexOf(column)] ?? '';
  const product = `${PRODUCT_ID};Imported by file;${readCell('brand')};${readCell('category')};published;4000;<p>A toner.</p><img src=a.png>`;

  // The manager matches a column that only the supplier's file has.
  await upload('Products', 'supplier.csv', `Code;Bezeichnung;Brand;Category;Status;Price;Description\n${product}\n`);
  await page.getByRole('combobox', { name: '“Bezeichnung” is' }).click();
  await page.getByRole('option', { name: 'Name', exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByText('1 product will be added').waitFor();
  expect(await readPrice()).toBeUndefined();
  // After the check, the manager can still change how a column is matched.
  await page.getByRole('button', { name: 'Match columns again' }).click();
  await page.getByRole('button', { name: 'Back to the result' }).click();
  await page.getByRole('button', { name: 'Match columns again' }).click();
  await page.getByRole('combobox', { name: '“Price” is' }).click();
  await page.getByRole('option', { name: 'Not read', exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByText('1 product has faults').waitFor();
  await page.getByRole('button', { name: 'Match columns again' }).click();
  await page.getByRole('combobox', { name: '“Price” is' }).click();
  await page.getByRole('option', { name: 'Price', exact: true }).click();
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByText('1 product will be added').waitFor();
  await page.getByText('Left out of this text: 1 picture.').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import 1 product' }).click();
  await page.getByText('Imported: 1 added').waitFor();

  // One row has a stock that is no number, and one names a product that the shop does not have.
  await page.getByRole('button', { name: 'Import another file' }).click();
  await upload('Prices and stock', 'prices.csv', `id,price,stock\n${PRODUCT_ID},"3,500",x\nnone,1,1\n`);
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByText('2 products have faults').waitFor();
  await page.getByText('Row 2, Stock “x”: Please write a whole number of pieces').waitFor();
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: /^Import/ })).toHaveCount(0);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the faults' }).click();
  expect(readFileSync(await (await downloading).path(), 'utf8')).toContain('3,product_id,none,The shop has no product with this id');
  // The URL contains the id of the import, so a reload shows the same result.
  await page.reload();
  await page.getByText('2 products have faults').waitFor();

  await page.getByRole('button', { name: 'Choose another file' }).click();
  await upload('Prices and stock', 'prices.csv', `id,price,stock\n${PRODUCT_ID},"3,500",7\n`);
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByRole('button', { name: 'Import 1 product' }).click();
  await page.getByText('Imported: 0 added, 1 changed').waitFor();
  await expect.poll(readPrice).toBe(3_500);
  await expect(page.getByRole('listitem').filter({ hasText: 'prices.csv' }).first()).toContainText('Imported');

  // Removes the product again, because other journeys expect only the demo's products.
  await page.getByRole('button', { name: 'Import another file' }).click();
  await upload('Products', 'end.csv', `id,status\n${PRODUCT_ID},archived\n`);
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByRole('button', { name: 'Import 1 product' }).click();
  await page.getByText('Imported: 0 added, 1 changed').waitFor();
  await expect.poll(readPrice).toBeUndefined();
  expect(pageErrors).toEqual([]);
});
