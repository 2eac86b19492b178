/** A manager makes coupons, sets delivery fees, and reads the dashboard. */
import { readFileSync } from 'node:fs';
import { DESKTOP, expectAccessible, omitExpectedErrors, PHONE } from '../../support/page.ts';
import { placeOrder } from '../../support/placed-order.ts';
import { findProductWithOptions } from '../../support/products.ts';
import { signUpShopper } from '../../support/shopper.ts';
import { openBackOffice, signInStaff } from '../../support/staff.ts';
import { expect, test } from '../../support/test.ts';

const createUniqueText = (prefix: string) => `${prefix}-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;

test('a manager adds a coupon, cannot change its terms once a shopper has used it, and ends it', async ({ openPage, shopUrl }) => {
  const { page, pageErrors } = await openPage(DESKTOP);
  await openBackOffice(page, shopUrl, '/coupons');
  await page.getByRole('link', { name: 'Add a coupon' }).click();
  const code = createUniqueText('NOEL');
  await page.getByLabel('Code', { exact: true }).fill(code.toLowerCase());
  await page.getByLabel('Discount', { exact: true }).fill('150');
  await page.getByLabel('Note').fill('For the radio');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add' }).click();
  await page.getByText('A discount in percent must be at most 100.').first().waitFor();
  await page.getByLabel('Discount', { exact: true }).fill('15');
  await page.getByRole('button', { name: 'Add' }).click();
  await page.getByRole('heading', { level: 1, name: code }).waitFor();

  const { api } = await signUpShopper(shopUrl);
  const { product_id, options } = await findProductWithOptions(shopUrl);
  const option_id = options[0]?.option_id ?? '';
  await api.addToCart({ product_id, quantity: 1, option_id });
  const orderResult = await api.placeOrder({ applied_coupon_code: code }, crypto.randomUUID());
  expect(orderResult.ok && orderResult.data.data.coupon_discount_amount).toBeGreaterThan(0);

  await page.reload();
  await page.getByText('Orders have used this coupon').waitFor();
  await expect(page.getByLabel('Code', { exact: true })).toBeDisabled();
  await expect(page.getByLabel('Discount', { exact: true })).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('link', { name: '1, without cancelled ones' }).click();
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
  await page.goBack();
  await page.getByRole('button', { name: 'End now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End now' }).click();
  await page.getByText('Ended', { exact: true }).first().waitFor();
  await api.addToCart({ product_id, quantity: 1, option_id });
  const validation = await api.validateCoupon({ coupon_code: code });
  expect(validation).toMatchObject({ ok: false, code: 'coupon_expired' });
  await page.getByRole('link', { name: 'Coupons', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search coupons' }).fill(code);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('row', { name: new RegExp(`${code} Ended`) }).waitFor();
  await expectAccessible(page);
  expect(omitExpectedErrors(pageErrors, /status of (409|422)/)).toEqual([]);
});

test('a manager makes codes in bulk on a phone, and downloads them', async ({ openPage, shopUrl }) => {
  const { page, pageErrors } = await openPage(PHONE);
  await openBackOffice(page, shopUrl, '/coupon-batches/create');
  const name = createUniqueText('Cards');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Prefix').fill('fair-');
  await page.getByLabel('How many codes').fill('25');
  await page.getByLabel('Kind of discount').click();
  await page.getByRole('option', { name: 'An amount in francs' }).click();
  await page.getByLabel('Discount', { exact: true }).fill('2000');
  await page.getByText('An order below 2,000 RWF costs nothing').waitFor();
  await page.getByLabel('Minimum spend').fill('10000');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create the codes' }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the codes' }).click();
  const rows = readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(rows.slice(1).filter((row) => /^FAIR-\w{8},2000,RWF,10000,/.test(row))).toHaveLength(25);
  expect(pageErrors).toEqual([]);
});

test('a manager changes a delivery fee although a colleague has changed it, tries a weight, and reads the dashboard', async ({
  openPage,
  shopUrl,
}) => {
  const { token } = await signInStaff(shopUrl);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const url = `${shopUrl}/api/admin/shipping-bands`;
  const readBands = async () => (await (await fetch(url, { headers })).json()).data;
  const bandsBefore = await readBands();
  const { page, pageErrors } = await openPage(PHONE);
  await openBackOffice(page, shopUrl, '/shipping-bands');
  const firstBand = page.getByRole('group', { name: 'Band 1' });
  const fee = firstBand.getByLabel('Fee (RWF)');
  // A number input of the browser would read the second text as 75 francs.
  for (const text of ['12.50', '7,5']) {
    await fee.fill(text);
    await page.getByRole('button', { name: 'Save' }).click();
    await firstBand.getByText('Please enter a whole number, such as 12,000.').waitFor();
    await expect(fee).toHaveAttribute('aria-invalid', 'true');
    await expect(fee).toHaveValue(text);
  }
  expect(await readBands()).toEqual(bandsBefore);
  await fee.fill('1,234.00');
  await page.getByLabel('Weight of an order (g)').fill('1');
  await page.getByText('1 g costs').waitFor();
  await page.getByText('1,234 RWF', { exact: false }).waitFor();
  await expectAccessible(page);
  await expect(fee).toHaveValue('1,234');
  const end_g = bandsBefore.bands.at(-1).max_weight;
  await page.getByLabel('Weight of an order (g)').fill(String(end_g + 1));
  await page.getByText('the shop cannot take such an order').waitFor();
  await firstBand.getByLabel('up to (g)').fill(String(end_g));
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('The heaviest weight of a band must be above the one of the band before.').first().waitFor();
  await firstBand.getByLabel('up to (g)').fill(String(bandsBefore.bands[0].max_weight));

  await fetch(url, {
    method: 'PATCH',
    headers,
    body: JSON.stringify({ version: bandsBefore.version, bands: bandsBefore.bands.slice(0, -1) }),
  });
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog', { name: /A colleague has changed/ }).waitFor();
  await page.getByRole('radio', { name: /^Yours/ }).check();
  await page.getByRole('button', { name: 'Go on with these' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(async () => (await readBands()).bands[0].shipping_fee).toBe(1_234);
  const bandsAfter = await readBands();
  expect(bandsAfter.bands).toHaveLength(bandsBefore.bands.length);
  const fees = await (await fetch(`${shopUrl}/api/orders/shipping-fees/get`, { method: 'POST' })).json();
  expect(fees.results[0].shipping_fee).toBe(1_234);
  await fetch(url, { method: 'PATCH', headers, body: JSON.stringify({ version: bandsAfter.version, bands: bandsBefore.bands }) });

  const { api } = await signUpShopper(shopUrl);
  await placeOrder(api, shopUrl);
  // The back office opens on the dashboard for a staff member who may read it.
  await page.goto('/admin');
  await page.getByRole('heading', { name: 'Sales of the last 30 days' }).waitFor();
  for (const [name, title] of [
    [/^Low on stock/, 'Products'],
    [/ paid$/, 'Orders'],
  ] as const) {
    const link = page.getByRole('link', { name }).first();
    const count = (await link.textContent())?.match(/[\d,]+/)?.[0];
    await link.click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page
      .getByText(new RegExp(`of ${count}$`))
      .first()
      .waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Sales of the last 30 days' }).waitFor();
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Months' }).click();
  await page.getByRole('heading', { name: 'Sales of the last 12 months' }).waitFor();
  await page.getByText('The figures as a table').click();
  const month = page.getByRole('table', { name: 'Sales' }).getByRole('row').nth(1);
  const orders = Number((await month.getByRole('cell').nth(1).textContent())?.replaceAll(',', ''));
  expect(orders).toBeGreaterThan(0);
  await expectAccessible(page);
  await page.getByRole('list', { name: 'Orders by state' }).getByRole('link', { name: 'Pending' }).click();
  await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
  expect(omitExpectedErrors(pageErrors, /status of (409|422)/)).toEqual([]);
});
