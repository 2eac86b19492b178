/** An editor changes brands, the tree of categories, their pictures and the redirects; shoppers see each change at once. */
import { join } from 'node:path';
import { DESKTOP, expectAccessible, omitExpectedErrors } from '../../support/page.ts';
import { openBackOffice, signInStaff } from '../../support/staff.ts';
import { expect, test } from '../../support/test.ts';

const PICTURE = join(import.meta.dirname, '../../../demo/pictures/brand-anua.webp');

/** Polls the HTML of a page, because a change may take two seconds to reach it. */
const expectHtml = (shopUrl: string, path: string) => expect.poll(async () => (await fetch(shopUrl + path, { redirect: 'manual' })).text());
/** Polls the status and the target of a redirect, such as `301 /deals`. */
const expectRedirect = (shopUrl: string, path: string, redirect: string) => {
  const readRedirect = async () => {
    const { status, headers } = await fetch(shopUrl + path, { redirect: 'manual' });
    return `${status} ${headers.get('location')}`;
  };
  return expect.poll(readRedirect).toBe(redirect);
};

test('an editor adds a brand with a logo that she cuts, renames and deletes it, and shoppers see the new name', async ({
  openPage,
  shopUrl,
}) => {
  const { page, pageErrors } = await openPage(DESKTOP);
  await openBackOffice(page, shopUrl, '/brands');
  await page.getByRole('link', { name: 'Add a brand' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Mugwort <b>Lab</b>');

  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a picture' }).click();
  await (await chooser).setFiles({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  });
  await page.getByText('logo.svg: Please choose a picture').waitFor();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  const secondChooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a picture' }).click();
  await (await secondChooser).setFiles(PICTURE);

  await page.getByRole('button', { name: 'Cut the picture' }).click();
  await page.getByLabel('Width (px)').fill('200');
  await page.getByLabel('Width (px)').press('Enter');
  await expect(page.getByLabel('Height (px)')).toHaveValue('200');
  await page.getByLabel('Height (px)').focus();
  await page.getByLabel('Height (px)').hover();
  await page.mouse.wheel(0, 100);
  await expect(page.getByLabel('Height (px)')).not.toBeFocused();
  await expect(page.getByLabel('Height (px)')).toHaveValue('200');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cut', exact: true }).click();
  const picture = page.getByRole('img', { name: 'Picture 1' });
  await expect
    .poll(() => picture.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => [naturalWidth, naturalHeight]))
    .toEqual([200, 200]);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add the brand' }).click();
  await page.getByRole('heading', { level: 1, name: 'Mugwort Lab' }).waitFor();
  await expectHtml(shopUrl, '/brands').toContain('Mugwort Lab');

  await page.getByRole('textbox', { name: 'Name' }).fill('Ssuk Lab');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { level: 1, name: 'Ssuk Lab' }).waitFor();
  await expectHtml(shopUrl, '/brands').toContain('Ssuk Lab');
  await expectRedirect(shopUrl, '/all-products?b=Mugwort+Lab', '301 /all-products?b=Ssuk+Lab');

  // A colleague renames the brand meanwhile, so the dialog shows her change before it deletes the brand.
  const { token } = await signInStaff(shopUrl);
  const renameResponse = await fetch(`${shopUrl}/api/admin/brands/mugwort-lab`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ version: 2, name: 'Ssuk House' }),
  });
  expect(renameResponse.status).toBe(200);
  await page.getByRole('button', { name: 'Delete the brand' }).click();
  const dialog = page.getByRole('dialog');
  const confirmButton = dialog.getByRole('button', { name: 'Delete the brand' });
  await confirmButton.click();
  await dialog.getByText('was Ssuk Lab, is now Ssuk House').waitFor();
  await expectAccessible(page);
  await confirmButton.click();
  await page.getByText('Deleted').waitFor();

  await page.getByRole('link', { name: 'Brands', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search brands' }).fill('cosrx');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('link', { name: 'COSRX' }).click();
  await page.getByRole('button', { name: 'Delete the brand' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the brand' }).click();
  await page.getByText(/^\d+ products belong to this brand\. Please give/).waitFor();
  expect(omitExpectedErrors(pageErrors, /status of (409|415)/)).toEqual([]);
});

test('an editor arranges categories by mouse and by keyboard on a desktop, and deletes one', async ({ openPage, shopUrl }) => {
  const { page, pageErrors } = await openPage(DESKTOP);
  await openBackOffice(page, shopUrl, '/categories/create');
  for (const name of ['Wellness', 'Sleep masks']) {
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByRole('button', { name: 'Add the category' }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByRole('link', { name: 'Categories', exact: true }).click();
    await page.getByRole('link', { name: 'Add a category' }).click();
  }
  await page.getByRole('link', { name: 'Categories', exact: true }).click();
  const findRow = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
  await findRow('Sleep masks').waitFor();
  await expectAccessible(page);

  // The focus stays in the row that has moved.
  const moveInto = page.getByRole('button', { name: 'Move Sleep masks into the one above' });
  await moveInto.focus();
  await page.keyboard.press('Enter');
  await findRow('Sleep masks').getByText('in Wellness').waitFor({ state: 'attached' });
  await expect(moveInto).toBeFocused();
  await expectHtml(shopUrl, '/category/wellness').toContain('Sleep masks');

  // Dropping a category on the upper edge of a row moves it before that row.
  await findRow('Sleep masks')
    .locator('[draggable]')
    .dragTo(findRow('Wellness'), { targetPosition: { x: 100, y: 3 } });
  await findRow('Sleep masks').getByText('in Wellness').waitFor({ state: 'detached' });
  await page.getByText(/^Sleep masks is now number \d+ at the top\.$/).waitFor();

  await page.getByRole('link', { name: 'Wellness', exact: true }).click();
  await page.getByRole('button', { name: 'Delete the category' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the category' }).click();
  await page.getByText('Wellness is deleted.').waitFor();
  await expectRedirect(shopUrl, '/category/wellness', '301 /all-products');

  // The products move to another category, and the old address redirects there.
  await page.getByRole('link', { name: 'Eye Patches', exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete the category' }).click();
  await page.getByRole('combobox', { name: 'Move the products to' }).click();
  await page.getByRole('option', { name: 'Eye Creams' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the category' }).click();
  await page.getByText('Eye Patches is deleted.').waitFor();
  await expectRedirect(shopUrl, '/category/eye-patches?page=2', '301 /category/eye-creams?page=2');
  expect(pageErrors).toEqual([]);
});
