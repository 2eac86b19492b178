import { expect, test } from 'vitest';
import { findPagePermission, findWritePermission, isAddressOfPage, PAGES } from './areas.ts';

test('an address below a page belongs to the page, and an address that only begins with its name does not', () => {
  expect(isAddressOfPage('orders', '/orders/a1/show')).toBe(true);
  expect(isAddressOfPage('orders', '/orders-of-old')).toBe(false);
});

test('an address below a page needs the permission of the page, and an address of no listed page needs none', () => {
  expect(findPagePermission('/staff/s1')).toBe('staff.manage');
  expect(findPagePermission('/my-account')).toBeNull();
});

test('opening the form of a new record needs the permission to write, and so does changing a record', () => {
  expect([findPagePermission('/brands'), findPagePermission('/brands/create'), findWritePermission('/brands/anua')]).toEqual([
    'catalogue.read',
    'catalogue.write',
    'catalogue.write',
  ]);
  expect(findPagePermission('/coupons/create')).toBe('coupons.write');
});

test('no two pages have the same name', () => {
  expect(new Set(PAGES.map(({ name }) => name)).size).toBe(PAGES.length);
});
