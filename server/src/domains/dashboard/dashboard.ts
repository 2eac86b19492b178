/** The figures of the dashboard. */
export { createDashboardHandlers } from './handlers.ts';
export { readDashboard } from './read-dashboard.ts';
