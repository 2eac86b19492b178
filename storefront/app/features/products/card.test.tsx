/** Adding a product to the cart from its card: at once, or from a sheet in which the shopper chooses first. */
import { waitFor, within } from '@testing-library/react';
import type { FullProduct } from '@uruhu/contract/catalogue/product';
import { expect, test } from 'vitest';
import { holdReply, refuse } from '#test/fake-api.ts';
import { createCartServer } from '#test/fixtures/cart.ts';
import { createFilteredPage, createLightProduct } from '#test/fixtures/catalogue.ts';
import { createOption, createSize } from '#test/fixtures/choices.ts';
import { createFullProduct } from '#test/fixtures/full-product.ts';
import { renderShop } from '#test/render-shop.tsx';

const SHADES = [
  createOption({ option_id: 'deep', name: 'Deep', swatch: '#121011', additional_price: 500 }),
  createOption({ option_id: 'light', name: 'Light', swatch: '#EFD2B3' }),
  createOption({ option_id: 'gone', name: 'Gone', swatch: '#8A3B34', in_stock: false }),
];

/** Opens a list with one product. */
async function openList(product: FullProduct, { signedIn = true } = {}) {
  const listed = createLightProduct({ ...product, has_choices: product.options.length + product.sizes.length > 0 });
  const server = createCartServer([]);
  const replies = { ...server.replies, filterProducts: createFilteredPage([listed]), product };
  const shop = await renderShop('/best?sort=name', { signedIn, replies });
  const pressAdd = () => shop.user.click(shop.main.getByRole('button', { name: `Add ${product.name} to cart` }));
  const findSheet = () => shop.queryByRole('dialog', { name: product.name });
  return { shop, pressAdd, findSheet };
}

test('a card shows the lowest price with from, and its discount is that of the shown prices', async () => {
  const product = createFullProduct({ product_id: 'tint', name: 'Tint', tags: ['HOT DEAL'], base_price: 12_000, discounted_price: 10_000 });
  const { shop } = await openList({ ...product, lowest_additional_price: -2_000, has_several_prices: true });
  const card = within(shop.main.getByRole('article'));
  expect(card.getByText(/8,000 RWF/).closest('p')?.textContent).toBe('Now from 8,000 RWFBefore 10,000 RWF');
  expect(card.getByText(/20%/)).toBeTruthy();
});

test('a card of a product with one price shows it without from', async () => {
  const { shop } = await openList(createFullProduct({ lowest_additional_price: 500 }));
  expect(within(shop.main.getByRole('article')).getByText('10,500 RWF').closest('p')?.textContent).toBe('10,500 RWF');
});

test('the sheet shows the shades from light to deep with their stock and price, and the toast names the chosen one', async () => {
  const { shop, pressAdd, findSheet } = await openList(createFullProduct({ product_id: 'tint', name: 'Tint', options: SHADES }));
  await pressAdd();
  const sheet = within(await shop.findByRole('dialog', { name: 'Tint' }));
  const radios = await sheet.findAllByRole<HTMLInputElement>('radio');
  expect(radios.map(({ labels, disabled }) => [labels?.[0]?.textContent, disabled])).toEqual([
    ['Light10,000 RWF', false],
    ['GoneSold out', true],
    ['Deep10,500 RWF', false],
  ]);
  expect(sheet.getByRole<HTMLButtonElement>('button', { name: 'Choose one to add it' }).disabled).toBe(true);
  await shop.user.click(sheet.getByRole('radio', { name: /^Deep/ }));
  await shop.user.click(sheet.getByRole('button', { name: 'Add to Cart, 10,500 RWF' }));
  const toast = await shop.findByText('Tint, Deep added to cart successfully!');
  expect(toast.closest('li, div')?.parentElement?.textContent).toContain('View Cart');
  await waitFor(() => expect(findSheet()).toBeNull());
  expect(shop.api.listBodies('addToCart')).toEqual([{ product_id: 'tint', quantity: 1, option_id: 'deep' }]);
});

test('the sheet offers sizes, and Back closes it without leaving the list', async () => {
  const sizes = [
    createSize({ size_id: 'small', name: '50 ml' }),
    createSize({ size_id: 'large', name: '250 ml', additional_price: 5_000 }),
  ];
  const { shop, pressAdd, findSheet } = await openList(createFullProduct({ product_id: 'cream', name: 'Cream', sizes }));
  await pressAdd();
  await shop.findByRole('dialog', { name: 'Cream' });
  history.back();
  await waitFor(() => expect(findSheet()).toBeNull());
  expect(shop.getAddress()).toBe('/best?sort=name');
  await pressAdd();
  await shop.user.click(await shop.findByRole('radio', { name: /^250 ml/ }));
  await shop.user.click(shop.getByRole('button', { name: 'Add to Cart, 15,000 RWF' }));
  await shop.findByText('Cream, 250 ml added to cart successfully!');
  expect(shop.api.listBodies('addToCart')).toEqual([{ product_id: 'cream', quantity: 1, size_id: 'large' }]);
});

test('a refusal shows in the sheet, which stays open', async () => {
  const { shop, pressAdd, findSheet } = await openList(createFullProduct({ product_id: 'tint', name: 'Tint', options: SHADES }));
  shop.api.replies.addToCart = refuse('sold_out', 'This product is sold out');
  await pressAdd();
  await shop.user.click(await shop.findByRole('radio', { name: /^Light/ }));
  await shop.user.click(shop.getByRole('button', { name: 'Add to Cart, 10,000 RWF' }));
  await within(findSheet() as HTMLElement).findByText('This product is sold out');
});

test('choices that fail to load can be retried in the sheet', async () => {
  const product = createFullProduct({ product_id: 'tint', name: 'Tint', options: SHADES });
  const { shop, pressAdd } = await openList(product);
  const held = holdReply<'product'>();
  shop.api.replies.product = held.respond;
  await pressAdd();
  const sheet = within(await shop.findByRole('dialog', { name: 'Tint' }));
  await sheet.findByRole('status', { name: 'Loading' });
  await waitFor(() => expect(held.count()).toBe(1));
  held.send(refuse('busy', 'Please try again'));
  shop.api.replies.product = product;
  await shop.user.click(await sheet.findByRole('button', { name: 'Try again' }));
  expect(await sheet.findAllByRole('radio')).toHaveLength(3);
});

test('a guest who chose a shade is sent to sign in, with a way back to the list', async () => {
  const { shop, pressAdd } = await openList(createFullProduct({ product_id: 'tint', name: 'Tint', options: SHADES }), { signedIn: false });
  await pressAdd();
  await shop.user.click(await shop.findByRole('radio', { name: /^Light/ }));
  await shop.user.click(shop.getByRole('button', { name: 'Add to Cart, 10,000 RWF' }));
  await waitFor(() => expect(shop.getAddress()).toBe('/signin?redirect=%2Fbest%3Fsort%3Dname'));
  expect(JSON.parse(sessionStorage.getItem('pending-cart-add') ?? '')).toEqual({ product_id: 'tint', quantity: 1, option_id: 'light' });
});

test('a product without choices is added at once', async () => {
  const { shop, pressAdd, findSheet } = await openList(createFullProduct({ product_id: 'toner', name: 'Toner' }));
  await pressAdd();
  await shop.findByText('Toner added to cart successfully!');
  expect([findSheet(), shop.api.listBodies('addToCart')]).toEqual([null, [{ product_id: 'toner', quantity: 1 }]]);
  shop.api.replies.addToCart = refuse('only_some_left', 'Only 1 left');
  await pressAdd();
  await shop.findByText('Only 1 left');
});
