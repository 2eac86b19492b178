/** The contact form, the FAQs, the policies, the list of brands, and the layout of every page. */
import type { Page } from '@playwright/test';
import { openBrokenShop } from '../../support/broken-shop.ts';
import { waitForMail } from '../../support/mailbox.ts';
import { DESKTOP, expectAccessible, omitExpectedErrors, PHONE, reload, visit } from '../../support/page.ts';
import { signInShopper } from '../../support/shopper.ts';
import { expect, test } from '../../support/test.ts';

const findToast = (page: Page, text: string) => page.getByRole('region', { name: 'Notifications' }).getByText(text);
const SHOP_MAIL = 'muraho@uruhu.example';
const SENT_MESSAGE = "Message sent successfully! We'll get back to you soon.";

async function fillFields(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await page.getByRole('main').getByLabel(label, { exact: true }).fill(text);
}

test.describe('the contact form', () => {
  for (const viewport of [PHONE, DESKTOP]) {
    test(`shows each mistake, and mails a valid message (${viewport.width} px)`, async ({ openPage, shopUrl }) => {
      const { page, pageErrors } = await openPage(viewport);
      await visit(page, '/contactus');
      await expectAccessible(page);
      const main = page.getByRole('main');
      expect(await main.getByRole('link', { name: 'Chat on WhatsApp' }).getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\d+$/);
      expect(await main.getByRole('link', { name: SHOP_MAIL }).getAttribute('href')).toBe(`mailto:${SHOP_MAIL}`);
      const sendButton = page.getByRole('button', { name: 'Send message' });
      const form = page.locator('form').filter({ has: sendButton });
      await sendButton.click();
      await form.getByText('Please fill in all fields').waitFor();
      await findToast(page, 'Please fill in all fields').waitFor();
      expect(await form.getByText('This is still empty.').count()).toBe(4);
      await expectAccessible(page);
      const name = `Keza ${crypto.randomUUID().slice(0, 8)}`;
      await fillFields(page, { Name: name, 'E-mail': 'keza', Phone: '078', Message: 'Where is my parcel?' });
      await sendButton.click();
      await form.getByText('Please enter a valid email address').waitFor();
      await form.getByText('Please enter a valid phone number').waitFor();
      await fillFields(page, { 'E-mail': 'keza@example.com', Phone: '0788 123 456', Message: 'x'.repeat(5001) });
      await form.getByText('5,001 of 5,000 characters').waitFor();
      await sendButton.click();
      await form.getByText('Please use at most 5000 characters').waitFor();
      await fillFields(page, { Message: 'Where is my parcel?' });
      await sendButton.click();
      await page.getByRole('heading', { name: SENT_MESSAGE }).waitFor();
      await findToast(page, SENT_MESSAGE).waitFor();
      await expectAccessible(page);
      expect((await waitForMail(shopUrl, SHOP_MAIL, new RegExp(name))).text).toContain('Where is my parcel?');
      await reload(page);
      expect(await page.getByLabel('Message', { exact: true }).inputValue(), 'a sent message leaves no draft').toBe('');
      expect(pageErrors).toEqual([]);
    });
  }

  test('is filled in with the details of a signed-in customer, and keeps a draft over a reload, a failure and a dropped connection', async ({
    openPage,
    shopUrl,
  }) => {
    const { page } = await openPage(PHONE);
    await signInShopper(page, shopUrl);
    await visit(page, '/contactus');
    const name = page.getByLabel('Name', { exact: true });
    await expect.poll(() => name.inputValue()).toBe('Keza Ingabire');
    expect(await page.getByRole('main').getByLabel('E-mail').inputValue()).toMatch(/@example\.com$/);
    expect(await page.getByRole('main').getByLabel('Phone').inputValue()).not.toBe('');
    await fillFields(page, { Name: 'Aline', Message: 'Line one\nLine two' });
    await reload(page);
    expect(await name.inputValue()).toBe('Aline');
    expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe('Line one\nLine two');
    const sendButton = page.getByRole('button', { name: 'Send message' });
    const form = page.locator('form').filter({ has: sendButton });
    await page.route('**/api/users/contact', (route) => route.abort());
    await sendButton.click();
    await form.getByText('Network error. Please check your connection and try again.').waitFor();
    await page.unroute('**/api/users/contact');
    await page.route('**/api/users/contact', (route) => route.fulfill({ status: 500, json: { status: 'error', message: '' } }));
    await sendButton.click();
    await form.getByText('Failed to send message. Please try again.').waitFor();
    expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe('Line one\nLine two');
  });

  test('works as a plain form without JavaScript, and shows a bot that fills in the hidden field a confirmation without sending its message', async ({
    openPage,
    shopUrl,
  }) => {
    const { page, pageErrors } = await openPage(PHONE, { javaScriptEnabled: false });
    await page.goto('/contactus');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByText('Please fill in all fields').waitFor();
    const name = `Keza ${crypto.randomUUID().slice(0, 8)}`;
    await fillFields(page, { Name: name, 'E-mail': 'keza', Phone: '0788 123 456', Message: 'Murakoze "cyane" <b>' });
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByText('Please enter a valid email address').waitFor();
    expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe('Murakoze "cyane" <b>');
    await fillFields(page, { 'E-mail': 'keza@example.com' });
    const postResponse = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByText(SENT_MESSAGE).waitFor();
    expect((await postResponse).headers()['cache-control']).toBe('no-store');
    expect((await waitForMail(shopUrl, SHOP_MAIL, new RegExp(name))).text).toContain('Murakoze "cyane" <b>');
    expect(omitExpectedErrors(pageErrors, /status of 400/)).toEqual([]);

    const botName = `Robot ${crypto.randomUUID().slice(0, 8)}`;
    const body = new URLSearchParams({
      name: botName,
      email: 'r@example.com',
      phone: '0788123456',
      message: 'Buy',
      website: 'http://x.example',
    });
    const botResponse = await fetch(`${shopUrl}/contactus`, { method: 'POST', body });
    expect(await botResponse.text()).toContain('Message sent successfully!');
    const mails = await (await fetch(`${shopUrl}/dev/mail.json`)).text();
    expect(mails).not.toContain(botName);
    const crossSiteResponse = await fetch(`${shopUrl}/contactus`, { method: 'POST', body, headers: { 'sec-fetch-site': 'cross-site' } });
    expect(crossSiteResponse.status).toBe(403);
  });
});

test.describe('the questions', () => {
  for (const viewport of [PHONE, DESKTOP]) {
    test(`are searched while the shopper types: matches are counted and marked, and questions whose answer matches open (${viewport.width} px)`, async ({
      openPage,
    }) => {
      const { page, pageErrors } = await openPage(viewport);
      await visit(page, '/faqs');
      const search = page.getByRole('main').getByRole('searchbox', { name: 'Search questions' });
      const status = page.getByRole('main').getByRole('status');
      expect(await page.getByRole('main').locator('details[open]').count()).toBe(0);
      await search.fill('UNPAID');
      await expect.poll(() => status.textContent()).toMatch(/^\d+ questions? match(es)?\.$/);
      expect((await page.locator('main mark').allTextContents()).every((text) => text.toLowerCase() === 'unpaid')).toBe(true);
      await search.fill('kigali');
      await expect.poll(() => page.getByRole('main').locator('details[open] mark').count()).toBeGreaterThan(0);
      await page.getByRole('main').locator('details[open] mark').first().waitFor();
      await expectAccessible(page);
      await search.fill('returns to Mars');
      await page.getByText('No questions match your search.').waitFor();
      await expectAccessible(page);
      await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click();
      await page.getByRole('heading', { level: 1, name: 'Contact Us' }).waitFor();
      expect(pageErrors).toEqual([]);
    });
  }

  test('each have a URL that opens them', async ({ openPage }) => {
    const { page, pageErrors } = await openPage(PHONE);
    await visit(page, '/faqs#how-long-does-delivery-take');
    const linkedQuestion = page.locator('#how-long-does-delivery-take');
    await expect.poll(() => linkedQuestion.evaluate((details: HTMLDetailsElement) => details.open)).toBe(true);
    const readTop = () => linkedQuestion.evaluate((details) => details.getBoundingClientRect().top / innerHeight);
    await expect.poll(readTop).toBeLessThan(0.6);
    expect(await readTop(), 'not behind the header').toBeGreaterThanOrEqual(0);
    expect(pageErrors).toEqual([]);
  });

  test('that match a search are open in the first HTML, and the matching words are marked', async ({ shopUrl }) => {
    const html = await (await fetch(`${shopUrl}/faqs?q=kigali`)).text();
    expect(html).toMatch(/<details[^>]* open=""[\s\S]*?<mark>Kigali<\/mark>/);
  });
});

for (const [path, viewport] of [
  ['/terms', PHONE],
  ['/privacy', DESKTOP],
  ['/legal', PHONE],
  ['/refund', DESKTOP],
] as const) {
  test(`the table of contents of ${path} leads a shopper to each heading`, async ({ openPage }) => {
    const { page, pageErrors } = await openPage(viewport);
    await visit(page, path);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    if ((await contents.count()) > 0) {
      if (viewport === PHONE) await contents.locator('summary').click();
      const link = contents.getByRole('link').last();
      const title = (await link.textContent()) ?? '';
      await link.click();
      const heading = page.getByRole('main').getByRole('heading', { level: 2, name: title });
      await expect.poll(() => heading.evaluate((element) => element.getBoundingClientRect().top < innerHeight)).toBe(true);
    }
    await expectAccessible(page);
    expect(pageErrors).toEqual([]);
  });
}

test('a letter leads to its brands, a letter without brands is not a link, and a brand leads to its products', async ({ openPage }) => {
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
  expect(pageErrors).toEqual([]);
});

test.describe('the layout', () => {
  test('has the shop’s identity, address, payment methods, carrier and help links', async ({ openPage }) => {
    const { page, pageErrors } = await openPage(DESKTOP);
    await visit(page, '/terms');
    const footer = page.getByRole('contentinfo');
    for (const group of ['My Account', 'About Us', 'Help', 'Terms & Policies']) {
      expect(await footer.getByRole('heading', { name: group }).count(), group).toBe(1);
    }
    for (const path of [
      '/signin',
      '/orders',
      '/cart',
      '/wishlist',
      '/track-order',
      '/faqs',
      '/contactus',
      '/terms',
      '/privacy',
      '/legal',
      '/refund',
      '/brands',
    ]) {
      expect(await footer.locator(`a[href="${path}"]`).count(), path).toBe(1);
    }
    const logos = footer.getByRole('list', { name: 'Ways to pay and to deliver' }).getByRole('listitem').getByRole('img');
    expect(await logos.evaluateAll((images) => images.map((image) => image.getAttribute('alt')))).toEqual([
      'MTN MoMo',
      'Airtel Money',
      'Visa',
      'Mastercard',
      'Kigali moto delivery',
    ]);
    await logos.first().scrollIntoViewIfNeeded();
    await expect
      .poll(() => logos.evaluateAll((images) => (images as HTMLImageElement[]).map(({ naturalWidth }) => naturalWidth > 0)))
      .toEqual(Array(5).fill(true));
    expect(await footer.getByRole('list', { name: 'Follow us' }).getByRole('link').count()).toBeGreaterThan(0);
    await footer.getByText(SHOP_MAIL).waitFor();
    // Scrolls to the end of one page and opens another, which starts at its top.
    await footer.getByRole('link', { name: 'FAQs' }).click();
    await page.getByRole('heading', { level: 1, name: 'Frequently Asked Questions' }).waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(pageErrors).toEqual([]);
  });

  test('has a button to the top once the page is scrolled by more than 300 px, and a chat link on every page', async ({ openPage }) => {
    const { page, pageErrors } = await openPage(DESKTOP);
    await visit(page, '/terms');
    const upButton = page.getByRole('button', { name: 'Scroll to top' });
    await page.evaluate(() => scrollTo(0, 300));
    await page.waitForTimeout(200);
    expect(await upButton.count()).toBe(0);
    await page.evaluate(() => scrollTo(0, 302));
    await upButton.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect.poll(() => upButton.count()).toBe(0);
    for (const path of ['/signin', '/contactus', '/forgot-password', '/cart']) {
      await page.goto(path);
      await page.getByRole('link', { name: 'Chat with us on WhatsApp' }).waitFor();
    }
    expect(pageErrors).toEqual([]);
  });

  test('stays when a page fails, and the page shows the error and a retry', async ({ openPage }) => {
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
    await page.goto('/no-such-page');
    await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click();
    await page.getByRole('heading', { level: 1, name: 'Contact Us' }).waitFor();
  });
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
