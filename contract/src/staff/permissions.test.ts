import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints } from '../endpoints/endpoints.ts';
import { isAllowed, PERMISSIONS, type Permission, ROLES, STAFF_ROLES, type StaffRole } from './permissions.ts';

test('an owner may do everything, a manager everything but manage staff', () => {
  expect(ROLES.owner).toEqual(PERMISSIONS);
  expect(PERMISSIONS.filter((permission) => !isAllowed('manager', permission))).toEqual(['staff.manage']);
});

test('a packer has only one permission about money: to check mobile-money payments', () => {
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

test('calls for staff declare a permission, all other calls none', () => {
  const wronglyDeclared = Object.entries(endpoints).filter(
    ([, { access, permission }]: [string, { access: string; permission?: unknown }]) =>
      access === 'staff' ? permission === undefined : permission !== undefined,
  );
  expect(wronglyDeclared.map(([name]) => name)).toEqual([]);
});

/** The names of all fields in a JSON schema. */
function listFieldNames(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(listFieldNames);
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) =>
    key === 'properties' ? [...Object.keys(value as object), ...listFieldNames(Object.values(value as object))] : listFieldNames(value),
  );
}

/** Lists the calls that the role may make although it may not read a field that their replies can have. */
function listCallsWithUnreadableField(role: StaffRole, permission: Permission, field: RegExp): string[] {
  if (isAllowed(role, permission)) return [];
  const calls = Object.entries(endpoints as Record<string, { access: string; permission?: Permission | null; reply: z.ZodType }>);
  const allowedCalls = calls.filter(([, call]) => call.access === 'staff' && isAllowed(role, call.permission ?? null));
  const listReplyFields = (reply: z.ZodType) => listFieldNames(z.toJSONSchema(reply, { unrepresentable: 'any' }));
  return allowedCalls.filter(([, { reply }]) => listReplyFields(reply).some((name) => field.test(name))).map(([name]) => name);
}

/** The handlers of these calls leave out the fields of an order that packers may not read. fields-of-roles.db.test.ts tests each call. */
const ORDER_CALLS_OF_PACKERS = [
  'addOrderNote',
  'adminOrder',
  'adminOrders',
  'confirmPayment',
  'deliverOrder',
  'markOrderArrived',
  'prepareOrder',
  'printableOrders',
  'rejectPayment',
  'sendOutOrder',
  'shipOrder',
];

test.each(STAFF_ROLES)(
  'calls for the role %s declare no contacts or amounts that it may not read, except those whose handlers leave them out',
  (role) => {
    const expected = role === 'packer' ? ORDER_CALLS_OF_PACKERS : [];
    expect(listCallsWithUnreadableField(role, 'customers.read', /^(email|phone|pending_email|addresses)$/).toSorted()).toEqual(expected);
    expect(
      listCallsWithUnreadableField(role, 'payments.read', /^(final_total|total_price|total_rwf|paid_rwf|amount|unit_price)$/).toSorted(),
    ).toEqual(expected);
  },
);
