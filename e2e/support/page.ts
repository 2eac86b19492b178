/** A browser page that records console errors, failed requests and accessibility faults. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type BrowserContextOptions, expect, type Page, type Request, type Response } from '@playwright/test';

export const PHONE = { width: 390, height: 844 };
export const SMALL_PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1280, height: 900 };

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export type PageOptions = Pick<
  BrowserContextOptions,
  'baseURL' | 'bypassCSP' | 'deviceScaleFactor' | 'hasTouch' | 'javaScriptEnabled' | 'locale' | 'reducedMotion'
>;

/** Collects console errors and warnings, exceptions, and failed requests. */
export function recordPageErrors(page: Page, options: PageOptions): { page: Page; pageErrors: string[] } {
  const pageErrors: string[] = [];
  // Leaving a page cancels its requests. Without JavaScript the browser refuses its scripts.
  const ignoredErrors = options.javaScriptEnabled === false ? ['net::ERR_ABORTED', 'csp'] : ['net::ERR_ABORTED'];
  page.setDefaultTimeout(15_000);
  trackRequests(page);
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') pageErrors.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => pageErrors.push(`${page.url()}: ${error.message}`));
  page.on('requestfailed', (request) => {
    const errorText = request.failure()?.errorText ?? '';
    if (!ignoredErrors.includes(errorText)) pageErrors.push(`${request.url()}: ${errorText}`);
  });
  return { page, pageErrors };
}

/**
 * Leaves out the errors that the test causes on purpose. For a call that the shop refuses, Chromium logs an error with the status, such as
 * 'the server responded with a status of 409 (Conflict)'.
 */
export const omitExpectedErrors = (pageErrors: readonly string[], expected: RegExp): string[] =>
  pageErrors.filter((error) => !expected.test(error));

const requestsInFlight = new WeakMap<Page, Set<Request>>();

/** The requests of the page that have no response yet. Tracking begins with the first call. */
function trackRequests(page: Page): Set<Request> {
  const trackedRequests = requestsInFlight.get(page);
  if (trackedRequests) return trackedRequests;
  const openRequests = new Set<Request>();
  requestsInFlight.set(page, openRequests);
  page.on('request', (request) => openRequests.add(request));
  page.on('requestfinished', (request) => openRequests.delete(request));
  page.on('requestfailed', (request) => openRequests.delete(request));
  return openRequests;
}

/** React sets the properties of the root element last, in the task in which it commits the hydrated page. */
const isHydrated = () => Object.keys(document.documentElement).some((key) => key.startsWith('__reactProps$'));
/** With a timeout, because a page that is never idle would otherwise wait here, and `waitUntilIdle` could not report the open requests. */
const waitForIdleCallback = (timeout: number) => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout }));

const IDLE_TIMEOUT_MS = 30_000;

/**
 * Waits until the page is hydrated, its effects have run, and their requests have responses. This takes half a second less than
 * Playwright's `networkidle`. Use `networkidle` where a test shows that the page does not send a request. Throws with the addresses of
 * the open requests if the page is not idle after 30 seconds.
 */
export async function waitUntilIdle(page: Page): Promise<void> {
  const openRequests = trackRequests(page);
  const deadline_ms = Date.now() + IDLE_TIMEOUT_MS;
  await page.waitForFunction(isHydrated);
  // Waits for two idle callbacks in a row without open requests, because an effect may send one after the first.
  let idleCount = 0;
  while (idleCount < 2) {
    await page.evaluate(waitForIdleCallback, IDLE_TIMEOUT_MS);
    idleCount = openRequests.size === 0 ? idleCount + 1 : 0;
    if (Date.now() > deadline_ms)
      throw new Error(`${page.url()} still waits for ${[...openRequests].map((request) => request.url()).join(', ')}`);
  }
}

/**
 * Ignores the requests of the previous page from now on. Chromium may report neither a response nor a failure for a request that the previous
 * page sends while it is being left, so they are forgotten again when the new page begins.
 */
function forgetPreviousPage(page: Page): void {
  const openRequests = trackRequests(page);
  openRequests.clear();
  page.once('framenavigated', () => {
    for (const request of openRequests) if (!request.isNavigationRequest()) openRequests.delete(request);
  });
}

/** Opens an address and waits until the page is idle. Does not wait for requests of the previous page. */
export async function visit(page: Page, url: string): Promise<Response | null> {
  forgetPreviousPage(page);
  const response = await page.goto(url);
  await waitUntilIdle(page);
  return response;
}

/** Loads the page again and waits until it is idle. Does not wait for requests from before. */
export async function reload(page: Page): Promise<void> {
  forgetPreviousPage(page);
  await page.reload();
  await waitUntilIdle(page);
}

/**
 * Returns by how much the page is wider than the screen. Compares with `clientWidth`, because an emulated phone zooms out over a page that is too
 * wide, and `innerWidth` grows with it.
 */
export const measureOverflow_px = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The texts of chosen options that are wider than their select box. A select gives no width of its text, so a canvas measures it. */
export const listClippedSelects = (page: Page): Promise<string[]> =>
  page.locator('select:visible').evaluateAll((menus: HTMLSelectElement[]) => {
    const canvas = document.createElement('canvas').getContext('2d');
    const isClipped = (menu: HTMLSelectElement, text: string) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(menu);
      if (canvas) canvas.font = font;
      const room_px = menu.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return (canvas?.measureText(text).width ?? 0) > room_px + 1;
    };
    return menus
      .map((menu) => [menu, menu.selectedOptions[0]?.text ?? ''] as const)
      .flatMap(([menu, text]) => (isClipped(menu, text) ? [text] : []));
  });

type AxeResult = { violations: { id: string; help: string; nodes: { target: string[]; failureSummary: string }[] }[] };

/**
 * Waits for all finite animations, because contrast is wrong during a fade. Waits two frames before it looks for more, because a response
 * that has just arrived may start an animation only in the next frame.
 */
const waitForAnimations = async () => {
  const waitForFrame = () => new Promise(requestAnimationFrame);
  const listRunningAnimations = () =>
    document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
  do {
    await Promise.allSettled(listRunningAnimations().map(({ finished }) => finished));
    await waitForFrame();
    await waitForFrame();
  } while (listRunningAnimations().length > 0);
};

/** Fails with all accessibility faults that axe finds on the page in its current state. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(waitForAnimations);
  // Loads axe, 500 kB, once per page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const { violations } = (await page.evaluate(
    `axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'], resultTypes: ['violations'] })`,
  )) as AxeResult;
  const faults = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map((node) => `   ${node.target.join(' ')}\n      ${node.failureSummary}`).join('\n')}`,
  );
  expect(faults, `accessibility of ${page.url()}`).toEqual([]);
}
