/** The shop in its languages: links between them, the offer of the visitor's own, and pages that stay in theirs. */
import type { Page } from '@playwright/test';
import { DESKTOP, expectAccessible, measureOverflow_px, SMALL_PHONE, visit, waitUntilIdle } from '../../support/page.ts';
import { expect, test } from '../../support/test.ts';

const readLanguage = (page: Page) => page.evaluate(() => document.documentElement.lang);
const findOffer = (page: Page, name: string) => page.getByRole('dialog', { name });
const readChoice = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'language')?.value;

test('the footer leads to the page that is open by then, with its query, in another language, and the choice is remembered', async ({
  openPage,
}) => {
  const { page, pageErrors } = await openPage(SMALL_PHONE);
  await visit(page, '/');
  await page.locator('main a[href^="/category/"]').first().click();
  await page.waitForURL('**/category/**');
  await waitUntilIdle(page);
  await page.evaluate(() => history.replaceState(history.state, '', `${location.pathname}?sort=name`));
  const { pathname } = new URL(page.url());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click();
  await page.waitForURL(`**/fr${pathname}?sort=name`);
  await waitUntilIdle(page);
  expect([await readLanguage(page), await readChoice(page)]).toEqual(['fr', 'fr']);
  await expect(findOffer(page, 'Read in English')).toBeHidden();
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await page.waitForURL(`**${pathname}?sort=name`);
  expect([await readLanguage(page), new URL(page.url()).pathname]).toEqual(['en', pathname]);
  expect(pageErrors).toEqual([]);
});

test('the links within the shop and the pages that they open stay in the language', async ({ openPage }) => {
  const { page, pageErrors } = await openPage(DESKTOP, { locale: 'rw-RW' });
  await visit(page, '/rw');
  await page.getByRole('link', { name: 'Ibirango' }).first().click();
  await page.waitForURL('**/rw/brands');
  await waitUntilIdle(page);
  await page.locator('main a[href^="/rw/"]').last().click();
  await page.waitForURL(/\/rw\/(?!brands)/);
  await waitUntilIdle(page);
  expect(await readLanguage(page)).toBe('rw');
  expect(pageErrors).toEqual([]);
});

test('a guest is sent to sign in in the language of the page, and back to it', async ({ openPage }) => {
  const { page } = await openPage(SMALL_PHONE);
  await visit(page, '/rw/checkout');
  await page.waitForURL('**/rw/signin?redirect=%2Frw%2Fcheckout');
  expect(await readLanguage(page)).toBe('rw');
});

test('a page in another language offers the visitor’s own, over the page, until she closes the offer', async ({ openPage }) => {
  const { page, pageErrors } = await openPage(SMALL_PHONE, { locale: 'rw-RW' });
  await visit(page, '/faqs');
  expect(await readLanguage(page), 'no redirect').toBe('en');
  const offer = findOffer(page, 'Soma mu Kinyarwanda');
  await expect(offer).toBeVisible();
  await expect(findOffer(page, 'Lire en français')).toBeHidden();
  expect(await measureOverflow_px(page)).toBe(0);
  await expectAccessible(page);
  const readPlaces = () =>
    page.locator('header, main, h1, footer').evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().y));
  const placesBelowOffer = await readPlaces();
  await offer.getByRole('button', { name: 'Funga' }).click();
  await expect(offer).toBeHidden();
  expect(await readPlaces(), 'the offer takes no place').toEqual(placesBelowOffer);
  await expect.poll(() => readChoice(page)).toBe('en');
  await visit(page, '/faqs');
  await expect(offer).toBeHidden();
  expect(pageErrors).toEqual([]);
});

test('a shopper who follows a link of the page has chosen its language, and is offered no other one', async ({ openPage }) => {
  const { page, pageErrors } = await openPage(SMALL_PHONE, { locale: 'rw-RW' });
  await visit(page, '/fr/faqs');
  const offer = findOffer(page, 'Soma mu Kinyarwanda');
  await expect(offer).toBeVisible();
  await page.getByRole('navigation', { name: 'Fil d’Ariane' }).getByRole('link').first().click();
  await expect(offer).toBeHidden();
  await page.waitForURL('**/fr');
  await expect.poll(() => readChoice(page)).toBe('fr');
  expect(pageErrors).toEqual([]);
});

test('an accepted offer leads to the same page', async ({ openPage }) => {
  const { page, pageErrors } = await openPage(DESKTOP, { locale: 'fr-FR' });
  await visit(page, '/rw/faqs?q=a');
  await page.getByRole('link', { name: 'Lire en français' }).click();
  await page.waitForURL('**/fr/faqs?q=a');
  await waitUntilIdle(page);
  expect([await readLanguage(page), await readChoice(page)]).toEqual(['fr', 'fr']);
  expect(pageErrors).toEqual([]);
});

test('the menus of the header and of phones link the other languages', async ({ openPage }) => {
  const { page: desktop, pageErrors } = await openPage(DESKTOP);
  await visit(desktop, '/best');
  await desktop.getByRole('banner').getByText('EN', { exact: true }).click();
  await expect(desktop.getByRole('banner').getByRole('link', { name: 'Kinyarwanda' })).toBeVisible();
  await expectAccessible(desktop);
  const { page: phone } = await openPage(SMALL_PHONE);
  await visit(phone, '/best');
  await phone.getByRole('button', { name: 'Open menu' }).click();
  await phone.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Kinyarwanda' }).click();
  await phone.waitForURL('**/rw/best');
  expect(await measureOverflow_px(phone)).toBe(0);
  expect(pageErrors).toEqual([]);
});

test('without scripts the links work, and nothing is offered', async ({ openPage }) => {
  const { page } = await openPage(SMALL_PHONE, { javaScriptEnabled: false, locale: 'rw-RW' });
  await page.goto('/search?q=serum');
  await expect(page.locator('dialog[lang="rw"]')).toBeHidden();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kinyarwanda' }).click();
  await page.waitForURL('**/rw/search?q=serum');
  await expect(page.locator('html')).toHaveAttribute('lang', 'rw');
});
