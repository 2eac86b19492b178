/**
 * The sections of the checkout, and what is kept after a refusal or without a connection. One long file, because each test opens the same page
 * in another state.
 */
import { waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { setVisibility, storeInOtherTab } from '#test/browser.ts';
import { holdReply, NO_RESPONSE, refuse } from '#test/fake-api.ts';
import { createCartItem } from '#test/fixtures/cart.ts';
import { createCheckoutServer } from '#test/fixtures/checkout.ts';
import { createOrder } from '#test/fixtures/order.ts';
import { createSettings } from '#test/fixtures/shop.ts';
import { type RenderedShop, renderShop } from '#test/render-shop.tsx';

/** A shopper whose account has neither an address nor a valid phone number. */
const createServerWithoutData = ({ address = '' } = {}) =>
  createCheckoutServer({ user: { phone: '12', primaryPhone: '', address }, streets: [] });

async function openCheckout(server = createCheckoutServer(), path = '/checkout') {
  const shop = await renderShop(path, { signedIn: true, replies: server.replies });
  await shop.main.findByRole('button', { name: 'Place Order' });
  return { shop, server };
}

const placeOrder = (shop: RenderedShop) => shop.user.click(shop.main.getByRole('button', { name: 'Place Order' }));
const findStreet = (shop: RenderedShop) => shop.main.getByLabelText<HTMLInputElement>(/^Street address/);
const findPhone = (shop: RenderedShop) => shop.main.getByLabelText<HTMLInputElement>(/^Primary phone/);
const findConfirmation = (shop: RenderedShop) => shop.findByRole('heading', { name: 'Your order is placed' });
const readTotal = (shop: RenderedShop) =>
  shop.getByRole('complementary', { name: 'Order summary' }).querySelector('dl > :last-child dd')?.textContent;

describe('a shopper without saved data', () => {
  test('reads what is missing and what is wrong, keeps what she typed over a reload, and orders with one press', async () => {
    const { shop, server } = await openCheckout(createServerWithoutData());
    shop.main.getByText('Please add a shipping address');
    shop.main.getByText('Please add contact information');
    shop.main.getByText('2 × 10,000 RWF');
    await placeOrder(shop);
    await waitFor(() => expect(document.activeElement).toBe(findStreet(shop)));
    await shop.user.type(findStreet(shop), 'KN 5 Rd 12, next to the pharmacy');
    await shop.user.type(findPhone(shop), '078 800');
    await shop.user.click(shop.main.getByLabelText(/^Second phone/));
    await shop.main.findByText('Please enter a valid phone number. Rwandan numbers have 10 digits, like 0788 123 456. This one has 6.');
    shop.unmount();

    const { shop: reloaded } = await openCheckout(server);
    expect([findStreet(reloaded).value, findPhone(reloaded).value]).toEqual(['KN 5 Rd 12, next to the pharmacy', '078 800']);
    // The button saves what is typed before it places the order, so an invalid number stops the order.
    await placeOrder(reloaded);
    await reloaded.main.findByText(/This one has 6\./);
    await waitFor(() => expect(document.activeElement).toBe(findPhone(reloaded)));
    await reloaded.user.clear(findPhone(reloaded));
    await reloaded.user.type(findPhone(reloaded), '0788 123 456');

    const { updatePhones } = server.replies;
    reloaded.api.replies.updatePhones = NO_RESPONSE;
    await placeOrder(reloaded);
    await reloaded.main.findByText('Place the order again: it cannot be placed twice.');
    reloaded.main.getByText('Your connection dropped. Nothing was lost.');
    reloaded.api.replies.updatePhones = updatePhones;
    await placeOrder(reloaded);
    await findConfirmation(reloaded);
    expect(server.orders).toMatchObject([{ address: 'KN 5 Rd 12, next to the pharmacy, Kigali City, Rwanda' }]);
    expect(reloaded.api.listBodies('updatePhones')).toMatchObject([{ primaryPhone: '+250788123456' }, { primaryPhone: '+250788123456' }]);
  });

  test('saves each section by its own button or by Enter, which closes it and focuses its summary', async () => {
    const { shop, server } = await openCheckout(createServerWithoutData({ address: 'KG 9' }));
    // The form proposes the address of the sign-up.
    expect(findStreet(shop).value).toBe('KG 9');
    await shop.user.type(findStreet(shop), ' Ave 3{Enter}');
    await shop.findByText('Address saved successfully!');
    await shop.main.findByText('KG 9 Ave 3, Kigali City, Rwanda', { selector: 'p' });
    await shop.user.type(findPhone(shop), '0788123456{Enter}');
    await shop.findByText('Phone number updated successfully!');
    await waitFor(() => expect(document.activeElement?.tagName).toBe('SUMMARY'));
    expect(document.activeElement?.textContent).toContain('Contact Information, complete');
    expect(findPhone(shop).closest('details')?.open).toBe(false);
    await shop.user.click(document.activeElement as Element);
    expect(findPhone(shop).value).toBe('+250788123456');
    await placeOrder(shop);
    await findConfirmation(shop);
    expect(server.orders).toHaveLength(1);
  });

  test('reads at the section that is missing why her order is refused', async () => {
    const { shop } = await openCheckout();
    shop.api.replies.placeOrder = refuse('phone_needed', 'Please add contact information');
    await placeOrder(shop);
    await shop.main.findByText('Please add contact information');
    await waitFor(() => expect(document.activeElement).toBe(findPhone(shop)));
    expect(shop.main.queryByText('Place the order again: it cannot be placed twice.')).toBeNull();
  });
});

describe('a shopper with saved data', () => {
  test('orders with one press; an address chosen before in this tab stays chosen', async () => {
    const server = createCheckoutServer({ streets: ['KG 11 Ave 24', 'KK 3 Rd 9'] });
    const { shop } = await openCheckout(server);
    shop.main.getByText('KG 11 Ave 24, Kigali City, Rwanda', { selector: 'p' });
    await shop.user.click(shop.main.getByText('Shipping Information'));
    await shop.user.click(shop.main.getByRole('radio', { name: 'KK 3 Rd 9, Kigali City, Rwanda' }));
    shop.unmount();
    const { shop: reloaded } = await openCheckout(server);
    await placeOrder(reloaded);
    await findConfirmation(reloaded);
    expect(server.orders).toMatchObject([{ address: 'KK 3 Rd 9, Kigali City, Rwanda', final_total: 20_000 }]);
  });

  test('types another number: while it is invalid the section is not complete, and a second number goes into the delivery text', async () => {
    const { shop, server } = await openCheckout();
    const findComplete = () => shop.main.queryByRole('heading', { name: 'Contact Information, complete' });
    expect(findComplete()).not.toBeNull();
    await shop.user.clear(findPhone(shop));
    await shop.user.type(findPhone(shop), '078 800');
    expect(findComplete()).toBeNull();
    await shop.user.clear(findPhone(shop));
    await shop.user.click(shop.main.getByRole('button', { name: 'Save contact' }));
    await shop.main.findByText('Please enter your phone number');
    expect(findComplete()).toBeNull();
    await shop.user.type(findPhone(shop), '+250788123456');
    expect(findComplete()).not.toBeNull();
    await shop.user.type(shop.main.getByLabelText(/^Second phone/), '0722 111 222');
    await shop.navigate('/cart');
    await shop.main.findByRole('heading', { name: 'Order summary' });
    await shop.navigate(-1);
    expect((await shop.main.findByLabelText<HTMLInputElement>(/^Second phone/)).value).toBe('0722 111 222');
    await placeOrder(shop);
    await findConfirmation(shop);
    expect(server.orders).toMatchObject([{ address: 'KG 11 Ave 24, Kigali City, Rwanda, +250722111222' }]);
  });

  test('confirms the new total after a price has changed', async () => {
    const { shop, server } = await openCheckout();
    server.setLines([createCartItem({ cart_item_id: 'a', quantity: 2, product: { price: 11_000 } })]);
    await placeOrder(shop);
    await shop.main.findByText('The total is now 22,000 RWF. Please check it and place your order again.');
    await waitFor(() => expect(readTotal(shop)).toBe('22,000 RWF'));
    await placeOrder(shop);
    await findConfirmation(shop);
    expect(server.orders).toMatchObject([{ final_total: 22_000 }]);
    // The refused request placed nothing, so the second one has a key of its own.
    expect(new Set(server.keys).size).toBe(2);
  });

  test('pays delivery where the shop charges it, and reads why there is no total until the fees have loaded', async () => {
    const bands = holdReply<'shippingBands'>();
    const server = createCheckoutServer({ shipping_fee_rwf: 1_500 });
    const shop = await renderShop('/checkout', {
      signedIn: true,
      replies: { ...server.replies, settings: createSettings({ free_shipping: false }), shippingBands: bands.respond },
    });
    await shop.main.findByRole('button', { name: 'Place Order' });
    expect(shop.main.getAllByText('Loading shipping fees...').length).toBeGreaterThan(0);
    await placeOrder(shop);
    expect(shop.api.countCalls('placeOrder')).toBe(0);
    bands.send(refuse('busy', 'Please try again'));
    const [retry] = await shop.main.findAllByRole('button', { name: 'Try again' });
    shop.api.replies.shippingBands = {
      count: 1,
      next: null,
      previous: null,
      results: [{ min_weight: 0, max_weight: 5_000, shipping_fee: 1_500 }],
    };
    await shop.user.click(retry as Element);
    await waitFor(() => expect(readTotal(shop)).toBe('21,500 RWF'));
    await placeOrder(shop);
    await findConfirmation(shop);
    expect(shop.api.listBodies('placeOrder')).toMatchObject([{ expected_total: 21_500 }]);
    expect(server.orders).toMatchObject([{ final_total: 21_500 }]);
  });

  test('cannot order a cart that is too heavy, and reads once whom to ask', async () => {
    const message = 'No shipping option available for the current weight. Please contact customer support.';
    const { shop } = await openCheckout(createCheckoutServer({ items: [createCartItem({ product: { weight: 200_000 } })] }));
    expect(shop.main.getAllByText(message)).toHaveLength(1);
    expect(shop.main.getByRole<HTMLButtonElement>('button', { name: 'Place Order' }).disabled).toBe(true);
  });

  test('sees changes of another tab on return', async () => {
    const { shop, server } = await openCheckout();
    server.setLines([createCartItem({ cart_item_id: 'a', quantity: 3 })]);
    setVisibility('visible');
    await waitFor(() => expect(readTotal(shop)).toBe('30,000 RWF'));
    server.setLines([]);
    // Two events within 50 ms are one return.
    await new Promise((resolve) => setTimeout(resolve, 60));
    setVisibility('visible');
    const heading = await shop.main.findByRole('heading', { name: 'Your cart is empty' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  test('sees why the checkout could not be loaded, and loads it by another try', async () => {
    const server = createCheckoutServer();
    const shop = await renderShop('/checkout', {
      signedIn: true,
      replies: { ...server.replies, addresses: refuse('busy', 'Please try again') },
    });
    shop.api.replies.addresses = server.replies.addresses;
    await shop.user.click(await shop.main.findByRole('button', { name: 'Try again' }));
    await shop.main.findByRole('button', { name: 'Place Order' });
  });
});

describe('a placed order', () => {
  test('is shown again after a reload and in the cart until the shopper closes the dialog', async () => {
    const { shop, server } = await openCheckout();
    await placeOrder(shop);
    await findConfirmation(shop);
    // The placed order cannot be placed again.
    expect(shop.main.queryByRole('button', { name: 'Place Order' })).toBeNull();
    shop.unmount();
    const reloaded = await renderShop('/checkout', { signedIn: true, replies: server.replies });
    await findConfirmation(reloaded);
    reloaded.getByText(server.orders[0]?.order_id ?? '?');
    reloaded.getByRole('button', { name: 'Pay Now' });
    await reloaded.navigate('/cart');
    await reloaded.findByRole('heading', { name: 'Your order is placed and waits to be paid' });
    await reloaded.navigate(-1);
    await findConfirmation(reloaded);
    await reloaded.user.click(reloaded.getByRole('button', { name: 'Go to Orders' }));
    await reloaded.findByRole('heading', { name: 'My Orders' });
    await reloaded.navigate('/checkout');
    await reloaded.findByRole('heading', { name: 'Your cart is empty' });
    expect(server.orders).toHaveLength(1);
  });

  test('is announced to the other tabs of this device, without staying there', async () => {
    const { shop, server } = await openCheckout();
    const setItem = vi.spyOn(Storage.prototype, 'setItem');
    await placeOrder(shop);
    await findConfirmation(shop);
    const sharedTexts = setItem.mock.calls.filter((_, call) => setItem.mock.contexts[call] === localStorage);
    setItem.mockRestore();
    expect(sharedTexts).toContainEqual(['placed:shopper', server.orders[0]?.order_id]);
    expect(localStorage.getItem('placed:shopper')).toBeNull();
  });

  test('is shown in a tab whose cart another tab has ordered', async () => {
    const { shop, server } = await openCheckout();
    const request = { body: { expected_total: 20_000 }, headers: new Headers({ 'idempotency-key': 'key of the other tab' }) };
    server.replies.placeOrder(request as Parameters<typeof server.replies.placeOrder>[0]);
    storeInOtherTab('placed:shopper', server.orders[0]?.order_id ?? '?');
    await findConfirmation(shop);
    expect(shop.main.queryByRole('button', { name: 'Place Order' })).toBeNull();
  });

  test('is placed once by two presses, and has nothing to pay if it costs nothing', async () => {
    const { shop } = await openCheckout();
    const reply = holdReply<'placeOrder'>();
    shop.api.replies.placeOrder = reply.respond;
    const button = shop.main.getByRole('button', { name: 'Place Order' });
    button.click();
    button.click();
    await waitFor(() => expect(reply.count()).toBe(1));
    shop.main.getByRole('button', { name: 'Placing Order...' });
    button.click();
    expect(reply.count()).toBe(1);
    reply.send({ status: 'success', message: '', data: createOrder({ final_total: 0, payment_status: 'Paid' }) });
    await shop.findByText('Thank you. There is nothing left to pay.');
    expect(shop.queryByRole('button', { name: 'Pay Now' })).toBeNull();
  });
});

describe('an order whose response was lost', () => {
  async function loseResponse() {
    const { shop, server } = await openCheckout();
    const { placeOrder: place } = server.replies;
    shop.api.replies.placeOrder = (request): typeof NO_RESPONSE => {
      place(request);
      return NO_RESPONSE;
    };
    await placeOrder(shop);
    await shop.main.findByText('Your connection dropped. Nothing was lost.');
    shop.main.getByText('Place the order again: it cannot be placed twice.');
    shop.api.replies.placeOrder = place;
    return { shop, server };
  }

  test('is found by pressing again, with the same key', async () => {
    const { shop, server } = await loseResponse();
    await placeOrder(shop);
    await findConfirmation(shop);
    expect(server.orders).toHaveLength(1);
    expect(new Set(server.keys).size).toBe(1);
  });

  test('is found by pressing again after the cart has changed, and is not placed a second time', async () => {
    const { shop, server } = await loseResponse();
    server.setLines([createCartItem({ cart_item_id: 'b', product: { price: 7_000 } })]);
    setVisibility('visible');
    await waitFor(() => expect(readTotal(shop)).toBe('7,000 RWF'));
    await placeOrder(shop);
    await findConfirmation(shop);
    await shop.findByText('This order was placed already. What you changed since was not ordered.');
    expect(server.orders.map(({ final_total }) => final_total)).toEqual([20_000]);
  });

  test('is shown before the shopper can order anything else', async () => {
    const { shop, server } = await loseResponse();
    server.setLines([createCartItem({ cart_item_id: 'b', product: { price: 7_000 } })]);
    shop.unmount();
    const reloaded = await renderShop('/checkout', { signedIn: true, replies: server.replies });
    await findConfirmation(reloaded);
    expect(reloaded.getAllByText('20,000 RWF').length).toBeGreaterThan(0);
    await reloaded.navigate('/cart');
    await reloaded.navigate('/checkout');
    await reloaded.main.findByRole('button', { name: 'Place Order' });
    await placeOrder(reloaded);
    await findConfirmation(reloaded);
    expect(server.orders.map(({ final_total }) => final_total)).toEqual([7_000, 20_000]);
  });

  test('cannot be replaced while the server still does not respond', async () => {
    const { shop, server } = await loseResponse();
    server.setLines([createCartItem({ cart_item_id: 'b', product: { price: 7_000 } })]);
    setVisibility('visible');
    await waitFor(() => expect(readTotal(shop)).toBe('7,000 RWF'));
    shop.api.replies.placeOrder = NO_RESPONSE;
    await placeOrder(shop);
    await shop.main.findByText('Your connection dropped. Nothing was lost.');
    shop.api.replies.placeOrder = server.replies.placeOrder;
    await placeOrder(shop);
    await findConfirmation(shop);
    expect(server.orders.map(({ final_total }) => final_total)).toEqual([20_000]);
  });
});
