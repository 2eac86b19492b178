import { expect, test } from 'vitest';
import { cleanIdentifier } from '../clean-text.ts';
import { normaliseSignInName } from './sign-in-name.ts';

test.each([
  ['Muka\u200bmana', 'mukamana'],
  [' KEZA@Example.com ', 'keza@example.com'],
  // The small letter has a composed form, the capital has none.
  ['J\u030can', '\u01f0an'],
  ['T\u0308', '\u1e97'],
])('the sign-in name of %j is %j, which the database takes as clean', (typed, name) => {
  expect(normaliseSignInName(typed)).toBe(name);
  expect(cleanIdentifier(name)).toBe(name);
});
