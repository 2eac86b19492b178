/** Two actors change one order at once, in either sequence: one of them succeeds, and nothing is lost. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrokenInvariants } from '../../support/checks/invariants.ts';
import { createOrder, placeOrder } from '../../support/fixtures/buy.ts';
import { openTestCards, type TestCards } from '../../support/fixtures/cards.ts';
import { addToCart, readCart } from '../../support/fixtures/cart.ts';
import { type Shopper, setShipping } from '../../support/fixtures/fixtures.ts';
import { claimMobileMoney, judgeClaim, listAttempts } from '../../support/fixtures/paying.ts';
import { actAsStaff, addStaffMember, type TestStaffMember } from '../../support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../../support/shop/app.ts';
import { call } from '../../support/shop/call.ts';
import { runAtLockedOrder } from './run-at-locked-order.ts';

let shop: TestShop;
let cards: TestCards;
let staff: [TestStaffMember, TestStaffMember];
beforeAll(async () => {
  cards = await openTestCards();
  shop = await openTestShop({ providers: { pesapal: cards.provider } });
  await setShipping(shop.db);
  staff = [await addStaffMember(shop.db), await addStaffMember(shop.db)];
});
afterAll(async () => {
  expect(await findBrokenInvariants(shop.db)).toEqual([]);
  await shop.close();
  await cards.close();
});

/** Each test runs its two calls in the sequence in which it names them, and in reverse. */
const SEQUENCES = [
  ['in this sequence', false],
  ['in reverse sequence', true],
] as const;

type TestOrder = { buyer: Shopper; order_id: string; product_id: string; final_total: number };
async function createTestOrder(quantity = 1): Promise<TestOrder> {
  const { buyer, order, product } = await createOrder(shop, { stock: 5, quantity });
  return { buyer, order_id: order.order_id, product_id: product.product_id, final_total: order.final_total };
}
const expectSuccess = async (response: Promise<{ status: number; body: unknown }>) => expect(await response).toMatchObject({ status: 200 });

async function createClaimedOrder(quantity?: number): Promise<TestOrder> {
  const order = await createTestOrder(quantity);
  await expectSuccess(claimMobileMoney(shop, order.buyer, order.order_id));
  return order;
}
async function createPaidOrder(quantity?: number): Promise<TestOrder> {
  const order = await createClaimedOrder(quantity);
  await expectSuccess(judgeClaim(shop, staff[0], order.order_id, 'confirm-payment', { expected_status: 'pending' }));
  return order;
}

const cancelOrder = ({ buyer, order_id }: TestOrder) => call(shop.app, '/api/orders/cancel', { order_id }, { token: buyer.token });
const startCardPayment = ({ buyer, order_id }: TestOrder) => call(shop.app, '/api/orders/payorder', { order_id }, { token: buyer.token });

/** Runs the two calls in the sequence of `calls` or in reverse, and returns their results in the sequence of `calls`. */
async function runBoth<Value>(
  { order_id }: TestOrder,
  calls: [() => Promise<Value>, () => Promise<Value>],
  isReversed: boolean,
): Promise<[Value, Value]> {
  const responses = await runAtLockedOrder(shop.db, order_id, isReversed ? calls.toReversed() : calls);
  return (isReversed ? responses.toReversed() : responses) as [Value, Value];
}

async function readStatusAndProblems({ order_id }: TestOrder) {
  const { status } = await shop.db.selectFrom('orders').select('status').where('order_id', '=', order_id).executeTakeFirstOrThrow();
  const problems = await shop.db.selectFrom('payment_problems').select('kind').where('order_id', '=', order_id).execute();
  return { status, problems: problems.map(({ kind }) => kind) };
}
const readStock = ({ product_id }: TestOrder) =>
  shop.db.selectFrom('stock').select(['on_hand', 'reserved']).where('product_id', '=', product_id).executeTakeFirstOrThrow();

test.each(SEQUENCES)(
  'the shopper cancels a paid order while staff start to pack it, %s: the later call is refused',
  async (_, isReversed) => {
    const order = await createPaidOrder(2);
    const responses = await runBoth(
      order,
      [() => cancelOrder(order), () => actAsStaff(shop, staff[0], order.order_id, 'prepare', { expected_status: 'pending' })],
      isReversed,
    );
    expect(responses.map(({ status }) => status)).toEqual(isReversed ? [409, 200] : [200, 409]);
    expect(await readStatusAndProblems(order)).toEqual(
      isReversed ? { status: 'preparing', problems: [] } : { status: 'cancelled', problems: ['refund_due'] },
    );
    expect(await readStock(order)).toEqual({ on_hand: 5, reserved: isReversed ? 2 : 0 });
  },
);

test.each(SEQUENCES)(
  'the shopper cancels while staff confirm the money, %s: a refund is due, or staff are refused',
  async (_, isReversed) => {
    const order = await createClaimedOrder();
    const confirm = (expected_status: string) => judgeClaim(shop, staff[0], order.order_id, 'confirm-payment', { expected_status });
    const responses = await runBoth(order, [() => cancelOrder(order), () => confirm('pending')], isReversed);
    expect(responses.map(({ status }) => status)).toEqual(isReversed ? [200, 200] : [200, 409]);
    expect(await readStatusAndProblems(order)).toEqual({ status: 'cancelled', problems: isReversed ? ['refund_due'] : [] });
    if (isReversed) return;
    // The shopper who cancelled had claimed a payment, which staff still see.
    expect(await listAttempts(shop, order.order_id)).toMatchObject([{ state: 'submitted' }]);
    expect((await confirm('cancelled')).status).toBe(200);
    expect(await readStatusAndProblems(order)).toEqual({ status: 'cancelled', problems: ['paid_after_cancel'] });
  },
);

test.each(SEQUENCES)('staff cancel and ship a packed order at once, %s: its pieces leave once, or stay', async (_, isReversed) => {
  const order = await createPaidOrder(2);
  await expectSuccess(actAsStaff(shop, staff[0], order.order_id, 'prepare', { expected_status: 'pending' }));
  const responses = await runBoth(
    order,
    [
      () => actAsStaff(shop, staff[0], order.order_id, 'cancel', { expected_status: 'preparing', reason: 'broken' }),
      () => actAsStaff(shop, staff[1], order.order_id, 'ship', { expected_status: 'preparing' }),
    ],
    isReversed,
  );
  expect(responses.map(({ status }) => status)).toEqual(isReversed ? [409, 200] : [200, 409]);
  expect((await readStatusAndProblems(order)).status).toBe(isReversed ? 'in_transit' : 'cancelled');
  expect(await readStock(order)).toEqual({ on_hand: isReversed ? 3 : 5, reserved: 0 });
});

test('a staff member clicks five times to ship one order: its pieces leave the stock once, and the shopper gets one mail about it', async () => {
  const order = await createPaidOrder(2);
  await expectSuccess(actAsStaff(shop, staff[0], order.order_id, 'prepare', { expected_status: 'pending' }));
  const ship = () => actAsStaff(shop, staff[1], order.order_id, 'ship', { expected_status: 'preparing' });
  const responses = await runAtLockedOrder(
    shop.db,
    order.order_id,
    Array.from({ length: 5 }, () => ship),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  expect(await readStock(order)).toEqual({ on_hand: 3, reserved: 0 });
  const mails = await shop.db
    .selectFrom('mails')
    .select('mail_id')
    .where('user_id', '=', order.buyer.user_id)
    .where('kind', '=', 'orderStatus')
    .execute();
  // One mail says that the order is packed, the other that it is shipped.
  expect(mails).toHaveLength(2);
});

const OPEN_STATES = ['created', 'pending', 'submitted'];

test.each(SEQUENCES)(
  'a shopper claims mobile money and pays by card in another tab, %s: one payment is open, and the shop still checks every card payment',
  async (_, isReversed) => {
    const order = await createTestOrder();
    const [claim, card] = await runBoth(
      order,
      [() => claimMobileMoney(shop, order.buyer, order.order_id), () => startCardPayment(order)],
      isReversed,
    );
    expect(claim.status).toBe(200);
    expect([200, 409]).toContain(card.status);
    if (!isReversed) expect(card).toMatchObject({ status: 409, body: { message: 'We are already checking a payment for this order.' } });
    const attempts = await listAttempts(shop, order.order_id);
    expect(attempts.filter(({ state }) => OPEN_STATES.includes(state)).map(({ state }) => state)).toEqual(['submitted']);
    // The shopper can pay on every page that the provider opened, so the shop must reconcile each of these payments.
    for (const { provider, next_check_at } of attempts)
      expect([provider, next_check_at === null]).toEqual([provider, provider !== 'pesapal']);
  },
);

test('with three tabs paying by card and three by mobile money, one payment is open', async () => {
  for (let round = 0; round < 4; round++) {
    const order = await createTestOrder();
    const calls = [1, 2, 3].flatMap(() => [() => startCardPayment(order), () => claimMobileMoney(shop, order.buyer, order.order_id)]);
    const responses = await Promise.all(calls.map((start) => start()));
    for (const { status } of responses) expect([200, 409]).toContain(status);
    const attempts = await listAttempts(shop, order.order_id);
    expect(attempts.filter(({ state }) => OPEN_STATES.includes(state)).map(({ state }) => state)).toEqual(['submitted']);
  }
});

test('a shopper who adds pieces while ordering finds every piece in an order or in the cart, once', async () => {
  for (let round = 0; round < 6; round++) {
    const { buyer, order_id, product_id } = await createTestOrder(1);
    await expectSuccess(addToCart(shop.app, buyer, { product_id, quantity: 2 }));
    const reorder = () => call(shop.app, '/api/orders/reorder', { order_id }, { token: buyer.token });
    const placeCartOrder = () => placeOrder(shop, buyer);
    const calls = round % 2 ? [reorder, placeCartOrder] : [placeCartOrder, reorder];
    const responses = await Promise.all(calls.map((start) => start()));
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    const ordered = await shop.db
      .selectFrom('order_lines')
      .innerJoin('orders', 'orders.order_id', 'order_lines.order_id')
      .select('quantity')
      .where('user_id', '=', buyer.user_id)
      .execute();
    const cart = await readCart(shop.app, buyer);
    const quantities = [...ordered, ...cart.cart_items].map((line: { quantity: number }) => line.quantity);
    expect(quantities.reduce((sum, quantity) => sum + quantity, 0)).toBe(4);
  }
});

/** Creates an order paid both at the provider's page and by mobile money. */
async function createOrderPaidTwice(): Promise<TestOrder & { payments: [string, string] }> {
  const order = await createTestOrder();
  const { payment_attempt_id, tracking_id } = await cards.startPayment(shop.db, order);
  await cards.standIn.choose(tracking_id, 'card');
  await expectSuccess(claimMobileMoney(shop, order.buyer, order.order_id));
  await expectSuccess(judgeClaim(shop, staff[0], order.order_id, 'confirm-payment', { expected_status: 'pending' }));
  await cards.settle(shop.db, payment_attempt_id);
  expect(await readStatusAndProblems(order)).toEqual({ status: 'pending', problems: ['paid_twice'] });
  const [first, second] = await listAttempts(shop, order.order_id);
  return { ...order, payments: [String(first?.payment_attempt_id), String(second?.payment_attempt_id)] };
}
const refund = (staffMember: TestStaffMember, { order_id }: TestOrder, expected_status: string, payment_id: string) =>
  actAsStaff(shop, staffMember, order_id, 'refund', { expected_status, payment_id, reason: 'too much' });

test('two staff members refund the same payment: the shop asks the provider once', async () => {
  const order = await createOrderPaidTwice();
  const refundsBefore = cards.standIn.state.calls.refund;
  const refunds = staff.map((staffMember) => () => refund(staffMember, order, 'pending', order.payments[0]));
  const responses = await runAtLockedOrder(shop.db, order.order_id, refunds);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(cards.standIn.state.calls.refund - refundsBefore).toBe(1);
});

test.each(SEQUENCES)('two staff members each refund one of two payments, %s: the order stays paid', async (_, isReversed) => {
  const order = await createOrderPaidTwice();
  const [first, second] = order.payments;
  const responses = await runBoth(
    order,
    [() => refund(staff[0], order, 'pending', first), () => refund(staff[1], order, 'pending', second)],
    isReversed,
  );
  expect(responses.map(({ status }) => status)).toEqual(isReversed ? [422, 200] : [200, 422]);
  const states = (await listAttempts(shop, order.order_id)).map(({ state }) => state).sort();
  expect(states).toEqual(['refunded', 'succeeded']);
});
