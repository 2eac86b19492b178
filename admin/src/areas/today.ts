import { type Area, lazyPage } from './page.ts';

export const TODAY: Area = {
  title: 'Today',
  pages: [
    {
      name: 'dashboard',
      label: 'Dashboard',
      permission: 'reports.read',
      screens: { list: lazyPage(() => import('../resources/dashboard/dashboard-page.tsx'), 'DashboardPage') },
    },
  ],
};
