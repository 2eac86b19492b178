import type { SellableProduct } from '@uruhu/contract/staff/orders/entry';
import { expect, test } from 'vitest';
import { addLine, countAvailable, createIdempotencyKey, createLine, EMPTY_DRAFT, toOrderBody, toQuoteBody } from './order-draft.ts';

const CHOICE = { additional_price: 0 };
const SERUM: SellableProduct = {
  product_id: 'serum',
  name: 'Serum',
  brand: 'Brand',
  image: '',
  price: 9_000,
  available_pieces: null,
  options: [
    { ...CHOICE, id: 'red', name: 'Red', available_pieces: 0 },
    { ...CHOICE, id: 'blue', name: 'Blue', available_pieces: 4 },
  ],
  sizes: [{ ...CHOICE, id: 'small', name: '30 ml', available_pieces: 2 }],
};

test('a new line has the first choice that is not sold out, and as many available pieces as the scarcer of its option and size', () => {
  const line = createLine(SERUM);
  expect([line.option_id, line.size_id, line.quantity, countAvailable(line)]).toEqual(['blue', 'small', 1, 2]);
  expect(countAvailable(createLine({ ...SERUM, options: [], sizes: [] }))).toBe(null);
});

test('the same choice again adds a piece to its line', () => {
  const line = createLine(SERUM);
  const lines = addLine(addLine(addLine([], line), { ...line, option_id: 'red' }), line);
  expect(lines.map(({ option_id, quantity }) => [option_id, quantity])).toEqual([
    ['blue', 2],
    ['red', 1],
  ]);
});

test('an order for an account is sent without a name, and one for a guest without an account', () => {
  const contact = { name: 'Ada', email: '', language: 'rw' as const, phone: '0788', second_phone: '', address: 'KG 7' };
  const draft = { ...EMPTY_DRAFT, contact, lines: [createLine({ ...SERUM, sizes: [] })] };
  const guest = toOrderBody(draft, 9_000, 'key');
  const lines = [{ product_id: 'serum', quantity: 1, option_id: 'blue' }];
  expect(guest).toEqual({ ...contact, lines, expected_total: 9_000, idempotency_key: 'key' });
  const account = { user_id: 'u', name: 'Ada', email: 'ada@example.rw' };
  expect(toOrderBody({ ...draft, account }, 9_000, 'key')).toMatchObject({ customer_id: 'u', address: 'KG 7' });
  for (const field of ['name', 'language']) expect(toOrderBody({ ...draft, account }, 9_000, 'key')).not.toHaveProperty(field);
});

test('a coupon is sent for an account only', () => {
  const draft = { ...EMPTY_DRAFT, lines: [createLine(SERUM)], coupon_code: 'MURAHO' };
  const account = { user_id: 'u', name: 'Ada', email: 'ada@example.rw' };
  for (const body of [toQuoteBody(draft), toOrderBody(draft, 9_000, 'key')]) expect(body).not.toHaveProperty('coupon_code');
  for (const body of [toQuoteBody({ ...draft, account }), toOrderBody({ ...draft, account }, 9_000, 'key')]) {
    expect(body).toMatchObject({ customer_id: 'u', coupon_code: 'MURAHO' });
  }
});

test('two orders get different idempotency keys', () => {
  expect(createIdempotencyKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(createIdempotencyKey()).not.toBe(createIdempotencyKey());
});
