/** Staff answer reviews and messages, and change the accounts of customers. */
import { createClient } from '@uruhu/contract/client';
import { DESKTOP, expectAccessible, omitExpectedErrors, PHONE, visit } from '../../support/page.ts';
import { findProofTokenInOutbox, signUpShopper } from '../../support/shopper.ts';
import { openBackOffice, signInStaff } from '../../support/staff.ts';
import { expect, test } from '../../support/test.ts';

/** The console error of a call that the server refuses. */
const REFUSED_CALL = /status of (403|409|422)/;

/** The first product by name with a few reviews. Journeys about reviews choose products that have more. */
async function findReviewedProduct(shopUrl: string) {
  const list = await createClient({ fetch, baseUrl: shopUrl }).products(1, { pagination: 1000, sortBy: 'name' });
  const product = list.ok && list.data.results.find(({ review_count }) => review_count > 2 && review_count < 20);
  if (!product) throw new Error('no product has a few reviews');
  return product;
}

test('on a phone, shoppers see the answer of a staff member to a new review, and neither see nor count it once she hides it', async ({
  openPage,
  shopUrl,
}) => {
  const { product_id, review_count } = await findReviewedProduct(shopUrl);
  const { api, shopper } = await signUpShopper(shopUrl);
  const reviewText = `Not for my skin, says ${shopper.username}`;
  const reviewResult = await api.addReview({ product_id, rating: 1, review: reviewText, images: [], skin_type: null });
  expect(reviewResult).toMatchObject({ ok: true });
  const { page, pageErrors } = await openPage(PHONE);
  await openBackOffice(page, shopUrl, '/reviews');
  const review = page.getByRole('article').filter({ hasText: reviewText });
  await review.getByText('Not checked').waitFor();
  await expectAccessible(page);
  await review.getByRole('button', { name: 'Answer' }).click();
  await page.getByRole('textbox', { name: 'Answer' }).fill('We are sorry.\nTry it twice a week.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publish the answer' }).click();
  // Answering a review also marks it as checked, so it leaves the queue.
  await expect.poll(() => review.count()).toBe(0);

  const shopPage = await openPage(DESKTOP);
  await expect
    .poll(async () => {
      await visit(shopPage.page, `/product/${product_id}`);
      return shopPage.page.locator('#reviews article').filter({ hasText: reviewText }).getByText('Try it twice a week.').count();
    })
    .toBe(1);
  await shopPage.page.getByText('Answer from Uruhu').first().waitFor();
  await expectAccessible(shopPage.page);

  await page.getByRole('tab', { name: 'All' }).click();
  await review.getByRole('button', { name: 'Hide' }).click();
  await page.getByRole('textbox', { name: 'Why' }).fill('Tells of another product');
  await page.getByRole('button', { name: 'Hide the review' }).click();
  await review.getByText('Tells of another product').waitFor();
  const readCount = async () => {
    const product = await api.product(product_id);
    return product.ok ? product.data.review_count : null;
  };
  await expect.poll(readCount).toBe(review_count);
  await visit(shopPage.page, `/product/${product_id}`);
  expect(await shopPage.page.getByText(reviewText).count()).toBe(0);
  // The list of products that shoppers wait for is accessible, too.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Waited for' }).click();
  await page.getByRole('heading', { level: 1, name: 'Waited for' }).waitFor();
  await expectAccessible(page);
  expect([...pageErrors, ...shopPage.pageErrors]).toEqual([]);
});

test('a staff member answers a message although a colleague was faster, then adds a note on its sender, exports, blocks and erases her', async ({
  openPage,
  shopUrl,
}) => {
  const { api, shopper } = await signUpShopper(shopUrl, { confirmEmailWith: findProofTokenInOutbox(shopUrl) });
  const { name, email, phone, username, password } = shopper;
  await api.contact({ name, email, phone, message: `Where is it? ${username}`, website: '' });
  const { page, pageErrors } = await openPage(DESKTOP);
  await openBackOffice(page, shopUrl, '/messages');
  await page.getByRole('searchbox', { name: 'Search messages' }).fill(username);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
  await expectAccessible(page);
  await page.getByRole('link', { name }).click();
  const answer = page.getByRole('textbox', { name: 'Your answer' });
  await answer.fill('It is in Kigali.');
  await expectAccessible(page);

  const { token } = await signInStaff(shopUrl);
  const message_id = new URL(page.url()).pathname.split('/').at(-1);
  await fetch(`${shopUrl}/api/admin/messages/${message_id}/answer`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ version: 1, text: 'A colleague was faster.' }),
  });
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await page.getByRole('alert').getByText('Somebody has changed this meanwhile').waitFor();
  await page.getByText('A colleague was faster.').waitFor();
  expect(await answer.inputValue()).toBe('It is in Kigali.');
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await page.getByText('The answer is on its way.').waitFor();
  await page.getByRole('tab', { name: 'Note a reply' }).click();
  await page.getByRole('textbox', { name: 'The reply that came by mail' }).fill('Thank you!');
  await page.getByRole('button', { name: 'Note the reply' }).click();
  await page.getByText('by mail, noted by').waitFor();
  await page.getByRole('button', { name: 'Close' }).first().click();
  await page.getByRole('button', { name: 'Open again' }).waitFor();

  await page.getByRole('link', { name: `${name} (${username})` }).click();
  await page.getByRole('heading', { name: 'Notes' }).waitFor();
  await page.getByRole('textbox', { name: 'New note' }).fill('Prefers WhatsApp');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await page.getByText('Prefers WhatsApp').waitFor();
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all data' }).click();
  expect((await downloading).suggestedFilename()).toBe(`customer-${username}.json`);
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  await page.getByLabel(/^Why/).fill('Three fake payments');
  await page.getByRole('button', { name: 'Block the customer' }).click();
  await page.getByText('Blocked since').waitFor();
  const sender = await openPage(PHONE);
  await visit(sender.page, '/signin');
  await sender.page.getByLabel(/^Username/).fill(username);
  await sender.page.getByLabel(/^Password/).fill(password);
  await sender.page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await sender.page.getByText('This account is blocked.').first().waitFor();

  await page.getByRole('button', { name: 'Erase', exact: true }).click();
  await page.getByLabel(/^Username/).fill('somebody-else');
  await page.getByRole('button', { name: 'Erase for good' }).click();
  await page.getByText('This is not the username of the customer.').waitFor();
  await expectAccessible(page);
  await page.getByLabel(/^Username/).fill(username);
  await page.getByRole('button', { name: 'Erase for good' }).click();
  await page.getByRole('heading', { level: 1, name: 'Customers' }).waitFor();
  await page.getByRole('searchbox', { name: 'Search customers' }).fill(username);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByText('Nothing found').waitFor();
  await page.getByRole('button', { name: 'Show all' }).click();
  // Other journeys add customers too, so any customer may come first.
  await page.getByRole('main').getByRole('table').getByRole('link').first().waitFor();
  await expectAccessible(page);
  expect(omitExpectedErrors([...pageErrors, ...sender.pageErrors], REFUSED_CALL)).toEqual([]);
});
