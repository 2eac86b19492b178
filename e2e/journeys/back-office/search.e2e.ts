/** Staff add a search word with what it means, so that shoppers who search for the word find products. */
import { addStaff } from '../../../server/src/domains/staff/staff.ts';
import { createSmallShop } from '../../../server/test/support/fixtures/small-shop.ts';
import { type InProcessShop, openInProcessShop } from '../../support/in-process-shop.ts';
import { LOGINS } from '../../support/logins.ts';
import { DESKTOP, expectAccessible, PHONE } from '../../support/page.ts';
import { openBackOffice } from '../../support/staff.ts';
import { expect, test } from '../../support/test.ts';

let shop: InProcessShop;
test.beforeAll(async () => {
  shop = await openInProcessShop(createSmallShop({ everyText: 'Rice Toner' }));
  await addStaff(shop.db, { ...LOGINS.staff, name: 'Aline Uwase' });
});
test.afterAll(() => shop.close());

/** The pictures of this shop do not exist (404), and the server refuses a form (422). */
const isExpectedError = (error: string) => /status of (404|422)/.test(error);
const countResults = async (): Promise<number> => {
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(`${shop.url}/api/products/advanced-search`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ search: 'glimora' }),
  });
  return (await reply.json()).total_results;
};

test('shoppers find products by a word within two seconds after staff add it, and no more after staff delete it', async ({ openPage }) => {
  const pageOptions = { baseURL: shop.url };
  const { page: shopper } = await openPage(PHONE, pageOptions);
  await shopper.goto('/search?q=glimora');
  expect(await countResults()).toBe(0);
  await shop.flushMissedSearches();

  const { page, pageErrors } = await openPage(DESKTOP, pageOptions);
  await openBackOffice(page, shop.url, '/missed-searches');
  await page.getByText('Not found').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Why: “glimora”' }).click();
  await expect(page.getByText('“glimora”: no product has it')).toBeInViewport();
  await expect(page.getByLabel('Search as a shopper')).toBeFocused();
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
  expect(await countResults()).toBe(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add the word' }).click();
  await page.getByRole('heading', { level: 1, name: 'glimora' }).waitFor();
  await expect.poll(countResults).toBe(3);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Search words', exact: true }).click();
  await page.getByRole('row', { name: /glimora rice toner One way Any 3 products/ }).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Missed searches' }).first().click();
  await page.getByText('Found', { exact: true }).waitFor();

  const { page: phone, pageErrors: phoneErrors } = await openPage(PHONE, pageOptions);
  await openBackOffice(phone, shop.url, '/search-words');
  await phone.getByRole('link', { name: 'glimora' }).click();
  await phone.getByRole('button', { name: 'Delete the word' }).click();
  await phone.getByRole('dialog').getByRole('button', { name: 'Delete the word' }).click();
  await phone.getByText('No words yet').waitFor();
  await expectAccessible(phone);
  await expect.poll(countResults).toBe(0);
  expect([...pageErrors, ...phoneErrors].filter((error) => !isExpectedError(error))).toEqual([]);
});
