import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setOnline, setVisibility, storeInOtherTab } from '#test/browser.ts';
import { holdReply, NO_RESPONSE, type Replies, refuse } from '#test/fake-api.ts';
import { createCart, createCartItem, createCartServer } from '#test/fixtures/cart.ts';
import { createOrder, createPayment, ORDER_ID, SHORT_ID } from '#test/fixtures/order.ts';
import { createList, createSettings } from '#test/fixtures/shop.ts';
import { renderShop } from '#test/render-shop.tsx';

async function openCart(items = [createCartItem({ cart_item_id: 'a', quantity: 1 })], replies: Replies = {}) {
  const server = createCartServer(items);
  const shop = await renderShop('/cart', { signedIn: true, replies: { ...server.replies, ...replies } });
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

test('a cart that another tab orders says so, and its heading takes the focus', async () => {
  const { shop, server } = await openCart(undefined, { orders: { status: 'success', orders: [createOrder()] } });
  server.setLines([]);
  storeInOtherTab('placed:someone-else', ORDER_ID);
  await new Promise((resolve) => setTimeout(resolve));
  shop.main.getByText('Toner a');
  storeInOtherTab('placed:shopper', ORDER_ID);
  const heading = await shop.main.findByRole('heading', { name: 'Your order is placed and waits to be paid' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(shop.queryByText(/is no longer in your cart/)).toBeNull();
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

test('a line shows its product in plain words, its choice, and its price of a piece on sale', async () => {
  const option = { name: 'Rose', image: '' };
  const product = { description: '<p>Calms <b>dry</b> skin</p>', price: 8_000, price_before: 10_000 };
  const { shop } = await openCart([createCartItem({ cart_item_id: 'a', option_id: 'rose', option, product, quantity: 2 })]);
  const line = within(shop.main.getByRole('article'));
  line.getByText('Calms dry skin');
  line.getByText('Rose');
  line.getByText('8,000 RWF each', { exact: false });
  line.getByText('16,000 RWF', { exact: false });
});

test('changed prices and stock are named, and a line shows how many pieces are left', async () => {
  const items = [
    createCartItem({ cart_item_id: 'a', available: 3, quantity: 3 }),
    createCartItem({ cart_item_id: 'b', available: 8, quantity: 8 }),
    createCartItem({ cart_item_id: 'c', available: 0 }),
    createCartItem({ cart_item_id: 'd', available: 8 }),
  ];
  const change = 'The price of Toner a changed from 15,000 RWF to 10,000 RWF.';
  const { shop } = await openCart(items, { cart: createCart(items, [change]) });
  shop.main.getByText('Your cart has changed');
  shop.main.getByText(change);
  shop.main.getByText('Only 3 left');
  shop.main.getByText('Only 8 left');
  shop.main.getByText('Sold out. Please remove it to order the rest.');
  expect(shop.main.getAllByRole<HTMLButtonElement>('button', { name: 'One more' }).map(({ disabled }) => disabled)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('a refused quantity goes back to the one on the server, with the reason at its line', async () => {
  const { shop, readQuantities, expectTotal } = await openCart();
  shop.api.replies.updateCartItem = refuse('only_some_left', 'Only 1 left');
  await shop.user.click(shop.main.getByRole('button', { name: 'One more' }));
  await shop.main.findByText('Only 1 left');
  expect(readQuantities()).toEqual(['1']);
  await expectTotal('10,000 RWF');
});

test('a removed line can be restored from its toast, and a message says why if it cannot', async () => {
  const { shop, server, readQuantities, expectTotal } = await openCart([
    createCartItem({ cart_item_id: 'a', quantity: 3, option_id: 'rose', size_id: 'large' }),
    createCartItem({ cart_item_id: 'b', quantity: 2 }),
  ]);
  const toasts = within(shop.getByRole('region', { name: 'Notifications' }));
  await shop.user.click(shop.main.getByRole('button', { name: 'Remove Toner a' }));
  // The focus moves to the next line before its own disappears.
  expect(document.activeElement).toBe(shop.main.getByRole('button', { name: 'Remove Toner b' }));
  await toasts.findByText('Toner a was removed from your cart.');
  await expectTotal('20,000 RWF');
  toasts.getByRole('button', { name: 'Undo' }).focus();
  await shop.user.keyboard('{Enter}');
  await toasts.findByText('Toner a is in your cart again.');
  await expectTotal('50,000 RWF');
  expect(shop.api.listBodies('addToCart')).toEqual([{ product_id: 'product-a', quantity: 3, option_id: 'rose', size_id: 'large' }]);
  expect(readQuantities()).toEqual(['3', '2']);
  await waitFor(() => expect(document.activeElement?.id).toBe('cart-title'));

  await shop.user.click(shop.main.getByRole('button', { name: 'Remove Toner b' }));
  await expectTotal('30,000 RWF');
  shop.api.replies.addToCart = refuse('sold_out', 'Sold out');
  await shop.user.click(await toasts.findByRole('button', { name: 'Undo' }));
  await toasts.findByText('Toner b could not be put back. Sold out');
  expect(server.listQuantities()).toEqual([3]);
});

test('a line removed without a network stays struck through, can be kept, and disappears when the connection is back', async () => {
  const { shop, server, readQuantities, expectTotal } = await openCart([
    createCartItem({ cart_item_id: 'a', quantity: 4 }),
    createCartItem({ cart_item_id: 'b' }),
  ]);
  const { cart, removeCartItem } = server.replies;
  Object.assign(shop.api.replies, { cart: NO_RESPONSE, removeCartItem: NO_RESPONSE });
  setOnline(false);
  await shop.user.click(shop.main.getByRole('button', { name: 'Remove Toner b' }));
  const removed = within(await shop.main.findByRole('article', { name: 'Toner b, removed' }));
  removed.getByText('Removed here. It is sent when the connection is back.');
  expect(readQuantities()).toEqual(['4']);
  expect(removed.queryByRole('button', { name: 'Try again' })).toBeNull();
  await shop.user.click(removed.getByRole('button', { name: 'Keep it: Toner b' }));
  await waitFor(() => expect(readQuantities()).toEqual(['4', '1']));
  const remove = shop.main.getByRole('button', { name: 'Remove Toner b' });
  await waitFor(() => expect(document.activeElement).toBe(remove));
  await shop.user.keyboard('{Enter}');
  await shop.main.findByRole('article', { name: 'Toner b, removed' });
  Object.assign(shop.api.replies, { cart, removeCartItem });
  setOnline(true);
  await expectTotal('40,000 RWF');
  await waitFor(() => expect(shop.main.queryByRole('article', { name: 'Toner b, removed' })).toBeNull());
  expect(server.listQuantities()).toEqual([4]);
});

test('a removal that got no response is not final, and can be tried again', async () => {
  const { shop, server, expectTotal } = await openCart([createCartItem({ cart_item_id: 'a' }), createCartItem({ cart_item_id: 'b' })]);
  shop.api.replies.removeCartItem = NO_RESPONSE;
  await shop.user.click(shop.main.getByRole('button', { name: 'Remove Toner b' }));
  const removed = within(await shop.main.findByRole('article', { name: 'Toner b, removed' }));
  removed.getByText('Your connection dropped. It is not removed yet.');
  shop.api.replies.removeCartItem = server.replies.removeCartItem;
  await shop.user.click(removed.getByRole('button', { name: 'Try again' }));
  await expectTotal('10,000 RWF');
});

test('the link to the checkout waits until the last change has reached the server', async () => {
  const { shop, server } = await openCart();
  const reply = holdReply<'updateCartItem'>();
  shop.api.replies.updateCartItem = reply.respond;
  await shop.user.click(shop.main.getByRole('button', { name: 'One more' }));
  await shop.user.click(shop.main.getByRole('link', { name: 'Proceed to Checkout' }));
  shop.main.getByRole('link', { name: 'Updating...' });
  expect(shop.getAddress()).toBe('/cart');
  const line = createCartItem({ cart_item_id: 'a', quantity: 2 });
  server.setLines([line]);
  Object.assign(shop.api.replies, { addresses: refuse('busy', 'Please try again'), me: refuse('busy', 'Please try again') });
  reply.send({ status: 'success', message: '', data: line, cart: createCart([line]) });
  await waitFor(() => expect(shop.getAddress()).toBe('/checkout'));
});

test('totals that could not be read again say so until they are', async () => {
  const { shop, server, expectTotal } = await openCart();
  // The refusal does not tell what else has changed, so the cart is read.
  Object.assign(shop.api.replies, { updateCartItem: refuse('only_some_left', 'Only 1 left'), cart: NO_RESPONSE });
  await shop.user.click(shop.main.getByRole('button', { name: 'One more' }));
  const message = await shop.main.findByText('The totals are not up to date. Your cart is safe.');
  shop.api.replies.cart = server.replies.cart;
  server.setLines([createCartItem({ cart_item_id: 'a', quantity: 3 })]);
  await shop.user.click(shop.main.getByRole('button', { name: 'Try again' }));
  await expectTotal('30,000 RWF');
  expect(message.isConnected).toBe(false);
});

test('a cart that is too heavy tells the shopper whom to ask, until it is lighter', async () => {
  const { shop } = await openCart([createCartItem({ cart_item_id: 'a', quantity: 34, product: { weight: 150 } })], {
    settings: createSettings({ whatsapp: '+250 788 000 111' }),
    shippingBands: createList([{ min_weight: 1, max_weight: 5_000, shipping_fee: 2_000 }]),
  });
  const message = 'No shipping option available for the current weight. Please contact customer support.';
  shop.main.getByText(message);
  shop.main.getByText('Your cart weighs 5.1 kg. Order a part of it now, or ask us: we find a way to send all of it.');
  expect(shop.main.getByRole('link', { name: 'Ask us on WhatsApp' }).getAttribute('href')).toBe(
    `https://wa.me/250788000111?text=${encodeURIComponent('Hello, my cart weighs 5.1 kg and has no shipping option. How can you send it?')}`,
  );
  expect(shop.main.queryByRole('link', { name: 'Proceed to Checkout' })).toBeNull();
  expect(shop.main.getByRole<HTMLButtonElement>('button', { name: 'Proceed to Checkout' }).disabled).toBe(true);
  await shop.user.click(shop.main.getByRole('button', { name: 'One fewer' }));
  await shop.main.findByRole('link', { name: 'Proceed to Checkout' });
  expect(shop.main.queryByText(message)).toBeNull();
});

test('the shipping fee of a shop that charges it is in the total, and loads again by a press', async () => {
  const { shop, expectTotal } = await openCart(undefined, {
    settings: createSettings({ free_shipping: false }),
    shippingBands: refuse('busy', 'Please try again'),
  });
  await shop.main.findByText('The shipping fees did not load.');
  await expectTotal('–');
  shop.api.replies.shippingBands = createList([{ min_weight: 1, max_weight: 5_000, shipping_fee: 2_000 }]);
  await shop.user.click(shop.main.getByRole('button', { name: 'Try again' }));
  await expectTotal('12,000 RWF');
});

test('a cart that the shopper empties shows no order; one that is empty when it opens shows her unpaid order', async () => {
  const orders = {
    status: 'success' as const,
    orders: [createOrder({ payments: [createPayment({ state: 'succeeded', amount: 5_000 })] })],
  };
  const { shop, server } = await openCart(undefined, { orders });
  await shop.user.click(shop.main.getByRole('button', { name: 'Remove Toner a' }));
  await shop.main.findByRole('heading', { name: 'Your cart is empty' });
  shop.main.getByText(
    'Things you add will wait here, on every phone you sign in with. Add products to your cart to calculate shipping fees.',
  );
  expect(shop.main.queryByRole('link', { name: 'Pay this order' })).toBeNull();
  shop.unmount();

  const again = await renderShop('/cart', { signedIn: true, replies: { ...server.replies, orders } });
  await again.main.findByText(`Your order ${SHORT_ID} waits to be paid: 15,000 RWF.`);
  expect(again.main.queryByText('Your order is placed')).toBeNull();
  expect(again.main.getByRole('link', { name: 'Pay this order' }).getAttribute('href')).toBe(`/orders/${ORDER_ID}`);
});
