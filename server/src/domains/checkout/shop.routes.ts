import { trackForm } from '@uruhu/contract/forms';
import { type Order, order, orderCounts, type PublicOrder, placeOrder as placeOrderBody, publicOrder } from '@uruhu/contract/order';
import { MESSAGE } from '@uruhu/contract/rules/messages';
import { claimedUserId } from '@uruhu/contract/text';
import { z } from 'zod';
import { personOf } from '../../http/access.ts';
import { answer } from '../../http/answer.ts';
import { limitOf } from '../../http/limit.ts';
import type { App, Parts, Routes } from '../../http/parts.ts';
import { RATE } from '../../http/rate-limits.ts';
import { orderCountsOf, ordersOf } from '../orders/orders.ts';
import { moveRoutes } from './move/shop.routes.ts';
import { ownOrder } from './own-order.ts';
import { mobileMoneyRoutes } from './pay/mobile-money.routes.ts';
import { placeOrder } from './place-order.ts';
import { showOrders } from './show-order.ts';
import { trackOrder } from './track-order.ts';

const tags = ['orders'];
const own = { access: 'person' } as const;
const success = z.literal('success');

const idempotencyKey = z
  .string()
  .regex(/^[\x21-\x7e]{1,200}$/, 'The Idempotency-Key must be 1 to 200 visible ASCII characters')
  .optional();

function placing(app: App, parts: Parts) {
  app.post(
    '/api/orders/place',
    {
      config: own,
      schema: {
        tags,
        summary: 'Make the cart an order; the same key or the same cart again is the same order',
        // Loose: the other headers are read elsewhere.
        headers: z.looseObject({ 'idempotency-key': idempotencyKey }),
        body: placeOrderBody,
        response: { 200: z.object({ status: success, message: z.string(), data: order }) },
      },
    },
    async (request, reply) => {
      const placing = { ...request.body, idempotency_key: request.headers['idempotency-key'] };
      const outcome = await placeOrder(parts, personOf(request).user_id, placing);
      return answer(reply, outcome, (data) => ({ status: 'success' as const, message: MESSAGE.orderPlaced, data }));
    },
  );
}

function reading(app: App, { db }: Parts) {
  const mayTrack = limitOf(app, RATE.track);
  app.get(
    '/api/orders/counts',
    { config: own, schema: { tags, summary: 'How many own orders are in each status', response: { 200: orderCounts } } },
    async (request) => ({ counts: await orderCountsOf(db, personOf(request).user_id) }),
  );
  app.post(
    '/api/orders/user',
    {
      config: own,
      schema: {
        tags,
        summary: 'Own orders, newest first',
        body: z.object({ user_id: claimedUserId }),
        response: { 200: z.object({ status: success, orders: z.array(order) }) },
      },
    },
    async (request) => ({
      status: 'success' as const,
      orders: await showOrders(db, await ordersOf(db, personOf(request).user_id)),
    }),
  );
  app.post(
    '/api/orders/get',
    {
      config: { access: 'optional' },
      schema: {
        tags,
        summary: 'An order by its id: whole for its owner, else the public part',
        body: trackForm,
        response: { 200: z.object({ status: success, data: z.union([order, publicOrder]) }) },
      },
    },
    async (request, reply) => {
      const { order_id } = request.body;
      const found = (data: Order | PublicOrder) => ({ status: 'success' as const, data });
      // Who waits for a payment looks often, and shares an address with many: only strangers are counted.
      const mine = request.person ? await ownOrder(db, request.person.user_id, order_id) : null;
      if (mine?.ok) return answer(reply, mine, found);
      await mayTrack(request);
      return answer(reply, await trackOrder(db, order_id), found);
    },
  );
}

export const checkoutRoutes: Routes = (app, parts) => {
  placing(app, parts);
  reading(app, parts);
  mobileMoneyRoutes(app, parts);
  moveRoutes(app, parts);
};
