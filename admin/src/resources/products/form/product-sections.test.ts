import { expect, test } from 'vitest';
import { NEW_PRODUCT } from './new-product.ts';
import { PRODUCT_SECTIONS } from './product-sections.ts';

test('each field of a product belongs to one section, so that its error marks the section', () => {
  const fields = PRODUCT_SECTIONS.flatMap(({ fields: sectionFields }) => [...sectionFields]);
  expect(fields.toSorted()).toEqual(Object.keys(NEW_PRODUCT).toSorted());
});
