import type { customerPrivacyEndpoints } from '@uruhu/contract/endpoints/staff/customers';
import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { mapOutcome } from '../../http/replies.ts';
import { eraseCustomer } from './erase-account.ts';
import { exportCustomer } from './export-my-data.ts';

export const createCustomerPrivacyHandlers = (context: AppContext): Handlers<typeof customerPrivacyEndpoints> => ({
  exportCustomer: async ({ staff, ip_address, params }) => {
    const shopName = context.snapshot.current().content.settings.name;
    return mapOutcome(await exportCustomer(context, { ...staff, ip_address }, params.user_id, shopName), (data) => ({ data }));
  },
  eraseCustomer: async ({ staff, params: { user_id }, body }) =>
    mapOutcome(await eraseCustomer(context, staff, { user_id, username: body.username }), () => ({ data: { user_id } })),
});
