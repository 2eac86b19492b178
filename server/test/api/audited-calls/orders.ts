/** Prepares the calls that change orders, their payments and payment problems; each function has the name of its call. */
import { randomUUID } from 'node:crypto';
import { createTransactionId } from '../../support/fixtures/paying.ts';
import { call } from '../../support/shop/call.ts';
import type { AuditContext } from './audit-context.ts';

const CONTACT = { address: 'KG 7 Ave', phone: '0788 111 222', second_phone: '' };

const SENT_MAIL = { kind: 'orderPlaced', to_address: 'keza@example.rw', subject: 'Order', text: '', html: '', state: 'sent' } as const;

export const createOrderCalls = (context: () => AuditContext) => {
  const createPreparedOrderCall = (expected_status: string) => () => ({
    params: { order_id: context().results.preparedOrderId as string },
    body: { expected_status },
  });
  return {
    enterOrder: async () => {
      const lines = [{ product_id: context().product.product_id, quantity: 1 }];
      const { app } = context().shop;
      const quote = await call(app, '/api/admin/order-entry/quote', { lines }, { token: context().owner.token });
      const customer = { ...CONTACT, name: 'Ada Uwase', email: 'ada@example.com' };
      return { body: { ...customer, lines, expected_total: quote.body.data.total, idempotency_key: randomUUID() } };
    },
    claimForCustomer: async () => ({
      params: { order_id: await context().addOrder() },
      body: { expected_status: 'pending', phone: '0788 111 222', transaction_id: createTransactionId() },
    }),
    addOrderNote: async () => ({ params: { order_id: await context().addOrder() }, body: { text: 'Call first' } }),
    correctOrder: async () => ({
      params: { order_id: await context().addOrder() },
      body: { ...CONTACT, expected_status: 'pending', version: 1 },
    }),
    eraseOrderCustomer: async () => ({
      params: { order_id: await context().addOrder({ is_guest: true, entered_by: context().owner.staff_id, status: 'delivered' }) },
      body: { expected_status: 'delivered' },
    }),
    sendMailAgain: async () => {
      const order_id = await context().addOrder({ is_guest: true, entered_by: context().owner.staff_id });
      const mail = { ...SENT_MAIL, order_id, sent_at: new Date() };
      const insertion = context().shop.db.insertInto('mails').values(mail).returning('mail_id');
      return { params: { mail_id: (await insertion.executeTakeFirstOrThrow()).mail_id } };
    },
    confirmPayment: async () => {
      const { order_id, payment_id } = await context().addPayment('submitted');
      return { params: { order_id }, body: { expected_status: 'pending', payment_id } };
    },
    rejectPayment: async () => {
      const { order_id, payment_id } = await context().addPayment('submitted');
      return { params: { order_id }, body: { expected_status: 'pending', payment_id, reason: 'Nothing came' } };
    },
    moveOrdersToNextStatus: async () => {
      const { order_id } = await context().addPayment('succeeded');
      return { body: { step: 'prepare', orders: [{ order_id, expected_status: 'pending' }] } };
    },
    prepareOrder: async () => {
      context().results.preparedOrderId = (await context().addPayment('succeeded')).order_id;
      return createPreparedOrderCall('pending')();
    },
    shipOrder: createPreparedOrderCall('preparing'),
    markOrderArrived: createPreparedOrderCall('in_transit'),
    sendOutOrder: createPreparedOrderCall('in_transit'),
    deliverOrder: createPreparedOrderCall('in_transit'),
    cancelByStaff: async () => ({
      params: { order_id: await context().addOrder() },
      body: { expected_status: 'pending', reason: 'She does not want it' },
    }),
    refundOrder: async () => {
      const { order_id, payment_id } = await context().addPayment('succeeded', { status: 'cancelled' });
      return { params: { order_id }, body: { expected_status: 'cancelled', payment_id, reason: 'Cancelled' } };
    },
    resolveProblem: async () => {
      const problem = { order_id: await context().addOrder(), kind: 'paid_twice', detail: '' } as const;
      const insertion = context().shop.db.insertInto('payment_problems').values(problem).returning('payment_problem_id');
      const { payment_problem_id } = await insertion.executeTakeFirstOrThrow();
      return { params: { problem_id: payment_problem_id }, body: { resolution: 'Sent back' } };
    },
    orderExport: () => ({ query: { filter: '{}' } }),
  };
};
