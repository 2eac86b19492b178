/** The fixtures of the journeys: a demo shop for each worker, and pages that close when their test ends. */
import { type Browser, test as base, expect as baseExpect, type Page } from '@playwright/test';
import { type PageOptions, recordPageErrors } from './page.ts';
import { findFilledShop } from './prepared-shop.ts';
import { startShop } from './shop.ts';

export type Viewport = { width: number; height: number };
export type RecordedPage = { page: Page; pageErrors: string[] };
export type OpenPage = (viewport: Viewport, options?: PageOptions) => Promise<RecordedPage>;

async function openContext(browser: Browser, shopUrl: string, viewport: Viewport, options: PageOptions) {
  const isPhone = viewport.width < 768;
  const context = await browser.newContext({ viewport, isMobile: isPhone, hasTouch: isPhone, baseURL: shopUrl, ...options });
  return { context, ...recordPageErrors(await context.newPage(), options) };
}

export const test = base.extend<{ openPage: OpenPage }, { shopUrl: string }>({
  shopUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the required fixtures from the pattern
    async ({}, use) => {
      const shop = await startShop(findFilledShop());
      await use(shop.url);
      await shop.stop();
    },
    // Longer than READY_MS_MAX in shop.ts, so that a shop that does not start reports the reason.
    { scope: 'worker', timeout: 270_000 },
  ],
  /** Opens a page in a new context, without data of the previous test. */
  openPage: async ({ browser, shopUrl }, use) => {
    const openedPages: Awaited<ReturnType<typeof openContext>>[] = [];
    await use(async (viewport, options = {}) => {
      const openedPage = await openContext(browser, shopUrl, viewport, options);
      openedPages.push(openedPage);
      return openedPage;
    });
    await Promise.all(openedPages.map(({ context }) => context.close()));
  },
});

/** Playwright's default intervals grow to a second. Over hundreds of polls that would add minutes. */
const POLL_INTERVALS_MS = [50];
const poll: typeof baseExpect.poll = (actual, options) =>
  baseExpect.poll(actual, { intervals: POLL_INTERVALS_MS, ...(typeof options === 'string' ? { message: options } : options) });

export const expect = Object.assign(((actual: unknown, options?: string) => baseExpect(actual, options)) as typeof baseExpect, baseExpect, {
  poll,
});
