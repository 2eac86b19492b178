import { listFileColumns, type ProductFileKind } from '@uruhu/contract/staff/products/file-terms';
import { LANGUAGE_NAMES, type TargetLanguage } from '@uruhu/contract/staff/translatable';

const NAMES: Readonly<Record<string, string>> = {
  product_id: 'Product id',
  part_id: 'Id of option or size',
  kind: 'Kind of row',
  low_stock_at: 'Low-stock mark',
  stock_before: 'Stock when exported',
  reviewed: 'Check confirmed',
  weight: 'Weight in grams',
};

/** A column in words: 'discount_starts_at' is 'Discount starts at', and 'name@rw' is 'Name in Kinyarwanda'. */
export function nameColumn(column: string): string {
  const [english = '', language] = column.split('@');
  const name = NAMES[english] ?? `${english.charAt(0).toUpperCase()}${english.slice(1).replaceAll('_', ' ')}`;
  return language === undefined ? name : `${name} in ${LANGUAGE_NAMES[language as TargetLanguage] ?? language}`;
}

export const listColumnChoices = (kind: ProductFileKind) =>
  listFileColumns(kind).map((column) => ({ value: column, label: nameColumn(column) }));

export const KIND_NAMES: Readonly<Record<ProductFileKind, string>> = { products: 'Products', prices: 'Prices and stock' };
