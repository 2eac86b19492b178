/** On a phone, the shopper can press a button to buy the product at every scroll position of its page. */
import { DESKTOP, measureOverflow_px, SMALL_PHONE, visit } from '../../support/page.ts';
import { findProductWithOptions } from '../../support/products.ts';
import { expect, test } from '../../support/test.ts';

const SCROLL_STEP_PX = 90;
/** The frames in which the bar must have appeared. */
const FRAMES_MAX = 300;

type Limits = { step_px: number; frames_max: number };
/**
 * Runs in the page: scrolls down and up again, and lists the positions at which no button to buy, on the page or in the bar, is uncovered near
 * its top, in its middle and near its bottom.
 */
async function listPositionsWithoutButton({ step_px, frames_max }: Limits): Promise<number[]> {
  const isReachable = () =>
    [...document.querySelectorAll<HTMLElement>('#buy [type="submit"], [form="buy"]')].some((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const heights = [top + 2, (top + bottom) / 2, bottom - 2];
      return heights.every((y) => button.contains(document.elementFromPoint((left + right) / 2, y)));
    });
  const scrollable_px = document.documentElement.scrollHeight - innerHeight;
  const positions = Array.from({ length: Math.ceil(scrollable_px / step_px) + 1 }, (_, step) => Math.min(step * step_px, scrollable_px));
  const faults: number[] = [];
  for (const top of [...positions, ...positions.toReversed()]) {
    scrollTo({ top, behavior: 'instant' });
    let frame = 0;
    do await new Promise(requestAnimationFrame);
    while (!isReachable() && ++frame < frames_max);
    if (frame === frames_max) faults.push(top);
  }
  return faults;
}

test('a shopper can press the button to buy at every scroll position of screens of 320, 360 and 430 px, and the bar covers no focused link', async ({
  openPage,
  shopUrl,
}) => {
  const { page, pageErrors } = await openPage(SMALL_PHONE);
  const { product_id } = await findProductWithOptions(shopUrl);
  await visit(page, `/product/${product_id}`);
  for (const width of [320, 360, 430]) {
    await page.setViewportSize({ width, height: 740 });
    const faults = await page.evaluate(listPositionsWithoutButton, { step_px: SCROLL_STEP_PX, frames_max: FRAMES_MAX });
    expect([width, faults]).toEqual([width, []]);
  }

  const bar = page.locator('button[form="buy"]');
  await page.locator('#buy').scrollIntoViewIfNeeded();
  await expect.poll(() => bar.count(), 'no bar beside the form').toBe(0);
  await page.getByRole('heading', { name: 'Related Products' }).scrollIntoViewIfNeeded();
  await bar.waitFor();
  // At the end of the page, the bar does not cover the last link.
  const isLastLinkCovered = await page.evaluate(async () => {
    const bar = document.querySelector('button[form="buy"]')?.parentElement;
    const lastLink = [...document.querySelectorAll<HTMLElement>('footer a')].filter((link) => link.checkVisibility()).at(-1);
    lastLink?.focus();
    await new Promise((resolve) => setTimeout(resolve, 400));
    return (lastLink?.getBoundingClientRect().bottom ?? 1e6) > (bar?.getBoundingClientRect().top ?? 0);
  });
  expect(isLastLinkCovered).toBe(false);

  for (const [width, textSize] of [
    [320, '100%'],
    [360, '200%'],
    [320, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
      // Reviews have their own journey.
      document.getElementById('reviews')?.remove();
    }, textSize);
    expect([width, textSize, await measureOverflow_px(page)]).toEqual([width, textSize, 0]);
    const [priceSize_px, oldPriceSize_px] = await page
      .locator('h1 ~ div > p')
      .first()
      .evaluate((price) =>
        [price, price.querySelector('del') ?? price].map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
      );
    expect(priceSize_px).toBeGreaterThanOrEqual(oldPriceSize_px ?? 0);
  }

  await page.setViewportSize(DESKTOP);
  await page.evaluate(() => scrollTo(0, 2000));
  await expect.poll(() => bar.isVisible()).toBe(false);
  expect(pageErrors).toEqual([]);
});
