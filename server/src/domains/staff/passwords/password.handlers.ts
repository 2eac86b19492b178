import type { staffPasswordEndpoints } from '@uruhu/contract/endpoints/staff/staff';
import type { AppContext } from '../../../context.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { mapOutcome } from '../../../http/replies.ts';
import { changeStaffPassword } from './change-staff-password.ts';

export const createStaffPasswordHandlers = ({ db }: AppContext): Handlers<typeof staffPasswordEndpoints> => ({
  changeStaffPassword: async ({ staff: { staff_id, token_hash }, ip_address, body }) =>
    mapOutcome(await changeStaffPassword(db, { staff_id, token_hash, ip_address }, body), () => ({ status: 'success' as const })),
});
