import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NO_RESPONSE, type Replies, refuse } from '#test/fake-api.ts';
import { createOrder, ORDER_ID, SHORT_ID } from '#test/fixtures/order.ts';
import { renderShop } from '#test/render-shop.tsx';

const { order_id, created_at, status, payment_status, tracking_url, total_products, order_items, order_progress } = createOrder();
/** What the server tells every visitor: nothing about the customer, as load-order-view.db.test.ts shows. */
const PUBLIC_ORDER = { order_id, created_at, status, payment_status, tracking_url, total_products, order_items, order_progress };
const FOUND = { status: 'success', data: PUBLIC_ORDER } as const;
const NOT_FOUND = refuse('order_not_found', 'Order not found. Please check your order ID and try again.');
const NOT_FOUND_TEXT = 'Order not found. Please check your order ID and try again.';

type FieldName = 'Order ID' | 'Last 4 digits of the phone';

async function openTracking(replies: Replies = {}, path = '/track-order', signedIn = false) {
  const shop = await renderShop(path, {
    signedIn,
    replies: { order: FOUND, trackByNumber: FOUND, ...replies },
    width_px: 360,
  });
  const findField = (name: FieldName) => shop.main.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
  const queryDigits = () => shop.main.queryByLabelText<HTMLInputElement>(/^Last 4 digits/);
  /** `digits`: undefined leaves the field for them as it is. */
  const submit = async (number: string, digits?: string) => {
    for (const [name, text] of [
      ['Order ID', number],
      ['Last 4 digits of the phone', digits],
    ] as const) {
      if (text === undefined) continue;
      await shop.user.clear(findField(name));
      if (text) await shop.user.type(findField(name), text);
    }
    await shop.user.click(shop.main.getByRole('button', { name: 'Track' }));
  };
  return { shop, submit, findField, queryDigits };
}

test('one field takes a number; a short one then asks for the last digits of the phone, which do not stay in the address', async () => {
  const { shop, submit, findField, queryDigits } = await openTracking({
    trackByNumber: ({ body }) => (body.phone_digits === '3456' ? FOUND : NOT_FOUND),
  });
  expect([document.title, queryDigits()]).toEqual(['Track Order | Uruhu', null]);
  await submit('');
  await shop.main.findByText('Please enter an order ID');
  expect([document.activeElement, queryDigits()]).toEqual([findField('Order ID'), null]);
  await submit(`#${SHORT_ID}`);
  await waitFor(() => expect(document.activeElement).toBe(queryDigits()));
  expect([findField('Order ID').value, queryDigits()?.getAttribute('aria-invalid')]).toEqual([`#${SHORT_ID}`, null]);
  await submit(`#${SHORT_ID}`, '34');
  await shop.main.findByText('Please enter the last four digits of the phone number of this order');
  expect(document.activeElement).toBe(queryDigits());
  expect(shop.api.countCalls('trackByNumber')).toBe(0);
  await submit(`${SHORT_ID}…`, '3457');
  await shop.main.findByText(NOT_FOUND_TEXT);
  expect([findField('Order ID').value, document.activeElement]).toEqual([`${SHORT_ID}…`, findField('Order ID')]);
  await submit(SHORT_ID.toUpperCase(), '3456');
  const heading = await shop.main.findByRole('heading', { name: `Order ${SHORT_ID}` });
  expect([document.activeElement, queryDigits()]).toEqual([heading, null]);
  expect(shop.getAddress()).toBe(`/track-order?id=${ORDER_ID}`);
  expect(shop.api.listBodies('trackByNumber').at(-1)).toEqual({ order_number: SHORT_ID, phone_digits: '3456' });
  await shop.navigate(-1);
  await waitFor(() => expect(shop.getQuery().get('phone'), 'Back leads to the digits typed wrong, not to the right ones').toBe('3457'));
});

test('a whole number needs no digits, is found in any text, and the address contains nothing else', async () => {
  const { shop, submit, findField, queryDigits } = await openTracking();
  await submit(` ${ORDER_ID} `);
  await shop.main.findByRole('heading', { name: `Order ${SHORT_ID}` });
  expect([shop.getAddress(), findField('Order ID').value]).toEqual([`/track-order?id=${ORDER_ID}`, ORDER_ID]);
  await submit('no number');
  await shop.main.findByText(NOT_FOUND_TEXT);
  expect([shop.api.countCalls('trackByNumber'), queryDigits()]).toEqual([0, null]);
});

test('a customer finds her own order by its short number without digits, and is asked for them for the order of another', async () => {
  const { shop, submit, queryDigits } = await openTracking(
    { orders: { status: 'success', orders: [createOrder()] } },
    '/track-order',
    true,
  );
  await submit(SHORT_ID);
  await shop.main.findByRole('heading', { name: `Order ${SHORT_ID}` });
  expect([shop.getAddress(), shop.api.countCalls('trackByNumber')]).toEqual([`/track-order?id=${ORDER_ID}`, 0]);
  await submit('0123abcd');
  await waitFor(() => expect(document.activeElement).toBe(queryDigits()));
});

test('a number that was tried too often, and a failure, say so and keep what was typed', async () => {
  const tooOften = 'This short number was tried too often with other digits.';
  const { shop, submit, findField, queryDigits } = await openTracking({ trackByNumber: refuse('too_many_tracking_guesses', tooOften) });
  for (const [reply, message] of [
    [refuse('too_many_tracking_guesses', tooOften), tooOften],
    [NO_RESPONSE, 'An error occurred while tracking your order. Please try again.'],
  ] as const) {
    shop.api.replies.trackByNumber = reply;
    if (!queryDigits()) await submit(SHORT_ID);
    await waitFor(() => expect(queryDigits()).not.toBeNull());
    await submit(SHORT_ID, '3456');
    await shop.main.findByText(message);
    expect([findField('Order ID').value, findField('Last 4 digits of the phone').value]).toEqual([SHORT_ID, '3456']);
  }
});

test('the tracking link is copied or sent by WhatsApp, from the page, the card and the table row of an order', async () => {
  const link = `http://shop.test/track-order?id=${ORDER_ID}`;
  for (const [path, width_px] of [
    [`/track-order?id=${ORDER_ID}`, 360],
    ['/orders', 360],
    ['/orders', 1280],
  ] as const) {
    const shop = await renderShop(path, {
      signedIn: true,
      width_px,
      replies: { order: { status: 'success', data: createOrder() }, orders: { status: 'success', orders: [createOrder()] } },
    });
    const writeText = vi.spyOn(navigator.clipboard, 'writeText');
    await shop.user.click(await shop.main.findByRole('button', { name: `Copy link that tracks order ${SHORT_ID}` }));
    await shop.findByText('Tracking link copied');
    expect(writeText.mock.calls).toEqual([[link]]);
    expect(shop.getAddress(), 'the press does not open the order').toBe(path);
    const whatsapp = shop.main.getByRole('link', { name: `WhatsApp: send the link that tracks order ${SHORT_ID}` });
    const { origin, pathname, searchParams } = new URL(whatsapp.getAttribute('href') ?? '');
    expect([origin, pathname, searchParams.get('text')]).toEqual(['https://wa.me', '/', `Follow order ${SHORT_ID}: ${link}`]);
    if (width_px === 1280) shop.main.getByRole('rowheader', { name: `${SHORT_ID}…` });
    writeText.mockRejectedValue(new Error('denied'));
    await shop.user.click(shop.main.getByRole('button', { name: `Copy link that tracks order ${SHORT_ID}` }));
    await waitFor(() => expect(shop.main.getByLabelText<HTMLInputElement>('Copy this link').value).toBe(link));
    writeText.mockRestore();
    shop.unmount();
  }
});
