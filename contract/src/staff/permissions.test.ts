import { expect, test } from 'vitest';
import { endpoints } from '../endpoints/endpoints.ts';
import { isAllowed, PERMISSIONS, ROLES, STAFF_ROLES } from './permissions.ts';

test('an owner may do everything, a manager everything but manage staff', () => {
  expect(ROLES.owner).toEqual(PERMISSIONS);
  expect(PERMISSIONS.filter((permission) => !isAllowed('manager', permission))).toEqual(['staff.manage']);
});

test('a packer has nothing to do with money but confirming mobile money', () => {
  expect(ROLES.packer.filter((permission) => /^(payments|prices|coupons|reports|settings|shipping)\./.test(permission))).toEqual([
    'payments.check',
  ]);
});

test('every role may make the calls about its own session, and no role has a permission twice', () => {
  for (const role of STAFF_ROLES) {
    expect(isAllowed(role, null)).toBe(true);
    expect(new Set(ROLES[role]).size).toBe(ROLES[role].length);
  }
});

test('every call for staff declares a permission, and no other call does', () => {
  const wrong = Object.entries(endpoints).filter(([, { access, permission }]: [string, { access: string; permission?: unknown }]) =>
    access === 'staff' ? permission === undefined : permission !== undefined,
  );
  expect(wrong.map(([name]) => name)).toEqual([]);
});
