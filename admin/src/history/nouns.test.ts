import { AUDITED_KINDS } from '@uruhu/contract/staff/audited-kinds';
import { expect, test } from 'vitest';
import { PAGES } from '#admin/areas/areas.ts';
import { describeRecord, findRecordPath } from './nouns.ts';

/** A picture is shown where it is used, which the log does not know. */
const WITHOUT_PAGE = ['pictures'];

/** Whether the back office has a page at this address. */
function hasPage(path: string): boolean {
  const [, name = '', id, show] = new URL(path, 'http://shop.test').pathname.split('/');
  const screens = PAGES.find((page) => page.name === name)?.screens;
  if (!screens) return false;
  if (id === undefined) return true;
  return show === 'show' ? screens.show !== undefined : show === undefined && screens.edit !== undefined;
}

test.each(AUDITED_KINDS.filter((noun) => !WITHOUT_PAGE.includes(noun)))('an entry about %s leads to a page that there is', (noun) => {
  expect([noun, hasPage(findRecordPath(noun, 'a/b 1') ?? '')]).toEqual([noun, true]);
});

test('what has no page is not linked', () => {
  expect(WITHOUT_PAGE.map((noun) => findRecordPath(noun, '1'))).toEqual([null]);
  expect(findRecordPath('of-an-earlier-release', '1')).toBeNull();
});

test('an address that no page has is found out', () => {
  expect(['/reviews/1', '/no-such-page', '/products/1/show', '/products/1/2/3'].map(hasPage)).toEqual([false, false, false, false]);
});

test('stock, notes and reviews are named by what they belong to', () => {
  expect(describeRecord('stock', 'p1', 'Rice Toner')).toBe('stock of Rice Toner');
  expect(describeRecord('order-notes', '1a2b3c4d-0000', null)).toBe('note of order 1a2b3c4d');
  expect(describeRecord('reviews', 'r1', null)).toBe('review');
});
