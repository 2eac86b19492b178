import { ownSignInQuery, staffSignInQuery, staffSignIns } from '../../staff/sign-ins.ts';
import { defineEndpoint } from '../endpoint.ts';
import { STAFF_PATHS } from '../paths/staff.ts';

const call = { tag: 'staff', access: 'staff', cost: { cpu: 2, database: 4 }, reply: staffSignIns, refusals: [] } as const;

export const staffSignInEndpoints = {
  staffSignIns: defineEndpoint(STAFF_PATHS.staffSignIns, {
    ...call,
    summary: 'Attempts to sign in as staff, newest first',
    description:
      '`filter` takes `staff_id`, and `failed`: true. Attempts that are refused with 429 are not among them, because no password was checked.',
    permission: 'audit.read',
    query: staffSignInQuery,
  }),
  ownStaffSignIns: defineEndpoint(STAFF_PATHS.ownStaffSignIns, {
    ...call,
    summary: 'Attempts to sign in as this staff member, newest first',
    permission: null,
    query: ownSignInQuery,
  }),
};
