/** How a shopper buys, from the search of the shop to her claim of having paid by mobile money. */
import type { Page } from '@playwright/test';
import type { Db } from '../../server/src/database/db.ts';
import { visit } from './page.ts';

type Purchase = {
  /** What she types into the search, and the name of the product that she opens. */
  query: string;
  name: string;
  /** What the first picture shows. */
  picture: string;
  pieces: 1 | 2;
  /** The code with the amount, as she dials it. */
  dialledCode: string;
  transaction_id: string;
};

/** Returns the id of the order, which must be the only one of the shop. */
export async function buyProduct(
  page: Page,
  db: Db,
  { query, name, picture, pieces, dialledCode, transaction_id }: Purchase,
): Promise<string> {
  await visit(page, '/');
  await page.getByRole('combobox', { name: 'Search products and brands' }).fill(query);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name }).first().click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByRole('img', { name: picture }).first().waitFor();
  if (pieces === 2) await page.getByRole('button', { name: 'One more' }).first().click();
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await page.getByRole('link', { name: 'View Cart' }).click();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await page.getByRole('button', { name: /^Mobile Money/ }).click();
  await page.getByText(dialledCode).first().waitFor();
  await page.getByRole('button', { name: 'I have paid' }).click();
  await page.getByLabel('Transaction ID').fill(transaction_id);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText('Thank you. We are checking your payment.').waitFor();
  const { order_id } = await db.selectFrom('orders').select('order_id').executeTakeFirstOrThrow();
  return order_id;
}
