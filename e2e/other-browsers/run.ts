/**
 * Runs the purchase in a browser: `node run.ts <firefox|webkit> <file>`. If the browser can neither be found nor installed, it writes the reason
 * into the file and exits with 75.
 */
import { writeFileSync } from 'node:fs';
import { startShop } from '../support/shop.ts';
import { BrowserMissing, type TestBrowser } from './browser.ts';
import { openFirefox } from './firefox.ts';
import { buy } from './purchase.ts';
import { openWebKit } from './webkit.ts';

const OPEN: Record<string, () => Promise<TestBrowser>> = { firefox: openFirefox, webkit: openWebKit };
const NOT_RUN_CODE = 75;

const [name = '', reasonFile = ''] = process.argv.slice(2);
const open = OPEN[name];
if (!open) throw new Error(`There is no browser '${name}', only ${Object.keys(OPEN).join(' and ')}.`);

async function openOrExit(openBrowser: () => Promise<TestBrowser>): Promise<TestBrowser> {
  try {
    return await openBrowser();
  } catch (error) {
    if (!(error instanceof BrowserMissing)) throw error;
    writeFileSync(reasonFile, error.message);
    process.exit(NOT_RUN_CODE);
  }
}

const browser = await openOrExit(open);
try {
  const shop = await startShop();
  try {
    await buy(browser, shop.url);
    process.stdout.write(`${name}: a shopper bought a product, without an error of a script\n`);
  } finally {
    await shop.stop();
  }
} finally {
  await browser.close();
}
