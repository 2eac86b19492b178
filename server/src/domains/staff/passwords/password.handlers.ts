import type { staffPasswordEndpoints } from '@uruhu/contract/endpoints/staff/staff';
import type { AppContext } from '../../../context.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { mapOutcome } from '../../../http/replies.ts';
import { changeStaffPassword } from './change-staff-password.ts';

export const createStaffPasswordHandlers = (context: AppContext): Handlers<typeof staffPasswordEndpoints> => ({
  changeStaffPassword: async ({ staff, ip_address, body }) =>
    mapOutcome(await changeStaffPassword(context, { ...staff, ip_address }, body), () => ({ status: 'success' as const })),
});
