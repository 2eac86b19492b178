import type { Notices } from '../definition.ts';

/** MTN sends each callback once, and names the payment by our own id. */
export const notices: Notices = {
  read: ({ externalId }) => ({ provider_reference: '', payment_attempt_id: typeof externalId === 'string' ? externalId : '' }),
  reply: () => ({ received: true }),
};
