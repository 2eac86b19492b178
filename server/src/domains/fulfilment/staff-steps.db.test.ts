import { randomUUID } from 'node:crypto';
import { REFUSAL_STATUS } from '@uruhu/contract/codes';
import { ORDER_STATUSES, type OrderStatus, PAYMENT_STATUSES } from '@uruhu/contract/order';
import { ORDER_TRANSITIONS } from '@uruhu/contract/rules/transitions';
import { beforeAll, describe, expect, test } from 'vitest';
import { createOrder } from '../../../test/support/fixtures/buy.ts';
import { addAttempt, createTransactionId, listAttempts } from '../../../test/support/fixtures/paying.ts';
import { actAsStaff, addStaffMember, type TestStaffMember } from '../../../test/support/fixtures/staff.ts';
import { call, callGet } from '../../../test/support/shop/call.ts';
import { openSharedTestShop, type SharedTestShop } from '../../../test/support/shop/shared-shop.ts';
import { findStepRefusal, STAFF_STEPS, type StepName } from './staff-steps.ts';

let shop: SharedTestShop;
let staff: TestStaffMember;
beforeAll(async () => {
  shop = await openSharedTestShop();
  staff = await addStaffMember(shop.db);
});

const STEP_NAMES = Object.keys(STAFF_STEPS) as StepName[];
const STAGES = ['ordered', 'packaging', 'shipping', 'arrived', 'delivering', 'delivered'] as const;
/** Each state of an order: its status, and how many of STAGES it has reached. */
const STATES: [status: OrderStatus, reachedCount: number][] = [
  ['pending', 1],
  ['preparing', 2],
  ['in_transit', 3],
  ['in_transit', 4],
  ['in_transit', 5],
  ['delivered', 6],
];

describe('the rules of the steps', () => {
  test('before delivery exactly one step is possible in each state, which leads to the next state, and after delivery none is', () => {
    for (const [index, [status, reachedCount]] of STATES.entries()) {
      const stages = STAGES.slice(0, reachedCount);
      const possibleSteps = STEP_NAMES.filter((name) => findStepRefusal(name, { status, stages, payment_status: 'Paid' }) === null);
      const nextState = STATES[index + 1];
      expect(possibleSteps.map((name) => [STAFF_STEPS[name].toStatus, STAFF_STEPS[name].stage])).toEqual(
        nextState ? [[nextState[0], STAGES[reachedCount]]] : [],
      );
    }
  });

  test('past steps are refused with 409, future steps with 422, and unpaid orders are not prepared or shipped', () => {
    for (const [status, reachedCount] of STATES) {
      for (const name of STEP_NAMES) {
        for (const payment_status of PAYMENT_STATUSES) {
          const { fromStatus, stage, previousStage, needsPayment } = STAFF_STEPS[name];
          const stages = STAGES.slice(0, reachedCount);
          const isPast = status !== fromStatus || STAGES.indexOf(stage) < reachedCount;
          const isFuture = STAGES.indexOf(previousStage) >= reachedCount;
          const isTooEarly = isFuture || (needsPayment && payment_status !== 'Paid');
          const httpStatusUnlessPast = isTooEarly ? 422 : null;
          const expectedHttpStatus = isPast ? 409 : httpStatusUnlessPast;
          const refusal = findStepRefusal(name, { status, stages, payment_status });
          expect([name, status, refusal && REFUSAL_STATUS[refusal.code]]).toEqual([name, status, expectedHttpStatus]);
        }
      }
    }
  });

  test('each step is an allowed transition, and none starts from a cancelled order', () => {
    for (const name of STEP_NAMES) {
      const { fromStatus, toStatus } = STAFF_STEPS[name];
      expect(fromStatus === (toStatus as OrderStatus) || (ORDER_TRANSITIONS[fromStatus] as readonly OrderStatus[]).includes(toStatus)).toBe(
        true,
      );
      expect(findStepRefusal(name, { status: 'cancelled', stages: ['ordered', 'cancelled'], payment_status: 'Paid' })?.code).toBe(
        'step_not_possible',
      );
    }
  });
});

/** Each request by which staff change an order: the last part of its path, and the fields that its body needs. */
const STAFF_REQUESTS: [verb: string, extraFields: Record<string, unknown>][] = [
  ...STEP_NAMES.map((name): [string, Record<string, unknown>] => [name, {}]),
  ['cancel', { reason: 'the shelf is empty' }],
  ['confirm-payment', { payment_id: randomUUID() }],
  ['reject-payment', { payment_id: randomUUID(), reason: 'not found' }],
  ['refund', {}],
];
const findMails = (order_id: string) =>
  shop.db
    .selectFrom('mails')
    .select(['kind', 'subject', 'text', 'to_address'])
    .where('text', 'like', `%${order_id}%`)
    .orderBy('created_at')
    .execute();

async function addPaidOrder(options: Parameters<typeof createOrder>[1] = {}) {
  const purchase = await createOrder(shop, options);
  await addAttempt(shop, { order_id: purchase.order.order_id, state: 'succeeded', amount_rwf: purchase.order.final_total });
  return purchase;
}

describe('an order', () => {
  test('takes each step once, with a mail and a log entry for each, and its pieces leave the stock when it is shipped', async () => {
    const { buyer, product, order } = await addPaidOrder({ stock: 5, quantity: 2 });
    const { order_id } = order;
    const selectStock = () =>
      shop.db.selectFrom('stock').select(['on_hand', 'reserved']).where('product_id', '=', product.product_id).executeTakeFirst();
    expect(await selectStock()).toEqual({ on_hand: 5, reserved: 2 });
    let status = 'pending';
    for (const name of STEP_NAMES) {
      const extraFields = name === 'ship' ? { tracking_url: 'https://post.example/track?id=1' } : {};
      const response = await actAsStaff(shop, staff, order_id, name, { expected_status: status, ...extraFields });
      expect([name, response.status, response.body.data.status]).toEqual([name, 200, STAFF_STEPS[name].toStatus]);
      const repeatedResponse = await actAsStaff(shop, staff, order_id, name, { expected_status: status, ...extraFields });
      expect([name, repeatedResponse.status, repeatedResponse.body.data.status]).toEqual([name, 409, STAFF_STEPS[name].toStatus]);
      status = STAFF_STEPS[name].toStatus;
    }
    expect(await selectStock()).toEqual({ on_hand: 3, reserved: 0 });
    const { body } = await callGet(shop.app, `/api/admin/orders/${order_id}`, { token: staff.token });
    expect(body.data.order_progress.map((step: { status: string }) => step.status)).toEqual([...STAGES]);
    expect(body.data.tracking_url).toBe('https://post.example/track?id=1');
    const steps = body.data.transitions.filter((transition: { actor: string }) => transition.actor === 'staff');
    expect(steps).toMatchObject(STAGES.slice(1).map((to) => ({ to, staff: staff.name, payment_id: null })));
    const mails = (await findMails(order_id)).filter(({ kind }) => kind === 'orderStatus');
    expect(mails.map(({ to_address }) => to_address)).toEqual(STEP_NAMES.map(() => buyer.email));
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(STEP_NAMES.length);
    expect(mails[1]?.text).toContain('https://post.example/track?id=1');
  });

  test('cannot be prepared while it is unpaid, or shipped after a refund', async () => {
    const { order: unpaidOrder } = await createOrder(shop);
    const prepareResponse = await actAsStaff(shop, staff, unpaidOrder.order_id, 'prepare', { expected_status: 'pending' });
    expect([prepareResponse.status, prepareResponse.body.message]).toEqual([422, 'This order is not paid yet.']);
    const { order } = await addPaidOrder();
    expect((await actAsStaff(shop, staff, order.order_id, 'prepare', { expected_status: 'pending' })).status).toBe(200);
    await shop.db.updateTable('payment_attempts').set({ state: 'refunded' }).where('order_id', '=', order.order_id).execute();
    expect((await actAsStaff(shop, staff, order.order_id, 'ship', { expected_status: 'preparing' })).status).toBe(422);
  });

  test('of a deleted account takes steps without a mail', async () => {
    const { order } = await addPaidOrder();
    await shop.db.updateTable('orders').set({ user_id: null, customer_email: 'erased' }).where('order_id', '=', order.order_id).execute();
    expect((await actAsStaff(shop, staff, order.order_id, 'prepare', { expected_status: 'pending' })).status).toBe(200);
    expect((await findMails(order.order_id)).filter(({ kind }) => kind === 'orderStatus')).toEqual([]);
  });

  test.each(['http://post.example/1', 'javascript:alert(1)', 'post.example', 'https://', 'https://a:b@post.example'])(
    'refuses the tracking address %s',
    async (tracking_url) => {
      const { order } = await addPaidOrder();
      await actAsStaff(shop, staff, order.order_id, 'prepare', { expected_status: 'pending' });
      const response = await actAsStaff(shop, staff, order.order_id, 'ship', { expected_status: 'preparing', tracking_url });
      expect(response).toMatchObject({ status: 400, body: { errors: [{ path: 'tracking_url' }] } });
    },
  );

  test.each(STAFF_REQUESTS)(
    'that has another status than the staff member saw is not changed by %s, which returns the current order',
    async (verb, extraFields) => {
      const { order } = await addPaidOrder();
      for (const status of ORDER_STATUSES.filter((item) => item !== 'pending')) {
        const response = await actAsStaff(shop, staff, order.order_id, verb, { expected_status: status, ...extraFields });
        expect([response.status, response.body.data.order_id, response.body.data.status]).toEqual([409, order.order_id, 'pending']);
      }
      const transitions = await shop.db.selectFrom('order_log').select('order_log_id').where('order_id', '=', order.order_id).execute();
      expect(transitions).toHaveLength(1);
    },
  );

  test.each(STAFF_REQUESTS)('that does not exist is refused by %s, and so is an unknown expected status', async (verb, extraFields) => {
    for (const order_id of ['00000000-0000-0000-0000-000000000000', 'no-uuid']) {
      expect((await actAsStaff(shop, staff, order_id, verb, { expected_status: 'pending', ...extraFields })).status).toBe(404);
      expect(await actAsStaff(shop, staff, order_id, verb, { expected_status: 'nowhere', ...extraFields })).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'expected_status' }] },
      });
    }
  });

  test('can be cancelled by staff before delivery, with the reason in the log and the payment due for refund', async () => {
    const { buyer, order } = await addPaidOrder();
    await actAsStaff(shop, staff, order.order_id, 'prepare', { expected_status: 'pending' });
    expect((await actAsStaff(shop, staff, order.order_id, 'cancel', { expected_status: 'preparing', reason: ' ' })).status).toBe(400);
    const { status, body } = await actAsStaff(shop, staff, order.order_id, 'cancel', {
      expected_status: 'preparing',
      reason: 'the shelf is empty',
    });
    expect([status, body.data.status]).toEqual([200, 'cancelled']);
    expect(body.data.problems).toMatchObject([{ kind: 'refund_due', resolved_at: null }]);
    expect(body.data.transitions.at(-1)).toMatchObject({ to: 'cancelled', staff: staff.name, reason: 'the shelf is empty' });
    expect((await actAsStaff(shop, staff, order.order_id, 'cancel', { expected_status: 'cancelled', reason: 'again' })).status).toBe(409);
    // The customer can read the reason, but not a guest who knows the id.
    const readOrder = (token?: string) => call(shop.app, '/api/orders/get', { order_id: order.order_id }, { token });
    expect((await readOrder(buyer.token)).body.data.cancel_reason).toBe('the shelf is empty');
    expect((await readOrder()).text).not.toContain('shelf');
    const mail = (await findMails(order.order_id)).findLast(({ kind }) => kind === 'orderStatus');
    expect(mail?.text).toContain('Why: the shelf is empty');
  });

  test('that its customer cancels has no reason', async () => {
    const { buyer, order } = await createOrder(shop);
    const { body } = await call(shop.app, '/api/orders/cancel', { order_id: order.order_id }, { token: buyer.token });
    expect([body.data.status, body.data.cancel_reason]).toEqual(['cancelled', '']);
    expect((await findMails(order.order_id)).at(-1)?.text).not.toContain('Why');
  });
});

describe('every staff request in every state, over HTTP', () => {
  const PAYMENTS = { unpaid: null, claimed: 'submitted', paid: 'succeeded' } as const;
  type PaymentName = keyof typeof PAYMENTS;

  /** Adds an order that has passed these stages, with this payment. */
  async function addOrderAtStage({
    stages,
    payment,
    isCancelled,
  }: {
    stages: readonly (typeof STAGES)[number][];
    payment: PaymentName;
    isCancelled: boolean;
  }): Promise<string> {
    const { order } = await createOrder(shop, { stock: 3 });
    const { order_id } = order;
    const state = PAYMENTS[payment];
    if (state) {
      const provider_reference = createTransactionId();
      await addAttempt(shop, { order_id, provider: 'mobile_money', provider_reference, state, amount_rwf: order.final_total });
    }
    for (const stage of stages.slice(1)) {
      const step = STEP_NAMES.find((name) => STAFF_STEPS[name].stage === stage);
      if (!step) throw new Error(stage);
      await shop.db.updateTable('orders').set({ status: STAFF_STEPS[step].toStatus }).where('order_id', '=', order_id).execute();
      await shop.db.insertInto('order_events').values({ order_id, stage }).execute();
    }
    if (isCancelled) await shop.db.updateTable('orders').set({ status: 'cancelled' }).where('order_id', '=', order_id).execute();
    return order_id;
  }

  const ALL_STATES: typeof STATES = [...STATES, ['cancelled', 1]];
  /** `isPossible`: the order still waits for the step. `isReady`: what must come before has happened. */
  const getHttpStatus = ({ isPossible, isReady }: { isPossible: boolean; isReady: boolean }) => {
    if (!isPossible) return 409;
    return isReady ? 200 : 422;
  };
  /**
   * The expected HTTP status of each request, stated without using the code's rules. `reachedCount`: how many of STAGES the order has
   * reached; an order with 3 is shipped, with 4 it has arrived, and with 5 it is out for delivery.
   */
  const EXPECTED_HTTP_STATUSES: Record<string, (order: { status: OrderStatus; reachedCount: number; payment: PaymentName }) => number> = {
    prepare: ({ status, payment }) => getHttpStatus({ isPossible: status === 'pending', isReady: payment === 'paid' }),
    ship: ({ status, payment }) => getHttpStatus({ isPossible: status === 'preparing', isReady: payment === 'paid' }),
    arrive: ({ status, reachedCount }) => (status === 'in_transit' && reachedCount === 3 ? 200 : 409),
    'out-for-delivery': ({ status, reachedCount }) =>
      getHttpStatus({ isPossible: status === 'in_transit' && reachedCount < 5, isReady: reachedCount === 4 }),
    deliver: ({ status, reachedCount }) => getHttpStatus({ isPossible: status === 'in_transit', isReady: reachedCount === 5 }),
    cancel: ({ status }) => (status === 'cancelled' || status === 'delivered' ? 409 : 200),
    'confirm-payment': ({ payment }) => (payment === 'claimed' ? 200 : 409),
    'reject-payment': ({ payment }) => (payment === 'claimed' ? 200 : 409),
    refund: ({ status, payment }) =>
      getHttpStatus({ isPossible: payment === 'paid', isReady: status === 'cancelled' || status === 'delivered' }),
  };

  test('EXPECTED_HTTP_STATUSES has every request', () =>
    expect(Object.keys(EXPECTED_HTTP_STATUSES).sort()).toEqual(STAFF_REQUESTS.map(([verb]) => verb).sort()));

  const countLogEntries = async (order_id: string) =>
    (await shop.db.selectFrom('order_log').select('order_log_id').where('order_id', '=', order_id).execute()).length;

  const ALL_COMBINATIONS = ALL_STATES.flatMap(([status, reachedCount]) =>
    (Object.keys(PAYMENTS) as PaymentName[]).map((payment) => [status, reachedCount, payment] as const),
  );
  test.each(ALL_COMBINATIONS)(
    'an order that is %s, has reached %i stages and is %s gets the expected response to each request',
    async (status, reachedCount, payment) => {
      const addTestOrder = () => addOrderAtStage({ stages: STAGES.slice(0, reachedCount), payment, isCancelled: status === 'cancelled' });
      // One order gets all requests that are refused, as they do not change it.
      const refused_order_id = await addTestOrder();
      const entriesBefore = await countLogEntries(refused_order_id);
      const responses: [string, number][] = [];
      for (const [verb, extraFields] of STAFF_REQUESTS) {
        const isAllowed = EXPECTED_HTTP_STATUSES[verb]?.({ status, reachedCount, payment }) === 200;
        const order_id = isAllowed ? await addTestOrder() : refused_order_id;
        const payment_id = (await listAttempts(shop, order_id))[0]?.payment_attempt_id ?? randomUUID();
        const body = verb.endsWith('-payment') ? { ...extraFields, payment_id } : extraFields;
        responses.push([verb, (await actAsStaff(shop, staff, order_id, verb, { expected_status: status, ...body })).status]);
        if (isAllowed) expect(await countLogEntries(order_id)).toBeGreaterThan(entriesBefore);
      }
      expect(responses).toEqual(STAFF_REQUESTS.map(([verb]) => [verb, EXPECTED_HTTP_STATUSES[verb]?.({ status, reachedCount, payment })]));
      expect(await countLogEntries(refused_order_id)).toBe(entriesBefore);
    },
  );
});
