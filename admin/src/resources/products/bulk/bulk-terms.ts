/** Bulk changes of products: who may make them, and the first values of their forms. */
import type { StaffBody } from '@uruhu/contract/endpoints/client-types';
import type { Permission } from '@uruhu/contract/staff/permissions';
import type { ProductChangeKind } from '@uruhu/contract/staff/products/terms';

type SentChange = StaffBody<'changeProducts'>['change'];
export type BulkChange<Kind extends ProductChangeKind = ProductChangeKind> = Required<Extract<SentChange, { kind: Kind }>>;

export const BULK_LABELS: Readonly<Record<ProductChangeKind, string>> = {
  price: 'Price',
  discount: 'Discount',
  tags: 'Tags',
  status: 'Status',
  stock: 'Stock',
};
export const BULK_PERMISSIONS: Readonly<Record<ProductChangeKind, Permission>> = {
  price: 'prices.write',
  discount: 'prices.write',
  tags: 'catalogue.write',
  status: 'catalogue.write',
  stock: 'stock.write',
};

export const INITIAL_CHANGES: Readonly<{ [Kind in ProductChangeKind]: BulkChange<Kind> }> = {
  price: { kind: 'price', mode: 'percent', value: 0, step: 100 },
  discount: { kind: 'discount', mode: 'percent', value: 0, step: 100, starts_at: null, ends_at: null },
  tags: { kind: 'tags', add: [], remove: [] },
  status: { kind: 'status', status: 'published', publish_at: null, reviewed: [] },
  stock: { kind: 'stock', mode: 'add', value: 0, reason: 'received', note: '' },
};
