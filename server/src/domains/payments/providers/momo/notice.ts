import type { Notices } from '../definition.ts';

/** MTN sends each notice only once. It names the payment by the shop's id. */
export const notices: Notices = {
  read: ({ externalId }) => ({ provider_reference: '', payment_attempt_id: typeof externalId === 'string' ? externalId : '' }),
  buildReply: () => ({ received: true }),
};
