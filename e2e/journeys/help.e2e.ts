/** Asking and reading: the contact form, the questions, the policies, and the frame that every page stands in. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openBrokenShop } from '../support/broken-shop.ts';
import { mailTo } from '../support/mailbox.ts';
import { DESKTOP, expectAccessible, PHONE, useBrowser } from '../support/page.ts';
import { signedInShopper } from '../support/shopper.ts';

const browser = useBrowser();
const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Notifications' }).getByText(text);
const SHOP_MAIL = 'muraho@uruhu.example';
const SENT = "Message sent successfully! We'll get back to you soon.";

async function write(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await page.getByRole('main').getByLabel(label, { exact: true }).fill(text);
}

describe('writing to the shop', () => {
  test.each([PHONE, DESKTOP])('each mistake is said, and what is right is mailed ($width px)', async (viewport) => {
    const { page, complaints, close } = await browser.open(viewport);
    await page.goto('/contactus', { waitUntil: 'networkidle' });
    await expectAccessible(page);
    const main = page.getByRole('main');
    expect(await main.getByRole('link', { name: 'Chat on WhatsApp' }).getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\d+$/);
    expect(await main.getByRole('link', { name: SHOP_MAIL }).getAttribute('href')).toBe(`mailto:${SHOP_MAIL}`);
    const send = page.getByRole('button', { name: 'Send message' });
    const form = page.locator('form').filter({ has: send });
    await send.click();
    await form.getByText('Please fill in all fields').waitFor();
    await toast(page, 'Please fill in all fields').waitFor();
    expect(await form.getByText('This is still empty.').count()).toBe(4);
    await expectAccessible(page);
    const name = `Keza ${crypto.randomUUID().slice(0, 8)}`;
    await write(page, { Name: name, 'E-mail': 'keza', Phone: '078', Message: 'Where is my parcel?' });
    await send.click();
    await form.getByText('Please enter a valid email address').waitFor();
    await form.getByText('Please enter a valid phone number').waitFor();
    await write(page, { 'E-mail': 'keza@example.com', Phone: '0788 123 456', Message: 'x'.repeat(5001) });
    await form.getByText('5,001 of 5,000 characters').waitFor();
    await send.click();
    await form.getByText('Please use at most 5000 characters').waitFor();
    await write(page, { Message: 'Where is my parcel?' });
    await send.click();
    await page.getByRole('heading', { name: SENT }).waitFor();
    await toast(page, SENT).waitFor();
    await expectAccessible(page);
    expect((await mailTo(inject('shopUrl'), SHOP_MAIL, new RegExp(name))).text).toContain('Where is my parcel?');
    await page.reload({ waitUntil: 'networkidle' });
    expect(await page.getByLabel('Message', { exact: true }).inputValue(), 'what was sent is no draft').toBe('');
    expect(complaints).toEqual([]);
    await close();
  });

  test('is known who is signed in, never over what is typed; a draft outlives a reload, a failure and a dropped connection', async () => {
    const { page, close } = await browser.open(PHONE);
    await signedInShopper(page, inject('shopUrl'));
    await page.goto('/contactus', { waitUntil: 'networkidle' });
    const name = page.getByLabel('Name', { exact: true });
    await expect.poll(() => name.inputValue()).toBe('Keza Ingabire');
    expect(await page.getByRole('main').getByLabel('E-mail').inputValue()).toMatch(/@example\.com$/);
    expect(await page.getByRole('main').getByLabel('Phone').inputValue()).not.toBe('');
    await write(page, { Name: 'Aline', Message: 'Line one\nLine two' });
    await page.reload({ waitUntil: 'networkidle' });
    expect(await name.inputValue()).toBe('Aline');
    expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe('Line one\nLine two');
    const send = page.getByRole('button', { name: 'Send message' });
    const form = page.locator('form').filter({ has: send });
    await page.route('**/api/users/contact', (route) => route.abort());
    await send.click();
    await form.getByText('Network error. Please check your connection and try again.').waitFor();
    await page.unroute('**/api/users/contact');
    await page.route('**/api/users/contact', (route) => route.fulfill({ status: 500, json: { status: 'error', message: '' } }));
    await send.click();
    await form.getByText('Failed to send message. Please try again.').waitFor();
    expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe('Line one\nLine two');
    await close();
  });

  test('works as a plain form, and a robot that fills in what nobody sees is told the same and not heard', async () => {
    const { page, complaints, close } = await browser.open(PHONE, { javaScriptEnabled: false });
    await page.goto('/contactus');
    const name = `Keza ${crypto.randomUUID().slice(0, 8)}`;
    await write(page, { Name: name, 'E-mail': 'keza', Phone: '0788 123 456', Message: 'Murakoze "cyane" <b>' });
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByText('Please enter a valid email address').waitFor();
    expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe('Murakoze "cyane" <b>');
    await write(page, { 'E-mail': 'keza@example.com' });
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByText(SENT).waitFor();
    expect((await answered).headers()['cache-control']).toBe('no-store');
    expect((await mailTo(inject('shopUrl'), SHOP_MAIL, new RegExp(name))).text).toContain('Murakoze "cyane" <b>');
    expect(complaints.filter((line) => !/status of 400/.test(line))).toEqual([]);
    await close();

    const robot = `Robot ${crypto.randomUUID().slice(0, 8)}`;
    const body = new URLSearchParams({
      name: robot,
      email: 'r@example.com',
      phone: '0788123456',
      message: 'Buy',
      website: 'http://x.example',
    });
    const answer = await fetch(`${inject('shopUrl')}/contactus`, { method: 'POST', body });
    expect(await answer.text()).toContain('Message sent successfully!');
    const mails = await (await fetch(`${inject('shopUrl')}/dev/mail.json`)).text();
    expect(mails).not.toContain(robot);
    const foreign = await fetch(`${inject('shopUrl')}/contactus`, { method: 'POST', body, headers: { 'sec-fetch-site': 'cross-site' } });
    expect(foreign.status).toBe(403);
  });
});

describe('the questions', () => {
  test.each([PHONE, DESKTOP])(
    'are searched as one types: counted, marked, opened where the answer holds it ($width px)',
    async (viewport) => {
      const { page, complaints, close } = await browser.open(viewport);
      await page.goto('/faqs', { waitUntil: 'networkidle' });
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
      expect(complaints).toEqual([]);
      await close();
    },
  );

  test('each have an address, which opens it', async () => {
    const { page, complaints, close } = await browser.open(PHONE);
    await page.goto('/faqs#how-long-does-delivery-take', { waitUntil: 'networkidle' });
    const linked = page.locator('#how-long-does-delivery-take');
    await expect.poll(() => linked.evaluate((details: HTMLDetailsElement) => details.open)).toBe(true);
    const place = () => linked.evaluate((details) => details.getBoundingClientRect().top / innerHeight);
    await expect.poll(place).toBeLessThan(0.6);
    expect(await place(), 'not behind the header').toBeGreaterThanOrEqual(0);
    expect(complaints).toEqual([]);
    await close();
  });

  test('are marked and open in the first HTML of a search, too', async () => {
    const html = await (await fetch(`${inject('shopUrl')}/faqs?q=kigali`)).text();
    expect(html).toMatch(/<details[^>]* open=""[\s\S]*?<mark>Kigali<\/mark>/);
  });
});

test.each([
  ['/terms', PHONE],
  ['/privacy', DESKTOP],
  ['/legal', PHONE],
])('%s is read from its table of contents', async (path, viewport) => {
  const { page, complaints, close } = await browser.open(viewport);
  await page.goto(path, { waitUntil: 'networkidle' });
  const contents = page.getByRole('navigation', { name: 'On this page' });
  if ((await contents.count()) > 0) {
    if (viewport === PHONE) await contents.locator('summary').click();
    const link = contents.getByRole('link').last();
    const title = (await link.textContent()) ?? '';
    await link.click();
    const heading = page.getByRole('main').getByRole('heading', { level: 2, name: title });
    await expect.poll(() => heading.evaluate((one) => one.getBoundingClientRect().top < innerHeight)).toBe(true);
  }
  await expectAccessible(page);
  expect(complaints).toEqual([]);
  await close();
});

test('brands: a letter leads to its group, one without brands nowhere, a brand to what it makes', async () => {
  const { page, complaints, close } = await browser.open(DESKTOP);
  await page.goto('/brands', { waitUntil: 'networkidle' });
  const letters = page.getByRole('navigation', { name: 'Letters' }).or(page.getByRole('navigation').filter({ hasText: 'ABC' }));
  expect(await letters.locator('li').count()).toBe(27);
  expect(await letters.locator('[aria-disabled="true"]').count()).toBeGreaterThan(0);
  const letter = letters.getByRole('link', { name: 'T', exact: true });
  await letter.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('#letter-T');
  await page.locator('#letter-T').getByRole('link').first().click();
  await page.waitForURL((url) => url.pathname === '/search' && (url.searchParams.get('b') ?? '').startsWith('T'));
  expect(complaints).toEqual([]);
  await close();
});

describe('the frame', () => {
  test('holds what a shop owes: who, where, how to pay, what brings it, and the way to help', async () => {
    const { page, complaints, close } = await browser.open(DESKTOP);
    await page.goto('/terms', { waitUntil: 'networkidle' });
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
      '/brands',
    ]) {
      expect(await footer.locator(`a[href="${path}"]`).count(), path).toBe(1);
    }
    expect(await footer.getByRole('list', { name: 'Ways to pay and to deliver' }).getByRole('listitem').allTextContents()).toEqual([
      'MTN MoMo',
      'Airtel Money',
      'Visa',
      'Mastercard',
      'Kigali moto delivery',
    ]);
    expect(await footer.getByRole('list', { name: 'Follow us' }).getByRole('link').count()).toBeGreaterThan(0);
    await footer.getByText(SHOP_MAIL).waitFor();
    // From the foot of one page to the head of another.
    await footer.getByRole('link', { name: 'FAQs' }).click();
    await page.getByRole('heading', { level: 1, name: 'Frequently Asked Questions' }).waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  test('leads back to the top beyond 300 px, and has a chat on every page', async () => {
    const { page, complaints, close } = await browser.open(DESKTOP);
    await page.goto('/terms', { waitUntil: 'networkidle' });
    const up = page.getByRole('button', { name: 'Scroll to top' });
    await page.evaluate(() => scrollTo(0, 300));
    await page.waitForTimeout(200);
    expect(await up.count()).toBe(0);
    // While one reads on it makes way; it comes with the way back.
    await page.evaluate(() => scrollTo(0, 400));
    await up.waitFor({ state: 'attached' });
    await page.evaluate(() => scrollTo(0, 302));
    await up.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect.poll(() => up.count()).toBe(0);
    for (const path of ['/signin', '/contactus', '/forgot-password', '/cart']) {
      await page.goto(path);
      await page.getByRole('link', { name: 'Chat with us on WhatsApp' }).waitFor();
    }
    expect(complaints).toEqual([]);
    await close();
  });

  test('stays when a page breaks, says so, and tries again', async () => {
    const { page, close } = await browser.open(PHONE);
    await page.goto('/terms', { waitUntil: 'networkidle' });
    await page.route(/\/privacy\.data/, (route) => route.fulfill({ status: 500, body: 'broken' }));
    await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/privacy"]')?.click());
    await page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }).waitFor();
    await expectAccessible(page);
    await page.unroute(/\/privacy\.data/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor();
    await page.goto('/no-such-page');
    await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click();
    await page.getByRole('heading', { level: 1, name: 'Contact Us' }).waitFor();
    await close();
  });
});

describe('without its settings', () => {
  let broken: Awaited<ReturnType<typeof openBrokenShop>>;
  beforeAll(async () => {
    broken = await openBrokenShop(inject('shopUrl'));
  });
  afterAll(() => broken.close());

  test('a page says that the shop is loading, fills the bar to 95 %, and is whole once they come', async () => {
    broken.faults.set('settings', 'fails');
    const { page, close } = await browser.open(PHONE, { baseURL: broken.url, reducedMotion: 'reduce' });
    await page.goto('/brands');
    const says = page.getByText('Uruhu is loading...');
    await says.waitFor();
    const widths = () =>
      says.evaluate((element) => {
        const bar = element.previousElementSibling as HTMLElement;
        return bar.getBoundingClientRect().width / innerWidth;
      });
    await expect.poll(widths, { timeout: 10_000 }).toBeCloseTo(0.95, 2);
    broken.faults.delete('settings');
    await expect.poll(() => says.count(), { timeout: 20_000 }).toBe(0);
    await page.getByRole('contentinfo').getByText(SHOP_MAIL).waitFor();
    await close();
  });
});
