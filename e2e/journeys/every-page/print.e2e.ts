/** Printing: an order of ten lines fits on one page of A4, and paper shows the content of a page alone. */
import type { Page } from '@playwright/test';
import { DESKTOP, PHONE, visit } from '../../support/page.ts';
import { findProduct, findProductsWithoutChoices } from '../../support/products.ts';
import { signInShopper } from '../../support/shopper.ts';
import { expect, test } from '../../support/test.ts';

const LINES_MAX = 10;

async function countPrintedPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('an order of ten lines, and its invoice, each print on one page', async ({ openPage, shopUrl }) => {
  const { page, pageErrors } = await openPage(DESKTOP);
  const { api } = await signInShopper(page, shopUrl);
  for (const { product_id } of await findProductsWithoutChoices(shopUrl, LINES_MAX)) await api.addToCart({ product_id });
  const placed = await api.placeOrder({}, crypto.randomUUID());
  const order_id = placed.ok ? placed.data.data.order_id : placed.message;
  for (const [path, text] of [
    [`/orders/${order_id}`, 'Delivery Information'],
    [`/orders/${order_id}/invoice`, 'This is not a tax invoice.'],
  ] as const) {
    await visit(page, path);
    await page.getByText(text).waitFor();
    expect(await countPrintedPages(page), path).toBe(1);
  }
  expect(pageErrors).toEqual([]);
});

/** The elements that take part in the layout of the printed page, outside of its content or fixed to the window. */
const listPrintedExtras = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility())
      .filter((element) => !element.closest('main') || getComputedStyle(element).position === 'fixed')
      .filter(({ tagName }) => tagName !== 'MAIN')
      .map((element) => element.outerHTML.slice(0, 80)),
  );

for (const viewport of [PHONE, DESKTOP]) {
  test(`at ${viewport.width} px neither the chat nor bars nor notices are printed`, async ({ openPage, shopUrl }) => {
    const { page } = await openPage(viewport);
    const { product_id } = await findProduct(shopUrl, {});
    for (const path of ['/', `/product/${product_id}`, '/terms']) {
      await visit(page, path);
      // The bar to buy appears once the form is out of sight.
      await page.evaluate(() => scrollTo(0, 1_600));
      await page.evaluate(() => window.dispatchEvent(new Event('offline')));
      await page.emulateMedia({ media: 'print' });
      expect(await listPrintedExtras(page), path).toEqual([]);
      await page.emulateMedia({ media: null });
      expect((await listPrintedExtras(page)).length, 'the list is not always empty').toBeGreaterThan(0);
    }
  });
}
