/** An address without a street is not saved, and the page says why. */
import { PHONE, visit } from '../../support/page.ts';
import { SHOPPER_STREET, signInShopper } from '../../support/shopper.ts';
import { expect, test } from '../../support/test.ts';

const MESSAGE = 'Not saved: an address needs a street, a house or a landmark.';

test('a shopper who empties the street reads why it is not saved, also after closing the editor', async ({ openPage, shopUrl }) => {
  const { page, pageErrors } = await openPage(PHONE);
  const { api } = await signInShopper(page, shopUrl);
  await visit(page, '/myaccount/addresses');
  await page.getByRole('button', { name: /^Edit / }).tap();
  const street = page.getByLabel('Street address');
  await street.fill('');
  await page.getByText(MESSAGE).waitFor();
  await street.fill('KG 7 Ave 1');
  await expect(page.getByText(MESSAGE)).toHaveCount(0);
  await street.fill('  ');
  await page.getByRole('button', { name: 'Close' }).tap();
  await page.getByRole('region', { name: 'Notifications' }).getByText(MESSAGE).waitFor();

  await page.getByRole('button', { name: 'Add an address' }).tap();
  await street.fill('K');
  await street.fill('');
  await page.getByRole('main').getByText(MESSAGE).waitFor();
  const addresses = await api.addresses();
  expect(addresses.ok && addresses.data.data.map(({ address }) => address)).toEqual([SHOPPER_STREET]);
  expect(pageErrors).toEqual([]);
});
