import { expect, test } from 'vitest';
import type { Cells } from '../export/present-rows.ts';
import type { ProductTexts } from '../product-texts.ts';
import { planTranslations } from './plan-translations.ts';
import type { PlanContext } from './plan-types.ts';

const TEXTS: ProductTexts = new Map<string, string | { label: string; value: string }[]>([
  ['products/toner/name/rw', 'Tona'],
  ['products/toner/description/rw', '<p>Ituje.</p>'],
  ['products/toner/specific_info/rw', [{ label: 'Ubunini', value: '50 ml' }]],
]);
const CURRENT: Cells = { 'name@rw': 'Tona', 'description@rw': '<p>Ituje.</p>', 'specific_info@rw': 'Ubunini: 50 ml' };
const ENGLISH = { name: 'Toner', description: '<p>Calm.</p>', product_info: [], specific_info: [{ label: 'Volume', value: '50 ml' }] };

const plan = (cells: Cells, { english = ENGLISH as Record<string, unknown>, kind = 'products' as 'products' | 'prices' } = {}) =>
  planTranslations({ kind: 'products', record_id: 'toner', row: { row: 2, cells }, currentCells: CURRENT, english }, {
    kind,
    texts: TEXTS,
  } as PlanContext);
const listValues = (cells: Cells) => plan(cells).translations.map(({ field, language, value }) => [field, language, value]);

test('a column that is absent, and a cell as it was exported or in another spelling, change nothing', () => {
  expect(plan({})).toEqual({ translations: [], changes: [], faults: [], notes: [] });
  expect(plan(CURRENT).translations).toEqual([]);
  expect(
    plan({ 'name@rw': ' Tona ', 'description@rw': '<p class="a">Ituje.</p>', 'specific_info@rw': 'Ubunini : 50 ml', 'name@fr': ' ' })
      .translations,
  ).toEqual([]);
});

test('a cell is read in the format of its field', () => {
  expect(
    listValues({
      'name@fr': ' Lotion  douce ',
      'description@fr': '<p onclick="x">Doux.</p>',
      'specific_info@fr': 'Volume: 50 ml',
    }),
  ).toEqual([
    ['name', 'fr', 'Lotion douce'],
    ['description', 'fr', '<p>Doux.</p>'],
    ['specific_info', 'fr', [{ label: 'Volume', value: '50 ml' }]],
  ]);
});

test('an empty cell deletes the text, except that of a name', () => {
  expect(listValues({ 'name@rw': '', 'description@rw': '', 'specific_info@rw': ' ' })).toEqual([
    ['description', 'rw', null],
    ['specific_info', 'rw', null],
  ]);
});

test.each<[Cells, object, RegExp]>([
  [{ 'description@fr': '<p>Doux.</p>' }, { ...ENGLISH, description: '' }, /^There is no English text here/],
  [{ 'product_info@fr': 'Emploi: Tapoter' }, ENGLISH, /^There is no English text here/],
  [{ 'specific_info@fr': 'Volume: 50 ml | Origine: Corée' }, ENGLISH, /^The English has 1 text, and this cell has 2\./],
  [{ 'specific_info@fr': '50 ml' }, ENGLISH, /needs a label/],
  [{ 'name@fr': 'x'.repeat(401) }, ENGLISH, /400/],
])('a cell that cannot be shown is a fault: %j', (cells, english, message) => {
  const { translations, faults } = plan(cells, { english: english as Record<string, unknown> });
  expect([translations, faults]).toEqual([
    [],
    [{ row: 2, column: Object.keys(cells)[0], value: expect.anything(), message: expect.stringMatching(message) }],
  ]);
});

test('pictures that a text loses are noted, and a price list changes no text', () => {
  expect(plan({ 'description@fr': '<p>Doux.</p><img src="a.jpg">' }).notes).toHaveLength(1);
  expect(plan({ 'name@fr': 'Lotion' }, { kind: 'prices' }).translations).toEqual([]);
});
