import { expect, test } from 'vitest';
import { findPagePermission, findWritePermission, isAddressOfPage, PAGES } from './areas.ts';
import type { Calls } from './page.ts';

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

test('the types refuse a call that the staff API does not have, or that has another method or no id', () => {
  const allowed: Calls = { id: 'brand_id', list: 'adminBrands', one: 'adminBrand', create: 'createBrand', remove: 'deleteBrand' };
  // @ts-expect-error there is no such call
  const unknownCall: Calls = { id: 'brand_id', list: 'adminBrandz' };
  // @ts-expect-error a list is read by GET
  const listByPost: Calls = { id: 'brand_id', list: 'createBrand' };
  // @ts-expect-error a record is read by its id
  const recordWithoutId: Calls = { id: 'brand_id', list: 'adminBrands', one: 'adminBrands' };
  // The compiler checks the lines above. This line only uses their values.
  expect([allowed, unknownCall, listByPost, recordWithoutId]).toHaveLength(4);
});
