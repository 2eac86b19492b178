import { expect, test } from 'vitest';
import { buildChangesQuery, changeFilter, moveTo } from './changes-query.ts';

const read = (address: string) => {
  const { filter = '', ...place } = buildChangesQuery(new URLSearchParams(address));
  return { ...JSON.parse(filter), ...place };
};

test('a day of the address is the day in Kigali', () => {
  expect(read('day=2026-11-20')).toEqual({ from: '2026-11-19T22:00:00.000Z', to: '2026-11-20T22:00:00.000Z' });
  expect(read('day=never')).toEqual({});
});

test('the address filters the log and keeps the place in it', () => {
  expect(read('q=toner&staff=s1&noun=products&action=update&record=p1&before=9&other=1')).toEqual({
    q: 'toner',
    staff_id: 's1',
    noun: 'products',
    action: 'update',
    record_id: 'p1',
    before: '9',
  });
});

test('another filter begins at the newest entry, and another page keeps the filter', () => {
  const search = new URLSearchParams('q=toner&noun=products&before=9');
  expect(String(changeFilter(search, { noun: '', staff: 's1' }))).toBe('q=toner&staff=s1');
  expect(String(moveTo(search, { after: '4' }))).toBe('q=toner&noun=products&after=4');
});
