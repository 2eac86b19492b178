/** An editor writes texts for shoppers. */
import type { Page } from '@playwright/test';
import { addStaff } from '../../../server/src/domains/staff/staff.ts';
import { EMPTY_SHOP } from '../../support/empty-shop.ts';
import { type InProcessShop, openInProcessShop } from '../../support/in-process-shop.ts';
import { DESKTOP, expectAccessible, omitExpectedErrors } from '../../support/page.ts';
import { expect, test } from '../../support/test.ts';

const OWNER = { name: 'Keza', username: 'keza', password: 'a long enough one' };

let shop: InProcessShop;
test.beforeAll(async () => {
  shop = await openInProcessShop(EMPTY_SHOP);
  await addStaff(shop.db, OWNER);
});
test.afterAll(() => shop.close());

const readSettings = async () => (await fetch(`${shop.url}/api/users/siteSettings`)).json();
const waitUntilSaved = (page: Page) => page.getByText('Saved').first().waitFor();

test('an editor writes announcements and sorts them by keyboard, answers a question and plans a policy, and sees each as shoppers will', async ({
  openPage,
}) => {
  const { page, pageErrors } = await openPage(DESKTOP, { baseURL: shop.url });
  await page.goto('/admin/slide-texts');
  await page.getByLabel('Username').fill(OWNER.username);
  await page.getByLabel('Password').fill(OWNER.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'No announcements' }).waitFor();
  const addAnnouncement = async (text: string) => {
    await page.goto('/admin/slide-texts/create');
    await page.getByLabel('Text').fill(text);
    await page.getByRole('region', { name: 'As shoppers see it on a phone' }).getByText(text).waitFor();
  };
  for (const text of ['Muraho!', 'Open on Sunday']) {
    await addAnnouncement(text);
    await page.getByRole('button', { name: 'Add' }).click();
    await page.getByRole('heading', { name: 'History' }).waitFor();
  }
  await addAnnouncement('Too late');
  await page.getByLabel('Shown from').fill('2026-01-02T10:00');
  await page.getByLabel('Shown until').fill('2026-01-01T10:00');
  await page.getByRole('button', { name: 'Add' }).click();
  await page.getByText('The end must be later than the start.').first().waitFor();
  await page.getByLabel('Shown until').fill('2026-01-03T10:00');
  await expect(
    page.getByText('The end must be later than the start.'),
    'the error disappears at the field and at the top of the form',
  ).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add' }).click();
  await page.getByRole('heading', { name: 'History' }).waitFor();
  await page.getByRole('link', { name: 'Announcements' }).click();
  await page.getByText(/^Ended 3 Jan/).waitFor();
  await page.getByRole('button', { name: 'Move Open on Sunday up' }).press('Enter');
  await page.getByText('Sorted').waitFor();
  await expectAccessible(page);
  const readTexts = async () =>
    ((await (await fetch(`${shop.url}/api/users/slides/texts/get`)).json()) as { text: string }[]).map(({ text }) => text);
  await expect.poll(readTexts).toEqual(['Open on Sunday', 'Muraho!']);
  await page.getByRole('link', { name: 'Muraho!' }).click();
  await page.getByRole('button', { name: 'Delete the announcement' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the announcement' }).click();
  await page.getByText('Deleted').waitFor();
  await expect.poll(readTexts).toEqual(['Open on Sunday']);

  await page.goto('/admin/faqs/create');
  await page.getByLabel('Question').fill('Do you deliver?');
  await page.getByRole('textbox', { name: 'Answer' }).fill('Yes, in Kigali.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('heading', { name: 'History' }).waitFor();
  await expect.poll(async () => (await readSettings()).faqs).toEqual([{ question: 'Do you deliver?', answer: '<p>Yes, in Kigali.</p>' }]);

  await page.goto('/admin/policies/create');
  await page.getByRole('textbox', { name: 'Text' }).fill('Terms of next year');
  await page.getByLabel('Applies from').fill('2099-01-01T00:00');
  await page.getByRole('button', { name: 'Add' }).click();
  await page.getByText('Please choose from the list').first().waitFor();
  await page.getByRole('combobox', { name: 'Policy' }).click();
  await page.getByRole('option', { name: 'Terms and conditions' }).click();
  await expect(page.getByText('Please choose from the list'), 'the error disappears at the field and at the top of the form').toHaveCount(
    0,
  );
  await page.getByRole('button', { name: 'Add' }).click();
  await page.getByRole('heading', { name: 'History' }).waitFor();
  await page.getByRole('link', { name: 'Policies' }).click();
  await page.getByText(/^From 1 Jan/).waitFor();
  await expectAccessible(page);
  expect((await readSettings()).terms).toBe('');

  await shop.db.insertInto('slides').values({ slide_id: 'sun', image: 'sun.webp', title: 'Sun care', position: 0 }).execute();
  await page.goto('/admin/translations');
  await page.getByRole('link', { name: 'Sun care' }).first().click();
  await page.getByRole('tab', { name: 'Kinyarwanda (1 to do)' }).click();
  await page.getByRole('textbox', { name: 'Title in Kinyarwanda' }).fill('Izuba n’uruhu');
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Title in Kinyarwanda' }).press('Enter');
  await waitUntilSaved(page);
  const readHome = async (path: string) => (await fetch(shop.url + path)).text();
  await expect.poll(() => readHome('/rw'), 'the slide in Kinyarwanda').toContain('Izuba n’uruhu');
  expect(await readHome('/')).not.toContain('Izuba');

  await page.goto('/admin/slides/create');
  await page.getByRole('heading', { level: 1, name: 'Add a slide' }).waitFor();
  await expectAccessible(page);
  await page.goto('/admin/settings');
  expect(await page.getByLabel('Address', { exact: true }).inputValue()).toBe('');
  await expectAccessible(page);
  // A colleague saves another address first, so the form asks which one to keep.
  await shop.db.updateTable('site_settings').set({ address: 'Kimironko' }).execute();
  await page.getByLabel('Address', { exact: true }).fill('Remera');
  await page.getByLabel('Instagram').fill('not an address');
  // The home page and the sign-up page promise new members a gift, until the owner switches this offer off.
  for (const path of ['', '/signup']) expect(await (await fetch(shop.url + path)).text()).toContain('free gift');
  await page.getByRole('switch', { name: /New members get/ }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Please enter an address that begins with https://').first().waitFor();
  await page.getByLabel('Instagram').fill('https://instagram.com/ubwiza');
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Theirs: Kimironko').waitFor();
  await dialog.getByRole('button', { name: 'Go on with these' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await waitUntilSaved(page);
  await expect.poll(readSettings).toMatchObject({ address: 'Remera', instagram: 'https://instagram.com/ubwiza', new_member_offer: false });
  for (const path of ['', '/signup']) expect(await (await fetch(shop.url + path)).text()).not.toContain('free gift');
  expect(omitExpectedErrors(pageErrors, /status of (400|401|409|422)/)).toEqual([]);
});
