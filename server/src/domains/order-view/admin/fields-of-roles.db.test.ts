/** Tests which fields of an order each role of staff gets, with an order that has a value in every field. */
import { STAFF_ROLES, type StaffRole } from '@uruhu/contract/staff/permissions';
import { beforeAll, expect, test } from 'vitest';
import { addShopper } from '../../../../test/support/fixtures/fixtures.ts';
import { addAttempt, createTransactionId } from '../../../../test/support/fixtures/paying.ts';
import { createPlainOrder } from '../../../../test/support/fixtures/plain-order.ts';
import { addStaffMember, type TestStaffMember } from '../../../../test/support/fixtures/staff.ts';
import { call, callGet } from '../../../../test/support/shop/call.ts';
import { openSharedTestShop, type SharedTestShop } from '../../../../test/support/shop/shared-shop.ts';

let shop: SharedTestShop;
let members: Record<StaffRole, TestStaffMember>;
let order_id: string;
beforeAll(async () => {
  shop = await openSharedTestShop();
  const membersByRole = [];
  for (const role of STAFF_ROLES) membersByRole.push([role, await addStaffMember(shop.db, role)] as const);
  members = Object.fromEntries(membersByRole) as typeof members;
  order_id = await addOrderWithAllFields(members.owner.staff_id);
});

/** Adds an order with a value in each field about money or the customer. */
async function addOrderWithAllFields(staff_id: string): Promise<string> {
  const columns = {
    entered_by: staff_id,
    user_id: (await addShopper(shop.db)).user_id,
    shipping_fee_rwf: 2_000,
    discount_rwf: 1_000,
    total_rwf: 11_000,
    coupon_code: 'MURAHO',
    coupon_type: 'percentage',
    tracking_url: 'https://parcel.example/1',
  };
  const id = await createPlainOrder(shop.db, columns, [{ discount_share_rwf: 1_000 }]);
  const otherOrderId = await createPlainOrder(shop.db);
  // Both orders have a payment with this transaction, which fills the field `same_transactions`.
  const transaction = { provider: 'mobile_money', provider_reference: createTransactionId(), payer_phone: '+250788000001' } as const;
  await addAttempt(shop, { order_id: otherOrderId, state: 'succeeded', ...transaction });
  const failedAttempt = await addAttempt(shop, { order_id: id, state: 'failed', reason: 'The bank refused 9,999 RWF' });
  await addAttempt(shop, { order_id: id, state: 'submitted', amount_rwf: 11_000, ...transaction });
  const { payment_attempt_id } = failedAttempt;
  const transition = {
    order_id: id,
    payment_attempt_id,
    to_state: 'failed',
    actor: 'staff',
    staff_id,
    reason: 'The bank refused 9,999 RWF',
  } as const;
  await shop.db.insertInto('order_log').values(transition).execute();
  await shop.db.insertInto('order_notes').values({ order_id: id, staff_id, text: 'Call first' }).execute();
  await shop.db.insertInto('payment_problems').values({ order_id: id, kind: 'paid_twice', detail: '9,999 RWF came' }).execute();
  const mail = { order_id: id, kind: 'orderPlaced', to_address: 'keza@example.rw', subject: 'Order', text: '11,000 RWF', html: '' };
  await shop.db.insertInto('mails').values(mail).execute();
  return id;
}

/** Lists the paths of all values that are not empty. The items of an array share one path. */
function listFields(value: unknown, path = ''): string[] {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) return [...new Set(value.flatMap((item) => listFields(item, `${path}[]`)))];
  if (typeof value !== 'object') return [path];
  return Object.entries(value).flatMap(([name, field]) => listFields(field, path ? `${path}.${name}` : name));
}

/** Lists the fields of the response that a staff member with this role gets, or returns the status of a refusal. */
async function readFields(role: StaffRole, path: string, pick: (body: { data: unknown }) => unknown = ({ data }) => data) {
  const { status, body } = await callGet(shop.app, `/api/admin/${path}`, { token: members[role].token });
  return status === 200 ? listFields(pick(body)) : status;
}

const PARCEL_FIELDS = [
  'order_id',
  'language',
  'created_at',
  'status',
  'payment_status',
  'is_part_paid',
  'tracking_url',
  'total_products',
  'order_items[].order_item_id',
  'order_items[].quantity',
  'order_items[].product.product_id',
  'order_items[].product.name',
  'order_items[].product.brand',
  'order_progress[].order_progress_id',
  'order_progress[].status',
  'order_progress[].created_at',
  'payment_review.state',
  'pay_until',
  'customer.name',
  'customer.phone',
  'address',
  'version',
  'entered_by',
  'is_guest',
  'has_free_gift',
  'transitions[].to',
  'transitions[].actor',
  'transitions[].staff',
  'transitions[].payment_id',
  'transitions[].created_at',
  'notes[].note_id',
  'notes[].text',
  'notes[].staff',
  'notes[].created_at',
];
const FIELDS_OF_PAYMENT_TO_CHECK = [
  'payments[].payment_id',
  'payments[].method',
  'payments[].state',
  'payments[].amount',
  'payments[].reference',
  'payments[].confirmation_refusal',
  'payments[].phone',
  'payments[].created_at',
  'payments[].updated_at',
  'same_transactions[].order_id',
  'same_transactions[].payment_id',
  'same_transactions[].state',
  'same_transactions[].reference',
  'same_transactions[].by_provider',
];
const MONEY_FIELDS = [
  'subtotal',
  'total_price',
  'final_total',
  'shipping_fees',
  'applied_coupon_code',
  'coupon_discount_amount',
  'coupon_type',
  'order_items[].price_at_purchase',
  'payments[].reason',
  'transitions[].reason',
];
const CUSTOMER_FIELDS = [
  'user_id',
  'customer.email',
  'mails[].mail_id',
  'mails[].kind',
  'mails[].to',
  'mails[].subject',
  'mails[].state',
  'mails[].created_at',
  'other_orders[].order_id',
  'other_orders[].customer_name',
  'other_orders[].created_at',
  'other_orders[].status',
  'other_orders[].payment_status',
  'other_orders[].is_part_paid',
  'other_orders[].final_total',
];
const PROBLEM_FIELDS = ['problem_id', 'order_id', 'kind', 'detail', 'created_at'].map((name) => `problems[].${name}`);

const FIELDS_BY_ROLE: Record<StaffRole, string[] | 403> = {
  owner: [...PARCEL_FIELDS, ...FIELDS_OF_PAYMENT_TO_CHECK, ...MONEY_FIELDS, ...CUSTOMER_FIELDS, ...PROBLEM_FIELDS],
  manager: [...PARCEL_FIELDS, ...FIELDS_OF_PAYMENT_TO_CHECK, ...MONEY_FIELDS, ...CUSTOMER_FIELDS, ...PROBLEM_FIELDS],
  support: [...PARCEL_FIELDS, ...FIELDS_OF_PAYMENT_TO_CHECK, ...MONEY_FIELDS, ...CUSTOMER_FIELDS],
  packer: [...PARCEL_FIELDS, ...FIELDS_OF_PAYMENT_TO_CHECK],
  editor: 403,
};

const sortFields = (fields: string[] | number) => (typeof fields === 'number' ? fields : fields.toSorted());

test.each(STAFF_ROLES)('a staff member with the role %s gets exactly the fields of an order that her permissions allow', async (role) => {
  expect(sortFields(await readFields(role, `orders/${order_id}`))).toEqual(sortFields(FIELDS_BY_ROLE[role]));
});

const LIST_ROW_FIELDS = [
  'order_id',
  'created_at',
  'status',
  'payment_status',
  'is_part_paid',
  'payment_review.state',
  'total_products',
  'customer.name',
  'customer.phone',
  'pay_until',
  'claimed_at',
  'unpaid_since',
  'order_progress[].order_progress_id',
  'order_progress[].status',
  'order_progress[].created_at',
];

test.each(STAFF_ROLES)(
  'a staff member with the role %s gets exactly the fields of a listed order that her permissions allow',
  async (role) => {
    const path = `orders?filter=${encodeURIComponent(JSON.stringify({ q: order_id }))}`;
    const allFields = [...LIST_ROW_FIELDS, 'customer.email', 'final_total'];
    const expectedFields = { owner: allFields, manager: allFields, support: allFields, packer: LIST_ROW_FIELDS, editor: 403 }[role];
    expect(sortFields(await readFields(role, path, ({ data }) => (data as unknown[])[0]))).toEqual(
      sortFields(expectedFields as string[] | 403),
    );
  },
);

test('a packer gets packing slips without amounts of money, and of the payments only the one to check', async () => {
  const allFields = await readFields('packer', `order-papers?ids=${order_id}`, ({ data }) => (data as unknown[])[0]);
  // The words of an invoice name no amount, and no coupon to those who do not read it.
  const fields = (allFields as string[]).filter((name) => !name.startsWith('invoice_'));
  const { text } = await call(shop.app, `/api/admin/order-papers?ids=${order_id}`, undefined, {
    token: members.packer.token,
    method: 'GET',
  });
  expect(text).not.toContain('MURAHO');
  const expectedFields = [...PARCEL_FIELDS, ...FIELDS_OF_PAYMENT_TO_CHECK].filter(
    (name) => !/^(version|entered_by|is_guest|transitions|notes|same_tr|payments\[\]\.confirmation)/.test(name),
  );
  expect(sortFields(fields)).toEqual(sortFields(expectedFields));
});

test('a packer no longer gets a payment that was confirmed, not even in the response to her confirmation', async () => {
  const id = await createPlainOrder(shop.db, {});
  const claim = { provider: 'mobile_money', provider_reference: createTransactionId(), state: 'submitted' } as const;
  const { payment_attempt_id: payment_id } = await addAttempt(shop, { order_id: id, ...claim });
  const body = { expected_status: 'pending', payment_id };
  const reply = await call(shop.app, `/api/admin/orders/${id}/confirm-payment`, body, { token: members.packer.token });
  expect(reply.body.data).toMatchObject({ payment_status: 'Paid', payments: [], final_total: null });
  const repeatedReply = await call(shop.app, `/api/admin/orders/${id}/confirm-payment`, body, { token: members.packer.token });
  expect(repeatedReply).toMatchObject({ status: 409, body: { data: { final_total: null, payments: [] } } });
});

test('a packer gets no amounts and no e-mail address in the responses to the steps of a parcel', async () => {
  const hiddenFields = [...MONEY_FIELDS, ...CUSTOMER_FIELDS, ...PROBLEM_FIELDS];
  const id = await createPlainOrder(shop.db, {});
  const payment = { provider: 'mobile_money', provider_reference: createTransactionId(), state: 'succeeded' } as const;
  await addAttempt(shop, { order_id: id, ...payment });
  const steps = [
    ['prepare', 'pending'] as const,
    ['ship', 'preparing'] as const,
    ['arrive', 'in_transit'] as const,
    ['out-for-delivery', 'in_transit'] as const,
    ['deliver', 'in_transit'] as const,
  ];
  for (const [step, expected_status] of steps) {
    const body = { expected_status };
    const reply = await call(shop.app, `/api/admin/orders/${id}/${step}`, body, { token: members.packer.token });
    expect([step, reply.status]).toEqual([step, 200]);
    expect(listFields(reply.body.data).filter((name) => hiddenFields.includes(name))).toEqual([]);
  }
  expect(await readFields('owner', `orders/${id}`)).toEqual(expect.arrayContaining(['final_total', 'customer.email', 'mails[].to']));
});

test('a packer who writes a note gets the same fields of the order as by reading it', async () => {
  const reply = await call(
    shop.app,
    `/api/admin/orders/${order_id}/notes`,
    { text: 'A bottle is broken' },
    { token: members.packer.token },
  );
  expect(reply.status).toBe(200);
  expect(sortFields(listFields(reply.body.data))).toEqual(sortFields(FIELDS_BY_ROLE.packer));
});

test('a packer who rejects a payment gets no amounts and no e-mail address', async () => {
  const id = await createPlainOrder(shop.db, {});
  const claim = { provider: 'mobile_money', provider_reference: createTransactionId(), state: 'submitted' } as const;
  const { payment_attempt_id: payment_id } = await addAttempt(shop, { order_id: id, ...claim });
  const body = { expected_status: 'pending', payment_id, reason: 'No 9,999 RWF came' };
  const reply = await call(shop.app, `/api/admin/orders/${id}/reject-payment`, body, { token: members.packer.token });
  expect(reply.status).toBe(200);
  expect(listFields(reply.body.data).filter((name) => [...MONEY_FIELDS, ...CUSTOMER_FIELDS, ...PROBLEM_FIELDS].includes(name))).toEqual([]);
});

test.each([['sort=final_total'], ['filter={"total_from":5}'], ['filter={"coupon":"MURAHO"}']])(
  'a packer cannot sort or filter the list by totals or coupons: %s',
  async (query) => {
    expect(await readFields('packer', `orders?${query}`)).toBe(403);
    expect(await readFields('support', `orders?${query}`)).not.toBe(403);
  },
);
