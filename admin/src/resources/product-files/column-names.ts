import { listFileColumns, type ProductFileKind } from '@uruhu/contract/staff/products/file-terms';

const NAMES: Readonly<Record<string, string>> = {
  product_id: 'Product id',
  part_id: 'Id of option or size',
  kind: 'Kind of row',
  low_stock_at: 'Low-stock mark',
  stock_before: 'Stock when exported',
  reviewed: 'Check confirmed',
  weight: 'Weight in grams',
};

/** A column in words: 'discount_starts_at' is 'Discount starts at'. */
export const nameColumn = (column: string): string =>
  NAMES[column] ?? `${column.charAt(0).toUpperCase()}${column.slice(1).replaceAll('_', ' ')}`;

export const listColumnChoices = (kind: ProductFileKind) =>
  listFileColumns(kind).map((column) => ({ value: column, label: nameColumn(column) }));

export const KIND_NAMES: Readonly<Record<ProductFileKind, string>> = { products: 'Products', prices: 'Prices and stock' };
