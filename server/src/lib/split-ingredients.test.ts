import { expect, test } from 'vitest';
import { splitIngredients } from './split-ingredients.ts';

test.each([
  ['Water, Glycerin', ['Water', 'Glycerin']],
  ['Water,Glycerin,', ['Water', 'Glycerin']],
  ['Water, 1,2-Hexanediol, Glycerin', ['Water', '1,2-Hexanediol', 'Glycerin']],
  ['Water,1,2-Hexanediol,Glycerin', ['Water', '1,2-Hexanediol', 'Glycerin']],
  ['PEG-8,1,2-Hexanediol', ['PEG-8', '1,2-Hexanediol']],
  ['Water, 1, 2-Hexanediol', ['Water', '1,2-Hexanediol']],
  ['CI 77491,CI 77492, 4-Butylresorcinol', ['CI 77491', 'CI 77492', '4-Butylresorcinol']],
  ['', []],
])('%j is split into %j', (text, names) => expect(splitIngredients(text)).toEqual(names));
