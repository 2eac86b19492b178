/** The fields that bulk changes set. Browsers of staff load this file, so it imports no schemas. */
import type { Permission } from '../permissions.ts';
import { type Fields, findField, PRODUCT_FIELD_KEYS, PRODUCT_LABELS, type ProductField } from './fields.ts';

/** The lists whose values a bulk change adds and removes. */
export type BulkListField = { [Key in ProductField]: Fields[Key] extends { isBulk: true } ? Key : never }[ProductField];
export const BULK_LIST_FIELDS = PRODUCT_FIELD_KEYS.filter((key) => findField(key).isBulk) as BulkListField[];

/** A kind of bulk change, with the field whose permission it needs. */
const BULK_GROUPS = {
  price: { label: 'Price', field: 'base_price' },
  discount: { label: 'Discount', field: 'discounted_price' },
  status: { label: 'Status', field: 'status' },
  stock: { label: 'Stock', field: 'stock' },
} as const satisfies Readonly<Record<string, { label: string; field: ProductField }>>;
export type ProductChangeKind = keyof typeof BULK_GROUPS | BulkListField;
/** In the order of the buttons. */
export const PRODUCT_CHANGE_KINDS: readonly ProductChangeKind[] = ['price', 'discount', ...BULK_LIST_FIELDS, 'status', 'stock'];

const findGroup = (kind: ProductChangeKind) =>
  Object.hasOwn(BULK_GROUPS, kind)
    ? BULK_GROUPS[kind as keyof typeof BULK_GROUPS]
    : { label: PRODUCT_LABELS[kind as BulkListField], field: kind as BulkListField };
export const getBulkLabel = (kind: ProductChangeKind): string => findGroup(kind).label;
export const getBulkPermission = (kind: ProductChangeKind): Permission => findField(findGroup(kind).field).permission ?? 'catalogue.write';
