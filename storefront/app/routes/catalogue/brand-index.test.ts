import { expect, test } from 'vitest';
import { getLetter, groupByLetter } from './brand-index.ts';

test.each([
  ['Anua', 'A'],
  ['etude', 'E'],
  ['Étude', 'E'],
  ['<b>Dr.</b>Jart+', 'D'],
  ['3CE', '#'],
  ['', '#'],
])('the brand %j is listed under %s', (name, letter) => expect(getLetter(name)).toBe(letter));

test('groups and the names in them are sorted; "#" comes last; letters without brands are left out', () => {
  const names = ['numbuzin', '3CE', 'Anua', "A'pieu", 'abib', 'Nature Republic'];
  expect(groupByLetter(names.map((name) => ({ name })))).toEqual([
    { letter: 'A', brands: [{ name: "A'pieu" }, { name: 'abib' }, { name: 'Anua' }] },
    { letter: 'N', brands: [{ name: 'Nature Republic' }, { name: 'numbuzin' }] },
    { letter: '#', brands: [{ name: '3CE' }] },
  ]);
});
