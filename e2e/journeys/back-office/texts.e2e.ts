/** An editor and an owner write rich texts and policies, and clear fields; the shop stores and shows exactly what they enter. */
import { join } from 'node:path';
import type { Locator, Page, Route } from '@playwright/test';
import { addStaff } from '../../../server/src/domains/staff/staff.ts';
import { EMPTY_SHOP } from '../../support/empty-shop.ts';
import { type InProcessShop, openInProcessShop } from '../../support/in-process-shop.ts';
import { DESKTOP, expectAccessible, omitExpectedErrors, PHONE } from '../../support/page.ts';
import { openBackOffice } from '../../support/staff.ts';
import { expect, test } from '../../support/test.ts';

const PASSWORD = 'rice paper window';
const PICTURE = join(import.meta.dirname, '../../../demo/pictures/brand-anua.webp');

let shop: InProcessShop;
test.beforeAll(async () => {
  shop = await openInProcessShop({ ...EMPTY_SHOP, settings: { name: 'Ubwiza', faqs: [] } });
  for (const role of ['owner', 'editor'] as const)
    await addStaff(shop.db, { username: role, name: `Keza the ${role}`, role, password: PASSWORD });
});
test.afterAll(() => shop.close());

const openAs = (page: Page, username: 'owner' | 'editor', path: string) =>
  openBackOffice(page, shop.url, path, { username, password: PASSWORD });
const readSettings = async () => (await fetch(`${shop.url}/api/users/siteSettings`)).json();
const readHome = async () => (await fetch(shop.url)).text();

test('the shop stores and shows again exactly the formatted text that an editor writes', async ({ openPage }) => {
  const { page, pageErrors } = await openPage(DESKTOP, { baseURL: shop.url });
  await openAs(page, 'editor', '/faqs/create');
  await page.getByLabel('Question').fill('How do I pay?');
  const editor = page.getByRole('textbox', { name: 'Answer' });
  const pressTool = (name: string) =>
    page
      .getByRole('group', { name: /^Answer/ })
      .getByRole('button', { name, exact: true })
      .click();
  const typeText = (text: string) => page.keyboard.type(text);
  await editor.click();
  await typeText('By mobile money, ');
  await pressTool('Bold');
  await typeText('MTN');
  await pressTool('Bold');
  await typeText(' or ');
  await pressTool('Italic');
  await typeText('Airtel');
  await pressTool('Italic');
  await typeText('.');
  await page.keyboard.press('Enter');
  await pressTool('Heading');
  await typeText('Steps');
  await page.keyboard.press('Enter');
  await pressTool('Numbered list');
  await typeText('Dial the code');
  await page.keyboard.press('Enter');
  await typeText('Confirm');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await pressTool('List');
  await typeText('No cash');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await typeText('More: ');
  await typeText('write');
  for (let letter = 0; letter < 'write'.length; letter++) await page.keyboard.press('Shift+ArrowLeft');
  await pressTool('Link');
  const dialog = page.getByRole('dialog');
  const address = dialog.getByLabel('Leads to');
  // The shop would remove a link to the first address, and has no page at the second one.
  await address.fill('javascript:alert(1)');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.getByText('The shop keeps no link to this').waitFor();
  await address.fill('/contact');
  await dialog.getByText('The shop has no page at this address').waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  // With the caret in a link, the dialog shows and changes its address.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await pressTool('Link');
  await expect(address).toHaveValue('/contact');
  await address.fill('/contact-us');
  await dialog.getByRole('button', { name: 'Change', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  // With nothing selected, the dialog asks for the words of the link.
  await page.keyboard.press('End');
  await typeText(' or ');
  await pressTool('Link');
  await address.fill('/contactus');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.getByText('Please enter the words of the link.').waitFor();
  await expectAccessible(page);
  await dialog.getByLabel('Text').fill('ask <us>');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  /** The lines with a text, without the empty ones that the browser adds during typing. */
  const readLines = async () =>
    (await editor.innerText())
      .replaceAll('\u00a0', ' ')
      .split('\n')
      .filter((line) => line.trim() !== '');
  const lines = await readLines();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'How do I pay?' }).waitFor();
  const findAnswer = async () =>
    (await readSettings()).faqs.find(({ question }: { question: string }) => question === 'How do I pay?')?.answer;
  await expect
    .poll(findAnswer)
    .toBe(
      '<p>By mobile money, <b>MTN</b> or <i>Airtel</i>.</p><h3>Steps</h3><ol><li>Dial the code</li><li>Confirm</li></ol><ul><li>No cash</li></ul><p>More: <a href="/contact-us">write</a> or <a href="/contactus">ask &lt;us&gt;</a></p>',
    );
  await page.reload();
  await expect.poll(readLines).toEqual(lines);
  // The editor has not changed the stored text, so there is nothing to save.
  await editor.click();
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  // The dialog asks the shop for the page of the link, which it does not have.
  expect(omitExpectedErrors(pageErrors, /status of 404/)).toEqual([]);
});

/** Puts contents into the element as the clipboard, or a drag from another window, does. */
const insert = (element: Locator, event: 'paste' | 'drop', contents: Readonly<Record<string, string>>) =>
  element.evaluate(
    (target, [type, texts]) => {
      const data = new DataTransfer();
      for (const [format, text] of Object.entries(texts)) data.setData(format, text);
      const { x, y } = target.getBoundingClientRect();
      const options = { bubbles: true, cancelable: true, clientX: x + 20, clientY: y + 20 };
      target.dispatchEvent(
        type === 'paste'
          ? new ClipboardEvent(type, { ...options, clipboardData: data })
          : new DragEvent(type, { ...options, dataTransfer: data }),
      );
    },
    [event, contents] as const,
  );

test('what an editor pastes or drops keeps its lines, and the form says before saving what is left out', async ({ openPage }) => {
  const { page, pageErrors } = await openPage(PHONE, { baseURL: shop.url });
  await openAs(page, 'editor', '/faqs/create');
  await page.getByLabel('Question').fill('Do you deliver?');
  const editor = page.getByRole('textbox', { name: 'Answer' });
  await editor.click();
  await insert(editor, 'paste', {
    'text/html': '<div>In Kigali.</div><div>Also in Huye.</div><img src="a.png">',
    'text/plain': 'In Kigali. Also in Huye.',
  });
  const notice = page.getByRole('alert').filter({ hasText: /\S/ });
  await expect(notice).toHaveText('Left out: 1 picture. A text holds only words, headings, lists and links.');
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Close' }).click();
  await editor.press('Control+End');
  await page.keyboard.press('Enter');
  await insert(editor, 'paste', { 'text/plain': 'Call & ask:\n<0788>' });
  // Without the shop, the words are pasted all the same.
  await page.keyboard.press('Enter');
  await page.route('**/api/admin/html-preview', (route) => route.abort());
  await insert(editor, 'paste', { 'text/html': '<i>Or come.</i>', 'text/plain': 'Or come.' });
  await expect(notice).toContainText('Only the words are left, without their form.');
  await page.unroute('**/api/admin/html-preview');
  await insert(editor, 'drop', { 'text/html': '<iframe src="https://videos.example/1"></iframe>' });
  await expect(notice).toContainText('Left out: 1 video.');
  await page.getByRole('button', { name: 'As HTML' }).click();
  const source = page.getByRole('textbox', { name: 'Answer as HTML' });
  await source.fill(`${await source.inputValue()}<img src="b.png"><img src="c.png">`);
  await page.getByLabel('Question').click();
  await expect(notice).toContainText('Left out: 2 pictures.');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Do you deliver?' }).waitFor();
  const findAnswer = async () =>
    (await readSettings()).faqs.find(({ question }: { question: string }) => question === 'Do you deliver?')?.answer;
  await expect.poll(findAnswer).toBe('<p>In Kigali.</p><p>Also in Huye.</p><p>Call &amp; ask:</p><p>&lt;0788&gt;</p><p>Or come.</p>');
  expect(omitExpectedErrors(pageErrors, /ERR_FAILED/)).toEqual([]);
});

test('on a phone an editor adds slides with pictures and dates, is warned beside their fields, sorts them, and changes an announcement', async ({
  openPage,
}) => {
  const { page, pageErrors } = await openPage({ width: 360, height: 740 }, { baseURL: shop.url });
  const choosePicture = async (field: Locator) => {
    const chooser = page.waitForEvent('filechooser');
    await field.getByRole('button', { name: 'Choose a picture' }).click();
    await (await chooser).setFiles(PICTURE);
    await field.getByRole('img').first().waitFor();
  };
  const addSlide = async (title: string, fillOtherFields: () => Promise<void> = async () => {}) => {
    await page.getByRole('link', { name: 'Add a slide' }).click();
    await choosePicture(page.getByRole('group', { name: 'Wide picture' }));
    await page.getByLabel('Title').fill(title);
    await fillOtherFields();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  };
  const openList = async (name: string) => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name, exact: true }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
  };
  await openAs(page, 'editor', '/slides');
  await page.getByRole('link', { name: 'Add a slide' }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const wideField = page.getByRole('group', { name: 'Wide picture' });
  await wideField.getByText('Please choose a picture').waitFor();
  // The button that saves is far below the refused field, so the page moves to the field.
  await expect(wideField.getByRole('button', { name: 'Choose a picture' })).toBeFocused();
  await openList('Slides');
  await addSlide('Dry season', async () => {
    await page.getByLabel('Small line above').fill('Care');
    const preview = page.getByRole('region', { name: 'As shoppers see it' });
    await preview.getByText('Dry season').first().waitFor();
    await preview.getByText('Care').first().waitFor();
    // The previews for a phone and a desktop both show the wide picture, because the slide has no tall one.
    expect(await preview.locator('img').count()).toBe(2);
    await page.getByRole('group', { name: 'Wide picture' }).getByText('This picture is only 480 pixels wide').waitFor();
    await page.getByLabel('Leads to').fill('/no-such-page');
    await page.getByText('The shop has no page at this address').waitFor();
    await expectAccessible(page);
  });
  await openList('Slides');
  await page.getByRole('listitem').filter({ hasText: 'Dry season' }).getByText('/no-such-page leads to no page').waitFor();
  await expectAccessible(page);
  await addSlide('Sun care');
  await openList('Slides');
  await addSlide('New Year', async () => {
    await page.getByLabel('Shown from').fill('2099-01-01T00:00');
  });
  await openList('Slides');
  await page.getByText(/^From 1 Jan/).waitFor();
  const readTitles = async () =>
    ((await (await fetch(`${shop.url}/api/users/slides/get`)).json()) as { title: string }[]).map(({ title }) => title);
  await expect.poll(readTitles).toEqual(['Dry season', 'Sun care']);
  await page.getByRole('button', { name: 'Move Sun care up' }).click();
  await page.getByText('Sorted').waitFor();
  await expect.poll(readTitles).toEqual(['Sun care', 'Dry season']);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Dry season' }).click();
  // The warnings are still there when she opens the saved slide.
  const wide = page.getByRole('group', { name: 'Wide picture' });
  await wide.getByText('This picture is only 480 pixels wide').waitFor();
  await page.getByText('The shop has no page at this address').waitFor();
  await page.getByLabel('Leads to').fill('/');
  await page.getByText('The shop has no page at this address').waitFor({ state: 'detached' });
  await page.getByLabel('Small line above').fill('');
  const saveForm = async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.getByText('Saved', { exact: true }).waitFor({ state: 'detached' });
  };
  const tall = page.getByRole('group', { name: 'Tall picture' });
  await choosePicture(tall);
  await saveForm();
  await wide.getByRole('button', { name: 'Remove the picture' }).click();
  await choosePicture(wide);
  await tall.getByText('phones still show this one').waitFor();
  await saveForm();
  await page.reload();
  await tall.getByText('phones still show this one').waitFor();
  await expectAccessible(page);

  await openList('Announcements');
  await page.getByRole('link', { name: 'Add an announcement' }).click();
  await page.getByLabel('Text').fill('Open on Sunday');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Announcement', exact: true }).waitFor();
  // The text that she types during a save stays in the field, and the next save stores it.
  const typeMore = async (route: Route) => {
    await page.getByLabel('Text').fill('Open on Sundays');
    await route.continue();
  };
  await page.route('**/api/admin/slide-texts/*', typeMore, { times: 1 });
  await page.getByLabel('Text').fill('Open on Saturday');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved', { exact: true }).waitFor();
  await expect(page.getByLabel('Text')).toHaveValue('Open on Sundays');
  await page.getByRole('button', { name: 'Save', exact: true }).click();

  await expect.poll(readHome).toContain('Open on Sundays');
  await page.goto('/');
  await page.getByRole('heading', { name: 'Sun care' }).first().waitFor();
  await page.getByRole('link', { name: 'Shop now' }).first().waitFor();
  const home = await readHome();
  expect(home).toContain('Dry season');
  expect(home).not.toContain('New Year');
  expect(home).not.toContain('>Care<');
  // The shop refuses the slide without a picture, and the form asks it for the page of the link, which it does not have.
  expect(omitExpectedErrors(pageErrors, /status of (400|404)/)).toEqual([]);
});
