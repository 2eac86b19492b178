/** The bytes of a first visit stay within budgets, for shoppers and staff who pay by the megabyte. */

import { LANGUAGES, translatePath } from '@uruhu/contract/languages';
import { PHONE } from '../../support/page.ts';
import { findProductWithOptions } from '../../support/products.ts';
import { addStaffCookie, signInStaff } from '../../support/staff.ts';
import { expect, type OpenPage, test } from '../../support/test.ts';

const kB = 1000;
const BUDGET = {
  script: 118 * kB,
  html: 35 * kB,
  home: 220 * kB,
  list: 215 * kB,
  product: 205 * kB,
  signInScript: 170 * kB,
  dashboardScript: 195 * kB,
};

/** In bytes. `total` and `bytesByType` count all that is transferred, with headers; `script` counts only the compressed bodies of scripts. */
type Weight = { total: number; script: number; html: number; bytesByType: Record<string, number> };

/**
 * Counts the bytes until the first view is loaded, on a phone with two device pixels per CSS pixel. Motion is reduced, because on a slow
 * machine the slides would otherwise change, and load more, before the first view is complete. `staffToken`: the session of a staff member.
 */
async function measureWeight(openPage: OpenPage, path: string, staffToken?: string): Promise<Weight> {
  const { page } = await openPage(PHONE, { deviceScaleFactor: 2, reducedMotion: 'reduce' });
  if (staffToken) await addStaffCookie(page, staffToken);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const responses = new Map<string, { type: string; body: number }>();
  const bytesByType: Record<string, number> = {};
  let script = 0;
  devtools.on('Network.responseReceived', ({ requestId, type, response }) =>
    responses.set(requestId, { type, body: Number(response.headers['content-length'] ?? 0) }),
  );
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { type, body } = responses.get(requestId) ?? { type: 'Other', body: 0 };
    bytesByType[type] = (bytesByType[type] ?? 0) + encodedDataLength;
    if (type === 'Script') script += body;
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  // The back office draws its pages in the browser, and its network can be idle before.
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const total = Object.values(bytesByType).reduce((sum, bytes) => sum + bytes, 0);
  return { total, script, html: bytesByType.Document ?? 0, bytesByType };
}

test.describe('a first visit', () => {
  const homes = LANGUAGES.map((language) => ['home', translatePath('/', language)] as const);
  for (const [name, path] of [...homes, ['list', '/category/skincare'] as const]) {
    test(`to ${path} stays within the budget of the ${name} page`, async ({ openPage }) => {
      const weight = await measureWeight(openPage, path);
      process.stdout.write(`${path}: ${JSON.stringify(weight)}\n`);
      expect(weight.script).toBeGreaterThan(0);
      if (name === 'home') expect(weight.script).toBeLessThanOrEqual(BUDGET.script);
      expect(weight.html).toBeLessThanOrEqual(BUDGET.html);
      expect(weight.total).toBeLessThanOrEqual(BUDGET[name]);
    });
  }

  test('to a product page stays within its budget', async ({ shopUrl, openPage }) => {
    const { product_id } = await findProductWithOptions(shopUrl);
    const weight = await measureWeight(openPage, `/product/${product_id}`);
    process.stdout.write(`product: ${JSON.stringify(weight)}\n`);
    expect(weight.html).toBeLessThanOrEqual(BUDGET.html);
    expect(weight.total).toBeLessThanOrEqual(BUDGET.product);
  });
});

test.describe('a first visit to the back office', () => {
  test('to the sign-in page stays within its budget', async ({ openPage }) => {
    const { script } = await measureWeight(openPage, '/admin/login');
    process.stdout.write(`sign-in: ${script}\n`);
    expect(script).toBeGreaterThan(0);
    expect(script).toBeLessThanOrEqual(BUDGET.signInScript);
  });

  test('to the dashboard stays within its budget, with the dialogs that load after the first view', async ({ shopUrl, openPage }) => {
    const { token } = await signInStaff(shopUrl);
    const { script } = await measureWeight(openPage, '/admin/dashboard', token);
    process.stdout.write(`dashboard: ${script}\n`);
    expect(script).toBeGreaterThan(0);
    expect(script).toBeLessThanOrEqual(BUDGET.dashboardScript);
  });
});
