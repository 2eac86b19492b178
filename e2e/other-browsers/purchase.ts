/** A purchase in any browser: the shopper signs in, orders a product, claims to have paid by mobile money, and opens the order. */
import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { findProductsWithoutChoices } from '../support/products.ts';
import { signUpShopper } from '../support/shopper.ts';
import { click, type TestBrowser, type } from './browser.ts';

const FOUND_MS_MAX = 30_000;
const POLL_MS = 100;

type Target = { role: 'button' | 'link' | 'field' | 'text'; name: string };

/**
 * Runs in the page. Scrolls to the first visible element of this role whose name begins with the text, and returns the place of its middle.
 * Returns null if there is none, if something covers it, or if React has not hydrated the page.
 */
function locateInPage({ role, name }: Target): string {
  if (!Object.keys(document.documentElement).some((key) => key.startsWith('__reactProps$'))) return 'null';
  const selectors = { button: 'button', link: 'a', field: 'input, textarea', text: 'h1, h2, h3, p, span, li, dd, td, div' };
  const readName = (element: Element) => {
    const labels = [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent).join(' ');
    return (labels || element.getAttribute('aria-label') || element.textContent || '').replace(/\s+/g, ' ').trim();
  };
  for (const element of document.querySelectorAll(selectors[role])) {
    if (!readName(element).startsWith(name) || (element as HTMLButtonElement).disabled) continue;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    const topElement = document.elementFromPoint(x, y);
    if (width > 0 && topElement && (element.contains(topElement) || topElement.contains(element))) return JSON.stringify({ x, y });
  }
  return 'null';
}

/** Waits until the element is there and does not move. */
async function locate(browser: TestBrowser, target: Target): Promise<{ x: number; y: number }> {
  const deadline_ms = Date.now() + FOUND_MS_MAX;
  let before = 'null';
  while (Date.now() < deadline_ms) {
    const found = await browser.evaluate(`(${locateInPage})(${JSON.stringify(target)})`);
    if (found !== 'null' && found === before) return JSON.parse(found);
    before = found;
    await pause(POLL_MS);
  }
  const page = await browser.evaluate('location.pathname + "\\n" + document.body.innerText.slice(0, 2000)');
  throw new Error(`no ${target.role} '${target.name}' on ${page}`);
}

async function clickOn(browser: TestBrowser, role: Target['role'], name: string): Promise<void> {
  const { x, y } = await locate(browser, { role, name });
  await browser.perform([click(x, y)]);
}

async function fill(browser: TestBrowser, name: string, text: string): Promise<void> {
  await clickOn(browser, 'field', name);
  await browser.perform([type(text)]);
}

async function waitForText(browser: TestBrowser, name: string): Promise<void> {
  await locate(browser, { role: 'text', name });
}

/** Throws if a step of the purchase is not possible, or if the browser reports an error of a script. */
export async function buy(browser: TestBrowser, shopUrl: string): Promise<void> {
  const [product] = await findProductsWithoutChoices(shopUrl, 1);
  assert(product);
  const { api, shopper } = await signUpShopper(shopUrl);
  await browser.visit(`${shopUrl}/product/${product.product_id}`);
  await clickOn(browser, 'button', 'Add to Cart');
  // A guest signs in, and returns to the product, which is then in the cart.
  await fill(browser, 'Username', shopper.username);
  await fill(browser, 'Password', shopper.password);
  await clickOn(browser, 'button', 'Sign in');
  await clickOn(browser, 'link', 'View Cart');
  await clickOn(browser, 'link', 'Proceed to Checkout');
  await clickOn(browser, 'button', 'Place Order');
  await clickOn(browser, 'button', 'Pay Now');
  await clickOn(browser, 'button', 'Mobile Money');
  await clickOn(browser, 'button', 'I have paid');
  await fill(browser, 'Transaction ID', '12345678901');
  await clickOn(browser, 'button', 'Send');
  await waitForText(browser, 'Thank you. We are checking your payment.');

  const orders = await api.orders();
  assert(orders.ok);
  const [order] = orders.data.orders;
  assert(order);
  await browser.visit(`${shopUrl}/orders/${order.order_id}`);
  await waitForText(browser, product.name);
  assert.deepEqual(await browser.listErrors(), [], 'errors of scripts');
  await expectErrorsRecorded(browser);
}

/** Causes an exception in the page, so that a browser that reports none fails. */
async function expectErrorsRecorded(browser: TestBrowser): Promise<void> {
  await browser.evaluate(`String(setTimeout(() => { throw new Error('caused on purpose'); }))`);
  const deadline_ms = Date.now() + FOUND_MS_MAX;
  while (!(await browser.listErrors()).some((error) => error.includes('caused on purpose'))) {
    if (Date.now() > deadline_ms) throw new Error('the browser has not reported an exception');
    await pause(POLL_MS);
  }
}
