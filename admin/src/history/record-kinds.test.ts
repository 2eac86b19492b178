import { AUDITED_KINDS } from '@uruhu/contract/staff/audit/audited-kinds';
import { expect, test } from 'vitest';
import { PAGES } from '#admin/areas/areas.ts';
import { describeRecord, findRecordPath, listFieldsWithoutWords } from './record-kinds.ts';

test('every field that an entry can show has words', () => {
  expect(listFieldsWithoutWords()).toEqual([]);
});

test('the check finds a field without words', () => {
  expect(listFieldsWithoutWords({ products: ['name', 'reviewed_by', 'no_such_field'] })).toEqual(['products.no_such_field']);
});

/** An id that breaks the path unless it is encoded. */
const ID_TO_ENCODE = 'a/b 1';

/** A picture has no page, and the log does not know where the shop shows it. */
const WITHOUT_PAGE = ['pictures'];

/** Whether the back office has a page at this address. */
function hasPage(path: string): boolean {
  const [, name = '', id, subpage] = new URL(path, 'http://shop.test').pathname.split('/');
  const screens = PAGES.find((page) => page.name === name)?.screens;
  if (!screens) return false;
  if (id === undefined) return true;
  return subpage === 'show' ? screens.show !== undefined : subpage === undefined && screens.edit !== undefined;
}

test.each(AUDITED_KINDS.filter((kind) => !WITHOUT_PAGE.includes(kind)))('an entry about %s links to a page of the back office', (kind) => {
  expect([kind, hasPage(findRecordPath(kind, ID_TO_ENCODE) ?? '')]).toEqual([kind, true]);
});

test('a record without a page is not linked', () => {
  expect(WITHOUT_PAGE.map((kind) => findRecordPath(kind, '1'))).toEqual([null]);
  expect(findRecordPath('of-an-earlier-release', '1')).toBeNull();
});

test('the check of the links finds paths without a page', () => {
  expect(['/reviews/1', '/no-such-page', '/products/1/show', '/products/1/2/3'].map(hasPage)).toEqual([false, false, false, false]);
});

test('stock, notes and reviews are named after the product or order that they belong to', () => {
  expect(describeRecord('stock', 'p1', 'Rice Toner')).toBe('stock of Rice Toner');
  expect(describeRecord('order-notes', '1a2b3c4d-0000', null)).toBe('note of order 1a2b3c4d');
  expect(describeRecord('reviews', 'r1', null)).toBe('review');
});
