import { z } from 'zod';
import { acceptClockBody, adminHealthReply, resendMailsBody, resendMailsReply, unsentMails } from '../health.ts';
import { FREE, FROM_MEMORY } from './cost.ts';
import { defineEndpoint } from './endpoint.ts';
import { MACHINE_PATHS } from './paths/machines.ts';
import { STAFF_PATHS } from './paths/staff.ts';

/** Reasons such as `database: read-only`. `down`: the shop cannot take orders. `degraded`: it takes orders, but something else fails. */
const readiness = z.object({ status: z.enum(['success', 'error']), down: z.array(z.string()), degraded: z.array(z.string()) });

export const probeEndpoints = {
  live: defineEndpoint(MACHINE_PATHS.live, {
    tag: 'health',
    summary: 'Whether the process responds',
    access: 'public',
    cost: FREE,
    reply: readiness,
    refusals: [],
  }),
  ready: defineEndpoint(MACHINE_PATHS.ready, {
    tag: 'health',
    summary: 'Whether the shop can take orders',
    access: 'public',
    cost: FROM_MEMORY,
    reply: readiness,
    statuses: [200, 503],
    refusals: [],
  }),
};

export const healthEndpoints = {
  adminHealth: defineEndpoint(STAFF_PATHS.adminHealth, {
    tag: 'staff',
    summary: 'What fails in the shop, and what to do about it',
    access: 'staff',
    permission: 'health.read',
    // Counts the payments of each provider.
    cost: { cpu: 5, database: 40 },
    reply: adminHealthReply,
    refusals: [],
  }),
  acceptClock: defineEndpoint(STAFF_PATHS.acceptClock, {
    tag: 'staff',
    summary: 'Accept a clock that has jumped, so that the shop cancels, reminds and deletes by it again',
    access: 'staff',
    permission: 'health.act',
    cost: { cpu: 5, database: 20 },
    body: acceptClockBody,
    reply: adminHealthReply,
    // The staff member saw another jump of the clock than the current one, or a colleague has accepted it already.
    refusals: ['clock_moved'],
  }),
  unsentMails: defineEndpoint(STAFF_PATHS.unsentMails, {
    tag: 'staff',
    summary: 'The newest mails that wait, were refused in the last days, or may not have arrived',
    access: 'staff',
    permission: 'health.read',
    cost: { cpu: 3, database: 10 },
    reply: unsentMails,
    refusals: [],
  }),
  resendMails: defineEndpoint(STAFF_PATHS.resendMails, {
    tag: 'staff',
    summary: 'Send mails again that wait, were refused, or may not have arrived',
    access: 'staff',
    permission: 'health.act',
    cost: { cpu: 5, database: 40, mail: 1 },
    body: resendMailsBody,
    reply: resendMailsReply,
    refusals: [],
  }),
};
