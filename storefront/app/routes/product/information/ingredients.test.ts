import { expect, test } from 'vitest';
import { explainIngredients, listCautions, parseIngredients } from './ingredients.ts';

test('a comma in a name or in brackets does not separate ingredients', () => {
  expect(parseIngredients('Water, 1,2-Hexanediol, Iron Oxides (CI 77491, CI 77499), Mica.')).toEqual([
    'Water',
    '1,2-Hexanediol',
    'Iron Oxides (CI 77491, CI 77499)',
    'Mica',
  ]);
  expect(parseIngredients('')).toEqual([]);
});

// 'toString' is no ingredient of the table, but a property of every object.
test('known ingredients are explained by name or family, others are left as they are', () => {
  expect(explainIngredients('NIACINAMIDE, Simmondsia Chinensis (Jojoba) Seed Oil, CI 15850, Ceramide NP, Foobarium, toString')).toEqual([
    { name: 'NIACINAMIDE', note: 'vitamin B3; evens tone, calms shine' },
    { name: 'Simmondsia Chinensis (Jojoba) Seed Oil', note: 'jojoba oil; softens' },
    { name: 'CI 15850', note: 'colour' },
    { name: 'Ceramide NP', note: 'a fat like the skin’s own; keeps water in' },
    { name: 'Foobarium' },
    { name: 'toString' },
  ]);
});

test('ingredients that some shoppers avoid give cautions', () => {
  expect(listCautions('Water, Glycerin')).toEqual([]);
  expect(listCautions('Water, Fragrance, Linalool, Lavandula Angustifolia (Lavender) Oil, Olea Europaea (Olive) Fruit Oil')).toEqual([
    'Scented: Fragrance, Linalool. If scent bothers your skin, try a little on your inner arm first.',
    'With essential oils: Lavandula Angustifolia (Lavender) Oil. Sensitive skin may feel them.',
  ]);
});
