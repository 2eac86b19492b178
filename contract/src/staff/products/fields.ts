/**
 * The fields of a product, each declared once: forms, bulk changes, files, the history and the writer of products read
 * this table. Browsers of staff load this file, so it imports no schemas. The storefront must not import it.
 */
import { type Attribute, FEATURES, FORMULATIONS, FREE_FROM, SKIN_CONCERNS, SKIN_TYPES, TAGS } from '../../product-attributes.ts';
import type { Permission } from '../permissions.ts';

/** How the value of a field is checked, stored, and written in a cell of a file. */
type Kind =
  /** `line` and `text` are plain; `html` is cleaned. */
  | { kind: 'line' | 'text' | 'html'; default: '' }
  /** A list of texts with labels. */
  | { kind: 'labelled texts'; default: readonly []; hasHtml?: true }
  /** A list of words, or of ids of products. */
  | { kind: 'words' | 'ids'; default: readonly [] }
  /** Any number of the values; one of the values, or none. */
  | { kind: 'choices'; values: readonly [string, ...string[]]; default: readonly [] }
  | { kind: 'choice'; values: readonly [string, ...string[]]; default: '' }
  | { kind: 'number'; default: number }
  | { kind: 'time'; default: null }
  /** The id of a brand or category. */
  | { kind: 'brand' | 'category'; default: null }
  | { kind: 'status'; default: 'draft' }
  | { kind: 'pictures'; default: readonly [] }
  | { kind: 'pieces'; default: null }
  | { kind: 'confirmation'; default: false };

type Field = Kind & {
  /** What the form and the history call it. */
  label: string;
  /** The columns of a file that hold it, each with the other names by which it is known. */
  csv: Readonly<Record<string, readonly string[]>>;
  /** The column of the database, where it has another name than the field. */
  column?: string;
  /** The columns of the database with their first values, where the field has none or several. `write/to-columns.ts` converts it. */
  columns?: Readonly<Record<string, unknown>>;
  /** The permission beside `catalogue.write` that changes it. */
  permission?: Permission;
  /** An empty cell of a file leaves it. In the other fields, it empties the field. */
  isKeptWhenEmpty?: true;
  /** A file of prices and stock has it. */
  isInPriceLists?: true;
  /** A copy of the product does not have it. */
  isNotCopied?: true;
  /** Staff can add values to it, and take values from it, in many products at once. */
  isBulk?: true;
  /** Shoppers read it as it is, so it can have a text in each language (staff/translatable.ts). Its cell of a file has one column. */
  isTranslatable?: true;
};

/** The fields of a product, in the order of an exported file. */
export const PRODUCT_FIELDS = {
  name: {
    label: 'Name',
    kind: 'line',
    default: '',
    csv: { name: ['title', 'product name', 'item name'] },
    isTranslatable: true,
    isKeptWhenEmpty: true,
    isInPriceLists: true,
    isNotCopied: true,
  },
  brand_id: {
    label: 'Brand',
    kind: 'brand',
    default: null,
    csv: { brand: ['brand name', 'brand id', 'vendor', 'manufacturer'] },
    isKeptWhenEmpty: true,
  },
  category_id: {
    label: 'Category',
    kind: 'category',
    default: null,
    csv: { category: ['category name', 'category id', 'product category'] },
    isKeptWhenEmpty: true,
  },
  status: {
    label: 'Status',
    kind: 'status',
    default: 'draft',
    csv: { status: ['state', 'published'] },
    isKeptWhenEmpty: true,
    isNotCopied: true,
  },
  publish_at: {
    label: 'Published from',
    kind: 'time',
    default: null,
    csv: { publish_at: ['publish date', 'publish on'] },
    isNotCopied: true,
  },
  base_price: {
    label: 'Price',
    kind: 'number',
    default: 0,
    column: 'base_price_rwf',
    csv: { price: ['base price', 'regular price', 'price rwf', 'base price rwf', 'unit price', 'additional price'] },
    permission: 'prices.write',
    isKeptWhenEmpty: true,
    isInPriceLists: true,
  },
  discounted_price: {
    label: 'Reduced price',
    kind: 'number',
    default: 0,
    /** The price that shoppers get now, and the price of a discount with dates. */
    columns: { discounted_price_rwf: 0, planned_discount_rwf: 0 },
    csv: { discounted_price: ['discount price', 'sale price', 'special price', 'offer price', 'discounted price rwf'] },
    permission: 'prices.write',
    isInPriceLists: true,
    isNotCopied: true,
  },
  discount_starts_at: {
    label: 'Reduced from',
    kind: 'time',
    default: null,
    csv: { discount_starts_at: ['discount start', 'discount from', 'sale start', 'discount starts'] },
    permission: 'prices.write',
    isInPriceLists: true,
    isNotCopied: true,
  },
  discount_ends_at: {
    label: 'Reduced until',
    kind: 'time',
    default: null,
    csv: { discount_ends_at: ['discount end', 'discount until', 'sale end', 'discount ends'] },
    permission: 'prices.write',
    isInPriceLists: true,
    isNotCopied: true,
  },
  stock: {
    label: 'Pieces',
    kind: 'pieces',
    default: null,
    columns: {},
    csv: { stock: ['pieces', 'quantity', 'qty', 'on hand', 'inventory', 'stock quantity'], stock_before: ['stock at export'] },
    permission: 'stock.write',
    isInPriceLists: true,
    isNotCopied: true,
  },
  low_stock_at: {
    label: 'Low-stock mark',
    kind: 'number',
    default: 5,
    csv: { low_stock_at: ['low stock', 'low stock mark'] },
    isKeptWhenEmpty: true,
  },
  weight: {
    label: 'Weight',
    kind: 'number',
    default: 100,
    column: 'weight_g',
    csv: { weight: ['weight g', 'grams', 'weight in grams'] },
    isKeptWhenEmpty: true,
  },
  tags: { label: 'Tags', kind: 'choices', values: TAGS, default: [], csv: { tags: ['tag', 'labels'] }, isBulk: true },
  features: { label: 'Features', kind: 'choices', values: FEATURES, default: [], csv: { features: ['feature'] } },
  skin_concern: {
    label: 'Skin concerns',
    kind: 'choices',
    values: SKIN_CONCERNS,
    default: [],
    csv: { skin_concern: ['skin concerns', 'concerns'] },
  },
  skin_type: { label: 'Skin types', kind: 'choices', values: SKIN_TYPES, default: [], csv: { skin_type: ['skin types'] } },
  fomulation: {
    label: 'Formulation',
    kind: 'choice',
    values: FORMULATIONS,
    default: '',
    csv: { formulation: ['fomulation', 'formula', 'texture'] },
  },
  keywords: { label: 'Search words', kind: 'words', default: [], csv: { keywords: ['keyword', 'search words'] } },
  ingredients: { label: 'Ingredients', kind: 'text', default: '', csv: { ingredients: ['ingredient list', 'inci'] } },
  free_from: { label: 'Free from', kind: 'choices', values: FREE_FROM, default: [], csv: { free_from: ['without'] } },
  description: {
    label: 'Description',
    kind: 'html',
    default: '',
    csv: { description: ['body', 'description html', 'text'] },
    isTranslatable: true,
  },
  product_info: {
    label: 'Texts',
    kind: 'labelled texts',
    default: [],
    hasHtml: true,
    csv: { product_info: ['product information', 'info'] },
    isTranslatable: true,
  },
  specific_info: {
    label: 'Facts',
    kind: 'labelled texts',
    default: [],
    csv: { specific_info: ['specific information', 'facts', 'specification', 'specifications'] },
    isTranslatable: true,
  },
  related_product_ids: {
    label: 'Related products',
    kind: 'ids',
    default: [],
    csv: { related_products: ['related', 'related product ids'] },
  },
  pictures: {
    label: 'Pictures',
    kind: 'pictures',
    default: [],
    /** `picture_alts`: what the pictures of both lists show, by their keys. */
    columns: { image: '', other_images: [], picture_alts: {} },
    csv: {
      pictures: ['picture', 'images', 'image', 'photos', 'image src', 'photo'],
      picture_texts: ['picture alts', 'alt text', 'alt texts', 'image alt text'],
    },
  },
  description_pictures: {
    label: 'Pictures of how it is used',
    kind: 'pictures',
    default: [],
    columns: { description_images: [] },
    csv: { description_pictures: ['description images'], description_picture_texts: ['description alt texts'] },
  },
  reviewed: {
    label: 'Confirmed',
    kind: 'confirmation',
    default: false,
    columns: { reviewed_findings: [], reviewed_by: null, reviewed_at: null },
    /** 'yes': the staff member has checked the restricted ingredients and words of the product. Exports do not have it. */
    csv: { reviewed: ['confirmed'] },
    isKeptWhenEmpty: true,
    isNotCopied: true,
  },
} as const satisfies Readonly<Record<Attribute, Field> & Record<string, Field>>;

export type Fields = typeof PRODUCT_FIELDS;
export type ProductField = keyof Fields;
export const PRODUCT_FIELD_KEYS = Object.keys(PRODUCT_FIELDS) as readonly ProductField[];
/** The declaration of a field, with the properties that only some fields have. */
export const findField = (key: ProductField): Field => PRODUCT_FIELDS[key];

export type FieldOfKind<Name extends Kind['kind']> = {
  [Key in ProductField]: Fields[Key]['kind'] extends Name ? Key : never;
}[ProductField];
export const listFieldsOfKind = <Name extends Kind['kind']>(kind: Name) =>
  PRODUCT_FIELD_KEYS.filter((key) => PRODUCT_FIELDS[key].kind === kind) as FieldOfKind<Name>[];

// ── columns of the database ──

type ColumnsOf<Key extends ProductField> = Fields[Key] extends { columns: infer Columns }
  ? keyof Columns
  : Fields[Key] extends { column: infer Column }
    ? Column
    : Key;
export type ProductColumn = { [Key in ProductField]: ColumnsOf<Key> }[ProductField];

/** The columns of a field with their values in a new product. */
export const getFieldColumns = (key: ProductField): Readonly<Record<string, unknown>> => {
  const { columns, column = key, default: value } = findField(key);
  return columns ?? { [column]: value };
};
/** The columns that staff write, with their values in a new product. A brand and a category are always given. */
export const NEW_PRODUCT_COLUMNS = Object.assign({}, ...PRODUCT_FIELD_KEYS.map(getFieldColumns)) as Readonly<
  Record<ProductColumn, unknown>
>;
export const PRODUCT_COLUMNS = Object.keys(NEW_PRODUCT_COLUMNS) as readonly ProductColumn[];

// ── options and sizes ──

/** What the form and the history call the columns of options; sizes have three of them. */
export const PART_LABELS = {
  name: 'Name',
  description: 'Text',
  image: 'Picture',
  swatch: 'Colour',
  additional_price_rwf: 'Added to the price',
  archived_at: 'No longer sold since',
} as const;

// ── words ──

/** Labels of values that the specification misspells or abbreviates. */
export const VALUE_LABELS: Readonly<Record<string, string>> = { Ampolues: 'Ampoules', 'Combination&Normal': 'Combination and normal' };

export const PRODUCT_LABELS = Object.fromEntries(PRODUCT_FIELD_KEYS.map((key) => [key, PRODUCT_FIELDS[key].label])) as Record<
  ProductField,
  string
>;
