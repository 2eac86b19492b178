/** Presents a product as rows of a file: one row of the product, then one row for each option and size. */
import {
  type FieldOfKind,
  findField,
  getFieldColumns,
  PRODUCT_FIELD_KEYS,
  type ProductField,
  VALUE_LABELS,
} from '@uruhu/contract/staff/products/fields';
import { listColumnsOf, type ProductFileColumn, TRANSLATION_COLUMNS } from '@uruhu/contract/staff/products/file-terms';
import { findTranslatableFields, type TranslatedKind } from '@uruhu/contract/staff/translatable';
import { toProductPictures } from '../../files/files.ts';
import {
  findStockRow,
  PRODUCT_ITSELF,
  type ProductRow,
  readDiscount,
  readPieces,
  type StockItem,
  type StoredProduct,
} from '../../products/products.ts';
import { formatLabelledTexts, formatList, formatPictureTexts, formatPieces, formatTime } from '../csv/cells.ts';
import type { NameLookup } from '../name-lookup.ts';
import { findProductText, type ProductTexts } from '../product-texts.ts';

export type Cells = Partial<Record<ProductFileColumn, string>>;
export type NameLookups = { brands: NameLookup; categories: NameLookup };

const normaliseLineEnds = (cells: Cells): Cells =>
  Object.fromEntries(Object.entries(cells).map(([column, cell]) => [column, cell.replaceAll('\r\n', '\n')]));

function presentStock({ stock }: StoredProduct, item: StockItem): Cells {
  const pieces = formatPieces(readPieces(findStockRow(stock, item)));
  return { stock: pieces, stock_before: pieces };
}

type LabelledTexts = Parameters<typeof formatLabelledTexts>[0];

/** The value of a field in a cell, or its values in two. */
function presentField(key: ProductField, product: StoredProduct, { brands, categories }: NameLookups): readonly string[] {
  const { row } = product;
  const [column = ''] = Object.keys(getFieldColumns(key));
  const value: unknown = row[column as keyof ProductRow];
  const { kind } = findField(key);
  if (kind === 'pieces') return Object.values(presentStock(product, PRODUCT_ITSELF));
  if (kind === 'pictures') {
    const pictures = toProductPictures(row)[key as FieldOfKind<'pictures'>];
    return [formatList(pictures.map((picture) => picture.key)), formatPictureTexts(pictures)];
  }
  if (key === 'discounted_price') return [String(readDiscount(row).price_rwf || '')];
  if (kind === 'brand') return [brands.describe(row.brand_id)];
  if (kind === 'category') return [categories.describe(row.category_id)];
  if (kind === 'time') return [formatTime(value as Date | null)];
  if (kind === 'choice') return [VALUE_LABELS[String(value)] ?? String(value)];
  if (kind === 'labelled texts') return [formatLabelledTexts(value as LabelledTexts)];
  return [Array.isArray(value) ? formatList(value) : String(value)];
}

/** The columns of the fields that a record of this kind has, in each language. */
export const listTranslationColumns = (kind: TranslatedKind) =>
  TRANSLATION_COLUMNS.filter(({ field }) => Object.hasOwn(findTranslatableFields(kind), field));

const presentTranslations = (texts: ProductTexts, kind: TranslatedKind, record_id: string): Cells =>
  Object.fromEntries(
    listTranslationColumns(kind).map(({ column, field, language }) => {
      const value = findProductText(texts, { kind, record_id, field, language }) ?? '';
      return [column, typeof value === 'string' ? value : formatLabelledTexts(value)];
    }),
  );

const EXPORTED_FIELDS = PRODUCT_FIELD_KEYS.filter((key) => findField(key).kind !== 'confirmation');

/** The row of the product itself. */
export const presentProduct = (product: StoredProduct, names: NameLookups, texts: ProductTexts): Cells =>
  normaliseLineEnds({
    product_id: product.row.product_id,
    kind: 'product',
    part_id: '',
    ...Object.fromEntries(
      EXPORTED_FIELDS.flatMap((key) => {
        const cells = presentField(key, product, names);
        return listColumnsOf(key).map((column, index) => [column, cells[index]]);
      }),
    ),
    ...presentTranslations(texts, 'products', product.row.product_id),
  });

export function presentOption(product: StoredProduct, option: StoredProduct['options'][number], texts: ProductTexts): Cells {
  return normaliseLineEnds({
    product_id: product.row.product_id,
    kind: 'option',
    part_id: option.option_id,
    name: option.name,
    status: option.archived_at === null ? '' : 'archived',
    price: String(option.additional_price_rwf),
    ...presentStock(product, { option_id: option.option_id, size_id: null }),
    description: option.description,
    pictures: formatList([option.image].filter(Boolean)),
    swatch: option.swatch,
    ...presentTranslations(texts, 'product-options', option.option_id),
  });
}

export function presentSize(product: StoredProduct, size: StoredProduct['sizes'][number], texts: ProductTexts): Cells {
  return normaliseLineEnds({
    product_id: product.row.product_id,
    kind: 'size',
    part_id: size.size_id,
    name: size.name,
    status: size.archived_at === null ? '' : 'archived',
    price: String(size.additional_price_rwf),
    ...presentStock(product, { option_id: null, size_id: size.size_id }),
    ...presentTranslations(texts, 'product-sizes', size.size_id),
  });
}

export const presentRows = (product: StoredProduct, names: NameLookups, texts: ProductTexts): Cells[] => [
  presentProduct(product, names, texts),
  ...product.options.map((option) => presentOption(product, option, texts)),
  ...product.sizes.map((size) => presentSize(product, size, texts)),
];
