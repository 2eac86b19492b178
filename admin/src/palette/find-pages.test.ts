import { isAllowed, type Permission } from '@uruhu/contract/staff/permissions';
import { expect, test } from 'vitest';
import { findPages } from './find-pages.ts';

const asOwner = (permission: Permission | null) => isAllowed('owner', permission);
const readLabels = (typedText: string, allowed = asOwner) => findPages(typedText, allowed).map(({ label }) => label);

test.each([
  ['pay', ['Payments to check', 'Payment problems']],
  ['PAY prob', ['Payment problems']],
  ['check pay', ['Payments to check']],
  ['add prod', ['Add a product']],
  ['zzz', []],
])('the typed text “%s” finds %j', (typed, labels) => {
  expect(readLabels(typed)).toEqual(labels);
});

test('while nothing is typed, the palette lists the pages that the member may open', () => {
  const asPacker = (permission: Permission | null) => isAllowed('packer', permission);
  expect(readLabels('', asPacker)).toContain('Orders');
  expect(readLabels('', asPacker)).not.toContain('Payment problems');
});
