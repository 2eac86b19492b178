import type { staffEndpoints } from '@uruhu/contract/endpoints/staff';
import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { done } from '../../lib/outcome.ts';
import { endStaffSession } from './queries.ts';
import { signInStaff } from './sign-in-staff.ts';

export const createStaffHandlers = ({ db, config }: AppContext): Handlers<typeof staffEndpoints> => ({
  staffSignIn: ({ body, address }) => signInStaff(db, body, { address, demo: config.demo }),
  staffSession: ({ staff: { staff_id, username, name } }) => done({ staff: { staff_id, username, name } }),
  staffSignOut: async ({ staff }) => {
    await endStaffSession(db, staff.token_hash);
    return done({ status: 'success' });
  },
});
