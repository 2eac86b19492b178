import { isAllowed } from '@uruhu/contract/staff/permissions';
import { expect, test } from 'vitest';
import { buildMenu, findMenuEntry, isCurrent } from './menu-entries.ts';

const readPaths = (role: Parameters<typeof isAllowed>[0]) =>
  buildMenu((permission) => isAllowed(role, permission)).flatMap(({ entries }) => entries.map(({ to }) => to));

test('each role sees only the pages that it may use, and no empty group', () => {
  expect(readPaths('packer')).toContain('/payments-to-check');
  expect(readPaths('packer')).not.toContain('/payment-problems');
  expect(readPaths('editor')).not.toContain('/orders');
  for (const { entries } of buildMenu((permission) => isAllowed('editor', permission))) expect(entries).not.toEqual([]);
});

test('an entry is current on the pages below it, but not on those whose name begins alike', () => {
  const orders = { to: '/orders', label: 'Orders', permission: null };
  expect(isCurrent(orders, '/orders/a1/show')).toBe(true);
  expect(isCurrent(orders, '/orders-of-old')).toBe(false);
});

test('a page needs what its entry of the menu needs, also on pages below it', () => {
  expect(findMenuEntry('/staff/s1')?.permission).toBe('staff.manage');
  expect(findMenuEntry('/my-account')).toBeUndefined();
});
