/** A packer's morning: she checks forty payments by keyboard, packs and prints the slips, and sends a parcel with its link. */
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import type { AdminOrder } from '@uruhu/contract/staff';
import { addStaff } from '../../../server/src/domains/staff/staff.ts';
import { createSmallShop } from '../../../server/test/support/fixtures/small-shop.ts';
import { type InProcessShop, openInProcessShop } from '../../support/in-process-shop.ts';
import { LOGINS } from '../../support/logins.ts';
import { DESKTOP, omitExpectedErrors } from '../../support/page.ts';
import { callStaffApi, openBackOffice, signInStaff } from '../../support/staff.ts';
import { expect, test } from '../../support/test.ts';

const PACKER = { username: 'packer', password: 'rice paper window' };
const ORDER_COUNT = 40;
/** The orders on one page of the list. */
const PAGE_SIZE = 25;
const TOTAL_RWF = 15_000;

let shop: InProcessShop;
test.beforeAll(async () => {
  shop = await openInProcessShop(createSmallShop());
  await addStaff(shop.db, { ...LOGINS.staff, name: 'Aline Uwase' });
  await addStaff(shop.db, { ...PACKER, name: 'Keza Mutesi', role: 'packer' });
});
test.afterAll(() => shop.close());

/** Types in an order by telephone, and notes its payment, which then waits to be checked. */
async function enterPaidOrder(token: string, number: number): Promise<string> {
  const phone = `07881${String(10_000 + number)}`;
  const customer = { name: `Customer ${number}`, phone, second_phone: '', address: 'KG 7 Ave 12' };
  const lines = [{ product_id: 'second', quantity: 1 }];
  const order = { ...customer, lines, expected_total: TOTAL_RWF, idempotency_key: crypto.randomUUID() };
  const { data } = await callStaffApi<{ data: AdminOrder }>(`${shop.url}/api/admin/orders`, token, order);
  const claim = { expected_status: 'pending', phone, transaction_id: String(1e9 + number) };
  await callStaffApi(`${shop.url}/api/admin/orders/${data.order_id}/claim-payment`, token, claim);
  return data.order_id;
}

test('a packer confirms forty payments by keyboard, packs them, prints their slips, and sends a parcel with its link', async ({
  openPage,
}) => {
  const { token } = await signInStaff(shop.url);
  for (let number = 0; number < ORDER_COUNT; number += 1) await enterPaidOrder(token, number);
  const { page, pageErrors } = await openPage(DESKTOP, { baseURL: shop.url });
  await openBackOffice(page, shop.url, '/orders', PACKER);
  await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Payments to check' }).click();
  // Enter would follow the link of the menu again, but the page has taken the focus.
  await expect(page.locator('#main-content')).toBeFocused();
  for (let number = 0; number < ORDER_COUNT; number += 1) {
    await page
      .locator('section[data-ready]')
      .filter({ hasText: String(1e9 + number) })
      .waitFor();
    await page.keyboard.press('Enter');
    await page
      .getByRole('status')
      .getByText(`Customer ${number}, ${formatRwf(TOTAL_RWF)}.`)
      .waitFor();
  }
  await page.getByRole('heading', { name: 'Every payment is checked' }).waitFor();
  await page.getByRole('link', { name: 'See what is to pack' }).click();
  for (let packed = 0; packed < ORDER_COUNT; ) {
    await page.getByRole('tab', { name: `To pack ${ORDER_COUNT - packed}`, selected: true }).waitFor();
    const count = Math.min(PAGE_SIZE, ORDER_COUNT - packed);
    await expect(page.getByRole('checkbox', { name: /^Choose [0-9a-f]{8}-/ })).toHaveCount(count);
    await page.getByRole('checkbox', { name: 'Choose all on this page' }).check();
    if (packed === 0) {
      const popup = page.waitForEvent('popup');
      await page.getByRole('link', { name: 'Packing slips' }).click();
      const slips = await popup;
      await slips.getByRole('article').first().waitFor();
      expect(await slips.getByRole('article').count()).toBe(count);
      const pages = (await slips.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g);
      expect(pages?.length, 'a page for each order').toBe(count);
      await slips.close();
    }
    await page.getByRole('button', { name: `Prepare (${count})` }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `Prepare (${count})` })
      .click();
    await page.getByText(`${count} of ${count} orders moved.`).waitFor();
    await page.getByRole('button', { name: 'Done' }).click();
    packed += count;
  }
  await page.getByRole('heading', { name: 'No orders here' }).waitFor();
  await page.getByRole('tab', { name: `To send ${ORDER_COUNT}` }).click();
  await expect(page.getByRole('checkbox', { name: /^Choose [0-9a-f]{8}-/ })).toHaveCount(PAGE_SIZE);
  await page
    .getByRole('checkbox', { name: /^Choose [0-9a-f]{8}-/ })
    .first()
    .check();
  await page.getByRole('button', { name: 'Send from Korea (1)' }).click();
  await page.getByLabel(/^Link \(optional\) to the parcel of/).fill('https://parcel.example/7');
  await page.getByRole('dialog').getByRole('button', { name: 'Send from Korea (1)' }).click();
  await page.getByText('1 of 1 orders moved.').waitFor();
  expect(await shop.db.selectFrom('orders').select('tracking_url').where('status', '=', 'in_transit').execute()).toEqual([
    { tracking_url: 'https://parcel.example/7' },
  ]);
  expect(omitExpectedErrors(pageErrors, /status of 404/)).toEqual([]);
});
