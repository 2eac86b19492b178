import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setOnline, setVisibility } from '#test/browser.ts';
import { holdReply, NO_RESPONSE, refuse } from '#test/fake-api.ts';
import { createCart, createCartItem, createCartServer } from '#test/fixtures/cart.ts';
import { renderShop } from '#test/render-shop.tsx';

async function openCart(items = [createCartItem({ cart_item_id: 'a', quantity: 1 })]) {
  const server = createCartServer(items);
  const shop = await renderShop('/cart', { signedIn: true, replies: server.replies });
  await shop.findByRole('heading', { name: 'Order summary' });
  const readQuantities = () => shop.queryAllByRole('group', { name: /^Quantity of/ }).map(({ textContent }) => textContent);
  const expectTotal = (total: string) =>
    waitFor(() =>
      expect(shop.getByRole('complementary', { name: 'Order summary' }).querySelector('dl > :last-child')?.textContent).toContain(total),
    );
  return { shop, server, readQuantities, expectTotal };
}

test('a guest sees that the cart is empty, and a way to sign in', async () => {
  const shop = await renderShop('/cart');
  const link = await shop.main.findByRole('link', { name: 'Sign in' });
  expect(link.getAttribute('href')).toBe('/signin?redirect=%2Fcart');
});

test('a cart that fails to load shows a message, and its lines after another try', async () => {
  const reply = holdReply<'cart'>();
  const shop = await renderShop('/cart', { signedIn: true, replies: { cart: reply.respond } });
  await waitFor(() => expect(reply.count()).toBe(1));
  reply.send(refuse('busy', 'Please try again'));
  await shop.user.click(await shop.main.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(reply.count()).toBe(1));
  reply.send(createCart([createCartItem({ cart_item_id: 'a' })]));
  await shop.main.findByText('Toner a');
});

test('fast taps show at once, reach the server in few calls, and end at the right quantity and total', async () => {
  const { shop, server, readQuantities, expectTotal } = await openCart();
  const more = shop.main.getByRole('button', { name: 'One more' });
  const fewer = shop.main.getByRole<HTMLButtonElement>('button', { name: 'One fewer' });
  expect(fewer.disabled).toBe(true);
  for (let tap = 0; tap < 12; tap += 1) more.click();
  await waitFor(() => expect(readQuantities()).toEqual(['13']));
  for (let tap = 0; tap < 3; tap += 1) await shop.user.click(fewer);
  await expectTotal('100,000 RWF');
  expect([readQuantities(), server.listQuantities()]).toEqual([['10'], [10]]);
  expect(shop.api.countCalls('updateCartItem')).toBeLessThanOrEqual(6);
});

test('changes of another tab show when the shopper returns', async () => {
  const { shop, server, readQuantities, expectTotal } = await openCart();
  server.setLines([createCartItem({ cart_item_id: 'a', quantity: 3 })]);
  setVisibility('hidden');
  setVisibility('visible');
  await expectTotal('30,000 RWF');
  expect(readQuantities()).toEqual(['3']);
  server.setLines([]);
  await shop.user.click(shop.main.getByRole('button', { name: 'One more' }));
  await shop.findByText('Toner a is no longer in your cart.');
});

test('a change without a network stays on the screen with a message, and is sent when the connection is back', async () => {
  const { shop, server, readQuantities, expectTotal } = await openCart();
  const update = server.replies.updateCartItem;
  shop.api.replies.updateCartItem = NO_RESPONSE;
  setOnline(false);
  await shop.findByText('You are offline. What you change is sent when the connection is back.');
  await shop.user.click(shop.main.getByRole('button', { name: 'One more' }));
  await shop.main.findByText('You are offline. This is sent when the connection is back.');
  expect(readQuantities()).toEqual(['2']);
  await shop.user.click(shop.main.getByRole('link', { name: 'Proceed to Checkout' }));
  expect(shop.getAddress()).toBe('/cart');
  shop.api.replies.updateCartItem = update;
  setOnline(true);
  await expectTotal('20,000 RWF');
  expect(server.listQuantities()).toEqual([2]);
});
