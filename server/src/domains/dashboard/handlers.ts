import type { dashboardEndpoints } from '@uruhu/contract/endpoints/staff/dashboard';
import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { done } from '../../lib/outcome.ts';
import { readDashboard } from './read-dashboard.ts';
import { countWaitingWork } from './waiting-work.ts';

export const createDashboardHandlers = ({ db }: AppContext): Handlers<typeof dashboardEndpoints> => ({
  dashboard: async ({ query: { by: unit } }) => done({ data: await readDashboard(db, unit) }),
  waitingWork: async ({ staff }) => done({ data: await countWaitingWork(db, staff.role) }),
});
