import type { totpEndpoints } from '@uruhu/contract/endpoints/staff/staff';
import type { AppContext } from '../../../context.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { mapOutcome } from '../../../http/replies.ts';
import { endTotp } from './end-totp.ts';
import { beginTotp, confirmTotp } from './set-up-totp.ts';

export const createTotpHandlers = (context: AppContext): Handlers<typeof totpEndpoints> => ({
  beginTotp: async ({ staff, ip_address, body: { password } }) => {
    const shop = context.snapshot.current().content.settings.name;
    return mapOutcome(await beginTotp(context.db, { ...staff, ip_address }, { password, shop }), (data) => ({ data }));
  },
  confirmTotp: async ({ staff: { staff_id }, ip_address, body }) =>
    mapOutcome(await confirmTotp(context, { staff_id, ip_address }, body.totp), (recovery_codes) => ({ data: { recovery_codes } })),
  endTotp: async ({ staff, ip_address, body }) =>
    mapOutcome(await endTotp(context, { ...staff, ip_address }, body), () => ({ status: 'success' as const })),
});
