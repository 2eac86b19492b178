/** On a phone, the shopper can press a button to buy the product at every scroll position of its page. */
import { visit } from '../../support/page.ts';
import { findProductWithOptions } from '../../support/products.ts';
import { expect, test } from '../../support/test.ts';

/** Whether a button to buy, on the page or in the bar, is uncovered near its top, in its middle and near its bottom. */
const isReachable = () =>
  [...document.querySelectorAll<HTMLElement>('#buy [type="submit"], [form="buy"]')].some((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const heights = [top + 2, (top + bottom) / 2, bottom - 2];
    return heights.every((y) => button.contains(document.elementFromPoint((left + right) / 2, y)));
  });

const SCROLL_STEP_PX = 90;

for (const width of [320, 360, 430]) {
  test(`a shopper can press the button to buy at every scroll position of a screen of ${width} px`, async ({ openPage, shopUrl }) => {
    const { page, pageErrors } = await openPage({ width, height: 740 });
    const { product_id } = await findProductWithOptions(shopUrl);
    await visit(page, `/product/${product_id}`);
    const scrollable_px = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    const positions = Array.from({ length: Math.ceil(scrollable_px / SCROLL_STEP_PX) + 1 }, (_, step) =>
      Math.min(step * SCROLL_STEP_PX, scrollable_px),
    );
    for (const y of [...positions, ...positions.toReversed()]) {
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), y);
      await expect.poll(() => page.evaluate(isReachable), `scrolled to ${y} px of ${scrollable_px}`).toBe(true);
    }
    expect(pageErrors).toEqual([]);
  });
}
