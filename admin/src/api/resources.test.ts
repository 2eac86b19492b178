import { expect, test } from 'vitest';
import type { Calls } from './resources.ts';

test('the types refuse a call that the staff API does not have, or that has another method or no id', () => {
  const allowed: Calls = { id: 'brand_id', list: 'adminBrands', one: 'adminBrand', create: 'createBrand', remove: 'deleteBrand' };
  // @ts-expect-error there is no such call
  const unknownCall: Calls = { id: 'brand_id', list: 'adminBrandz' };
  // @ts-expect-error a list is read by GET
  const listByPost: Calls = { id: 'brand_id', list: 'createBrand' };
  // @ts-expect-error a record is read by its id
  const recordWithoutId: Calls = { id: 'brand_id', list: 'adminBrands', one: 'adminBrands' };
  // The compiler checks the lines above. This line only uses their values.
  expect([allowed, unknownCall, listByPost, recordWithoutId]).toHaveLength(4);
});
