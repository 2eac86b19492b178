/** The fixed terms of product files. Browsers load this file, so it imports no schemas. */
import { LANGUAGE_NAMES, TARGET_LANGUAGES, type TargetLanguage } from '../translatable.ts';
import { findField, PRODUCT_FIELD_KEYS, PRODUCT_FIELDS, type ProductField } from './fields.ts';

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

/** The columns that hold no field of a product. */
const OTHER_COLUMNS = {
  product_id: ['id', 'sku', 'handle', 'product', 'code'],
  kind: ['row', 'row kind', 'type', 'row type'],
  /** The id of the option or size in the row; empty in the row of the product itself. */
  part_id: ['option id', 'size id', 'variant id'],
  /** The colour of an option. */
  swatch: ['colour', 'color', 'colour code', 'hex'],
} as const;

type ColumnsOfField = { [Key in ProductField]: keyof (typeof PRODUCT_FIELDS)[Key]['csv'] }[ProductField];
type TranslatedField = { [Key in ProductField]: (typeof PRODUCT_FIELDS)[Key] extends { isTranslatable: true } ? Key : never }[ProductField];
/** The column of a field in another language than English. */
export type TranslationColumn = {
  [Key in TranslatedField]: `${keyof (typeof PRODUCT_FIELDS)[Key]['csv'] & string}@${TargetLanguage}`;
}[TranslatedField];
export type ProductFileColumn = keyof typeof OTHER_COLUMNS | ColumnsOfField | TranslationColumn;

type TranslationColumnOf = { column: TranslationColumn; field: TranslatedField; language: TargetLanguage; aliases: readonly string[] };
const listAliases = (names: readonly string[], language: TargetLanguage) =>
  names.flatMap((name) => [`${name} ${language}`, `${name} ${LANGUAGE_NAMES[language]}`]);

/** The columns of all fields in all languages, each after the other languages of its field. */
export const TRANSLATION_COLUMNS: readonly TranslationColumnOf[] = PRODUCT_FIELD_KEYS.filter(
  (key): key is TranslatedField => findField(key).isTranslatable === true,
).flatMap((field) => {
  const [name = '', aliases = []] = Object.entries<readonly string[]>(PRODUCT_FIELDS[field].csv)[0] ?? [];
  return TARGET_LANGUAGES.map((language) => ({
    column: `${name}@${language}` as TranslationColumn,
    field,
    language,
    aliases: listAliases([name, ...aliases], language),
  }));
});

const { swatch, ...FIRST_COLUMNS } = OTHER_COLUMNS;
const { reviewed, ...FIELD_COLUMNS } = Object.assign({}, ...PRODUCT_FIELD_KEYS.map((key) => PRODUCT_FIELDS[key].csv));
/** Each column of a file with the other names by which it is known. The order is that of the export. */
const COLUMN_ALIASES: Readonly<Record<ProductFileColumn, readonly string[]>> = {
  ...FIRST_COLUMNS,
  ...FIELD_COLUMNS,
  swatch,
  ...Object.fromEntries(TRANSLATION_COLUMNS.map(({ column, aliases }) => [column, aliases])),
  reviewed,
};
export const PRODUCT_FILE_COLUMNS = Object.keys(COLUMN_ALIASES) as readonly ProductFileColumn[];

/** The columns of a field. */
export const listColumnsOf = (key: ProductField) => Object.keys(PRODUCT_FIELDS[key].csv) as ProductFileColumn[];

const PRICE_COLUMNS: readonly ProductFileColumn[] = [
  'product_id',
  'kind',
  'part_id',
  ...PRODUCT_FIELD_KEYS.filter((key) => findField(key).isInPriceLists).flatMap(listColumnsOf),
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
