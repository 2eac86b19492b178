import { isAllowed, type Permission, type StaffRole } from '@uruhu/contract/staff/permissions';
import { findField, PRODUCT_FIELD_KEYS, PRODUCT_FIELDS, type ProductField } from '@uruhu/contract/staff/products/fields';
import type { ProductInput } from '@uruhu/contract/staff/products/products';
import { type Refusal, refuse } from '../../../lib/outcome.ts';
import { presentPrices } from '../present.ts';
import type { StoredProduct } from '../read/queries.ts';
import { findStockRow, PRODUCT_ITSELF, readPieces } from '../stock/plan-pieces.ts';

/** The stored values of the fields that need a permission of their own; those of a new product for null. */
const readValues = (product: StoredProduct | null): Partial<Record<ProductField, unknown>> =>
  product ? { ...presentPrices(product.row), stock: readPieces(findStockRow(product.stock, PRODUCT_ITSELF)) } : {};

const toComparable = (value: unknown) => (typeof value === 'string' ? new Date(value).getTime() : value);

const changesField = (key: ProductField, input: ProductInput, stored: Partial<Record<ProductField, unknown>>): boolean =>
  input[key] !== undefined && toComparable(input[key]) !== toComparable(key in stored ? stored[key] : PRODUCT_FIELDS[key].default);

type PartInput = { additional_price: number; stock?: number | null | undefined };

/** Each option and size of the form with its stored price; undefined for a new one. */
const pairWithStored = ({ options = [], sizes = [] }: ProductInput, product: StoredProduct | null): [PartInput, number | undefined][] => [
  ...options.map((option): [PartInput, number | undefined] => [
    option,
    product?.options.find(({ option_id }) => option_id === option.option_id)?.additional_price_rwf,
  ]),
  ...sizes.map((size): [PartInput, number | undefined] => [
    size,
    product?.sizes.find(({ size_id }) => size_id === size.size_id)?.additional_price_rwf,
  ]),
];

/** The form sets the stock of an option or size only if it is new (see plan-parts.ts). */
const changesPart = (permission: Permission, [part, storedPrice]: [PartInput, number | undefined]): boolean =>
  permission === 'prices.write' ? part.additional_price !== (storedPrice ?? 0) : storedPrice === undefined && (part.stock ?? null) !== null;

/** Refuses prices and stock to members who may only write texts. A form may send them unchanged. `product`: null for a new one. */
export function checkFieldPermissions(role: StaffRole, input: ProductInput, product: StoredProduct | null): Refusal | null {
  const stored = readValues(product);
  const parts = pairWithStored(input, product);
  for (const permission of ['prices.write', 'stock.write'] as const) {
    if (isAllowed(role, permission)) continue;
    const keys = PRODUCT_FIELD_KEYS.filter((key) => findField(key).permission === permission);
    const isChanged = keys.some((key) => changesField(key, input, stored)) || parts.some((part) => changesPart(permission, part));
    if (isChanged) return refuse('forbidden', { fields: keys.slice(0, 1) });
  }
  return null;
}
