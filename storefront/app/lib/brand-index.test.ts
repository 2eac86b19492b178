import { expect, test } from 'vitest';
import { groupByLetter, letterOf } from './brand-index.ts';

test.each([
  ['Anua', 'A'],
  ['etude', 'E'],
  ['Étude', 'E'],
  ['<b>Dr.</b>Jart+', 'D'],
  ['3CE', '#'],
  ['', '#'],
])('%j stands under %s', (name, letter) => expect(letterOf(name)).toBe(letter));

test('groups and the names in them are in order; no letter comes last; empty letters are left out', () => {
  const names = ['numbuzin', '3CE', 'Anua', "A'pieu", 'abib', 'Nature Republic'];
  expect(groupByLetter(names.map((name) => ({ name })))).toEqual([
    { letter: 'A', brands: [{ name: "A'pieu" }, { name: 'abib' }, { name: 'Anua' }] },
    { letter: 'N', brands: [{ name: 'Nature Republic' }, { name: 'numbuzin' }] },
    { letter: '#', brands: [{ name: '3CE' }] },
  ]);
});
