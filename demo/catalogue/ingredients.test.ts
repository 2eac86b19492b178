/** How many of the ingredients that the demo shop's packs list have a note in plain words. */
import { expect, test } from 'vitest';
import { explained } from '../../storefront/app/lib/ingredients.ts';
import { brands } from './brands.ts';

/** Measured: 4,848 of 5,227. */
const SHARE_MIN = 0.9;

test('nine of ten listed ingredients are explained', () => {
  const all = brands.flatMap(({ products }) => products.flatMap(({ ingredients }) => explained(ingredients)));
  const noted = all.filter(({ note }) => note);
  process.stdout.write(`explained: ${noted.length} of ${all.length}\n`);
  expect(noted.length / all.length).toBeGreaterThan(SHARE_MIN);
});

test('no note promises to heal, or calls skin white', () => {
  const said = brands.flatMap(({ products }) => products.flatMap(({ ingredients }) => explained(ingredients)));
  expect(said.filter(({ note }) => /heal|cure|treat|whiten|repair|anti-?inflam|kill/i.test(note ?? ''))).toEqual([]);
});
