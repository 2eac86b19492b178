/** What a first visit costs a shopper who pays by the megabyte. The budgets do not depend on the machine. */
import { describe, expect, inject, test } from 'vitest';
import { PHONE, useBrowser } from '../support/page.ts';
import { productWithOptions } from '../support/products.ts';

const browser = useBrowser();

const kB = 1000;
const BUDGET = { script: 110 * kB, html: 25 * kB, home: 220 * kB, list: 220 * kB, product: 200 * kB };

/** `total` and `kinds` as they came over the wire, headers too; `script` the compressed files alone. */
type Weight = { total: number; script: number; html: number; kinds: Record<string, number> };

/**
 * Bytes until the first view stood still: nothing scrolled, nothing touched, no slide moved on, which on a slow machine would happen
 * before all has come. A cheap phone has two pixels for one.
 */
async function weigh(path: string): Promise<Weight> {
  const { page, close } = await browser.open(PHONE, { deviceScaleFactor: 2, reducedMotion: 'reduce' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const responses = new Map<string, { type: string; body: number }>();
  const kinds: Record<string, number> = {};
  let script = 0;
  devtools.on('Network.responseReceived', ({ requestId, type, response }) =>
    responses.set(requestId, { type, body: Number(response.headers['content-length'] ?? 0) }),
  );
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { type, body } = responses.get(requestId) ?? { type: 'Other', body: 0 };
    kinds[type] = (kinds[type] ?? 0) + encodedDataLength;
    if (type === 'Script') script += body;
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await close();
  const total = Object.values(kinds).reduce((sum, bytes) => sum + bytes, 0);
  return { total, script, html: kinds.Document ?? 0, kinds };
}

describe('a first visit', () => {
  test.each([
    ['home', '/'],
    ['list', '/category/skincare'],
  ] as const)('%s stays within its budget', async (name, path) => {
    const weight = await weigh(path);
    process.stdout.write(`${name}: ${JSON.stringify(weight)}\n`);
    expect(weight.script).toBeGreaterThan(0);
    if (name === 'home') expect(weight.script).toBeLessThanOrEqual(BUDGET.script);
    expect(weight.html).toBeLessThanOrEqual(BUDGET.html);
    expect(weight.total).toBeLessThanOrEqual(BUDGET[name]);
  });

  test('product stays within its budget', async () => {
    const { product_id } = await productWithOptions(inject('shopUrl'));
    const weight = await weigh(`/product/${product_id}`);
    process.stdout.write(`product: ${JSON.stringify(weight)}\n`);
    expect(weight.html).toBeLessThanOrEqual(BUDGET.html);
    expect(weight.total).toBeLessThanOrEqual(BUDGET.product);
  });

  test('pages and files are sent compressed', async () => {
    const response = await fetch(inject('shopUrl'), { headers: { 'accept-encoding': 'br' } });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(await response.text()).toContain('</html>');
  });
});
