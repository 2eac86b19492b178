import { BULK_LIST_FIELDS, type BulkListField } from '@uruhu/contract/staff/products/bulk-fields';
import type { ProductRow } from '@uruhu/contract/staff/products/products';
import type { ProductListRow } from './list/queries.ts';

type PriceColumns = Pick<
  ProductListRow,
  'base_price_rwf' | 'discounted_price_rwf' | 'planned_discount_rwf' | 'discount_starts_at' | 'discount_ends_at'
>;

/** The discount as staff set it, whether or not it has begun. */
export const presentPrices = (row: PriceColumns) => ({
  base_price: row.base_price_rwf,
  discounted_price: row.planned_discount_rwf || row.discounted_price_rwf,
  is_discounted: row.discounted_price_rwf > 0,
  discount_starts_at: row.discount_starts_at?.toISOString() ?? null,
  discount_ends_at: row.discount_ends_at?.toISOString() ?? null,
});

export const presentTimes = (row: Pick<ProductListRow, 'publish_at' | 'created_at' | 'updated_at'>) => ({
  publish_at: row.publish_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

export const presentProductRow = (row: ProductListRow): ProductRow => ({
  product_id: row.product_id,
  name: row.name,
  brand: row.brand,
  brand_id: row.brand_id,
  category: row.category,
  category_id: row.category_id,
  image: row.image,
  ...(Object.fromEntries(BULK_LIST_FIELDS.map((key) => [key, row[key]])) as Pick<ProductRow, BulkListField>),
  status: row.status,
  available_pieces: row.available_pieces,
  is_low: row.is_low,
  is_blocked: row.is_blocked,
  version: row.version,
  ...presentPrices(row),
  ...presentTimes(row),
});
