import type { emailEndpoints } from '@uruhu/contract/endpoints/email';
import type { AppContext } from '../../../context.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { createDataReply, createMessageReply, mapOutcome } from '../../../http/replies.ts';
import { confirmEmail } from './confirm-email.ts';
import { cancelEmailChange } from './pending-email.ts';
import { resendLink } from './resend-link.ts';
import { undoEmail } from './undo-email.ts';

export const createEmailHandlers = (context: AppContext): Handlers<typeof emailEndpoints> => ({
  confirmEmail: async ({ body, messages }) =>
    mapOutcome(await confirmEmail(context, body.token), createDataReply(messages.successes.emailConfirmed)),
  undoEmail: async ({ body, messages }) =>
    mapOutcome(await undoEmail(context.db, body.token), createDataReply(messages.successes.emailChangeUndone)),
  resendEmailLink: async ({ shopper, messages }) =>
    mapOutcome(await resendLink(context, shopper.user_id), createMessageReply(messages.successes.emailLinkSent)),
  cancelEmailChange: async ({ shopper, messages }) =>
    mapOutcome(await cancelEmailChange(context.db, shopper.user_id), createDataReply(messages.successes.emailChangeCancelled)),
});
