/** A customer orders by telephone; staff type the order in, confirm her payment, and pack the order with others. */
import type { Page } from '@playwright/test';
import type { Order } from '@uruhu/contract/order';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import { DESKTOP, expectAccessible, omitExpectedErrors } from '../../support/page.ts';
import { payOrder, placeOrder } from '../../support/placed-order.ts';
import { findProductWithOptions } from '../../support/products.ts';
import { signUpShopper } from '../../support/shopper.ts';
import { openBackOffice, readOrder, runStaffActions } from '../../support/staff.ts';
import { expect, test } from '../../support/test.ts';

type ChosenOrders = { order_id: string; unpaidOrder: Order; otherOrder: Order };

/** Chooses orders one search after the other and prepares them together, while a colleague prepares one of them. */
async function moveChosenOrders(page: Page, shopUrl: string, { order_id, unpaidOrder, otherOrder }: ChosenOrders): Promise<void> {
  for (const id of [order_id, unpaidOrder.order_id, otherOrder.order_id]) {
    await page.getByRole('searchbox', { name: 'Search orders' }).fill(id);
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('checkbox', { name: `Choose ${id}` }).check();
  }
  await page.getByText('3 chosen').waitFor();
  await page.getByRole('button', { name: 'Prepare (2)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Prepare: 2 orders?' });
  await dialog
    .getByRole('list', { name: 'Orders that stay' })
    .getByText(`${unpaidOrder.order_id.slice(0, 8)}, `)
    .getByText('not paid')
    .waitFor();
  // The dialog lists the orders in the order in which they were chosen, like the packing slips.
  await expect(dialog.getByRole('list', { name: 'Orders that move' }).getByRole('listitem')).toContainText(
    [order_id, otherOrder.order_id].map((id) => id.slice(0, 8)),
  );
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Back' }).click();
  expect((await readOrder(shopUrl, order_id)).status, 'no order moves before staff confirm the dialog').toBe('pending');
  await page.getByRole('button', { name: 'Prepare (2)' }).click();
  await runStaffActions(shopUrl, otherOrder.order_id, { name: 'prepare', expected_status: 'pending' });
  await dialog.getByRole('button', { name: 'Prepare (2)' }).click();
  const resultDialog = page.getByRole('dialog', { name: 'Prepare', exact: true });
  await resultDialog.getByText('1 of 2 orders moved. The others stay chosen.').waitFor();
  await resultDialog
    .getByRole('listitem')
    .filter({ hasText: otherOrder.order_id.slice(0, 8) })
    .waitFor();
  await expectAccessible(page);
  await resultDialog.getByRole('button', { name: 'Done' }).click();
  await page.getByText('2 chosen').waitFor();

  await page.getByRole('button', { name: 'Send from Korea (1)' }).click();
  const shipping = page.getByRole('dialog', { name: 'Send from Korea: 1 order?' });
  const link = shipping.getByLabel(`Link (optional) to the parcel of ${otherOrder.order_id.slice(0, 8)}`);
  await link.fill('http://parcel.example/7');
  await shipping.getByRole('button', { name: 'Send from Korea (1)' }).click();
  await expect.poll(() => link.getAttribute('aria-invalid')).toBe('true');
  expect((await readOrder(shopUrl, otherOrder.order_id)).status).toBe('preparing');
  await link.fill('https://parcel.example/7');
  await expect(link).toHaveAttribute('aria-invalid', 'false');
  await shipping.getByRole('button', { name: 'Send from Korea (1)' }).click();
  await page.getByText('1 of 1 orders moved.').waitFor();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByText('1 chosen').waitFor();
  expect(await readOrder(shopUrl, otherOrder.order_id)).toMatchObject({ status: 'in_transit', tracking_url: 'https://parcel.example/7' });
  expect((await readOrder(shopUrl, order_id)).status).toBe('preparing');
  expect((await readOrder(shopUrl, unpaidOrder.order_id)).status).toBe('pending');
  await page.getByRole('button', { name: 'Choose none' }).click();
}

test('staff type in an order by telephone, confirm its payment, and prepare it with another order, but not with an unpaid one', async ({
  openPage,
  shopUrl,
}) => {
  const product = await findProductWithOptions(shopUrl);
  const { api, shopper } = await signUpShopper(shopUrl);
  const unpaidOrder = await placeOrder(api, shopUrl);
  const { api: otherApi } = await signUpShopper(shopUrl);
  const otherOrder = await placeOrder(otherApi, shopUrl);
  await payOrder(otherApi, shopUrl, otherOrder);
  const { page, pageErrors } = await openPage(DESKTOP);
  await openBackOffice(page, shopUrl, '/orders');
  await page.getByRole('link', { name: 'New order' }).click();
  await page.getByRole('searchbox', { name: 'Find a product' }).fill(product.name);
  await page.getByRole('list', { name: 'Products found' }).getByRole('button', { name: product.name }).first().click();
  await page.getByRole('button', { name: `One piece more of ${product.name}` }).click();
  const placeButton = page.getByRole('button', { name: /^Place for / });
  await placeButton.click();
  // The form requires the same fields as the checkout.
  await page.getByText('Please look at the marked fields.').waitFor();
  expect(await page.locator('[aria-invalid=true]').evaluateAll((fields) => fields.map((field) => field.getAttribute('name')))).toEqual([
    'name',
    'phone',
    'address',
  ]);
  await expectAccessible(page);
  // Customers with an account can use a coupon.
  await page.getByRole('searchbox', { name: 'Find her account' }).fill(shopper.email);
  await page.getByRole('list', { name: 'Accounts found' }).getByRole('button').click();
  await page.getByLabel('Coupon').fill('NOSUCHCODE');
  await page.getByText('Its owner would read: “Coupon not found”').waitFor();
  await page.getByRole('button', { name: 'Another customer' }).click();
  await placeButton.waitFor();
  const name = `Ada Uwase ${Date.now()}`;
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Phone', { exact: false }).first().fill('0788 321 321');
  await page.getByLabel('Street and house').fill('KG 7 Ave 12');
  await placeButton.click();
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
  await moveChosenOrders(page, shopUrl, { order_id, unpaidOrder, otherOrder });

  // The log says in words what happened to the order that was typed in.
  await page.goto(`/admin/changes?record=${order_id}`);
  const changes = page.getByRole('list', { name: 'Changes' }).getByRole('listitem');
  for (const words of ['typed in order', 'noted a payment of order', 'confirmed a payment of order', 'from waiting to being packed']) {
    await changes.filter({ hasText: words }).waitFor();
  }

  await page.goto(`/admin/order-papers/slips?ids=${order_id},${unpaidOrder.order_id}`);
  await page
    .getByRole('article', { name: `Packing slip ${order_id.slice(0, 8)}` })
    .getByText(name)
    .waitFor();
  expect(await page.getByRole('article').count()).toBe(2);
  // The shopper with an account placed her first order; the typed-in order has no account.
  expect(await page.getByRole('article').filter({ hasText: 'Free gift' }).count()).toBe(1);
  await expectAccessible(page);
  // A page for each order.
  const pages = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(pages?.length).toBe(2);
  expect(omitExpectedErrors(pageErrors, /status of 4\d\d/)).toEqual([]);
});
