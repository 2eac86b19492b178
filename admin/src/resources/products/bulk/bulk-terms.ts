/** Bulk changes of products, and the first values of their forms. */
import type { StaffBody } from '@uruhu/contract/endpoints/client-types';
import { BULK_LIST_FIELDS, type BulkListField, type ProductChangeKind } from '@uruhu/contract/staff/products/bulk-fields';

type SentChange = StaffBody<'changeProducts'>['change'];
export type BulkChange<Kind extends ProductChangeKind = ProductChangeKind> = Required<Extract<SentChange, { kind: Kind }>>;

export type BulkListChange = BulkChange<BulkListField>;
export const isListChange = (change: BulkChange): change is BulkListChange => 'remove' in change;

const LIST_CHANGES = Object.fromEntries(BULK_LIST_FIELDS.map((kind) => [kind, { kind, add: [], remove: [] }])) as unknown as {
  [Kind in BulkListField]: BulkChange<Kind>;
};
export const INITIAL_CHANGES: Readonly<{ [Kind in ProductChangeKind]: BulkChange<Kind> }> = {
  ...LIST_CHANGES,
  price: { kind: 'price', mode: 'percent', value: 0, step: 100 },
  discount: { kind: 'discount', mode: 'percent', value: 0, step: 100, starts_at: null, ends_at: null },
  status: { kind: 'status', status: 'published', publish_at: null, reviewed: [] },
  stock: { kind: 'stock', mode: 'add', value: 0, reason: 'received', note: '' },
};
