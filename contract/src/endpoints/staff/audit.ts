import { auditMembers, auditQuery, auditReply } from '../../staff/audit/audit.ts';
import { defineEndpoint } from '../endpoint.ts';
import { STAFF_PATHS } from '../paths/staff.ts';

export const auditEndpoints = {
  audit: defineEndpoint(STAFF_PATHS.audit, {
    tag: 'staff',
    summary: 'What was changed, from what to what and by which staff member, newest first',
    description:
      'The log cannot be changed. `filter` takes `staff_id`, `noun`, `record_id`, `action`, `from`, `to` and `q`. For older entries, send the `next` of a reply as `before`; for newer entries, its `previous` as `after`.',
    access: 'staff',
    permission: 'audit.read',
    cost: { cpu: 5, database: 20 },
    query: auditQuery,
    reply: auditReply,
    refusals: [],
  }),
  auditMembers: defineEndpoint(STAFF_PATHS.auditMembers, {
    tag: 'staff',
    summary: 'The names of all staff members, to filter the log by',
    access: 'staff',
    permission: 'audit.read',
    cost: { cpu: 1, database: 2 },
    reply: auditMembers,
    refusals: [],
  }),
};
