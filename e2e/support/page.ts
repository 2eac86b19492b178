/** A browser page that notices what a person would not: console errors, failed requests, accessibility faults. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { CHROMIUM_FLAGS } from './chromium.ts';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 900 };

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type PageOptions = Pick<
  BrowserContextOptions,
  'baseURL' | 'bypassCSP' | 'deviceScaleFactor' | 'hasTouch' | 'javaScriptEnabled' | 'reducedMotion'
>;
export type Watched = { page: Page; complaints: string[]; close: () => Promise<void> };

/** One browser for a file of journeys; each journey opens its own page, with nothing left of the one before. */
export function useBrowser(): {
  open(viewport: typeof PHONE, options?: PageOptions): Promise<Watched>;
} {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: inject('chromium'), args: CHROMIUM_FLAGS });
  });
  afterAll(async () => {
    await browser.close();
  });
  return {
    async open(viewport, options = {}) {
      const phone = viewport.width < 768;
      const context = await browser.newContext({ viewport, isMobile: phone, hasTouch: phone, baseURL: inject('shopUrl'), ...options });
      const page = await context.newPage();
      page.setDefaultTimeout(15_000);
      const complaints: string[] = [];
      // A page that is left cancels what it asked for; with scripts off they are refused, as the browser was told.
      const expected = options.javaScriptEnabled === false ? ['net::ERR_ABORTED', 'csp'] : ['net::ERR_ABORTED'];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(`${page.url()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
      page.on('requestfailed', (request) => {
        const why = request.failure()?.errorText ?? '';
        if (!expected.includes(why)) complaints.push(`${request.url()}: ${why}`);
      });
      return { page, complaints, close: () => context.close() };
    },
  };
}

type AxeResult = { violations: { id: string; help: string; nodes: { target: string[]; failureSummary: string }[] }[] };

/** What fades is not yet as it will be read; an answer that just came may set it fading one frame later. What moves for ever is not waited for. */
const settle = async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const fading = () => document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
  do {
    await Promise.allSettled(fading().map(({ finished }) => finished));
    await frame();
    await frame();
  } while (fading().length > 0);
};

/** Fails with every accessibility fault that axe finds on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(settle);
  await page.evaluate(axeSource);
  const { violations } = (await page.evaluate(
    `axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })`,
  )) as AxeResult;
  const faults = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map((node) => `   ${node.target.join(' ')}\n      ${node.failureSummary}`).join('\n')}`,
  );
  expect(faults, `accessibility of ${page.url()}`).toEqual([]);
}
