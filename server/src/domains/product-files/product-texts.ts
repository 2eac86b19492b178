/** The texts of products, options and sizes in other languages than English. */
import type { TargetLanguage, TranslatedKind, TranslatedValue } from '@uruhu/contract/staff/translatable';
import type { Db } from '../../database/db.ts';
import type { StoredProduct } from '../products/products.ts';
import { selectTranslationsOf } from '../translations/translations.ts';

export type TextKey = { kind: TranslatedKind; record_id: string; field: string; language: TargetLanguage };
/** The texts by their keys. */
export type ProductTexts = ReadonlyMap<string, TranslatedValue>;

const formatKey = ({ kind, record_id, field, language }: TextKey) => `${kind}/${record_id}/${field}/${language}`;
export const findProductText = (texts: ProductTexts, key: TextKey): TranslatedValue | undefined => texts.get(formatKey(key));

export const NO_TEXTS: ProductTexts = new Map();

export async function readProductTexts(db: Db, products: readonly StoredProduct[]): Promise<ProductTexts> {
  const records = products.flatMap(({ row, options, sizes }): Pick<TextKey, 'kind' | 'record_id'>[] => [
    { kind: 'products', record_id: row.product_id },
    ...options.map(({ option_id }) => ({ kind: 'product-options' as const, record_id: option_id })),
    ...sizes.map(({ size_id }) => ({ kind: 'product-sizes' as const, record_id: size_id })),
  ]);
  if (records.length === 0) return NO_TEXTS;
  return new Map((await selectTranslationsOf(db, records)).map((row) => [formatKey(row), row.value]));
}
