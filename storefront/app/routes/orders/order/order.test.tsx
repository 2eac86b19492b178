import { waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { setVisibility } from '#test/browser.ts';
import { NO_RESPONSE, refuse } from '#test/fake-api.ts';
import { createCartServer } from '#test/fixtures/cart.ts';
import { createOrder, createOrderServer, createPayment, ORDER_ID, SHORT_ID } from '#test/fixtures/order.ts';
import { type RenderedShop, renderShop } from '#test/render-shop.tsx';

const PATH = `/orders/${ORDER_ID}`;

async function openOrder(server = createOrderServer(), hash = '') {
  const shop = await renderShop(PATH + hash, { signedIn: true, replies: server.replies });
  await shop.main.findByRole('heading', { name: 'Summary' });
  return { shop, server };
}

const isBefore = (first: Element, second: Element) => Boolean(first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING);
const findTransactionId = (shop: RenderedShop) => shop.main.getByLabelText<HTMLInputElement>(/^Transaction ID/);
async function sendClaim(shop: RenderedShop, transaction_id: string) {
  await shop.user.clear(findTransactionId(shop));
  await shop.user.type(findTransactionId(shop), transaction_id);
  await shop.user.click(shop.main.getByRole('button', { name: 'Send' }));
}

test('an unpaid order says until when to pay, takes the claim and lets the shopper correct it', async () => {
  const { shop, server } = await openOrder();
  shop.main.getByRole('heading', { level: 1, name: `Order ${SHORT_ID}` });
  shop.main.getByRole('heading', { name: 'Payment Instructions' });
  shop.main.getByText('Please pay before 7 January 2026, 08:00, Kigali time. After that the order is cancelled.');
  shop.main.getByText('It waits for your payment.');
  shop.main.getByText('KG 11 Ave 5, Kigali City, Rwanda');
  await sendClaim(shop, '1234567890');
  const note = (await shop.main.findByRole('heading', { name: 'We are checking your payment' })).closest('[tabindex]');
  await waitFor(() => expect(document.activeElement).toBe(note));
  shop.main.getByText('1234567890');
  shop.main.getByText('We begin as soon as we have found your payment.');
  expect(shop.main.queryByText('Payment Instructions')).toBeNull();
  // The shopper corrects a wrong digit, which she can do until staff have reviewed the claim.
  await shop.user.click(shop.main.getByText('Is something not right? Correct it'));
  expect(findTransactionId(shop).value).toBe('1234567890');
  await sendClaim(shop, '12345678909');
  await shop.main.findByText('12345678909');
  expect(findTransactionId(shop).closest('details')?.open).toBe(false);
  expect(server.getOrder().payments.map(({ reference }) => reference)).toEqual(['1234567890', '12345678909']);
});

test('a claim of an empty, unclear or refused transaction shows why at its field, and a lost one can be sent again', async () => {
  const { shop, server } = await openOrder();
  await shop.user.click(shop.main.getByRole('button', { name: 'Send' }));
  await shop.main.findByText('Please enter the transaction ID');
  expect(shop.main.getByLabelText<HTMLInputElement>(/^Phone that paid/).value).toBe('+250788123456');
  await sendClaim(shop, '?');
  await shop.main.findByText('Please enter the transaction ID as it stands in the message');
  await sendClaim(shop, 'AB1234');
  await shop.main.findByText('MTN transaction ids have digits only');
  expect(shop.api.countCalls('submitMobileMoney')).toBe(0);
  shop.api.replies.submitMobileMoney = refuse('transaction_used_elsewhere', 'This payment was used for another order.', {
    errors: [{ path: 'transaction_id', code: 'transaction_used_elsewhere', message: 'This payment was used for another order.' }],
  });
  await sendClaim(shop, '1234567890');
  await waitFor(() => expect(document.activeElement).toBe(findTransactionId(shop)));
  shop.main.getByText('This payment was used for another order.');
  shop.api.replies.submitMobileMoney = NO_RESPONSE;
  await shop.user.click(shop.main.getByRole('button', { name: 'Send' }));
  await shop.main.findByText('We could not be reached. Send it again: we keep it once, however often it comes.');
  // What she typed survives a reload.
  shop.unmount();
  const { shop: reloaded } = await openOrder(server);
  expect(findTransactionId(reloaded).value).toBe('1234567890');
});

test('an order whose claim was rejected shows the reason, and the form for another claim above the code', async () => {
  const { shop } = await openOrder(
    createOrderServer(createOrder({ payment_review: { state: 'rejected', reason: 'No money came from this number.' } })),
  );
  within(shop.main.getByRole('note')).getByText('No money came from this number.');
  shop.main.getByText('Have you not paid yet? Pay by this code. If the money has left your phone, do not dial again.');
  expect(isBefore(findTransactionId(shop), shop.main.getByText('Open your phone keypad.'))).toBe(true);
});

test('a link to the payment scrolls to the instructions', async () => {
  const scrolled: Element[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element) {
    scrolled.push(this);
  });
  const { shop } = await openOrder(createOrderServer(), '#pay');
  await waitFor(() => expect(scrolled).toContain(shop.main.getByRole('region', { name: 'Payment Instructions' })));
});

test('after the dialog of a payment that succeeded the focus is on the title', async () => {
  const { shop, server } = await openOrder();
  await shop.user.click(shop.main.getByRole('button', { name: 'Other ways to pay' }));
  await shop.findByRole('dialog', { name: 'Choose Payment Method' });
  server.change({ payment_status: 'Paid', payments: [createPayment({ method: 'card', state: 'succeeded', reference: 'REF1' })] });
  setVisibility('visible');
  const dialog = within(await shop.findByRole('dialog', { name: 'Payment Successful!' }));
  // The page behind the dialog shows that the order is paid, and the dialog stays.
  dialog.getByText('Murakoze. We have your money and begin to pack your order.');
  await shop.user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  expect(shop.main.queryByText('Payment Instructions')).toBeNull();
  shop.main.getByRole('heading', { name: 'Payments' });
  shop.main.getByText('Reference REF1');
});

test('a cancelled order keeps its first message, and still takes a claim of money that was sent', async () => {
  const { shop, server } = await openOrder();
  await shop.user.click(shop.main.getByRole('button', { name: 'Cancel order' }));
  const dialog = within(await shop.findByRole('dialog', { name: 'Cancel this order?' }));
  dialog.getByText('Nothing is sent and nothing is to be paid. This cannot be undone.');
  dialog.getByText(/^Have you paid for it already\? Your money is not lost/);
  await shop.user.click(dialog.getByRole('button', { name: 'Keep the order' }));
  await waitFor(() => expect(shop.queryByRole('dialog')).toBeNull());
  expect(server.getOrder().status).toBe('pending');
  await shop.user.click(shop.main.getByRole('button', { name: 'Cancel order' }));
  await shop.user.click(dialog.getByRole('button', { name: 'Cancel order' }));
  await shop.findByText('Your order was cancelled.');
  await waitFor(() => expect(shop.main.queryByText('Payment Instructions')).toBeNull());
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  expect(shop.main.queryByRole('button', { name: 'Cancel order' })).toBeNull();

  await shop.user.click(shop.main.getByText('Have you paid for it all the same?'));
  await sendClaim(shop, '1234567890');
  await shop.main.findByText(
    'This order was cancelled: once we have found the money we send it back. If we cannot find it we tell you why.',
  );
  expect(shop.main.queryByText('Have you paid for it all the same?')).toBeNull();
  expect(document.activeElement?.textContent).toContain('We are checking your payment');
  shop.main.getByText('Your order was received and is ready to be processed');
  expect(shop.main.queryByText(/is being packaged/)).toBeNull();
});

test('a refused cancellation shows why', async () => {
  const { shop } = await openOrder();
  shop.api.replies.cancelOrder = refuse('order_not_pending', 'This order is being packed already.');
  await shop.user.click(shop.main.getByRole('button', { name: 'Cancel order' }));
  const dialog = within(shop.getByRole('dialog'));
  await shop.user.click(dialog.getByRole('button', { name: 'Cancel order' }));
  await dialog.findByText('This order is being packed already.');
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Cancel order' }).disabled).toBe(false);
});

test('an order that staff cancelled shows the reason, and the money of a paid one first of all', async () => {
  const payments = [createPayment({ state: 'succeeded' })];
  const { shop, server } = await openOrder(
    createOrderServer(
      createOrder({
        status: 'cancelled',
        payment_status: 'Paid',
        cancel_reason: 'Lost on its way',
        stages: ['ordered', 'packaging', 'shipping', 'arrived', 'delivering', 'cancelled'],
        payments,
      }),
    ),
  );
  shop.main.getByText('Why we cancelled this order');
  shop.main.getByText('Lost on its way');
  const heading = shop.main.getByRole('heading', { name: 'Your money comes back to you' });
  shop.main.getByText('This order is cancelled. We send your 20,000 RWF back to you the way you paid.');
  for (const later of [shop.main.getByText('Why we cancelled this order'), shop.main.getByText('Shipping Progress')])
    expect(isBefore(heading, later)).toBe(true);
  expect(shop.main.queryByText(/^Your order is on its way/)).toBeNull();

  server.change({ payments: payments.map((payment) => ({ ...payment, state: 'refunded' })), payment_status: 'Refunded' });
  await shop.navigate('/orders');
  await shop.navigate(PATH);
  await shop.findByRole('heading', { name: 'Your money was sent back to you' });
  shop.getByText('We sent 20,000 RWF back to you the way you paid, on 5 January 2026, 08:00.');
});

test('an order out for delivery says so at the top and in the timeline', async () => {
  const { shop } = await openOrder(
    createOrderServer(
      createOrder({ status: 'in_transit', payment_status: 'Paid', stages: ['ordered', 'packaging', 'shipping', 'arrived', 'delivering'] }),
    ),
  );
  expect(shop.main.getAllByText('Out for delivery')).toHaveLength(2);
  expect(shop.main.queryByRole('button', { name: 'Cancel order' })).toBeNull();
});

test('the coupon of an order saved money, and came back when it was cancelled', async () => {
  const coupon = { applied_coupon_code: 'WELCOME5', coupon_discount_amount: 1_500, coupon_type: 'fixed' };
  const { shop } = await openOrder(createOrderServer(createOrder(coupon)));
  shop.main.getByText('It saved you 1,500 RWF.');
  shop.unmount();
  const { shop: cancelled } = await openOrder(createOrderServer(createOrder({ ...coupon, status: 'cancelled' })));
  cancelled.main.getByText('It came back to you, to use while it is valid.');
  expect(cancelled.main.queryByText(/saved you/)).toBeNull();
});

test('buying again opens the cart with what is not sold any more, or says why nothing is', async () => {
  const { shop } = await openOrder();
  shop.api.replies.reorder = refuse('nothing_to_reorder', 'None of these products is sold any more.');
  await shop.user.click(shop.main.getByRole('button', { name: 'Buy again' }));
  await shop.findByText('None of these products is sold any more.');
  const cart = createCartServer([]);
  Object.assign(shop.api.replies, cart.replies, {
    reorder: () => {
      cart.replies.addToCart({ body: { product_id: 'toner', quantity: 2 } } as never);
      return { status: 'success', message: 'Added to your cart!', data: { added: 1, missing: ['Serum is not sold any more.'] } };
    },
  });
  await shop.user.click(shop.main.getByRole('button', { name: 'Buy again' }));
  await shop.findByRole('heading', { name: 'Order summary' });
  expect(shop.getAddress()).toBe('/cart');
  shop.getByText('Added to your cart!');
  shop.getByText('Serum is not sold any more.');
});

test('an unknown order, and one of another customer, are not found', async () => {
  const shop = await renderShop(PATH, { signedIn: true, replies: { order: refuse('order_not_found', 'Order not found.') } });
  await shop.findByRole('heading', { level: 1, name: 'Order not found.' });
  shop.getByText('Please look for it among your orders, or track it by its number.');
});

test('the invoice of an order shows its amounts, and prints', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const server = createOrderServer(
    createOrder({ payments: [createPayment({ state: 'succeeded', amount: 5_000, reference: 'REF1' })], is_part_paid: true }),
  );
  const { shop } = await openOrder(server);
  await shop.user.click(shop.main.getByRole('link', { name: 'Order invoice' }));
  await shop.findByRole('heading', { level: 1, name: 'Order invoice' });
  shop.getByText('This is not a tax invoice.');
  shop.getByText('aline@example.com');
  const sums = [...shop.getByRole('article').querySelectorAll('dl:last-of-type dd')].map(({ textContent }) => textContent);
  expect(sums.slice(-5)).toEqual(['20,000 RWF', 'Free Shipping', '20,000 RWF', '5,000 RWF', '15,000 RWF']);
  await shop.user.click(shop.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});
