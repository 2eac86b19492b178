import type { passwordEndpoints } from '@uruhu/contract/endpoints/passwords';
import type { AppContext } from '../../../context.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { createMessageReply, mapOutcome } from '../../../http/replies.ts';
import { done } from '../../../lib/outcome.ts';
import { changePassword } from './change-password.ts';
import { findShortPasswordRefusal } from './password-length.ts';
import { resetPassword } from './reset-password.ts';

export const createPasswordHandlers = (context: AppContext): Handlers<typeof passwordEndpoints> => ({
  forgotPassword: async ({ body, messages }) => {
    await context.enqueue(context.db, 'forgot-password', body);
    return done({ status: 'success', message: messages.successes.resetLinkSent });
  },
  resetPassword: async ({ body: { token, password }, ip_address, messages }) => {
    const outcome =
      findShortPasswordRefusal(context, password, 'changeOrReset') ??
      (await resetPassword(context.db, context.mailer, { token, password, ip_address }));
    return mapOutcome(outcome, createMessageReply(messages.successes.passwordReset));
  },
  changePassword: async ({ shopper, body: { current_password, password }, ip_address, messages }) => {
    const outcome =
      findShortPasswordRefusal(context, password, 'changeOrReset') ??
      (await changePassword(context, shopper, ip_address, { current_password, password }));
    return mapOutcome(outcome, createMessageReply(messages.successes.passwordChanged));
  },
});
