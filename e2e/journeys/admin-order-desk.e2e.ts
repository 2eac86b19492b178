/** A customer orders on the phone; staff type the order in, find her money, and pack it with others. */
import { formatRwf } from '@uruhu/contract/rules/money';
import { DESKTOP, expectAccessible } from '../support/page.ts';
import { placeOrder } from '../support/placed-order.ts';
import { findProductWithOptions } from '../support/products.ts';
import { signUpShopper } from '../support/shopper.ts';
import { openBackOffice, readOrder } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

test('an order that a customer tells on the phone is typed in, paid, and prepared with another that is not paid', async ({
  openPage,
  shopUrl,
}) => {
  const product = await findProductWithOptions(shopUrl);
  const { api } = await signUpShopper(shopUrl);
  const unpaid = await placeOrder(api, shopUrl);
  const { page, pageErrors } = await openPage(DESKTOP);
  await openBackOffice(page, shopUrl, '/orders');
  await page.getByRole('link', { name: 'New order' }).click();
  await page.getByRole('searchbox', { name: 'Find a product' }).fill(product.name);
  await page.getByRole('list', { name: 'Products found' }).getByRole('button', { name: product.name }).first().click();
  await page.getByRole('button', { name: `One piece more of ${product.name}` }).click();
  const place = page.getByRole('button', { name: /^Place for / });
  await place.click();
  // What the checkout asks of a shopper is asked here, too.
  await page.getByText('Please look at the marked fields.').waitFor();
  expect(await page.locator('[aria-invalid=true]').evaluateAll((fields) => fields.map((field) => field.getAttribute('name')))).toEqual([
    'name',
    'phone',
    'address',
  ]);
  await expectAccessible(page);
  const name = `Ada Uwase ${Date.now()}`;
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Phone', { exact: false }).first().fill('0788 321 321');
  await page.getByLabel('Street and house').fill('KG 7 Ave 12');
  await place.click();
  await page.getByRole('heading', { name: 'What happened' }).waitFor();
  await page.getByText(/typed in by .*, without an account/).waitFor();
  const order_id = new URL(page.url()).pathname.split('/').at(-2) as string;
  const { final_total } = await readOrder(shopUrl, order_id);

  await page.getByLabel('New note').fill('She comes herself after five.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await page.getByRole('listitem').filter({ hasText: 'She comes herself after five.' }).waitFor();
  await page.getByRole('button', { name: 'She says that she has paid' }).click();
  await page.getByLabel('Transaction id').fill(String(1e10 + Math.floor(Math.random() * 1e10)));
  await page.getByRole('button', { name: 'Note the payment' }).click();
  await page.getByRole('button', { name: `Confirm ${formatRwf(final_total)}` }).waitFor();
  await expectAccessible(page);
  await page.goto(`/admin/payments-to-check?order=${order_id}`);
  await page.locator('section[data-ready]').filter({ hasText: name }).waitFor();
  await page.keyboard.press('Enter');
  await page
    .getByRole('status')
    .getByText(`Confirmed: order ${order_id.slice(0, 8)}`)
    .waitFor();

  await page.goto('/admin/orders');
  for (const id of [order_id, unpaid.order_id]) await page.getByRole('checkbox', { name: `Choose ${id}` }).check();
  await page.getByRole('button', { name: 'Prepare (2)' }).click();
  const result = page.getByRole('dialog');
  await result.getByText('1 of 2 orders moved.').waitFor();
  await result
    .getByRole('listitem')
    .filter({ hasText: unpaid.order_id.slice(0, 8) })
    .getByText('not paid')
    .waitFor();
  await expectAccessible(page);
  await result.getByRole('button', { name: 'Done' }).click();
  expect([(await readOrder(shopUrl, order_id)).status, (await readOrder(shopUrl, unpaid.order_id)).status]).toEqual([
    'preparing',
    'pending',
  ]);

  await page.goto(`/admin/order-papers/slips?ids=${order_id},${unpaid.order_id}`);
  await page
    .getByRole('article', { name: `Packing slip ${order_id.slice(0, 8)}` })
    .getByText(name)
    .waitFor();
  expect(await page.getByRole('article').count()).toBe(2);
  await expectAccessible(page);
  // A page for each order.
  const pages = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(pages?.length).toBe(2);
  const refused = /status of 4\d\d/;
  expect(pageErrors.filter((error) => !refused.test(error))).toEqual([]);
});
