import { expect, test } from 'vitest';
import type { ListedProduct } from '../product-terms.ts';
import { type BulkChange, INITIAL_CHANGES } from './bulk-terms.ts';
import { describeEffect } from './describe-change.ts';

const PRODUCT = {
  base_price: 10_000,
  discounted_price: 9_000,
  tags: ['HOT DEAL'],
  status: 'draft',
  available_pieces: 12,
} as ListedProduct;
const describeFor = (change: Partial<BulkChange> & Pick<BulkChange, 'kind'>, product: Partial<ListedProduct> = {}) =>
  describeEffect({ ...PRODUCT, ...product }, { ...INITIAL_CHANGES[change.kind], ...change } as BulkChange);

test('staff see the new price, and a problem if the reduced price would not be below it', () => {
  expect(describeFor({ kind: 'price', value: 10 })).toEqual({ before: '10,000 RWF', after: '11,000 RWF', problem: '' });
  expect(describeFor({ kind: 'price', value: -20 }).problem).toContain('9,000 RWF');
  expect(describeFor({ kind: 'price', value: -100 }, { discounted_price: 0 }).problem).not.toBe('');
});

test('staff see the new reduced price, or that the discount ends', () => {
  expect(describeFor({ kind: 'discount', value: 25 })).toEqual({ before: '9,000 RWF', after: '7,500 RWF', problem: '' });
  expect(describeFor({ kind: 'discount', mode: 'set', value: 10_000 }).problem).toContain('10,000 RWF');
  expect(describeFor({ kind: 'discount', mode: 'none' }).after).toBe('no discount');
});

test('staff see the tags after some are added and others removed', () => {
  expect(describeFor({ kind: 'tags', add: ['NEW ARRIVAL'], remove: ['HOT DEAL'] })).toMatchObject({
    before: 'HOT DEAL',
    after: 'NEW ARRIVAL',
  });
});

test('staff see that a product without a price cannot be published, and one that is made to order cannot get more pieces', () => {
  expect(describeFor({ kind: 'status' }, { base_price: 0 }).problem).not.toBe('');
  expect(describeFor({ kind: 'status', status: 'archived' }, { base_price: 0 }).problem).toBe('');
  expect(describeFor({ kind: 'stock', value: 5 }, { available_pieces: null }).problem).not.toBe('');
  expect(describeFor({ kind: 'stock', value: -5 })).toMatchObject({ before: '12 available', problem: '' });
});

test('staff see that a product with restricted words stays as it is, until they confirm each finding', () => {
  const finding = {
    key: 'retinoids:retinol',
    rule: 'retinoids',
    name: 'Retinoids',
    term: 'retinol',
    kind: 'review',
    field: 'name',
  } as const;
  const refusal = { product_id: 'serum', name: 'Serum', code: 'staff_check_needed', message: 'Please check it', findings: [finding] };
  const findProblem = (reviewed: BulkChange<'status'>['reviewed'], code = 'staff_check_needed') =>
    describeEffect({ ...PRODUCT, product_id: 'serum' }, { ...INITIAL_CHANGES.status, reviewed }, { ...refusal, code }).problem;
  expect(findProblem([])).toBe('Please check it');
  expect(findProblem([{ product_id: 'cream', keys: [finding.key] }])).toBe('Please check it');
  expect(findProblem([{ product_id: 'serum', keys: ['retinoids:retinal'] }])).toBe('Please check it');
  expect(findProblem([{ product_id: 'serum', keys: [finding.key] }])).toBe('');
  expect(findProblem([{ product_id: 'serum', keys: [finding.key] }], 'ingredients_banned')).toBe('Please check it');
});
