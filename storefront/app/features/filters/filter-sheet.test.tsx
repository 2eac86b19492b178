import { fireEvent, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setOnline } from '#test/browser.ts';
import { holdReply } from '#test/fake-api.ts';
import { createFacets, createFilteredPage, createLightProduct, LIST_REPLIES } from '#test/fixtures/catalogue.ts';
import { renderShop } from '#test/render-shop.tsx';

async function openSheet(path: string) {
  const shop = await renderShop(path, { replies: LIST_REPLIES, width_px: 360 });
  const findButton = () => shop.main.getByRole('button', { name: /^Filter/ });
  const open = async () => {
    await shop.user.click(findButton());
    const sheet = within(await shop.findByRole('dialog', { name: 'Filter' }));
    await sheet.findByRole('button', { name: /^Show / });
    return sheet;
  };
  return { shop, findButton, open, sheet: await open() };
}

test.each(['/best', '/category/skincare', '/search?q=cream'])(
  'on %s the sheet shows how many products the choice leaves, and changes the list only on its button',
  async (path) => {
    const { shop, findButton, sheet } = await openSheet(path);
    const [listBody] = shop.api.listBodies('filterProducts');
    // Faster than the pause after which the count is requested, however slow the machine is.
    for (const name of [/^Soothing/, /^Acne/]) fireEvent.click(sheet.getByLabelText(name));
    sheet.getByRole('button', { name: 'Show products' });
    const show = await sheet.findByRole('button', { name: 'Show 11 products' });
    expect(shop.getAddress()).toBe(path);
    // The preview is one call for both choices, within the filters of the page itself.
    const { tags, category_id, search } = listBody ?? {};
    expect(shop.api.listBodies('filterProducts').slice(1)).toEqual([
      expect.objectContaining({
        ...(tags ? { tags } : {}),
        ...(category_id ? { category_id } : {}),
        search,
        skin_concern: ['Soothing', 'Acne'],
        pagination: 1,
      }),
    ]);

    await shop.user.click(show);
    await waitFor(() => expect(shop.getQuery().getAll('concern')).toEqual(['Soothing', 'Acne']));
    await waitFor(() => expect(shop.queryByRole('dialog')).toBeNull());
    expect(findButton().textContent).toBe('Filter (2)');
    shop.main.getByText('Showing 1-11 of 11 products');
    await shop.user.click(shop.main.getByRole('link', { name: 'Remove Soothing' }));
    await waitFor(() => expect(shop.getQuery().getAll('concern')).toEqual(['Acne']));
  },
);

test('a sheet that is closed forgets its choice, and Clear all in the sheet takes back what was chosen', async () => {
  const { shop, open, sheet } = await openSheet('/all-products?concern=Acne');
  await shop.user.click(sheet.getByLabelText(/^Soothing/));
  await shop.user.click(sheet.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(shop.queryByRole('dialog')).toBeNull());
  const reopened = await open();
  const isChecked = (name: RegExp) => reopened.getByLabelText<HTMLInputElement>(name).checked;
  expect([isChecked(/^Acne/), isChecked(/^Soothing/)]).toEqual([true, false]);
  await shop.user.click(reopened.getByRole('button', { name: 'Clear all' }));
  await shop.user.click(await reopened.findByRole('button', { name: 'Show 30 products' }));
  await waitFor(() => expect(shop.getAddress()).toBe('/all-products'));
});

test('a late count of an earlier choice is not shown, and one product is “1 product”', async () => {
  const { shop, sheet } = await openSheet('/all-products');
  const reply = holdReply<'filterProducts'>();
  shop.api.replies.filterProducts = reply.respond;
  const createPreview = (count: number) =>
    createFilteredPage([createLightProduct()], { count, facets: createFacets({ skin_concern: { Acne: 1, Soothing: count } }) });
  await shop.user.click(sheet.getByLabelText(/^Soothing/));
  await waitFor(() => expect(reply.count()).toBe(1));
  await shop.user.click(sheet.getByLabelText(/^Acne/));
  await waitFor(() => expect(reply.count()).toBe(2));
  reply.send(createPreview(4));
  reply.send(createPreview(1));
  await sheet.findByRole('button', { name: 'Show 1 product' });
});

test('offline the sheet says so, and its button keeps the sheet with its choice', async () => {
  const { shop, sheet } = await openSheet('/all-products');
  await shop.user.click(sheet.getByLabelText(/^Soothing/));
  const show = await sheet.findByRole('button', { name: 'Show 4 products' });
  const text = 'You are offline. Please try again when the connection is back.';
  setOnline(false);
  await waitFor(() => expect(sheet.getByRole('status').textContent).toBe(text));
  await shop.user.click(show);
  await within(shop.getByRole('region', { name: 'Notifications' })).findByText(text);
  expect([shop.getAddress(), sheet.getByLabelText<HTMLInputElement>(/^Soothing/).checked]).toEqual(['/all-products', true]);
});

test('Back closes the sheet and stays on the page', async () => {
  const { shop } = await openSheet('/all-products');
  history.back();
  await waitFor(() => expect(shop.queryByRole('dialog')).toBeNull());
  expect(shop.getAddress()).toBe('/all-products');
});
