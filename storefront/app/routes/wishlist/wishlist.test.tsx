import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setOnline, setVisibility } from '#test/browser.ts';
import { holdReply, NO_RESPONSE } from '#test/fake-api.ts';
import { createCart, createCartServer } from '#test/fixtures/cart.ts';
import { createLightProduct } from '#test/fixtures/catalogue.ts';
import { createUser } from '#test/fixtures/shop.ts';
import { createWishlistServer } from '#test/fixtures/wishlist.ts';
import { renderShop } from '#test/render-shop.tsx';
import { waitForEffects } from '#test/wait-for-effects.ts';

const TONER = createLightProduct({ product_id: 'toner', name: 'Rice Toner' });
const SERUM = createLightProduct({ product_id: 'serum', name: 'Snail Serum' });

async function openWishlist(savedIds: string[]) {
  const server = createWishlistServer([TONER, SERUM], savedIds);
  const shop = await renderShop('/wishlist', { signedIn: true, replies: server.replies });
  const findHeart = (name: string) => shop.main.findByRole('button', { name: `Save ${name} to wishlist`, pressed: true });
  return { shop, server, findHeart };
}

test('a guest is sent to sign in, and arrives at the wishlist afterwards', async () => {
  const shop = await renderShop('/wishlist');
  await waitFor(() => expect(shop.getAddress()).toBe('/signin?redirect=%2Fwishlist'));
  shop.api.replies.signIn = { status: 'success', message: 'Login successful!', token: 'token', user: createUser() };
  await shop.user.type(await shop.findByLabelText(/^Username/), 'aline');
  await shop.user.type(shop.main.getByLabelText(/^Password/), 'rwanda-2026');
  await shop.user.click(shop.main.getByRole('button', { name: 'Sign in' }));
  await shop.findByRole('heading', { name: 'Your wishlist is empty.' });
  expect(shop.getAddress()).toBe('/wishlist');
  expect(document.title).toMatch(/^Wishlist \| /);
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
});

test('a removed product leaves the list, and the focus moves to the next one, then to the title', async () => {
  const { shop, server, findHeart } = await openWishlist(['toner', 'serum']);
  await shop.main.findByText('2 products');
  (await findHeart('Rice Toner')).focus();
  await shop.user.keyboard('{Enter}');
  await shop.main.findByText('1 product');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Save Snail Serum to wishlist');
  await waitFor(() => expect(server.listIds()).toEqual(['serum']));
  // The removed card fades for a moment.
  await waitFor(() => expect(shop.main.queryByText('Rice Toner')).toBeNull());
  await shop.user.keyboard('{Enter}');
  await shop.findByText('Snail Serum removed from wishlist');
  await shop.main.findByRole('heading', { name: 'Your wishlist is empty.' });
  expect(document.activeElement?.id).toBe('wishlist-title');
  expect(server.listIds()).toEqual([]);
});

test('a product goes into the cart and stays in the wishlist', async () => {
  const { shop, server } = await openWishlist(['toner']);
  shop.api.replies.addToCart = createCartServer([]).replies.addToCart;
  await shop.user.click(await shop.main.findByRole('button', { name: 'Add Rice Toner to cart' }));
  await shop.findByText('Rice Toner added to cart successfully!');
  expect(server.listIds()).toEqual(['toner']);
});

test('a cart that was asked for before a product was added does not take the product from the count in the header', async () => {
  const read = holdReply<'cart'>();
  const { addToCart } = createCartServer([]).replies;
  const replies = { ...createWishlistServer([TONER, SERUM], ['toner']).replies, cart: read.respond, addToCart };
  const shop = await renderShop('/wishlist', { signedIn: true, replies });
  await waitFor(() => expect(read.count()).toBe(1));
  await shop.user.click(await shop.main.findByRole('button', { name: 'Add Rice Toner to cart' }));
  await shop.findByRole('link', { name: 'Cart, 1 item' });
  read.send(createCart([]));
  await waitForEffects();
  shop.getByRole('link', { name: 'Cart, 1 item' });
});

test('a product comes back if its removal fails', async () => {
  const { shop, server, findHeart } = await openWishlist(['toner']);
  shop.api.replies.removeFromWishlist = NO_RESPONSE;
  await shop.user.click(await findHeart('Rice Toner'));
  await shop.findByText('Failed to update wishlist');
  await findHeart('Rice Toner');
  expect(server.listIds()).toEqual(['toner']);
});

test('a list that fails to load shows a message, and its products after another try; it loads by itself when the connection is back', async () => {
  const server = createWishlistServer([TONER], ['toner']);
  const shop = await renderShop('/wishlist', { signedIn: true, replies: { ...server.replies, wishlist: NO_RESPONSE } });
  const retry = await shop.main.findByRole('button', { name: 'Try again' });
  shop.main.getByText('Your wishlist could not be loaded. Nothing was lost.');
  setOnline(false);
  await shop.user.click(retry);
  await shop.main.findByText('You are offline. Please try again when the connection is back.');
  shop.api.replies.wishlist = server.replies.wishlist;
  setOnline(true);
  await shop.main.findByRole('button', { name: 'Save Rice Toner to wishlist', pressed: true });
});

test('the page loads the list once when opened and once when the shopper returns to its tab, without a call for each heart', async () => {
  const { shop, findHeart } = await openWishlist(['toner', 'serum']);
  await findHeart('Rice Toner');
  // The wishlist page requests the whole list, without a scope. Pages that only show wishlist buttons request its ids, with the scope 'marks'.
  const listScopes = () => shop.api.listBodies('wishlist').map((body) => body?.scope ?? 'whole');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(listScopes()).toEqual(['whole']);
  setVisibility('hidden');
  setVisibility('visible');
  await waitFor(() => expect(listScopes().length).toBeGreaterThan(1));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(listScopes()).toEqual(['whole', 'whole']);
});
