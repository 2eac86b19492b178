/** On a phone, the shopper can press a button to buy the product at every scroll position of its page. */
import { visit } from '../../support/page.ts';
import { findProductWithOptions } from '../../support/products.ts';
import { expect, test } from '../../support/test.ts';

/** Whether no other element covers the middle of the button, either of the page's button or of the one in the bar. */
const isReachable = () =>
  [...document.querySelectorAll<HTMLElement>('#buy [type="submit"], [form="buy"]')].some((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const edges = [top + 2, (top + bottom) / 2, bottom - 2];
    return edges.every((y) => button.contains(document.elementFromPoint((left + right) / 2, y)));
  });

for (const width of [320, 360, 430]) {
  test(`a shopper can press the button to buy at every scroll position of a screen of ${width} px`, async ({ openPage, shopUrl }) => {
    const { page, pageErrors } = await openPage({ width, height: 740 });
    const { product_id } = await findProductWithOptions(shopUrl);
    await visit(page, `/product/${product_id}`);
    const height = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    const steps = Array.from({ length: Math.ceil(height / 90) + 1 }, (_, step) => Math.min(step * 90, height));
    for (const y of [...steps, ...steps.toReversed()]) {
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), y);
      await expect.poll(() => page.evaluate(isReachable), `scrolled to ${y} px of ${height}`).toBe(true);
    }
    expect(pageErrors).toEqual([]);
  });
}
