import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { setVisibility } from '#test/browser.ts';
import { NO_RESPONSE, type Replies, refuse } from '#test/fake-api.ts';
import { createCartItem, createCartServer } from '#test/fixtures/cart.ts';
import { createLightProduct } from '#test/fixtures/catalogue.ts';
import { createFullProduct } from '#test/fixtures/full-product.ts';
import { createUser } from '#test/fixtures/shop.ts';
import { createWishlistServer } from '#test/fixtures/wishlist.ts';
import { type RenderedShop, renderShop } from '#test/render-shop.tsx';

const TONER = createLightProduct({ product_id: 'toner', name: 'Rice Toner' });
const SERUM = createLightProduct({ product_id: 'serum', name: 'Snail Serum' });
const PRODUCT_REPLIES = { product: createFullProduct({ ...TONER, related_products: [SERUM] }) } satisfies Replies;

/** The page of the toner, which also shows the card of the serum. */
async function openProduct({
  savedIds = [],
  replies = {},
  signedIn = true,
}: {
  savedIds?: string[];
  replies?: Replies;
  signedIn?: boolean;
} = {}) {
  const server = createWishlistServer([TONER, SERUM], savedIds);
  const shop = await renderShop('/product/toner', { signedIn, replies: { ...PRODUCT_REPLIES, ...server.replies, ...replies } });
  const heart = shop.main.getByRole('button', { name: 'Save Snail Serum to wishlist' });
  const isOn = () => heart.getAttribute('aria-pressed') === 'true';
  const expectOn = (on: boolean) => waitFor(() => expect(isOn()).toBe(on));
  const expectSaved = (ids: string[]) => waitFor(() => expect(server.listIds()).toEqual(ids));
  return { shop, server, heart, isOn, expectOn, expectSaved };
}

async function signIn(shop: RenderedShop): Promise<void> {
  shop.api.replies.signIn = { status: 'success', message: 'Login successful!', token: 'new token', user: createUser() };
  await shop.user.type(await shop.findByLabelText(/^Username/), 'aline');
  await shop.user.type(shop.main.getByLabelText(/^Password/), 'rwanda-2026');
  await shop.user.click(shop.main.getByRole('button', { name: 'Sign in' }));
}

const readStoredIds = () =>
  (JSON.parse(localStorage.getItem('wishlist') ?? '[]') as { product_id: string }[]).map((entry) => entry.product_id);

test('a guest who presses a heart or the button of a product is sent to sign in', async () => {
  const { shop, heart, isOn } = await openProduct({ signedIn: false });
  expect(isOn()).toBe(false);
  await shop.user.click(heart);
  await shop.findByText('Sign in to keep your wishlist.');
  expect(shop.getAddress()).toBe('/signin');
  await shop.navigate('/product/toner');
  await shop.user.click(await shop.findByRole('button', { name: 'Add to Wishlist' }));
  await shop.findByText('Sign in to keep your wishlist.');
  expect(shop.getAddress()).toBe('/signin');
});

test('a heart on a card adds and removes the product, with a toast that leads to the wishlist', async () => {
  const { shop, heart, expectOn, expectSaved } = await openProduct();
  await shop.user.click(heart);
  await expectOn(true);
  await shop.findByText('Snail Serum added to wishlist');
  expect(shop.getByRole('link', { name: 'View Wishlist' }).getAttribute('href')).toBe('/wishlist');
  await expectSaved(['serum']);
  expect(readStoredIds()).toEqual(['serum']);
  await shop.user.click(heart);
  await shop.findByText('Snail Serum removed from wishlist');
  await expectOn(false);
  await expectSaved([]);
  expect(readStoredIds()).toEqual([]);
});

test('the button on the product page names its next action, and changes with it', async () => {
  const { shop, expectSaved } = await openProduct();
  await shop.user.click(shop.main.getByRole('button', { name: 'Add to Wishlist' }));
  await shop.findByText('Added to wishlist!');
  await shop.main.findByRole('button', { name: 'Remove from Wishlist' });
  await expectSaved(['toner']);
  await shop.user.click(shop.main.getByRole('button', { name: 'Remove from Wishlist' }));
  await shop.findByText('Removed from wishlist.');
  await shop.main.findByRole('button', { name: 'Add to Wishlist' });
  await expectSaved([]);
});

test('a shopper saves a line of the cart to the wishlist and removes it again', async () => {
  const server = createWishlistServer([createLightProduct({ product_id: 'product-a', name: 'Toner a' })]);
  const cart = createCartServer([createCartItem({ cart_item_id: 'a' })]);
  const shop = await renderShop('/cart', { signedIn: true, replies: { ...cart.replies, ...server.replies } });
  await shop.user.click(await shop.main.findByRole('button', { name: 'Save to wishlist: Toner a' }));
  await shop.findByText('Toner a added to wishlist');
  expect(server.listIds()).toEqual(['product-a']);
  await shop.user.click(shop.main.getByRole('button', { name: 'Remove from wishlist: Toner a' }));
  await shop.findByText('Item removed from wishlist!');
  expect(server.listIds()).toEqual([]);
});

test('a change on another device shows when the shopper returns, and a press on a product that it added says so', async () => {
  const { shop, server, heart, expectOn } = await openProduct();
  server.setIds(['serum']);
  setVisibility('hidden');
  setVisibility('visible');
  await expectOn(true);
  server.setIds([]);
  setVisibility('hidden');
  setVisibility('visible');
  await expectOn(false);
  server.setIds(['serum']);
  await shop.user.click(heart);
  await shop.findByText('Item is already in wishlist');
  await expectOn(true);
});

test('fast presses end at the state that the screen shows', async () => {
  const { shop, heart, expectOn, expectSaved } = await openProduct();
  for (let press = 0; press < 7; press += 1) heart.click();
  await expectOn(true);
  await expectSaved(['serum']);
  for (let press = 0; press < 5; press += 1) heart.click();
  await expectOn(false);
  await expectSaved([]);
  expect(shop.api.countCalls('addToWishlist')).toBeLessThanOrEqual(6);
});

test('a press without a network is undone with a message, and can be retried', async () => {
  const { shop, server, heart, expectOn, expectSaved } = await openProduct({ replies: { addToWishlist: NO_RESPONSE } });
  await shop.user.click(heart);
  await shop.findByText('Failed to update wishlist');
  await expectOn(false);
  shop.api.replies.addToWishlist = server.replies.addToWishlist;
  await shop.user.click(shop.getByRole('button', { name: 'Try Again' }));
  await shop.findByText('Snail Serum added to wishlist');
  await expectOn(true);
  await expectSaved(['serum']);
});

test('a final refusal is shown without a retry', async () => {
  const message = 'Your wishlist holds at most 500 products.';
  const { shop, heart, expectOn } = await openProduct({ replies: { addToWishlist: refuse('wishlist_full', message) } });
  await shop.user.click(heart);
  await shop.findByText(message);
  await expectOn(false);
  expect(shop.queryByRole('button', { name: 'Try Again' })).toBeNull();
});

test('signing out removes the wishlist from the device', async () => {
  const { shop, expectOn } = await openProduct({
    savedIds: ['serum'],
    replies: { signOut: { status: 'success', message: '' } },
  });
  await expectOn(true);
  expect(readStoredIds()).toEqual(['serum']);
  await shop.user.click(await shop.findByRole('button', { name: 'Sign out', hidden: true }));
  await waitFor(() => expect(shop.getAddress()).toBe('/signin'));
  await waitFor(() => expect(localStorage.getItem('wishlist')).toBeNull());
  await shop.navigate(-1);
  const heart = await shop.findByRole('button', { name: 'Save Snail Serum to wishlist' });
  expect(heart.getAttribute('aria-pressed')).toBe('false');
});

test('an ended session undoes the press and leads to sign in', async () => {
  const { shop, heart } = await openProduct({ replies: { addToWishlist: refuse('not_authorized', 'You are not authorized') } });
  await shop.user.click(heart);
  await waitFor(() => expect(shop.getAddress()).toBe('/signin'));
  await waitFor(() => expect(localStorage.getItem('wishlist')).toBeNull());
});

test('a shopper whose session has ended saves a line of the cart, signs in, and comes back to the cart with the line saved', async () => {
  const server = createWishlistServer([createLightProduct({ product_id: 'product-a', name: 'Toner a' })]);
  const cart = createCartServer([createCartItem({ cart_item_id: 'a' })]);
  const addToWishlist = refuse('not_authorized', 'You are not authorized');
  const shop = await renderShop('/cart', { signedIn: true, replies: { ...cart.replies, ...server.replies, addToWishlist } });
  await shop.user.click(await shop.main.findByRole('button', { name: 'Save to wishlist: Toner a' }));
  await shop.findByText('Sign in to keep your wishlist.');
  expect(shop.getAddress()).toBe('/signin?redirect=%2Fcart');
  shop.api.replies.addToWishlist = server.replies.addToWishlist;
  await signIn(shop);
  await waitFor(() => expect(shop.getAddress()).toBe('/cart'));
  await shop.findByText('Toner a added to wishlist');
  await shop.findByRole('button', { name: 'Remove from wishlist: Toner a' });
});

test.each(['before the page opened', 'while the page was open'])(
  'a shopper who adds to the cart with a session that ended %s reads why she must sign in again',
  async (when) => {
    const cart = createCartServer([]);
    const ended = refuse('not_authorized', 'You are not authorized');
    const endedBefore = when.startsWith('before') ? { cart: ended, wishlist: ended } : {};
    const { shop } = await openProduct({ replies: { ...cart.replies, addToCart: ended, ...endedBefore } });
    if (when.startsWith('before')) await waitFor(() => expect(localStorage.getItem('authToken')).toBeNull());
    await shop.user.click(shop.main.getByRole('button', { name: 'Add to Cart' }));
    await shop.findByText('You were signed out. Sign in again to go on where you were.');
    expect(shop.getAddress()).toBe('/signin?redirect=%2Fproduct%2Ftoner');
    Object.assign(shop.api.replies, cart.replies, createWishlistServer([TONER]).replies);
    await signIn(shop);
    await waitFor(() => expect(shop.getAddress()).toBe('/product/toner'));
    await shop.findByText('What you chose is in your cart.');
    expect(shop.api.listBodies('addToCart').at(-1)).toMatchObject({ product_id: 'toner', quantity: 1 });
  },
);

test.each(['{oops', '[{"product_id":7}]'])(
  'a damaged value in the storage of the browser still lets the shopper see and change her wishlist: %s',
  async (text) => {
    localStorage.setItem('wishlist', text);
    const { shop, heart, expectOn, expectSaved } = await openProduct({ savedIds: ['serum'] });
    await expectOn(true);
    await shop.user.click(heart);
    await expectSaved([]);
    await expectOn(false);
  },
);

test('a storage that is forbidden or full still lets the shopper see and change her wishlist', async () => {
  const { getItem, setItem } = Storage.prototype;
  const refuseKey = (key: string) => {
    if (key === 'wishlist') throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(function read(this: Storage, key) {
    refuseKey(key);
    return getItem.call(this, key);
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function write(this: Storage, key, value) {
    refuseKey(key);
    setItem.call(this, key, value);
  });
  const { shop, heart, expectOn, expectSaved } = await openProduct();
  await shop.user.click(heart);
  await shop.findByText('Snail Serum added to wishlist');
  await expectOn(true);
  await shop.user.click(heart);
  await shop.findByText('Snail Serum removed from wishlist');
  await expectSaved([]);
  await shop.navigate('/wishlist');
  await shop.findByRole('heading', { name: 'Your wishlist is empty.' });
});
