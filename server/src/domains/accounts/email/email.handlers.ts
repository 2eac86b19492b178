import type { emailEndpoints } from '@uruhu/contract/endpoints/email';
import type { AppContext } from '../../../context.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { createDataReply, createMessageReply, mapOutcome } from '../../../http/replies.ts';
import { MESSAGES } from '../../../messages/messages.ts';
import { confirmEmail } from './confirm-email.ts';
import { cancelEmailChange } from './pending-email.ts';
import { resendLink } from './resend-link.ts';
import { undoEmail } from './undo-email.ts';

export const createEmailHandlers = (context: AppContext): Handlers<typeof emailEndpoints> => ({
  confirmEmail: async ({ body }) => mapOutcome(await confirmEmail(context, body.token), createDataReply(MESSAGES.successes.emailConfirmed)),
  undoEmail: async ({ body }) => mapOutcome(await undoEmail(context.db, body.token), createDataReply(MESSAGES.successes.emailChangeUndone)),
  resendEmailLink: async ({ shopper }) =>
    mapOutcome(await resendLink(context, shopper.user_id), createMessageReply(MESSAGES.successes.emailLinkSent)),
  cancelEmailChange: async ({ shopper }) =>
    mapOutcome(await cancelEmailChange(context.db, shopper.user_id), createDataReply(MESSAGES.successes.emailChangeCancelled)),
});
