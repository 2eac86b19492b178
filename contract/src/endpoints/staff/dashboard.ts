import * as dashboard from '../../staff/dashboard.ts';
import { defineEndpoint } from '../endpoint.ts';
import { STAFF_PATHS } from '../paths/staff.ts';

export const dashboardEndpoints = {
  dashboard: defineEndpoint(STAFF_PATHS.dashboard, {
    tag: 'staff',
    summary: 'What the shop sold, what became of its carts, and what waits now',
    description:
      'All figures come from one state of the database. Days, weeks (from Monday) and months are those of Kigali. A sale is an order that is fully paid, with money that was not given back, and not cancelled, on the day when it was placed.',
    access: 'staff',
    permission: 'reports.read',
    // Reads the orders of up to twelve months.
    cost: { cpu: 5, database: 100 },
    query: dashboard.dashboardQuery,
    reply: dashboard.dashboardReply,
    refusals: [],
  }),
  waitingWork: defineEndpoint(STAFF_PATHS.waitingWork, {
    tag: 'staff',
    summary: 'How much work waits: only the counts of the work that the role of the signed-in staff member may do',
    access: 'staff',
    permission: null,
    // Members open a page every few seconds, and the menu of each shows the counts.
    cost: { cpu: 2, database: 10 },
    reply: dashboard.waitingWorkReply,
    refusals: [],
  }),
};
