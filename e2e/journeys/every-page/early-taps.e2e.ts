/** What a shopper taps before the page's script has started shows at once that it waits, and happens once when the script is there. */
import type { Page } from '@playwright/test';
import { DESKTOP, expectAccessible, PHONE, waitUntilIdle } from '../../support/page.ts';
import { findProduct, findProductsWithoutChoices } from '../../support/products.ts';
import { signInShopper } from '../../support/shopper.ts';
import { expect, type OpenPage, test } from '../../support/test.ts';

/** Opens a page whose scripts do not arrive. The returned function lets them arrive, and waits for the page. */
async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  return async () => {
    held.resolve();
    await waitUntilIdle(page);
  };
}

/** A signed-in customer's phone, and the paths of the calls that change something for her. */
async function openCustomersPhone(openPage: OpenPage, shopUrl: string) {
  const { page, pageErrors } = await openPage(PHONE);
  const { api } = await signInShopper(page, shopUrl);
  const changes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/(add|remove|update)/.test(pathname)) changes.push(pathname);
  });
  return { page, pageErrors, api, changes };
}

const countBusy = (page: Page) => page.locator(':is(button, select, summary, input)[aria-busy="true"]').count();

/** Presses each control of the page that needs the script. Returns how many there are, and those that show no sign of the press. */
const pressAllControls = (page: Page) =>
  page.evaluate(() => {
    const worksByItself = (control: HTMLElement) =>
      control instanceof HTMLButtonElement && (control.disabled || (control.type === 'submit' && control.form?.hasAttribute('action')));
    const controls = [...document.querySelectorAll<HTMLElement>('button, select, summary:has(h2)')].filter(
      (control) => control.checkVisibility() && !control.closest('dialog, footer') && !worksByItself(control),
    );
    const silentControls = controls.filter((control) => {
      if (control instanceof HTMLSelectElement) control.dispatchEvent(new Event('change', { bubbles: true }));
      else control.click();
      const isBusy = control.ariaBusy === 'true';
      document.querySelector<HTMLElement>('dialog[open] button')?.click();
      return !isBusy;
    });
    return { count: controls.length, silent: silentControls.map(({ outerHTML }) => outerHTML) };
  });

for (const [device, viewport] of [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const) {
  test(`on ${device} every control of header, home, list and product answers before the script has started`, async ({
    openPage,
    shopUrl,
  }) => {
    const { product_id } = await findProduct(shopUrl, { where: ({ specific_info }) => specific_info.length > 0 });
    for (const path of ['/', '/category/skincare', `/product/${product_id}`]) {
      const { page } = await openPage(viewport);
      await openWithoutScripts(page, path);
      const { count, silent } = await pressAllControls(page);
      expect(count, path).toBeGreaterThan(8);
      expect(silent, path).toEqual([]);
      expect(new URL(page.url()).pathname).toBe(path);
    }
  });
}

test('on home hearts, a plus and the slides do once what a customer has tapped, and double taps add nothing', async ({
  openPage,
  shopUrl,
}) => {
  const { page, pageErrors, api, changes } = await openCustomersPhone(openPage, shopUrl);
  const start = await openWithoutScripts(page, '/');
  const withoutChoices = new Set((await findProductsWithoutChoices(shopUrl, 20)).map(({ name }) => name));
  const main = page.getByRole('main');
  const names = await main.getByRole('article').getByRole('heading').allTextContents();
  const name = names.find((title) => withoutChoices.has(title)) ?? '';
  const hearts = main.getByRole('button', { name: /^Save / });
  const slides = page.locator('[aria-roledescription="carousel"]');
  await slides.getByRole('button', { name: 'Pause slides' }).tap();
  await slides.getByRole('button', { name: 'Next slide' }).tap();
  await hearts.first().tap();
  await hearts.nth(1).dblclick();
  await main.getByRole('button', { name: `Add ${name} to cart` }).dblclick();
  expect(await countBusy(page)).toBe(5);
  await start();
  expect(await countBusy(page)).toBe(0);
  await expect(page.getByRole('link', { name: 'Cart, 1 item' }).first()).toBeVisible();
  for (const index of [0, 1]) await expect(hearts.nth(index)).toHaveAttribute('aria-pressed', 'true');
  await expect(slides.getByText(/^2 \/ /)).toBeVisible();
  await expect(slides.getByRole('button', { name: 'Play slides' })).toBeVisible();
  const [cart, wishlist] = [await api.cart(), await api.wishlist()];
  expect(cart.ok && cart.data.cart_items.map(({ quantity }) => quantity)).toEqual([1]);
  expect(wishlist.ok && wishlist.data.results.length).toBe(2);
  expect(changes.toSorted()).toEqual(['/api/orders/carts/add', '/api/products/wishlist/add', '/api/products/wishlist/add']);
  expect(pageErrors).toEqual([]);
});

test('a heart of a product that is saved already leaves it saved', async ({ openPage, shopUrl }) => {
  const { page, changes } = await openCustomersPhone(openPage, shopUrl);
  const start = await openWithoutScripts(page, '/best');
  await start();
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Save / })
    .first();
  await heart.tap();
  await expect.poll(() => changes.length).toBe(1);
  // The page that is opened next knows that the product is saved only if this one has stored the response.
  await waitUntilIdle(page);
  await page.unrouteAll();
  const startAgain = await openWithoutScripts(page, '/best');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.tap();
  await startAgain();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(changes).toHaveLength(1);
});

test('a list is sorted as chosen, once', async ({ openPage }) => {
  const { page, pageErrors } = await openPage(PHONE);
  const start = await openWithoutScripts(page, '/category/skincare');
  const sort = page.getByLabel('Sort by');
  const [, second = ''] = await sort
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  await sort.selectOption(second);
  expect(await countBusy(page)).toBe(1);
  const entries = await page.evaluate(() => history.length);
  await start();
  await page.waitForURL(/[?&]sort=/);
  expect([new URL(page.url()).searchParams.get('sort'), await sort.inputValue()]).toEqual([second, second]);
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  expect(pageErrors).toEqual([]);
});

for (const [name, path, button, role, content] of [
  ['Menu', '/', 'Open menu', 'link', 'Brands A to Z'],
  ['Filter', '/category/skincare', /^Filter/, 'button', /^Show .*products$/],
] as const) {
  test(`${name} opens at the tap, with a skeleton, and its content follows`, async ({ openPage }) => {
    const { page, pageErrors } = await openPage(PHONE);
    const start = await openWithoutScripts(page, path);
    await page.getByRole('button', { name: button }).tap();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog.getByRole('status', { name: 'Loading' })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Close' }).tap();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: button }).tap();
    await start();
    await expect(dialog.getByRole(role, { name: content })).toBeVisible();
    expect(await page.locator('dialog:modal').count()).toBe(1);
    await page.goBack();
    await expect(dialog).toBeHidden();
    expect(new URL(page.url()).pathname).toBe(path);
    expect(pageErrors).toEqual([]);
  });
}

test('what is typed into the search field stays, and gets its suggestions', async ({ openPage }) => {
  const { page, pageErrors } = await openPage(PHONE);
  const start = await openWithoutScripts(page, '/');
  await page.getByRole('searchbox').pressSequentially('serum');
  await start();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('combobox')).toHaveValue('serum');
  expect(pageErrors).toEqual([]);
});

test('on a product the quantity and Add to Cart count once, and the other controls do what was tapped', async ({ openPage, shopUrl }) => {
  const { page, pageErrors, api, changes } = await openCustomersPhone(openPage, shopUrl);
  const isSuitable = {
    where: ({ options, sizes, specific_info }: Awaited<ReturnType<typeof findProduct>>) =>
      options.length + sizes.length === 0 && specific_info.length > 0,
  };
  const { product_id } = await findProduct(shopUrl, isSuitable);
  const path = `/product/${product_id}`;
  const start = await openWithoutScripts(page, path);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Add to wishlist', exact: false }).first().tap();
  await main.getByText('How to Use').tap();
  await main.getByRole('button', { name: 'One more' }).tap();
  await main.getByRole('button', { name: 'Add to Cart' }).dblclick();
  expect(await countBusy(page)).toBe(4);
  await start();
  await expect(page.getByRole('dialog', { name: 'Added to Your Cart' })).toContainText('Quantity 2');
  expect(new URL(page.url()).pathname).toBe(path);
  const cart = await api.cart();
  expect(cart.ok && cart.data.cart_items.map(({ quantity }) => quantity)).toEqual([2]);
  await expect.poll(() => changes.toSorted()).toEqual(['/api/orders/carts/add', '/api/products/wishlist/add']);
  const open = await main.locator('details[open] > summary > h2').allTextContents();
  expect(open).toEqual(['How to Use']);
  expect(pageErrors).toEqual([]);
});

test('a guest who taps Add to Cart signs in, and then has the product; without JavaScript the form works by itself', async ({
  openPage,
  shopUrl,
}) => {
  const [product] = await findProductsWithoutChoices(shopUrl, 1);
  const path = `/product/${product?.product_id}`;
  const signInPage = `/signin?redirect=${encodeURIComponent(path)}`;
  const { page } = await openPage(PHONE);
  const start = await openWithoutScripts(page, path);
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).tap();
  expect(new URL(page.url()).pathname).toBe(path);
  await start();
  await page.waitForURL(signInPage);
  expect(JSON.parse((await page.evaluate(() => sessionStorage.getItem('pending-cart-add'))) ?? '')).toMatchObject({
    product_id: product?.product_id,
  });

  const plain = await openPage(PHONE, { javaScriptEnabled: false });
  await plain.page.goto(path);
  await plain.page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).tap();
  await plain.page.waitForURL(signInPage);
});

test('a tap that waits too long ends with a message, and does nothing later; a page that was left does nothing either', async ({
  openPage,
  shopUrl,
}) => {
  const { page, pageErrors, changes } = await openCustomersPhone(openPage, shopUrl);
  await page.clock.install();
  const start = await openWithoutScripts(page, '/best');
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Save / })
    .first();
  await heart.tap();
  expect(await countBusy(page)).toBe(1);
  await page.clock.fastForward(15_000);
  expect(await countBusy(page)).toBe(0);
  const note = page.getByRole('alert').filter({ hasText: 'nothing has been done yet' });
  await expect(note).toBeVisible();
  await expectAccessible(page);
  await page.clock.resume();
  await start();
  await expect(note).toBeHidden();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');

  await page.unrouteAll();
  await openWithoutScripts(page, '/new');
  await heart.tap();
  await page.getByRole('main').getByRole('article').getByRole('link').first().tap();
  await page.waitForURL('**/product/**', { waitUntil: 'commit' });
  await page.unrouteAll();
  await page.goBack();
  await waitUntilIdle(page);
  expect(changes).toEqual([]);
  expect(pageErrors).toEqual([]);
});
