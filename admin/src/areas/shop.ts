import { type Area, lazyPage } from './page.ts';

export const SHOP: Area = {
  title: 'Shop',
  pages: [
    {
      name: 'settings',
      label: 'Settings',
      permission: 'settings.write',
      screens: { list: lazyPage(() => import('../resources/settings/settings-page.tsx'), 'SettingsPage') },
    },
    {
      name: 'setup-progress',
      permission: 'settings.write',
      screens: { list: lazyPage(() => import('../resources/settings/setup/setup-progress-page.tsx'), 'SetupProgressPage') },
    },
    {
      name: 'staff',
      label: 'Staff',
      permission: 'staff.manage',
      screens: {
        list: lazyPage(() => import('../resources/staff/staff-list.tsx'), 'StaffList'),
        create: lazyPage(() => import('../resources/staff/invite-page.tsx'), 'InvitePage'),
        edit: lazyPage(() => import('../resources/staff/member-page.tsx'), 'MemberPage'),
      },
      actions: [{ to: '/staff/create', label: 'Invite a colleague', permission: 'staff.manage' }],
    },
    {
      name: 'changes',
      label: 'Changes',
      permission: 'audit.read',
      screens: { list: lazyPage(() => import('../resources/changes/changes-page.tsx'), 'ChangesPage') },
    },
    {
      name: 'health',
      label: 'Health',
      permission: 'health.read',
      screens: { list: lazyPage(() => import('../resources/health/health-page.tsx'), 'HealthPage') },
    },
  ],
};
