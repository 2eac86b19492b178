/** Checks the share of ingredients in the demo shop that have an explanation. */
import { expect, test } from 'vitest';
import { explainIngredients } from '../../storefront/app/routes/product/information/ingredients.ts';
import { brands } from './brands.ts';

/** The measured share is 4,848 of 5,227. */
const SHARE_MIN = 0.9;

test('nine of ten listed ingredients have an explanation', () => {
  const listed = brands.flatMap(({ products }) => products.flatMap(({ ingredients }) => explainIngredients(ingredients)));
  const explained = listed.filter(({ note }) => note);
  process.stdout.write(`explained ingredients: ${explained.length} of ${listed.length}\n`);
  expect(explained.length / listed.length).toBeGreaterThan(SHARE_MIN);
});

test('no explanation promises a cure or calls skin white', () => {
  const explained = brands.flatMap(({ products }) => products.flatMap(({ ingredients }) => explainIngredients(ingredients)));
  expect(explained.filter(({ note }) => /heal|cure|treat|whiten|repair|anti-?inflam|kill/i.test(note ?? ''))).toEqual([]);
});
