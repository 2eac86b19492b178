import { order, reordered } from '@uruhu/contract/order';
import { orderIdBody } from '@uruhu/contract/payment';
import { MESSAGE } from '@uruhu/contract/rules/messages';
import { claimedUserId } from '@uruhu/contract/text';
import { z } from 'zod';
import { personOf } from '../../../http/access.ts';
import { answer } from '../../../http/answer.ts';
import type { Routes } from '../../../http/parts.ts';
import { reorder } from '../reorder.ts';
import { cancelOrder } from './cancel-order.ts';

const tags = ['orders'];
const own = { access: 'person' } as const;
const success = z.literal('success');
const named = orderIdBody.extend({ user_id: claimedUserId });

export const moveRoutes: Routes = (app, parts) => {
  app.post(
    '/api/orders/cancel',
    {
      config: own,
      schema: {
        tags,
        summary: 'Cancel an own order while it is pending; once more is the same',
        body: named,
        response: { 200: z.object({ status: success, message: z.string(), data: order }) },
      },
    },
    async (request, reply) =>
      answer(reply, await cancelOrder(parts, personOf(request).user_id, request.body.order_id), (data) => ({
        status: 'success' as const,
        message: MESSAGE.orderCancelled,
        data,
      })),
  );
  app.post(
    '/api/orders/reorder',
    {
      config: own,
      schema: {
        tags,
        summary: 'Put into the cart again what can still be bought of an own order',
        body: named,
        response: { 200: z.object({ status: success, message: z.string(), data: reordered }) },
      },
    },
    async (request, reply) =>
      answer(reply, await reorder(parts.db, personOf(request).user_id, request.body.order_id), (data) => ({
        status: 'success' as const,
        message: MESSAGE.reordered,
        data,
      })),
  );
};
