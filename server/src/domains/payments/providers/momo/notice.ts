import type { Notices } from '../definition.ts';

/** MTN sends each notice only once. A notice has no `provider_reference`: it names the payment only by the id that the shop chose. */
export const notices: Notices = {
  read: ({ externalId }) => ({ provider_reference: '', payment_attempt_id: typeof externalId === 'string' ? externalId : '' }),
  buildReply: () => ({ received: true }),
};
