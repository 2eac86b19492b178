import { isAllowed } from '@uruhu/contract/staff/permissions';
import { expect, test } from 'vitest';
import { buildMenu } from './menu-entries.ts';

const readNames = (role: Parameters<typeof isAllowed>[0]) =>
  buildMenu((permission) => isAllowed(role, permission)).flatMap(({ entries }) => entries.map(({ name }) => name));

test('each role sees only the pages that it may use, and no empty group', () => {
  expect(readNames('packer')).toContain('payments-to-check');
  expect(readNames('packer')).not.toContain('payment-problems');
  expect(readNames('editor')).not.toContain('orders');
  expect(readNames('owner')).not.toContain('product-changes');
  for (const { entries } of buildMenu((permission) => isAllowed('editor', permission))) expect(entries).not.toEqual([]);
});
