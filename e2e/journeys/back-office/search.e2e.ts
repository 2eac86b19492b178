/** Staff explain a word that shoppers search for, and the shop finds by it. */
import { addStaff } from '../../../server/src/domains/staff/staff.ts';
import { createHostileShop } from '../../support/hostile-shop.ts';
import { LOGINS } from '../../support/logins.ts';
import { type OwnShop, openOwnShop } from '../../support/own-shop.ts';
import { DESKTOP, expectAccessible, PHONE } from '../../support/page.ts';
import { openBackOffice } from '../../support/staff.ts';
import { expect, test } from '../../support/test.ts';

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop(createHostileShop('Rice Toner'));
  await addStaff(shop.db, { ...LOGINS.staff, name: 'Aline Uwase' });
});
test.afterAll(() => shop.close());

/** The shop's own pictures are not stored, and a refused form logs its status. */
const isExpected = (error: string) => /status of (404|422)/.test(error);
const countFound = async (): Promise<number> => {
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(`${shop.url}/api/products/advanced-search`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ search: 'glimora' }),
  });
  return (await reply.json()).total_results;
};

test('the shop finds what staff explain to the search within two seconds, and not any more once they delete it', async ({ openPage }) => {
  const inShop = { baseURL: shop.url };
  const { page: shopper } = await openPage(PHONE, inShop);
  await shopper.goto('/search?q=glimora');
  expect(await countFound()).toBe(0);
  await shop.writeMissedSearches();

  const { page, pageErrors } = await openPage(DESKTOP, inShop);
  await openBackOffice(page, shop.url, '/missed-searches');
  await page.getByText('Not found').waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Add a word for this: “glimora”' }).click();
  await expect(page.getByLabel('Word or phrase')).toHaveValue('glimora');
  await page.getByLabel('What it means').fill('zorvex\n');
  await page.getByRole('button', { name: 'Add the word' }).click();
  await page.getByText('The shop finds nothing for “zorvex”').last().waitFor();
  await expect(page.getByLabel('What it means')).toBeFocused();

  await page.getByLabel('What it means').fill('rice toner');
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.getByText('“glimora” finds 3 products').waitFor();
  expect(await countFound()).toBe(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add the word' }).click();
  await page.getByRole('heading', { level: 1, name: 'glimora' }).waitFor();
  await expect.poll(countFound).toBe(3);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Search words', exact: true }).click();
  await page.getByRole('row', { name: /glimora rice toner One way Any 3 products/ }).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Missed searches' }).first().click();
  await page.getByText('Found', { exact: true }).waitFor();

  const { page: phone, pageErrors: phoneErrors } = await openPage(PHONE, inShop);
  await openBackOffice(phone, shop.url, '/search-words');
  await phone.getByRole('link', { name: 'glimora' }).click();
  await phone.getByRole('button', { name: 'Delete the word' }).click();
  await phone.getByRole('dialog').getByRole('button', { name: 'Delete the word' }).click();
  await phone.getByText('No words yet').waitFor();
  await expectAccessible(phone);
  await expect.poll(countFound).toBe(0);
  expect([...pageErrors, ...phoneErrors].filter((error) => !isExpected(error))).toEqual([]);
});
