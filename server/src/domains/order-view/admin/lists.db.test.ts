import { CHOSEN_ORDERS_MAX } from '@uruhu/contract/staff/orders/tabs';
import type { StaffRole } from '@uruhu/contract/staff/permissions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOrder } from '../../../../test/support/fixtures/buy.ts';
import { createUniqueName, setShipping } from '../../../../test/support/fixtures/fixtures.ts';
import { addAttempt, claimMobileMoney, createTransactionId } from '../../../../test/support/fixtures/paying.ts';
import { addStaffMember, type TestStaffMember } from '../../../../test/support/fixtures/staff.ts';
import { openTestShop, type TestShop } from '../../../../test/support/shop/app.ts';
import { call, callGet } from '../../../../test/support/shop/call.ts';

let shop: TestShop;
let staff: TestStaffMember;
beforeAll(async () => {
  // Not shared: lists all orders and payment problems.
  shop = await openTestShop();
  await setShipping(shop.db);
  staff = await addStaffMember(shop.db);
});
afterAll(() => shop.close());

const get = (noun: string, query: Record<string, string> = {}) =>
  callGet(shop.app, `/api/admin/${noun}?${new URLSearchParams(query)}`, { token: staff.token });
const buildFilter = (criteria: object) => ({ filter: JSON.stringify(criteria) });
type Row = { order_id: string; problem_id: string };
/** Creates a unique name that consists only of letters. */
const createNameOfLetters = (noun: string) => createUniqueName(noun).replace(/[^a-z]/g, '');
const listOrderIds = async (criteria: object, parameters: Record<string, string> = {}) =>
  ((await get('orders', { perPage: '100', ...buildFilter(criteria), ...parameters })).body.data as Row[]).map(({ order_id }) => order_id);

describe('orders', () => {
  test('are listed newest first in pages, with the total', async () => {
    const name = createNameOfLetters('paged');
    const createdIds: string[] = [];
    for (let count = 0; count < 5; count++) {
      const { order } = await createOrder(shop);
      createdIds.push(order.order_id);
      await shop.db.updateTable('orders').set({ customer_name: name }).where('order_id', '=', order.order_id).execute();
    }
    const fetchPage = async (page: number, order: string) => {
      const { body } = await get('orders', { page: String(page), perPage: '2', order, ...buildFilter({ q: name }) });
      expect(body.total).toBe(5);
      return body.data.map(({ order_id }: Row) => order_id);
    };
    const listedIds = [...(await fetchPage(1, 'DESC')), ...(await fetchPage(2, 'DESC')), ...(await fetchPage(3, 'DESC'))];
    expect(listedIds).toEqual(createdIds.toReversed());
    expect(await fetchPage(4, 'DESC')).toEqual([]);
    expect(await fetchPage(1, 'ASC')).toEqual(createdIds.slice(0, 2));
  });

  test('have only the fields of a list row', async () => {
    const { order } = await createOrder(shop);
    const { body } = await get('orders', buildFilter({ q: order.order_id }));
    expect(body).toEqual({
      data: [
        {
          order_id: order.order_id,
          created_at: order.created_at,
          status: 'pending',
          payment_status: 'Unpaid',
          is_part_paid: false,
          payment_review: null,
          final_total: 10_000,
          total_products: 1,
          customer: order.customer,
          pay_until: order.pay_until,
          claimed_at: null,
          unpaid_since: order.created_at,
          order_progress: order.order_progress,
        },
      ],
      total: 1,
    });
  });

  test('show whether a part of their total is paid, also to a packer, who sees no amounts', async () => {
    const [partPaid, paid, declined] = [await createOrder(shop), await createOrder(shop), await createOrder(shop)].map(
      ({ order }) => order.order_id,
    );
    await addAttempt(shop, { order_id: partPaid as string, state: 'succeeded', amount_rwf: 4_000 });
    await addAttempt(shop, { order_id: paid as string, state: 'succeeded' });
    await addAttempt(shop, { order_id: declined as string, state: 'failed', amount_rwf: 4_000 });
    const packer = await addStaffMember(shop.db, 'packer');
    for (const { token } of [staff, packer]) {
      const { body } = await callGet(shop.app, '/api/admin/orders?perPage=100', { token });
      const isPartPaidById = new Map(
        body.data.map(({ order_id, is_part_paid }: Row & { is_part_paid: boolean }) => [order_id, is_part_paid]),
      );
      expect([partPaid, paid, declined].map((order_id) => isPartPaidById.get(order_id))).toEqual([true, false, false]);
    }
  });

  test('are listed by their ids, without unknown ids', async () => {
    const ids = [(await createOrder(shop)).order.order_id, (await createOrder(shop)).order.order_id];
    await createOrder(shop);
    const unknownIds = ['00000000-0000-0000-0000-000000000000', 'none'];
    expect((await listOrderIds({ ids: [...ids, ...unknownIds] })).toSorted()).toEqual(ids.toSorted());
    expect(await listOrderIds({ ids: unknownIds })).toEqual([]);
    expect(await listOrderIds({ ids: [] })).toEqual([]);
    expect(await listOrderIds({ ids, status: 'cancelled' })).toEqual([]);
    const idsAtLimit = Array.from({ length: CHOSEN_ORDERS_MAX }, () => crypto.randomUUID());
    expect((await get('orders', buildFilter({ ids: idsAtLimit }))).status).toBe(200);
    expect((await get('orders', buildFilter({ ids: [...idsAtLimit, crypto.randomUUID()] }))).status).toBe(400);
  });

  test('are found by the start of an id, words of a name, a phone number or its last digits, or a transaction id', async () => {
    const { buyer, order } = await createOrder(shop);
    const { order_id } = order;
    const transaction = createTransactionId();
    await claimMobileMoney(shop, buyer, order_id, transaction, '0722 987 654');
    await addAttempt(shop, { order_id, state: 'failed', provider_reference: 'b945e4af-80a5-tracked', confirmation_code: 'SCJ8JQ26SW' });
    const customer = { customer_name: 'Umutoni Béatrice O’Neil', customer_phone: '+250733111222' };
    await shop.db.updateTable('orders').set(customer).where('order_id', '=', order_id).execute();
    const searches = [
      order_id,
      order_id.slice(0, 8).toUpperCase(),
      ` ${order_id} `,
      'umuto',
      'béatrice umutoni',
      'beatrice',
      'O’Neil',
      '0733 111 222',
    ];
    searches.push('1222', '111 222', '33111222');
    searches.push('+250733111222', '0722987654', transaction, `TxId: 0${transaction}`, 'b945e4af-80a5-tracked', 'scj8jq26sw');
    for (const q of searches) expect([q, await listOrderIds({ q })]).toEqual([q, [order_id]]);
    for (const q of ['utoni', 'nobody', "'", "' or 1=1 --", "x':* | 'umutoni", '%', '_', '\\', '07339'])
      expect([q, await listOrderIds({ q })]).toEqual([q, []]);
  });

  test('are filtered by status and payment', async () => {
    const q = createNameOfLetters('filtered');
    const orders = await Promise.all([0, 1, 2, 3].map(() => createOrder(shop)));
    const [review, unpaid, paid, cancelled] = orders.map(({ order }) => order.order_id as string) as [string, string, string, string];
    for (const { order } of orders)
      await shop.db.updateTable('orders').set({ customer_name: q }).where('order_id', '=', order.order_id).execute();
    const claimer = orders.find(({ order }) => order.order_id === review)?.buyer as { token: string };
    await claimMobileMoney(shop, claimer, review);
    await addAttempt(shop, { order_id: paid, state: 'succeeded' });
    await addAttempt(shop, { order_id: unpaid, state: 'succeeded', amount_rwf: 9_999 });
    await shop.db.updateTable('orders').set({ status: 'cancelled' }).where('order_id', '=', cancelled).execute();
    expect((await listOrderIds({ q, payment: 'review' })).sort()).toEqual([review]);
    expect((await listOrderIds({ q, payment: 'unpaid' })).sort()).toEqual([review, unpaid].sort());
    expect((await listOrderIds({ q, payment: 'paid' })).sort()).toEqual([paid]);
    expect((await listOrderIds({ q, status: 'cancelled' })).sort()).toEqual([cancelled]);
    expect((await listOrderIds({ q, status: 'pending', payment: 'paid' })).sort()).toEqual([paid]);
    expect(await listOrderIds({ q, status: 'delivered' })).toEqual([]);
  });

  test('with a submitted payment are listed longest waiting first, with the time of the claim', async () => {
    const q = createNameOfLetters('claimed');
    const orders = [await createOrder(shop), await createOrder(shop), await createOrder(shop)];
    for (const { order } of orders)
      await shop.db.updateTable('orders').set({ customer_name: q }).where('order_id', '=', order.order_id).execute();
    const claimedOrders = [orders[1], orders[2], orders[0]].flatMap((item) => item ?? []);
    for (const { buyer, order } of claimedOrders) await claimMobileMoney(shop, buyer, order.order_id);
    // This list ignores `order`, as the call names no `sort`.
    for (const order of ['ASC', 'DESC']) {
      const { data } = (await get('orders', { order, ...buildFilter({ q, payment: 'review' }) })).body;
      expect(data.map(({ order_id }: Row) => order_id)).toEqual(claimedOrders.map(({ order }) => order.order_id));
      const claimTimes_ms = data.map(({ claimed_at }: { claimed_at: string }) => Date.parse(claimed_at));
      expect(claimTimes_ms).toEqual(claimTimes_ms.toSorted((left: number, right: number) => left - right));
    }
  });

  test.each([
    ['paid orders', { status: 'pending', payment: 'paid' }],
    ['orders in preparation', { status: 'preparing' }],
  ])('that the shop must pack or send are listed longest waiting first: %s', async (_, criteria) => {
    const q = createNameOfLetters(`waiting-${criteria.status}`);
    const ids = [(await createOrder(shop)).order.order_id, (await createOrder(shop)).order.order_id];
    for (const order_id of ids) {
      await addAttempt(shop, { order_id, state: 'succeeded' });
      const columns = { customer_name: q, ...(criteria.status === 'preparing' && { status: 'preparing' as const }) };
      await shop.db.updateTable('orders').set(columns).where('order_id', '=', order_id).execute();
    }
    expect(await listOrderIds({ q, ...criteria })).toEqual(ids);
    expect(await listOrderIds({ q, ...criteria }, { sort: 'created_at', order: 'DESC' })).toEqual(ids.toReversed());
    expect(await listOrderIds({ q })).toEqual(ids.toReversed());
  });

  test('of a customer are those of her account, whatever its phone number, for every member who may read orders', async () => {
    const { buyer, order } = await createOrder(shop);
    await createOrder(shop);
    const criteria = { user_id: buyer.user_id };
    expect(await listOrderIds(criteria)).toEqual([order.order_id]);
    expect((await get(`orders/${order.order_id}`)).body.data.user_id).toBe(buyer.user_id);
    expect((await get('order-counts', buildFilter(criteria))).body.data).toMatchObject({ all: 1, unpaid: 1, cancelled: 0 });
    for (const user_id of ['00000000-0000-0000-0000-000000000000', 'no-uuid']) expect(await listOrderIds({ user_id })).toEqual([]);
    const readStatus = async (role: StaffRole) => {
      const { token } = await addStaffMember(shop.db, role);
      return (await callGet(shop.app, `/api/admin/orders?${new URLSearchParams(buildFilter(criteria))}`, { token })).status;
    };
    expect([await readStatus('packer'), await readStatus('editor')]).toEqual([200, 403]);
    const body = { name: 'Hers', filter: criteria };
    const saved = await call(shop.app, '/api/admin/order-filters', body, { token: staff.token });
    expect(saved.body.data.filter).toEqual({});
  });

  test.each(['{', '[]', 'null', '{"status":"lost"}', '{"payment":7}'])('are refused with 400 for the invalid filter %s', async (text) => {
    expect(await get('orders', { filter: text })).toMatchObject({ status: 400, body: { message: expect.any(String) } });
  });

  test('that do not exist return 404', async () => {
    for (const order_id of ['00000000-0000-0000-0000-000000000000', 'no-uuid']) expect((await get(`orders/${order_id}`)).status).toBe(404);
  });

  test('are shown in full to staff only', async () => {
    const { buyer, order } = await createOrder(shop);
    const { body } = await get(`orders/${order.order_id}`);
    expect(body.data).toMatchObject({
      ...order,
      transitions: [{ from: null, to: 'ordered', actor: 'shopper', staff: null }],
      problems: [],
    });
    const response = await callGet(shop.app, `/api/admin/orders/${order.order_id}`, { token: buyer.token });
    expect([response.status, response.body]).toEqual([403, { status: 'error', code: 'forbidden', message: 'You are not authorized' }]);
  });
});

describe('payment problems', () => {
  const addProblem = async (kind: 'mismatch' | 'refund_due') => {
    const { order } = await createOrder(shop);
    const row = { order_id: order.order_id as string, kind, detail: 'two francs are missing' };
    return shop.db.insertInto('payment_problems').values(row).returningAll().executeTakeFirstOrThrow();
  };

  test('are filtered by whether they are open, by kind and by order, and can be resolved once', async () => {
    const [mismatch, refundDue] = [await addProblem('mismatch'), await addProblem('refund_due')];
    const listIds = async (criteria: object) =>
      ((await get('payment-problems', { perPage: '100', ...buildFilter(criteria) })).body.data as Row[]).map(
        ({ problem_id }) => problem_id,
      );
    // The open problems begin with the oldest, the list of all problems with the newest.
    expect(await listIds({ open: true })).toEqual([mismatch.payment_problem_id, refundDue.payment_problem_id]);
    expect(await listIds({})).toEqual([refundDue.payment_problem_id, mismatch.payment_problem_id]);
    expect(await listIds({ open: true, kind: 'refund_due' })).toEqual([refundDue.payment_problem_id]);
    expect(await listIds({ kind: 'mismatch' })).toEqual([mismatch.payment_problem_id]);
    expect(await listIds({ order_id: refundDue.order_id })).toEqual([refundDue.payment_problem_id]);

    const resolveProblem = (id: string, resolution: string) =>
      call(shop.app, `/api/admin/payment-problems/${id}/resolve`, { resolution }, { token: staff.token });
    expect((await resolveProblem(mismatch.payment_problem_id, ' ')).status).toBe(400);
    const { status, body } = await resolveProblem(mismatch.payment_problem_id, 'The rest came by hand');
    expect([status, body.data]).toMatchObject([200, { resolved_by: staff.name, resolution: 'The rest came by hand' }]);
    const repeatedReply = await resolveProblem(mismatch.payment_problem_id, 'Otherwise');
    expect([repeatedReply.status, repeatedReply.body.data]).toEqual([409, body.data]);
    expect(await listIds({ open: true })).toEqual([refundDue.payment_problem_id]);
    expect(await listIds({ open: false })).toEqual([mismatch.payment_problem_id]);
    for (const id of ['00000000-0000-0000-0000-000000000000', 'no-uuid']) expect((await resolveProblem(id, 'Gone')).status).toBe(404);
  });
});
