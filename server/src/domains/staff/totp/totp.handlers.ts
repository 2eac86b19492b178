import type { totpEndpoints } from '@uruhu/contract/endpoints/staff/staff';
import type { AppContext } from '../../../context.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { mapOutcome } from '../../../http/replies.ts';
import { endTotp } from './end-totp.ts';
import { beginTotp, confirmTotp } from './set-up-totp.ts';

export const createTotpHandlers = ({ db, snapshot }: AppContext): Handlers<typeof totpEndpoints> => ({
  beginTotp: async ({ staff: { staff_id, username }, ip_address, body: { password } }) => {
    const shop = snapshot.current().content.settings.name;
    return mapOutcome(await beginTotp(db, { staff_id, username, ip_address }, { password, shop }), (data) => ({ data }));
  },
  confirmTotp: async ({ staff: { staff_id }, ip_address, body }) =>
    mapOutcome(await confirmTotp(db, { staff_id, ip_address }, body.totp), (recovery_codes) => ({ data: { recovery_codes } })),
  endTotp: async ({ staff: { staff_id }, ip_address, body }) =>
    mapOutcome(await endTotp(db, { staff_id, ip_address }, body.password), () => ({ status: 'success' as const })),
});
