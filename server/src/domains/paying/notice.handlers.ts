/** Receives the notices of payment providers. As anyone can send a notice, the shop does not trust it, but asks the provider. */
import type { noticeEndpoints } from '@uruhu/contract/endpoints/payments';
import type { NoticeReceived } from '@uruhu/contract/payment';
import { toLoggable } from '../../http/errors.ts';
import type { Handlers } from '../../http/handlers.ts';
import { done, refuse } from '../../lib/outcome.ts';
import { findDefinition, PROVIDERS } from '../payments/payments.ts';
import type { GetNoticeHandler, NoticeHandler } from './settle/handle-notice.ts';

type Fields = Record<string, unknown>;
type ErrorLog = { error(fields: object, message: string): void };

const PESAPAL_NOTICES = findDefinition('pesapal').notices;
const MOMO_NOTICES = findDefinition('momo').notices;

/** Status 500 in the body makes PesaPal send the notice again. A notice about an unknown payment gets 200, as repeating it is useless. */
async function replyToPesapal(handleNotice: NoticeHandler, fields: Fields, log: ErrorLog) {
  const isProcessed = await handleNotice(PESAPAL_NOTICES.read(fields)).then(
    ({ kind }) => kind !== 'retry_later',
    (error: unknown) => {
      log.error({ err: toLoggable(error) }, 'a PesaPal notice could not be processed; the reply asks PesaPal to send it again');
      return false;
    },
  );
  return done(PESAPAL_NOTICES.buildReply(fields, { isProcessed }) as NoticeReceived);
}

export function createNoticeHandlers(getNoticeHandler: GetNoticeHandler): Handlers<typeof noticeEndpoints> {
  /** MTN never repeats a notice, so the reply does not depend on the result. */
  const momoNotice = async ({ body }: { body: Fields }) => {
    await getNoticeHandler('momo')(MOMO_NOTICES.read(body));
    return done({ received: true as const });
  };
  return {
    pesapalNotice: ({ query, log }) => replyToPesapal(getNoticeHandler('pesapal'), query, log),
    pesapalNoticeByPost: ({ body, log }) => replyToPesapal(getNoticeHandler('pesapal'), body, log),
    momoNotice,
    momoNoticeByPut: momoNotice,
    async providerNotice({ params, body }) {
      const provider = PROVIDERS.find(({ name }) => name === params.provider);
      if (!provider) return refuse('payment_not_found');
      const { name, notices } = provider;
      const { kind } = await getNoticeHandler(name)(notices.read(body));
      const isProcessed = kind !== 'retry_later';
      const reply = notices.buildReply(body, { isProcessed });
      // A provider repeats a notice that got a 5xx response. An error of the database also causes one.
      return isProcessed ? done(reply) : { ok: true, value: reply, status: 503 };
    },
  };
}
