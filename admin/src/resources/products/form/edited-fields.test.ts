import { expect, test } from 'vitest';
import { findDifferences } from '#admin/forms/compare-records.ts';
import { toEditedFields } from './edited-fields.ts';

const OPTION = {
  option_id: 'rose',
  name: 'Rose',
  description: '',
  image: '',
  swatch: '#C0506A',
  additional_price: 0,
  is_archived: false,
  stock: 7,
  reserved: 0,
};
const PRODUCT = {
  product_id: 'tint',
  version: 3,
  name: 'Tint',
  options: [OPTION],
  sizes: [],
  reviewed_findings: [],
  updated_at: '2027-01-01',
};

test('an editor sees no conflict when an order takes pieces while she types', () => {
  const before = toEditedFields(PRODUCT);
  // The server may add fields and send them in another order, which is no change.
  const { name, ...otherFields } = OPTION;
  const changedOption = { position: 0, ...otherFields, stock: 2, reserved: 1, name };
  const changedProduct = { ...PRODUCT, version: 4, updated_at: '2027-01-02', options: [changedOption] };
  expect(findDifferences(before, before, toEditedFields(changedProduct))).toEqual([]);
  expect(findDifferences(before, before, toEditedFields({ ...changedProduct, name: 'Balm' }))).toMatchObject([{ field: 'name' }]);
});
