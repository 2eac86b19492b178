/**
 * Sends every verb of staff (`VERBS`) to an order in every state (`STATES`). A refused verb names its reason and changes nothing. In every
 * state, a verb is refused if it names another status than the order has.
 */
import { randomUUID } from 'node:crypto';
import { orderContactEndpoints, orderNoteEndpoints } from '@uruhu/contract/endpoints/staff/order-details';
import { claimForCustomerEndpoints, eraseOrderCustomerEndpoints } from '@uruhu/contract/endpoints/staff/order-entry';
import { adminFulfilmentEndpoints, adminPayingEndpoints } from '@uruhu/contract/endpoints/staff/orders';
import { ORDER_STATUSES, type OrderStatus, type PROGRESS_STAGES } from '@uruhu/contract/order';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTransactionId } from '../support/fixtures/paying.ts';
import { createPlainOrder } from '../support/fixtures/plain-order.ts';
import { addStaffMember, type TestStaffMember } from '../support/fixtures/staff.ts';
import { call, callGet } from '../support/shop/call.ts';
import { openSharedTestShop, type SharedTestShop } from '../support/shop/shared-shop.ts';

let shop: SharedTestShop;
let staff: TestStaffMember;
beforeAll(async () => {
  shop = await openSharedTestShop();
  staff = await addStaffMember(shop.db);
});

type State = {
  status: OrderStatus;
  stages: (typeof PROGRESS_STAGES)[number][];
  payment: 'submitted' | 'succeeded' | null;
};
/** An order of a customer without an account in each state that matters to a verb. */
const STATES = {
  unpaid: { status: 'pending', stages: [], payment: null },
  claimed: { status: 'pending', stages: [], payment: 'submitted' },
  paid: { status: 'pending', stages: [], payment: 'succeeded' },
  packed: { status: 'preparing', stages: ['packaging'], payment: 'succeeded' },
  sent: { status: 'in_transit', stages: ['packaging', 'shipping'], payment: 'succeeded' },
  arrived: { status: 'in_transit', stages: ['packaging', 'shipping', 'arrived'], payment: 'succeeded' },
  'out for delivery': { status: 'in_transit', stages: ['packaging', 'shipping', 'arrived', 'delivering'], payment: 'succeeded' },
  delivered: { status: 'delivered', stages: ['packaging', 'shipping', 'arrived', 'delivering', 'delivered'], payment: 'succeeded' },
  'cancelled unpaid': { status: 'cancelled', stages: [], payment: null },
  'cancelled claimed': { status: 'cancelled', stages: [], payment: 'submitted' },
  'cancelled paid': { status: 'cancelled', stages: [], payment: 'succeeded' },
} satisfies Record<string, State>;
type StateName = keyof typeof STATES;
const STATE_NAMES = Object.keys(STATES) as StateName[];

type TestOrder = { order_id: string; payment_id: string };
/** Each verb with the body that it needs beside the expected status. */
const VERBS: Record<string, { path?: string; method?: 'PATCH'; buildBody?: (order: TestOrder) => object }> = {
  prepare: {},
  ship: { buildBody: () => ({ tracking_url: 'https://parcel.example/1' }) },
  arrive: {},
  'out-for-delivery': {},
  deliver: {},
  cancel: { buildBody: () => ({ reason: 'x' }) },
  'confirm-payment': { buildBody: ({ payment_id }) => ({ payment_id }) },
  'reject-payment': { buildBody: ({ payment_id }) => ({ payment_id, reason: 'x' }) },
  refund: { buildBody: () => ({ reason: 'x' }) },
  'claim-payment': { buildBody: () => ({ phone: '0788123456', transaction_id: createTransactionId() }) },
  'erase-customer': {},
  correct: { path: '', method: 'PATCH', buildBody: () => ({ address: 'KG 9 Ave', phone: '0788999888', second_phone: '', version: 1 }) },
};

/** The code with which most states refuse each verb. */
const COMMON_REFUSALS: Record<string, string> = {
  prepare: 'step_not_possible',
  ship: 'step_not_possible',
  arrive: 'step_not_possible',
  'out-for-delivery': 'step_not_possible',
  deliver: 'step_not_possible',
  cancel: 'step_not_possible',
  'confirm-payment': 'nothing_to_confirm',
  'reject-payment': 'nothing_to_reject',
  refund: 'nothing_to_refund',
  'claim-payment': 'order_paid',
  'erase-customer': 'order_not_finished',
  correct: 'order_has_left',
};
const REFUND_NEEDS_CANCELLATION = { refund: 'order_must_be_cancelled' };
const PREPARING_NEEDS_PAYMENT = { prepare: 'order_not_paid' };
const STAGE_NOT_REACHED = 'status_not_reached';

/** The verbs to which a state responds otherwise: '' for success, or another code. */
const EXCEPTIONS: Record<StateName, Record<string, string>> = {
  unpaid: { ...PREPARING_NEEDS_PAYMENT, cancel: '', 'claim-payment': '', correct: '' },
  claimed: { ...PREPARING_NEEDS_PAYMENT, cancel: '', 'claim-payment': '', 'confirm-payment': '', 'reject-payment': '', correct: '' },
  paid: { ...REFUND_NEEDS_CANCELLATION, prepare: '', cancel: '', correct: '' },
  packed: { ...REFUND_NEEDS_CANCELLATION, ship: '', cancel: '', correct: '' },
  sent: { ...REFUND_NEEDS_CANCELLATION, arrive: '', 'out-for-delivery': STAGE_NOT_REACHED, deliver: STAGE_NOT_REACHED, cancel: '' },
  arrived: { ...REFUND_NEEDS_CANCELLATION, 'out-for-delivery': '', deliver: STAGE_NOT_REACHED, cancel: '' },
  'out for delivery': { ...REFUND_NEEDS_CANCELLATION, deliver: '', cancel: '' },
  delivered: { refund: '', 'erase-customer': '' },
  // Money that was sent before the order was cancelled can still be claimed, confirmed and refunded.
  'cancelled unpaid': { 'claim-payment': '', 'erase-customer': '' },
  'cancelled claimed': { 'claim-payment': '', 'confirm-payment': '', 'reject-payment': '' },
  'cancelled paid': { refund: '' },
};

async function createOrderIn({ status, stages, payment }: State): Promise<TestOrder> {
  const order_id = await createPlainOrder(shop.db, { status, is_guest: true, entered_by: staff.staff_id });
  for (const stage of stages) await shop.db.insertInto('order_events').values({ order_id, stage }).execute();
  if (payment === null) return { order_id, payment_id: randomUUID() };
  const attempt = { order_id, provider: 'mobile_money', provider_reference: createTransactionId(), amount_rwf: 10_000 } as const;
  const { payment_attempt_id } = await shop.db
    .insertInto('payment_attempts')
    .values({ ...attempt, state: payment })
    .returning('payment_attempt_id')
    .executeTakeFirstOrThrow();
  return { order_id, payment_id: payment_attempt_id };
}

const readOrder = async (order_id: string) => (await callGet(shop.app, `/api/admin/orders/${order_id}`, { token: staff.token })).body.data;
function send(verb: string, order: TestOrder, expected_status: OrderStatus) {
  const { path = `/${verb}`, method = 'POST', buildBody } = VERBS[verb] ?? {};
  const body = { expected_status, ...buildBody?.(order) };
  return call(shop.app, `/api/admin/orders/${order.order_id}${path}`, body, { token: staff.token, method });
}

test('every call that names the expected status is among the verbs', () => {
  const endpoints = {
    ...adminFulfilmentEndpoints,
    ...adminPayingEndpoints,
    ...orderContactEndpoints,
    ...orderNoteEndpoints,
    ...claimForCustomerEndpoints,
    ...eraseOrderCustomerEndpoints,
  };
  const calls = Object.values(endpoints).flatMap((endpoint) =>
    'body' in endpoint && 'shape' in endpoint.body && 'expected_status' in endpoint.body.shape ? [endpoint.call] : [],
  );
  const verbCalls = Object.entries(VERBS).map(
    ([verb, { path = `/${verb}`, method = 'POST' }]) => `${method} /api/admin/orders/:order_id${path}`,
  );
  expect(verbCalls.sort()).toEqual(calls.sort());
});

describe.each(STATE_NAMES)('an order that is %s', (name) => {
  test('accepts exactly the verbs of its state, and refuses the others with their codes', async () => {
    const state: State = STATES[name];
    const actual: Record<string, string> = {};
    let order = await createOrderIn(state);
    let before = await readOrder(order.order_id);
    for (const verb of Object.keys(VERBS)) {
      const { status, body } = await send(verb, order, state.status);
      actual[verb] = status === 200 ? '' : body.code;
      const after = await readOrder(order.order_id);
      // Only a verb that succeeds changes the order. The next verb then needs another order.
      if (status === 200) {
        expect([verb, after]).not.toEqual([verb, before]);
        order = await createOrderIn(state);
        before = await readOrder(order.order_id);
      } else expect([verb, after]).toEqual([verb, before]);
    }
    expect(actual).toEqual({ ...COMMON_REFUSALS, ...EXCEPTIONS[name] });
  });

  test('refuses every verb of a staff member who has seen it in another status', async () => {
    const order = await createOrderIn(STATES[name]);
    const before = await readOrder(order.order_id);
    const otherStatus = ORDER_STATUSES.find((status) => status !== STATES[name].status) as OrderStatus;
    for (const verb of Object.keys(VERBS)) {
      const { status, body } = await send(verb, order, otherStatus);
      expect([verb, status, body.code]).toEqual([verb, 409, 'order_status_changed']);
    }
    expect(await readOrder(order.order_id)).toEqual(before);
  });
});
