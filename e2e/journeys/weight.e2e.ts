/** What a first visit costs a shopper who pays by the megabyte. The budgets do not depend on the machine. */
import { describe, expect, inject, test } from 'vitest';
import { PHONE, useBrowser } from '../support/page.ts';
import { productWithOptions } from '../support/products.ts';

const browser = useBrowser();

const kB = 1000;
const BUDGET = { script: 110 * kB, html: 25 * kB, home: 220 * kB, list: 220 * kB, product: 200 * kB };

type Weight = { total: number; script: number; html: number; kinds: Record<string, number> };

/** Bytes as they came over the wire until the first view stood still: nothing scrolled, nothing touched. */
async function weigh(path: string): Promise<Weight> {
  const { page, close } = await browser.open(PHONE);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const kindOf = new Map<string, string>();
  const kinds: Record<string, number> = {};
  devtools.on('Network.responseReceived', ({ requestId, type }) => kindOf.set(requestId, type));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId) ?? 'Other';
    kinds[kind] = (kinds[kind] ?? 0) + encodedDataLength;
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await close();
  const total = Object.values(kinds).reduce((sum, bytes) => sum + bytes, 0);
  return { total, script: kinds.Script ?? 0, html: kinds.Document ?? 0, kinds };
}

describe('a first visit', () => {
  test.each([
    ['home', '/'],
    ['list', '/category/skincare'],
  ] as const)('%s stays within its budget', async (name, path) => {
    const weight = await weigh(path);
    process.stdout.write(`${name}: ${JSON.stringify(weight)}\n`);
    expect(weight.script).toBeGreaterThan(0);
    expect(weight.script).toBeLessThanOrEqual(BUDGET.script);
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
