import { expect, test } from 'vitest';
import { buildListPath } from '#admin/lib/list-path.ts';
import { buildListSearch, hasListState, type ListState, readListState } from './list-address.ts';

const DEFAULTS = { sort: { field: 'created_at', order: 'DESC' }, filter: { open: true } } as const;

test('an address without a list shows the first page of the defaults', () => {
  expect(hasListState('?step=ship')).toBe(false);
  expect(readListState('?step=ship', DEFAULTS)).toEqual({ page: 1, perPage: 25, ...DEFAULTS });
});

test('the address that a list writes shows the same list again', () => {
  const state: ListState = { page: 3, perPage: 50, sort: { field: 'name', order: 'ASC' }, filter: { q: 'rice & more', checked: false } };
  expect(readListState(buildListSearch(state), DEFAULTS)).toEqual(state);
});

test('an emptied filter is not replaced by the default one', () => {
  expect(readListState(buildListSearch({ page: 1, perPage: 25, ...DEFAULTS, filter: {} }), DEFAULTS).filter).toEqual({});
});

test('a link to a list with a filter shows this filter', () => {
  const search = buildListPath('orders', { coupon: 'NOEL' }).replace('/orders', '');
  expect(hasListState(search)).toBe(true);
  expect(readListState(search, DEFAULTS).filter).toEqual({ coupon: 'NOEL' });
});

test.each(['?page=0&perPage=7&filter=%7B', '?page=-2&perPage=1000', '?page=1.5'])(
  'the unreadable parts of %s count as missing',
  (search) => {
    expect(readListState(search, DEFAULTS)).toEqual({ page: 1, perPage: 25, ...DEFAULTS });
  },
);
