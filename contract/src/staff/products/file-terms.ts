/** The fixed terms of product files. Browsers load this file, so it imports no schemas. */

/** `products`: all fields of a product. `prices`: only prices, discounts and stock. */
export const PRODUCT_FILE_KINDS = ['products', 'prices'] as const;
export type ProductFileKind = (typeof PRODUCT_FILE_KINDS)[number];

/**
 * `ready`: the file is complete, and the columns can be matched. `checking` and `importing`: the shop works on it. `checked`: the result of
 * the dry run is there.
 */
export const IMPORT_STATES = ['uploading', 'ready', 'checking', 'checked', 'importing', 'done', 'failed', 'cancelled'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

export const IMPORT_STEPS = ['rows', 'pictures', 'writing'] as const;
export type ImportStep = (typeof IMPORT_STEPS)[number];

/** What an import does, or would do, with one product of the file. */
export const IMPORT_ACTIONS = ['created', 'updated', 'unchanged', 'faulty'] as const;
export type ImportAction = (typeof IMPORT_ACTIONS)[number];

/** How an import finds a product: by its id, by its brand and whole name, or in a file without brands by its whole name. */
export const PRODUCT_FOUND_BY = ['id', 'brand_and_name', 'name'] as const;
export type ProductFoundBy = (typeof PRODUCT_FOUND_BY)[number];

export const PRODUCT_FILE_LIMITS = {
  csv_bytes: 100_000_000,
  zip_bytes: 200_000_000,
  rows: 200_000,
  /** A file is uploaded in parts of at most this size. */
  part_bytes: 4_000_000,
  columns: 200,
} as const;

/** Each column of a file with the other names by which it is known. The order is that of the export. */
const COLUMN_ALIASES = {
  product_id: ['id', 'sku', 'handle', 'product', 'code'],
  kind: ['row', 'row kind', 'type', 'row type'],
  /** The id of the option or size in the row; empty in the row of the product itself. */
  part_id: ['option id', 'size id', 'variant id'],
  name: ['title', 'product name', 'item name'],
  brand: ['brand name', 'brand id', 'vendor', 'manufacturer'],
  category: ['category name', 'category id', 'product category'],
  status: ['state', 'published'],
  publish_at: ['publish date', 'publish on'],
  price: ['base price', 'regular price', 'price rwf', 'base price rwf', 'unit price', 'additional price'],
  discounted_price: ['discount price', 'sale price', 'special price', 'offer price', 'discounted price rwf'],
  discount_starts_at: ['discount start', 'discount from', 'sale start', 'discount starts'],
  discount_ends_at: ['discount end', 'discount until', 'sale end', 'discount ends'],
  stock: ['pieces', 'quantity', 'qty', 'on hand', 'inventory', 'stock quantity'],
  stock_before: ['stock at export'],
  low_stock_at: ['low stock', 'low stock mark'],
  weight: ['weight g', 'grams', 'weight in grams'],
  tags: ['tag', 'labels'],
  features: ['feature'],
  skin_concern: ['skin concerns', 'concerns'],
  skin_type: ['skin types'],
  formulation: ['fomulation', 'formula', 'texture'],
  keywords: ['keyword', 'search words'],
  ingredients: ['ingredient list', 'inci'],
  free_from: ['without'],
  description: ['body', 'description html', 'text'],
  product_info: ['product information', 'info'],
  specific_info: ['specific information', 'facts', 'specification', 'specifications'],
  related_products: ['related', 'related product ids'],
  pictures: ['picture', 'images', 'image', 'photos', 'image src', 'photo'],
  picture_texts: ['picture alts', 'alt text', 'alt texts', 'image alt text'],
  description_pictures: ['description images'],
  description_picture_texts: ['description alt texts'],
  swatch: ['colour', 'color', 'colour code', 'hex'],
  /** 'yes': the staff member has checked the restricted ingredients and words of the product. Imports read it; exports do not have it. */
  reviewed: ['confirmed'],
} as const;

export type ProductFileColumn = keyof typeof COLUMN_ALIASES;
export const PRODUCT_FILE_COLUMNS = Object.keys(COLUMN_ALIASES) as readonly ProductFileColumn[];

const PRICE_COLUMNS: readonly ProductFileColumn[] = [
  'product_id',
  'kind',
  'part_id',
  'name',
  'price',
  'discounted_price',
  'discount_starts_at',
  'discount_ends_at',
  'stock',
  'stock_before',
];

/** The columns that an import of this kind reads. */
export const listFileColumns = (kind: ProductFileKind): readonly ProductFileColumn[] =>
  kind === 'prices' ? PRICE_COLUMNS : PRODUCT_FILE_COLUMNS;

const normaliseHeader = (header: string) =>
  header
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');

const COLUMN_BY_NAME = new Map(
  Object.entries(COLUMN_ALIASES).flatMap(([column, aliases]) =>
    [column, ...aliases].map((name): [string, ProductFileColumn] => [normaliseHeader(name), column as ProductFileColumn]),
  ),
);

/** Finds the column of each header, each column at most once. Null: not read. */
export function matchColumns(headers: readonly string[], kind: ProductFileKind): (ProductFileColumn | null)[] {
  const readableColumns = new Set<ProductFileColumn>(listFileColumns(kind));
  const names = headers.map(normaliseHeader);
  const matched: (ProductFileColumn | null)[] = names.map(() => null);
  // First the headers that are a column's own name, then those that are an alias.
  for (const wantsColumnNames of [true, false]) {
    for (const [index, name] of names.entries()) {
      const column = COLUMN_BY_NAME.get(name);
      if (!column || !readableColumns.has(column) || matched.includes(column)) continue;
      const isColumnName = name === normaliseHeader(column);
      if (isColumnName === wantsColumnNames) matched[index] = column;
    }
  }
  return matched;
}
