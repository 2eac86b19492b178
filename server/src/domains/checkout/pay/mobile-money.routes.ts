import { paidForm, promptForm } from '@uruhu/contract/forms';
import { order } from '@uruhu/contract/order';
import { orderIdBody } from '@uruhu/contract/payment';
import { MESSAGE } from '@uruhu/contract/rules/messages';
import { claimedUserId } from '@uruhu/contract/text';
import { z } from 'zod';
import { personOf } from '../../../http/access.ts';
import { answer } from '../../../http/answer.ts';
import type { App, Parts, Routes } from '../../../http/parts.ts';
import { RATE } from '../../../http/rate-limits.ts';
import { tries } from '../../../http/tries.ts';
import { TryLater } from '../../../http/try-later.ts';
import { isUuid } from '../../../uuid.ts';
import { attemptById } from '../../payments/payments.ts';
import { settlePayment } from './settle-payment.ts';
import { startPrompt } from './start-prompt.ts';
import { submitMobileMoney } from './submit-mobile-money.ts';

const tags = ['orders'];
/** How often one person may have it asked how a prompt stands, or begin one: far above what anybody means. */
const STARTS = { max: 20, everySeconds: 10 };
const said = z.object({ status: z.literal('success'), message: z.string(), data: order });

export const mobileMoneyRoutes: Routes = (app, parts) => {
  const starts = tries(STARTS);
  app.post(
    '/api/orders/mobile-money/submit',
    {
      config: { access: 'person' },
      schema: {
        tags,
        summary: 'Tell that an order was paid by mobile money, and by which transaction',
        body: z.object({ ...orderIdBody.shape, ...paidForm.shape, user_id: claimedUserId }),
        response: { 200: said },
      },
    },
    async (request, reply) =>
      answer(reply, await submitMobileMoney(parts, personOf(request).user_id, request.body), (data) => ({
        status: 'success' as const,
        message: MESSAGE.paymentSubmitted,
        data,
      })),
  );
  app.post(
    '/api/orders/mobile-money/prompt',
    {
      config: { access: 'person' },
      schema: {
        tags,
        summary: 'Have an MTN phone ask its owner to pay an order; while it asks, once more looks how it stands',
        body: z.object({ ...orderIdBody.shape, ...promptForm.shape, user_id: claimedUserId }),
        response: { 200: said },
      },
    },
    async (request, reply) => {
      const { user_id } = personOf(request);
      const wait_s = starts.take(user_id);
      if (wait_s > 0) throw new TryLater(429, wait_s);
      return answer(reply, await startPrompt(parts, user_id, request.body), (data) => ({
        status: 'success' as const,
        message: MESSAGE.paymentAsked,
        data,
      }));
    },
  );
  hearing(app, parts);
};

/** Whom nobody told to stop: as many at once for one payment, then one every so often. */
const NOTICES = { max: 10, everySeconds: 5 };

/** Somebody says that a prompt was answered: whoever it is and whatever they say, MTN is asked. It is told once, and never again. */
function hearing(app: App, parts: Parts): void {
  const mayAsk = tries(NOTICES);
  for (const method of ['POST', 'PUT'] as const) {
    app.route({
      method,
      url: '/api/orders/momo-callback',
      config: { access: 'public', rateLimit: RATE.momoCallback },
      schema: {
        tags,
        summary: 'MTN says that somebody has answered a prompt',
        body: z.looseObject({ externalId: z.unknown().optional() }),
        response: { 200: z.object({ received: z.literal(true) }) },
      },
      handler: async (request) => {
        const reference = (request.body as { externalId?: unknown }).externalId;
        const attempt = typeof reference === 'string' && isUuid(reference) ? await attemptById(parts.db, reference) : undefined;
        if (attempt?.provider === 'momo' && mayAsk.take(attempt.payment_attempt_id) === 0) {
          await settlePayment(parts, attempt.payment_attempt_id, 'provider');
        }
        return { received: true as const };
      },
    });
  }
}
