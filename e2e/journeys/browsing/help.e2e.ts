/** The help pages and the layout in a browser: what is typed, mailed, opened and scrolled. Their states are tested as components. */
import type { Page } from '@playwright/test';
import { openBrokenShop } from '../../support/broken-shop.ts';
import { waitForMail } from '../../support/mailbox.ts';
import { DESKTOP, expectAccessible, omitExpectedErrors, PHONE, reload, visit } from '../../support/page.ts';
import { expect, test } from '../../support/test.ts';

const SHOP_MAIL = 'muraho@uruhu.example';
const SENT_MESSAGE = "Message sent successfully! We'll get back to you soon.";

async function fillFields(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await page.getByRole('main').getByLabel(label, { exact: true }).fill(text);
}

const generateName = () => `Keza ${crypto.randomUUID().slice(0, 8)}`;

test('on a phone the contact form shows mistakes, keeps a draft over a reload, and mails a valid message', async ({
  openPage,
  shopUrl,
}) => {
  const { page, pageErrors } = await openPage(PHONE);
  await visit(page, '/contactus');
  const sendButton = page.getByRole('button', { name: 'Send message' });
  const form = page.locator('form').filter({ has: sendButton });
  await sendButton.click();
  await form.getByText('Please fill in all fields').waitFor();
  await expectAccessible(page);
  const name = generateName();
  await fillFields(page, { Name: name, 'E-mail': 'keza@example.com', Phone: '0788 123 456', Message: 'Where is my parcel?' });
  await reload(page);
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Where is my parcel?');
  await sendButton.click();
  await page.getByRole('heading', { name: SENT_MESSAGE }).waitFor();
  await expectAccessible(page);
  expect((await waitForMail(shopUrl, SHOP_MAIL, new RegExp(name))).text).toContain('Where is my parcel?');
  await reload(page);
  expect(await page.getByLabel('Message', { exact: true }).inputValue(), 'a sent message leaves no draft').toBe('');
  expect(pageErrors).toEqual([]);
});

test('without JavaScript the contact form is a plain form, and no heart is shown', async ({ openPage, shopUrl }) => {
  const { page, pageErrors } = await openPage(PHONE, { javaScriptEnabled: false });
  await page.goto('/contactus');
  const name = generateName();
  await fillFields(page, { Name: name, 'E-mail': 'keza', Phone: '0788 123 456', Message: 'Murakoze "cyane" <b>' });
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByText('Please enter a valid email address').waitFor();
  expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe('Murakoze "cyane" <b>');
  await fillFields(page, { 'E-mail': 'keza@example.com' });
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByText(SENT_MESSAGE).waitFor();
  expect((await waitForMail(shopUrl, SHOP_MAIL, new RegExp(name))).text).toContain('Murakoze "cyane" <b>');
  await page.goto('/best');
  const heart = page.locator('article button[aria-label$="to wishlist"]').first();
  expect([await heart.getAttribute('aria-pressed'), await heart.isVisible()]).toEqual(['false', false]);
  expect(omitExpectedErrors(pageErrors, /status of 400/)).toEqual([]);
});

test('on a phone questions are searched and opened by keyboard, have addresses, and policies have a table of contents', async ({
  openPage,
}) => {
  const { page, pageErrors } = await openPage(PHONE);
  await visit(page, '/faqs');
  const main = page.getByRole('main');
  await main.getByRole('searchbox', { name: 'Search questions' }).focus();
  await page.keyboard.type('kigali');
  await expect.poll(() => main.getByRole('status').textContent()).toMatch(/^\d+ questions? match(es)?\.$/);
  await main.locator('details[open] mark').first().waitFor();
  await expectAccessible(page);
  const openQuestion = main.locator('details[open]').first();
  const openCount = await main.locator('details[open]').count();
  await openQuestion.locator('summary').press('Enter');
  await expect(main.locator('details[open]')).toHaveCount(openCount - 1);

  await visit(page, '/terms');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.locator('summary').click();
  const link = contents.getByRole('link').last();
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(main.getByRole('heading', { level: 2, name: title })).toBeInViewport();

  await visit(page, '/faqs#how-long-does-delivery-take');
  const linkedQuestion = page.locator('#how-long-does-delivery-take');
  await expect(linkedQuestion).toHaveJSProperty('open', true);
  const readTop = () => linkedQuestion.evaluate((details) => details.getBoundingClientRect().top / innerHeight);
  await expect.poll(readTop).toBeLessThan(0.6);
  expect(await readTop(), 'not behind the header').toBeGreaterThanOrEqual(0);
  expect(pageErrors).toEqual([]);
});

test('a letter leads to its brands and a brand to its products; the footer leads to the top of other pages', async ({ openPage }) => {
  const { page, pageErrors } = await openPage(DESKTOP);
  await visit(page, '/brands');
  const letterNav = page.getByRole('navigation', { name: 'Letters' }).or(page.getByRole('navigation').filter({ hasText: 'ABC' }));
  // A to Z, and '#' for the brands whose names begin with no letter.
  expect(await letterNav.locator('li').count()).toBe(27);
  expect(await letterNav.locator('[aria-disabled="true"]').count()).toBeGreaterThan(0);
  const counts = page.locator('main section li span');
  const areBelowNames = (elements: Element[]) =>
    elements.every((count) => count.getBoundingClientRect().top >= (count.previousElementSibling?.getBoundingClientRect().bottom ?? 0) - 1);
  expect(await counts.evaluateAll(areBelowNames), 'each count is below its name').toBe(true);
  const letter = letterNav.getByRole('link', { name: 'T', exact: true });
  await letter.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('#letter-T');
  await page.locator('#letter-T').getByRole('link').first().click();
  await page.waitForURL((url) => url.pathname === '/search' && (url.searchParams.get('b') ?? '').startsWith('T'));

  const footer = page.getByRole('contentinfo');
  const logos = footer.getByRole('list', { name: 'Ways to pay and to deliver' }).getByRole('listitem').getByRole('img');
  await logos.first().scrollIntoViewIfNeeded();
  await expect
    .poll(() => logos.evaluateAll((images) => (images as HTMLImageElement[]).map(({ naturalWidth }) => naturalWidth > 0)))
    .toEqual(Array(5).fill(true));
  await footer.getByRole('link', { name: 'FAQs' }).click();
  await page.getByRole('heading', { level: 1, name: 'Frequently Asked Questions' }).waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const upButton = page.getByRole('button', { name: 'Scroll to top' });
  await page.evaluate(() => scrollTo(0, 302));
  await upButton.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect.poll(() => upButton.count()).toBe(0);
  expect(pageErrors).toEqual([]);
});

test('the layout stays when a page fails, and the page shows the error and a retry', async ({ openPage }) => {
  const { page } = await openPage(PHONE);
  await visit(page, '/terms');
  // An element that is built again is another element; styles that are built again leave the page without styles until they are loaded.
  const layout = await Promise.all(
    ['header', 'footer', 'link[rel="stylesheet"]'].map((part) => page.locator(part).first().elementHandle()),
  );
  const readConnected = () => Promise.all(layout.map((element) => element?.evaluate(({ isConnected }) => isConnected)));
  await page.route(/\/privacy\.data/, (route) => route.fulfill({ status: 500, body: 'broken' }));
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/privacy"]')?.click());
  await page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }).waitFor();
  expect(await readConnected()).toEqual([true, true, true]);
  await expectAccessible(page);
  await page.unroute(/\/privacy\.data/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor();
});

test.describe('while the settings of the shop cannot be loaded', () => {
  let brokenShop: Awaited<ReturnType<typeof openBrokenShop>>;
  test.beforeAll(async ({ shopUrl }) => {
    brokenShop = await openBrokenShop(shopUrl);
  });
  test.afterAll(() => brokenShop.close());

  test('a page says that the shop is loading, fills the bar to 95 %, and is complete once the settings arrive', async ({ openPage }) => {
    brokenShop.faults.set('settings', 'fails');
    const { page } = await openPage(PHONE, { baseURL: brokenShop.url, reducedMotion: 'reduce' });
    await page.goto('/brands');
    const loadingText = page.getByText('Uruhu is loading...');
    await loadingText.waitFor();
    const readBarWidth = () =>
      loadingText.evaluate((element) => {
        const bar = element.previousElementSibling as HTMLElement;
        return bar.getBoundingClientRect().width / innerWidth;
      });
    await expect.poll(readBarWidth, { timeout: 10_000 }).toBeCloseTo(0.95, 2);
    brokenShop.faults.delete('settings');
    await expect.poll(() => loadingText.count(), { timeout: 20_000 }).toBe(0);
    await page.getByRole('contentinfo').getByText(SHOP_MAIL).waitFor();
  });
});
