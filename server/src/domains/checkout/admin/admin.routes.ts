import { MESSAGE } from '@uruhu/contract/rules/messages';
import * as shapes from '@uruhu/contract/staff';
import { idOr } from '@uruhu/contract/text';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { staffOf } from '../../../http/access.ts';
import { answer } from '../../../http/answer.ts';
import type { App, Parts, Routes } from '../../../http/parts.ts';
import { done, type Outcome, refuse } from '../../../outcome.ts';
import type { Acting } from '../move/as-staff.ts';
import { cancelByStaff } from '../move/cancel-by-staff.ts';
import { STAFF_STEPS, type StepName } from '../move/staff-steps.ts';
import { takeStep } from '../move/take-step.ts';
import { confirmPayment } from '../pay/confirm-payment.ts';
import { refundOrder } from '../pay/refund-order.ts';
import { rejectPayment } from '../pay/reject-payment.ts';
import { listOrders } from './list-orders.ts';
import { adminOrder, withOrder } from './show-admin-order.ts';

const tags = ['staff'];
const config = { access: 'staff' } as const;
const params = z.object({ order_id: idOr(MESSAGE.orderMissing) });

function reading(app: App, { db }: Parts): void {
  app.get(
    '/api/admin/orders',
    {
      config,
      schema: { tags, summary: 'Orders, newest first', querystring: shapes.adminOrderQuery, response: { 200: shapes.adminOrders } },
    },
    async (request) => listOrders(db, request.query),
  );
  app.get(
    '/api/admin/orders/:order_id',
    {
      config,
      schema: { tags, summary: 'One order, with its payments and who moved it', params, response: { 200: shapes.adminOrderAnswer } },
    },
    async (request, reply) => {
      const order = await adminOrder(db, request.params.order_id);
      return answer(reply, order ? done(order) : refuse(404, MESSAGE.orderMissing), (data) => ({ data }));
    },
  );
}

/** What is done with an order: each answers with the order as it is then. */
function verbs(app: App, parts: Parts): void {
  type Seen = z.infer<typeof shapes.seen>;
  type Work<Body> = (acting: Acting, body: Body, request: FastifyRequest) => Promise<Outcome<null>>;
  const verb = <Body extends z.ZodType<Seen>>(name: string, summary: string, body: Body, work: Work<z.output<Body>>) =>
    app.post(
      `/api/admin/orders/:order_id/${name}`,
      { config, schema: { tags, summary, params, body, response: { 200: shapes.adminOrderAnswer } } },
      async (request, reply) => {
        const { order_id } = request.params as z.output<typeof params>;
        const said = request.body as z.output<Body>;
        const acting = { staff_id: staffOf(request).staff_id, order_id, expected_status: said.expected_status };
        const outcome = await withOrder(parts.db, order_id, await work(acting, said, request));
        return answer(reply as FastifyReply, outcome, (data) => ({ data }));
      },
    );

  verb('confirm-payment', 'The money has come', shapes.confirmPayment, (acting, { amount, payment_id }) =>
    confirmPayment(parts, acting, { amount_rwf: amount ?? null, payment_id }),
  );
  verb('reject-payment', 'The money has not come', shapes.rejectPayment, (acting, { reason, payment_id }) =>
    rejectPayment(parts, acting, { reason, payment_id }),
  );
  verb('ship', 'It leaves Korea', shapes.shipOrder, (acting, { tracking_url }) =>
    takeStep(parts, 'ship', acting, tracking_url ? { tracking_url } : {}),
  );
  verb('cancel', 'Cancel it', shapes.cancelByStaff, (acting, { reason }) => cancelByStaff(parts, acting, reason));
  verb('refund', 'Give a payment back', shapes.refundOrder, (acting, { reason, payment_id, found }, request) =>
    refundOrder(parts, acting, {
      ...{ by: staffOf(request).username, reason: reason ?? '' },
      ...{ payment_id: payment_id ?? null, found: found ?? null },
    }),
  );
  const plain = (Object.keys(STAFF_STEPS) as StepName[]).filter((name) => name !== 'ship');
  for (const name of plain) {
    verb(name, `One step further: ${STAFF_STEPS[name].stage}`, shapes.seen, (acting) => takeStep(parts, name, acting));
  }
}

export const adminOrderRoutes: Routes = (app, parts) => {
  reading(app, parts);
  verbs(app, parts);
};
