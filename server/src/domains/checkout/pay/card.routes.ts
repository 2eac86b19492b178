import { noticeReceived, orderIdBody, paymentNotice, paymentResult as paymentResultShape, paymentStarted } from '@uruhu/contract/payment';
import { claimedUserId } from '@uruhu/contract/text';
import { z } from 'zod';
import { personOf } from '../../../http/access.ts';
import { answer } from '../../../http/answer.ts';
import { loggable } from '../../../http/errors.ts';
import type { App, Parts, Routes } from '../../../http/parts.ts';
import { RATE } from '../../../http/rate-limits.ts';
import { tries } from '../../../http/tries.ts';
import { TryLater } from '../../../http/try-later.ts';
import { paymentResult } from './payment-result.ts';
import { startCard } from './start-card.ts';
import { type Noticed, noticeTaker, type Pair } from './take-notice.ts';

const tags = ['payments'];
/** How often one person may begin to pay: far above what anybody means. */
const STARTS = { max: 20, everySeconds: 10 };
const CHARS_MAX = 100;

function starting(app: App, parts: Parts) {
  const starts = tries(STARTS);
  app.post(
    '/api/orders/payorder',
    {
      config: { access: 'person' },
      schema: {
        tags,
        summary: 'Where to pay an order of one’s own by card',
        body: orderIdBody.extend({ user_id: claimedUserId }),
        response: { 200: paymentStarted },
      },
    },
    async (request, reply) => {
      const { user_id } = personOf(request);
      const wait_s = starts.take(user_id);
      if (wait_s > 0) throw new TryLater(429, wait_s);
      const outcome = await startCard(parts, user_id, request.body.order_id);
      return answer(reply, outcome, (data) => ({ status: 'success' as const, data }));
    },
  );
}

/** As it was said, in either spelling: what is no text, or is too long to be one of these, is nothing. */
function said(notice: Record<string, unknown>, name: string): string {
  const value = notice[name] ?? notice[name.charAt(0).toLowerCase() + name.slice(1)];
  return typeof value === 'string' && value.length <= CHARS_MAX ? value.trim() : '';
}

const pairOf = (notice: Record<string, unknown>): Pair => ({
  tracking_id: said(notice, 'OrderTrackingId'),
  reference: said(notice, 'OrderMerchantReference'),
});

type Take = (pair: Pair) => Promise<Noticed>;

/** 500: heard, but to be said again. What we do not know will not be known the next time either. */
async function received(take: Take, notice: Record<string, unknown>) {
  const pair = pairOf(notice);
  const { kind } = await take(pair);
  return {
    orderNotificationType: said(notice, 'OrderNotificationType') || 'IPNCHANGE',
    ...{ orderTrackingId: pair.tracking_id, orderMerchantReference: pair.reference },
    status: kind === 'later' ? (500 as const) : (200 as const),
  };
}

function hearing(app: App, { db }: Parts, take: Take) {
  app.get(
    '/api/orders/payment-callback',
    {
      config: { access: 'public', rateLimit: RATE.paymentResult },
      schema: {
        tags,
        summary: 'How a payment stands, as the provider says now, by the ids that it gave the browser',
        querystring: paymentNotice,
        response: { 200: paymentResultShape },
      },
    },
    async (request, reply) => answer(reply, await paymentResult(db, take, pairOf(request.query)), (result) => result),
  );
  const ipn = { config: { access: 'public', rateLimit: RATE.paymentNotice } } as const;
  const about = { tags, summary: 'The provider says that something has happened to a payment', response: { 200: noticeReceived } };
  const hear = async (notice: Record<string, unknown>, failed: (error: unknown) => void) => {
    try {
      return await received(take, notice);
    } catch (error) {
      failed(error);
      return { ...(await received(async () => ({ kind: 'unknown' }), notice)), status: 500 as const };
    }
  };
  const notice = z.looseObject({});
  app.get('/api/orders/payment-ipn', { ...ipn, schema: { ...about, querystring: notice } }, (request) =>
    hear(request.query, (error) => request.log.error({ err: loggable(error) }, 'a notice of a payment failed')),
  );
  app.post('/api/orders/payment-ipn', { ...ipn, schema: { ...about, body: notice } }, (request) =>
    hear(request.body, (error) => request.log.error({ err: loggable(error) }, 'a notice of a payment failed')),
  );
}

export const cardRoutes: Routes = (app, parts) => {
  starting(app, parts);
  hearing(app, parts, noticeTaker(parts));
};
