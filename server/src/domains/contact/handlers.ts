import type { contactEndpoints } from '@uruhu/contract/endpoints/content';
import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { done } from '../../lib/outcome.ts';
import { sendMessage } from './send-message.ts';

export const createContactHandlers = (context: AppContext): Handlers<typeof contactEndpoints> => ({
  contact: async ({ shopper, body: { website, ...form }, language, messages }) => {
    // The form hides the field `website` from visitors, so only robots fill it in.
    await sendMessage(context, form, { user_id: shopper?.user_id ?? null, language, isRobot: Boolean(website) });
    return done({ status: 'success', message: messages.successes.messageSent });
  },
});
