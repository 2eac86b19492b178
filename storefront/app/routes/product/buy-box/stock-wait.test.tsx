import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NO_RESPONSE, type Replies, refuse } from '#test/fake-api.ts';
import { createFullProduct } from '#test/fixtures/full-product.ts';
import { createUser } from '#test/fixtures/shop.ts';
import { type RenderedShop, renderShop } from '#test/render-shop.tsx';

const SOLD_OUT = createFullProduct({ in_stock: false });
const createOption = (option_id: string, in_stock: boolean) => ({
  option_id,
  name: `Shade ${option_id}`,
  description: '',
  image: '',
  swatch: '',
  additional_price: 0,
  in_stock,
});
const SIZE = { size_id: 'large', name: '200 ml', additional_price: 0, in_stock: true };
/** Shade one is in stock, shade two is not. */
const WITH_OPTIONS = createFullProduct({ options: [createOption('one', true), createOption('two', false)], sizes: [SIZE] });

const STOCK_WAIT_REPLIES = {
  product: SOLD_OUT,
  stockWaits: { results: [] },
  saveStockWait: { status: 'success', message: '' },
} satisfies Replies;

const openAsShopper = (replies: Replies = {}, path = '/product/toner') =>
  renderShop(path, { signedIn: true, replies: { ...STOCK_WAIT_REPLIES, ...replies } });

/** Presses the button once it is no longer busy. */
async function askForMail(shop: RenderedShop) {
  const find = () => shop.main.getByRole('button', { name: 'Tell me when it is back' });
  await waitFor(() => expect(find().getAttribute('aria-disabled')).toBeNull());
  await shop.user.click(find());
}

const WE_WRITE = 'We write to aline@example.com once when it is back.';

test('a guest gets a link that leads to sign-in and back to the chosen option', async () => {
  const shop = await renderShop('/product/toner?option=two', { replies: { product: WITH_OPTIONS } });
  shop.main.getByText('Sign in first: we write to your confirmed e-mail address, once.');
  const link = shop.main.getByRole('link', { name: 'Tell me when it is back' });
  expect(link.getAttribute('href')).toBe('/signin?redirect=%2Fproduct%2Ftoner%3Foption%3Dtwo');
});

test('a shopper asks for a mail, withdraws it and asks again, and the box keeps the focus', async () => {
  const shop = await openAsShopper();
  await askForMail(shop);
  const text = await shop.main.findByText(WE_WRITE);
  expect(document.activeElement).toBe(text.parentElement);
  await shop.user.click(shop.main.getByRole('button', { name: 'Do not tell me' }));
  await askForMail(shop);
  await shop.main.findByText(WE_WRITE);
  const choice = { product_id: 'toner' };
  expect(shop.api.listBodies('saveStockWait')).toEqual([
    { ...choice, waiting: true },
    { ...choice, waiting: false },
    { ...choice, waiting: true },
  ]);
});

test('a wait from an earlier visit shows, and can be ended', async () => {
  const wait = { product_id: 'toner', option_id: null, size_id: null, created_at: '2026-01-05T06:00:00.000Z' };
  const shop = await openAsShopper({ stockWaits: { results: [wait] } });
  await shop.main.findByText(WE_WRITE);
  await shop.user.click(shop.main.getByRole('button', { name: 'Do not tell me' }));
  await shop.main.findByRole('button', { name: 'Tell me when it is back' });
});

test('a shopper waits for a sold-out option of a product whose other option is in stock', async () => {
  const shop = await openAsShopper({ product: WITH_OPTIONS }, '/product/toner?option=two');
  shop.main.getByText('This one is sold out. Another one can be had.');
  await askForMail(shop);
  await shop.main.findByText(WE_WRITE);
  // The page has chosen the only size itself.
  expect(shop.api.listBodies('saveStockWait')).toEqual([{ product_id: 'toner', option_id: 'two', size_id: 'large', waiting: true }]);
});

test('a product with another option in stock is not shown as sold out', async () => {
  const shop = await openAsShopper({ product: WITH_OPTIONS });
  expect(shop.main.queryByText('SOLD OUT')).toBeNull();
  shop.main.getByRole('button', { name: 'Add to Cart' });
});

test('stock waits that fail to load show a retry', async () => {
  const shop = await openAsShopper({ stockWaits: NO_RESPONSE });
  const retry = await shop.main.findByRole('button', { name: 'Try again' });
  shop.api.replies.stockWaits = STOCK_WAIT_REPLIES.stockWaits;
  await shop.user.click(retry);
  await askForMail(shop);
  await shop.main.findByText(WE_WRITE);
});

test('a request that fails is explained and can be repeated', async () => {
  const shop = await openAsShopper({ saveStockWait: NO_RESPONSE });
  await askForMail(shop);
  await shop.main.findByText('You are offline, or we could not be reached. Please try again.');
  shop.api.replies.saveStockWait = refuse('too_many_stock_waits', 'You wait for many products already.');
  await askForMail(shop);
  await shop.main.findByText('You wait for many products already.');
  shop.api.replies.saveStockWait = STOCK_WAIT_REPLIES.saveStockWait;
  await askForMail(shop);
  await shop.main.findByText(WE_WRITE);
});

test('a shopper with an unconfirmed address is asked to confirm it', async () => {
  const me = { status: 'success', user: createUser({ email_verified: false }) } as const;
  const shop = await renderShop('/product/toner', { signedIn: { email_verified: false }, replies: { ...STOCK_WAIT_REPLIES, me } });
  await shop.main.findByText(/^We tell you when it is back once your e-mail address is confirmed\./);
  expect(shop.main.queryByRole('button', { name: 'Tell me when it is back' })).toBeNull();
});

test('a shopper who presses when the product is in stock again can add it to the cart at once', async () => {
  const message = 'It is in stock: you can add it to your cart.';
  const shop = await openAsShopper({ saveStockWait: refuse('in_stock', message) });
  shop.main.getByText('SOLD OUT', { selector: ':not(button)' });
  shop.api.replies.product = createFullProduct();
  await askForMail(shop);
  await shop.findByText(message);
  await shop.main.findByRole('button', { name: 'Add to Cart' });
  await waitFor(() => expect(shop.main.queryByText('SOLD OUT')).toBeNull());
});
