/** Presents a product as rows of a file: one row of the product, then one row for each option and size. */
import { FORMULATIONS } from '@uruhu/contract/product-attributes';
import type { ProductFileColumn } from '@uruhu/contract/staff/products/file-terms';
import { toProductPictures } from '../../files/files.ts';
import { findStockRow, readDiscount, readPieces } from '../../products/products.ts';
import { formatLabelledTexts, formatList, formatPictureTexts, formatPieces, formatTime } from '../csv/cells.ts';
import type { NameLookup } from '../name-lookup.ts';
import type { FileProduct } from '../queries.ts';

export type Cells = Partial<Record<ProductFileColumn, string>>;
export type NameLookups = { brands: NameLookup; categories: NameLookup };

/** The correct spelling of a value that the specification misspells. Exports use it, and imports accept both spellings. */
export const FORMULATION_NAMES: Readonly<Record<string, string>> = { Ampolues: 'Ampoules' };
export const findFormulation = (text: string) =>
  FORMULATIONS.find((value) => [value, FORMULATION_NAMES[value]].some((name) => name?.toLowerCase() === text.trim().toLowerCase()));

const normaliseLineEnds = (cells: Cells): Cells =>
  Object.fromEntries(Object.entries(cells).map(([column, cell]) => [column, cell.replaceAll('\r\n', '\n')]));

type PartIds = { option_id?: string | null; size_id?: string | null };

function presentStock({ row, stock }: FileProduct, { option_id = null, size_id = null }: PartIds = {}): Cells {
  const pieces = formatPieces(readPieces(findStockRow(stock, { product_id: row.product_id, option_id, size_id })));
  return { stock: pieces, stock_before: pieces };
}

/** The row of the product itself. */
export function presentProduct(product: FileProduct, { brands, categories }: NameLookups): Cells {
  const { row } = product;
  const { pictures, description_pictures } = toProductPictures(row);
  const discount = readDiscount(row);
  return normaliseLineEnds({
    product_id: row.product_id,
    kind: 'product',
    part_id: '',
    name: row.name,
    brand: brands.describe(row.brand_id),
    category: categories.describe(row.category_id),
    status: row.status,
    publish_at: formatTime(row.publish_at),
    price: String(row.base_price_rwf),
    discounted_price: discount.price_rwf === 0 ? '' : String(discount.price_rwf),
    discount_starts_at: formatTime(discount.starts_at),
    discount_ends_at: formatTime(discount.ends_at),
    ...presentStock(product),
    low_stock_at: String(row.low_stock_at),
    weight: String(row.weight_g),
    tags: formatList(row.tags),
    features: formatList(row.features),
    skin_concern: formatList(row.skin_concern),
    skin_type: formatList(row.skin_type),
    formulation: FORMULATION_NAMES[row.fomulation] ?? row.fomulation,
    keywords: formatList(row.keywords),
    ingredients: row.ingredients,
    free_from: formatList(row.free_from),
    description: row.description,
    product_info: formatLabelledTexts(row.product_info),
    specific_info: formatLabelledTexts(row.specific_info),
    related_products: formatList(row.related_product_ids),
    pictures: formatList(pictures.map(({ key }) => key)),
    picture_texts: formatPictureTexts(pictures),
    description_pictures: formatList(description_pictures.map(({ key }) => key)),
    description_picture_texts: formatPictureTexts(description_pictures),
  });
}

export function presentOption(product: FileProduct, option: FileProduct['options'][number]): Cells {
  return normaliseLineEnds({
    product_id: product.row.product_id,
    kind: 'option',
    part_id: option.option_id,
    name: option.name,
    status: option.archived_at === null ? '' : 'archived',
    price: String(option.additional_price_rwf),
    ...presentStock(product, { option_id: option.option_id }),
    description: option.description,
    pictures: formatList([option.image].filter(Boolean)),
    swatch: option.swatch,
  });
}

export function presentSize(product: FileProduct, size: FileProduct['sizes'][number]): Cells {
  return normaliseLineEnds({
    product_id: product.row.product_id,
    kind: 'size',
    part_id: size.size_id,
    name: size.name,
    status: size.archived_at === null ? '' : 'archived',
    price: String(size.additional_price_rwf),
    ...presentStock(product, { size_id: size.size_id }),
  });
}

export const presentRows = (product: FileProduct, names: NameLookups): Cells[] => [
  presentProduct(product, names),
  ...product.options.map((option) => presentOption(product, option)),
  ...product.sizes.map((size) => presentSize(product, size)),
];
