import { expect, test } from 'vitest';
import type { ListedProduct } from '../product-terms.ts';
import { type BulkChange, FIRST_CHANGES } from './bulk-terms.ts';
import { describeEffect } from './describe-change.ts';

const PRODUCT = {
  base_price: 10_000,
  discounted_price: 9_000,
  tags: ['HOT DEAL'],
  status: 'draft',
  free_pieces: 12,
} as ListedProduct;
const describe = (change: Partial<BulkChange> & Pick<BulkChange, 'kind'>, product: Partial<ListedProduct> = {}) =>
  describeEffect({ ...PRODUCT, ...product }, { ...FIRST_CHANGES[change.kind], ...change } as BulkChange);

test('a price is shown as it will be, and a problem where the discount would not be below it', () => {
  expect(describe({ kind: 'price', value: 10 })).toEqual({ before: '10,000 RWF', after: '11,000 RWF', problem: '' });
  expect(describe({ kind: 'price', value: -20 }).problem).toContain('9,000 RWF');
  expect(describe({ kind: 'price', value: -100 }, { discounted_price: 0 }).problem).not.toBe('');
});

test('a discount is off the price, and ends with none', () => {
  expect(describe({ kind: 'discount', value: 25 })).toEqual({ before: '9,000 RWF', after: '7,500 RWF', problem: '' });
  expect(describe({ kind: 'discount', mode: 'set', value: 10_000 }).problem).toContain('10,000 RWF');
  expect(describe({ kind: 'discount', mode: 'none' }).after).toBe('no discount');
});

test('tags are added and removed', () => {
  expect(describe({ kind: 'tags', add: ['NEW ARRIVAL'], remove: ['HOT DEAL'] })).toMatchObject({
    before: 'HOT DEAL',
    after: 'NEW ARRIVAL',
  });
});

test('a product without a price cannot be published, and one that is made to order cannot get more pieces', () => {
  expect(describe({ kind: 'status' }, { base_price: 0 }).problem).not.toBe('');
  expect(describe({ kind: 'status', status: 'archived' }, { base_price: 0 }).problem).toBe('');
  expect(describe({ kind: 'stock', value: 5 }, { free_pieces: null }).problem).not.toBe('');
  expect(describe({ kind: 'stock', value: -5 })).toMatchObject({ before: '12 free', problem: '' });
});

test('a product that the shop would refuse stays as it is, until the member confirms what was found in it', () => {
  const finding = {
    key: 'retinoids:retinol',
    rule: 'retinoids',
    name: 'Retinoids',
    term: 'retinol',
    kind: 'review',
    field: 'name',
  } as const;
  const refusal = { product_id: 'serum', name: 'Serum', code: 'review_needed', message: 'Please check it', findings: [finding] };
  const findProblem = (reviewed: BulkChange<'status'>['reviewed'], code = 'review_needed') =>
    describeEffect({ ...PRODUCT, product_id: 'serum' }, { ...FIRST_CHANGES.status, reviewed }, { ...refusal, code }).problem;
  expect(findProblem([])).toBe('Please check it');
  expect(findProblem([{ product_id: 'cream', keys: [finding.key] }])).toBe('Please check it');
  expect(findProblem([{ product_id: 'serum', keys: ['retinoids:retinal'] }])).toBe('Please check it');
  expect(findProblem([{ product_id: 'serum', keys: [finding.key] }])).toBe('');
  expect(findProblem([{ product_id: 'serum', keys: [finding.key] }], 'ingredients_barred')).toBe('Please check it');
});
