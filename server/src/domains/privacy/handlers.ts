import type { privacyEndpoints } from '@uruhu/contract/endpoints/account';
import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { createMessageReply, mapOutcome } from '../../http/replies.ts';
import { eraseAccount } from './erase-account.ts';
import { exportMyData } from './export-my-data.ts';

const DOWNLOAD_HEADERS = { 'content-disposition': 'attachment; filename="uruhu-my-data.json"' };

export const createPrivacyHandlers = (context: AppContext): Handlers<typeof privacyEndpoints> => ({
  myData: async ({ shopper, messages }) => {
    const outcome = await exportMyData(context.db, shopper.user_id, context.snapshot.current().content.settings.name, messages);
    return outcome.ok ? { ...outcome, headers: DOWNLOAD_HEADERS } : outcome;
  },
  deactivate: async ({ shopper, body, ip_address, messages }) => {
    const outcome = await eraseAccount(context, { user_id: shopper.user_id, ip_address, password: body.password });
    return mapOutcome(outcome, createMessageReply(messages.successes.accountDeactivated));
  },
});
