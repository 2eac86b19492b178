import { expect, test } from 'vitest';
import { buildChangesQuery, changeFilter, setPosition } from './changes-query.ts';

const parseQuery = (address: string) => {
  const { filter = '', ...position } = buildChangesQuery(new URLSearchParams(address));
  return { ...JSON.parse(filter), ...position };
};

test('a day of the address is the day in Kigali', () => {
  expect(parseQuery('day=2026-11-20')).toEqual({ from: '2026-11-19T22:00:00.000Z', to: '2026-11-20T22:00:00.000Z' });
  expect(parseQuery('day=never')).toEqual({});
});

test('the address filters the log and keeps the position in it', () => {
  expect(parseQuery('q=toner&staff=s1&noun=products&action=update&record=p1&before=9&other=1')).toEqual({
    q: 'toner',
    staff_id: 's1',
    noun: 'products',
    action: 'update',
    record_id: 'p1',
    before: '9',
  });
});

test('a new filter starts at the newest entry, and older or newer entries keep the filter', () => {
  const search = new URLSearchParams('q=toner&noun=products&before=9');
  expect(String(changeFilter(search, { noun: '', staff: 's1' }))).toBe('q=toner&staff=s1');
  expect(String(setPosition(search, { after: '4' }))).toBe('q=toner&noun=products&after=4');
});
