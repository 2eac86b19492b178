import type { payingEndpoints } from '@uruhu/contract/endpoints/payments';
import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { createDataReply, mapOutcome } from '../../http/replies.ts';
import { createRateLimiter } from '../../lib/limits/rate-limiter.ts';
import { refuse } from '../../lib/outcome.ts';
import { writePhone } from '../../lib/phones.ts';
import { TryLater } from '../../lib/try-later.ts';
import { readOrderOfUser } from '../order-view/order-view.ts';
import { PROVIDERS } from '../payments/payments.ts';
import type { GetNoticeHandler } from './settle/handle-notice.ts';
import { readPaymentResult } from './settle/payment-result.ts';
import { startPayment } from './start/start-payment.ts';
import { submitMobileMoney } from './start/submit-mobile-money.ts';

/** How often one shopper may start a card payment, and how often she may start or check a prompt: far more often than in normal use. */
const START_LIMIT = { burst: 20, secondsPerCall: 10 };

/** The limiter throws TryLater (429) if the shopper starts payments too often. */
function createStartLimiter(): (user_id: string) => void {
  const limiter = createRateLimiter(START_LIMIT);
  return (user_id) => {
    const wait_s = limiter.countCall(user_id);
    if (wait_s > 0) throw new TryLater(429, wait_s);
  };
}

/** The handlers of notices also handle the addresses to which shoppers return, as these have the same fields as notices. */
export function createPayingHandlers(context: AppContext, getNoticeHandler: GetNoticeHandler): Handlers<typeof payingEndpoints> {
  const [limitCardStarts, limitPromptCalls] = [createStartLimiter(), createStartLimiter()];
  return {
    payOrder: async ({ shopper: { user_id }, body: { order_id }, messages }) => {
      limitCardStarts(user_id);
      const started = await startPayment(context, 'card', { user_id, order_id, payer_phone: '' }, messages.reasons);
      return mapOutcome(started, (data) => ({ status: 'success', data }));
    },
    paymentResult: ({ query }) => {
      const { provider: providerName = 'pesapal', ...fields } = query;
      const provider = PROVIDERS.find(({ name }) => name === providerName);
      if (!provider) return refuse('payment_not_found');
      return readPaymentResult(context.db, getNoticeHandler(provider.name), provider.notices.read(fields));
    },
    submitMobileMoney: async ({ shopper, body, messages }) =>
      mapOutcome(await submitMobileMoney(context, shopper.user_id, body, messages), createDataReply(messages.successes.paymentSubmitted)),
    payByPrompt: async ({ shopper: { user_id }, body: { order_id, phone }, messages }) => {
      limitPromptCalls(user_id);
      const started = await startPayment(context, 'prompt', { user_id, order_id, payer_phone: writePhone(phone) }, messages.reasons);
      return mapOutcome(
        started.ok ? await readOrderOfUser(context.db, user_id, order_id, messages) : started,
        createDataReply(messages.successes.promptSent),
      );
    },
  };
}
