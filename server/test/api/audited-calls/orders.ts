/** Steps of orders, their payments and problems. */
import { randomUUID } from 'node:crypto';
import { createTransactionId } from '../../support/fixtures/paying.ts';
import { call } from '../../support/shop/call.ts';
import type { Walk } from './walk.ts';

const CONTACT = { address: 'KG 7 Ave', phone: '0788 111 222', second_phone: '' };

export const createOrderSteps = (walk: () => Walk) => {
  const step = (expected_status: string) => () => ({ params: { order_id: walk().made.prepared as string }, body: { expected_status } });
  return {
    enterOrder: async () => {
      const lines = [{ product_id: walk().product.product_id, quantity: 1 }];
      const { app } = walk().shop;
      const quote = await call(app, '/api/admin/order-entry/quote', { lines }, { token: walk().owner.token });
      const customer = { ...CONTACT, name: 'Ada Uwase', email: 'ada@example.com' };
      return { body: { ...customer, lines, expected_total: quote.body.data.total, idempotency_key: randomUUID() } };
    },
    claimForCustomer: async () => ({
      params: { order_id: await walk().addOrder() },
      body: { expected_status: 'pending', phone: '0788 111 222', transaction_id: createTransactionId() },
    }),
    addOrderNote: async () => ({ params: { order_id: await walk().addOrder() }, body: { text: 'Call first' } }),
    correctOrder: async () => ({
      params: { order_id: await walk().addOrder() },
      body: { ...CONTACT, expected_status: 'pending', version: 1 },
    }),
    eraseOrderCustomer: async () => ({
      params: { order_id: await walk().addOrder({ is_guest: true, entered_by: walk().owner.staff_id, status: 'delivered' }) },
      body: { expected_status: 'delivered' },
    }),
    sendMailAgain: async () => {
      const order_id = await walk().addOrder({ is_guest: true, entered_by: walk().owner.staff_id });
      const mail = {
        order_id,
        kind: 'orderPlaced',
        to_address: 'keza@example.rw',
        subject: 'Order',
        text: '',
        html: '',
        state: 'sent',
        sent_at: new Date(),
      } as const;
      const inserted = walk().shop.db.insertInto('mails').values(mail).returning('mail_id');
      return { params: { mail_id: (await inserted.executeTakeFirstOrThrow()).mail_id } };
    },
    confirmPayment: async () => {
      const { order_id, payment_id } = await walk().addPayment('submitted');
      return { params: { order_id }, body: { expected_status: 'pending', payment_id } };
    },
    rejectPayment: async () => {
      const { order_id, payment_id } = await walk().addPayment('submitted');
      return { params: { order_id }, body: { expected_status: 'pending', payment_id, reason: 'Nothing came' } };
    },
    moveOrders: async () => {
      const { order_id } = await walk().addPayment('succeeded');
      return { body: { step: 'prepare', orders: [{ order_id, expected_status: 'pending' }] } };
    },
    prepareOrder: async () => {
      walk().made.prepared = (await walk().addPayment('succeeded')).order_id;
      return step('pending')();
    },
    shipOrder: step('preparing'),
    arriveOrder: step('in_transit'),
    sendOutOrder: step('in_transit'),
    deliverOrder: step('in_transit'),
    cancelByStaff: async () => ({
      params: { order_id: await walk().addOrder() },
      body: { expected_status: 'pending', reason: 'She does not want it' },
    }),
    refundOrder: async () => {
      const { order_id, payment_id } = await walk().addPayment('succeeded', { status: 'cancelled' });
      return { params: { order_id }, body: { expected_status: 'cancelled', payment_id, reason: 'Cancelled' } };
    },
    resolveProblem: async () => {
      const problem = { order_id: await walk().addOrder(), kind: 'paid_twice', detail: '' } as const;
      const inserted = walk().shop.db.insertInto('payment_problems').values(problem).returning('payment_problem_id');
      const { payment_problem_id } = await inserted.executeTakeFirstOrThrow();
      return { params: { problem_id: payment_problem_id }, body: { resolution: 'Sent back' } };
    },
    orderExport: () => ({ query: { filter: '{}' } }),
  };
};
