/** Parses the cells of the row of a product itself. */
import { FEATURES, FORMULATIONS, FREE_FROM, SKIN_CONCERNS, SKIN_TYPES, TAGS } from '@uruhu/contract/product-attributes';
import type { ProductFileColumn } from '@uruhu/contract/staff/products/file-terms';
import { type ProductInput, updateProductBody } from '@uruhu/contract/staff/products/products';
import { PRODUCT_STATES } from '@uruhu/contract/staff/products/terms';
import { createFieldError } from '../../../messages/sentences.ts';
import { parseLabelledTexts, parseLineEnds, parseList, parseNumberCell, parseTime } from '../csv/cells.ts';
import { FORMULATION_NAMES, findFormulation, type NameLookups } from '../export/present-rows.ts';
import { formatFault } from './faults.ts';

/** The fields that a cell sets, or the message of its fault. */
export type CellResult<Value = object> = { value: Value } | { message: string };

const accept = <Value>(value: Value): { value: Value } => ({ value });
const reject = (message: string): { message: string } => ({ message });

type Field = keyof typeof updateProductBody.shape;
/** Checks a value by the same rules as the form of the product. */
function checkField<Name extends Field>(field: Name, value: unknown): CellResult {
  const parsed = updateProductBody.shape[field].safeParse(value);
  return parsed.success ? accept({ [field]: parsed.data }) : reject(createFieldError(field, parsed.error.issues[0]?.message ?? '').message);
}

const readText = (field: Field) => (cell: string) => checkField(field, cell);
const readNumber = (field: Field) => (cell: string) => {
  const number = parseNumberCell(cell);
  return number === null ? reject(formatFault('number_invalid')) : checkField(field, number);
};
const readTime = (field: Field) => (cell: string) => {
  const time = cell.trim() === '' ? null : parseTime(cell);
  return time === null && cell.trim() !== '' ? reject(formatFault('time_invalid')) : checkField(field, time?.toISOString() ?? null);
};
const isSameIgnoringCase = (left: string, right: string) => left.toLowerCase() === right.toLowerCase();
const readAllowedValues = (field: Field, allowed: readonly string[]) => (cell: string) => {
  const values = parseList(cell).map((item) => allowed.find((value) => isSameIgnoringCase(value, item)));
  return values.includes(undefined) ? reject(formatFault('value_unknown', { allowed: allowed.join(', ') })) : checkField(field, values);
};
const readList = (field: Field) => (cell: string) => checkField(field, parseList(cell));
const readLabelledTexts = (field: Field) => (cell: string) => {
  const texts = parseLabelledTexts(cell);
  return texts === null ? reject(formatFault('labels_missing')) : checkField(field, texts);
};

function readStatus(cell: string): CellResult {
  const status = PRODUCT_STATES.find((state) => isSameIgnoringCase(state, cell.trim()));
  return status ? accept({ status }) : reject(formatFault('value_unknown', { allowed: PRODUCT_STATES.join(', ') }));
}

function readFormulation(cell: string): CellResult {
  if (cell.trim() === '') return accept({ fomulation: '' });
  const fomulation = findFormulation(cell);
  const allowed = FORMULATIONS.map((name) => FORMULATION_NAMES[name] ?? name).join(', ');
  return fomulation ? accept({ fomulation }) : reject(formatFault('value_unknown', { allowed }));
}

type CellReader = (cell: string, names: NameLookups) => CellResult;

/** The reader of each column, except pictures and stock, which other modules plan, because they depend on the current product. */
const CELL_READERS: Partial<Record<ProductFileColumn, CellReader>> = {
  name: readText('name'),
  brand: (cell, { brands }) => {
    const match = brands.find(cell);
    return 'id' in match ? accept({ brand_id: match.id }) : reject(formatFault('brand_unknown', match));
  },
  category: (cell, { categories }) => {
    const match = categories.find(cell);
    return 'id' in match ? accept({ category_id: match.id }) : reject(formatFault('category_unknown', match));
  },
  status: readStatus,
  publish_at: readTime('publish_at'),
  price: readNumber('base_price'),
  discounted_price: (cell) => (cell.trim() === '' ? accept({ discounted_price: 0 }) : readNumber('discounted_price')(cell)),
  discount_starts_at: readTime('discount_starts_at'),
  discount_ends_at: readTime('discount_ends_at'),
  low_stock_at: readNumber('low_stock_at'),
  weight: readNumber('weight'),
  tags: readAllowedValues('tags', TAGS),
  features: readAllowedValues('features', FEATURES),
  skin_concern: readAllowedValues('skin_concern', SKIN_CONCERNS),
  skin_type: readAllowedValues('skin_type', SKIN_TYPES),
  formulation: readFormulation,
  keywords: readList('keywords'),
  ingredients: readText('ingredients'),
  free_from: readAllowedValues('free_from', FREE_FROM),
  description: (cell) => checkField('description', parseLineEnds(cell)),
  product_info: readLabelledTexts('product_info'),
  specific_info: readLabelledTexts('specific_info'),
  related_products: readList('related_product_ids'),
  reviewed: (cell) => accept({ reviewed: ['yes', 'true', '1'].includes(cell.trim().toLowerCase()) }),
};

/** An empty cell in one of these columns does not change the field. In the other columns, it empties the field. */
const KEPT_WHEN_EMPTY = new Set<ProductFileColumn>(['name', 'brand', 'category', 'status', 'price', 'low_stock_at', 'weight', 'reviewed']);

export const isKeptWhenEmpty = (column: ProductFileColumn, cell: string): boolean => KEPT_WHEN_EMPTY.has(column) && cell.trim() === '';

export const hasReader = (column: ProductFileColumn): boolean => CELL_READERS[column] !== undefined;
export const readCell = (column: ProductFileColumn, cell: string, names: NameLookups): CellResult<Partial<ProductInput>> =>
  CELL_READERS[column]?.(cell, names) ?? accept({});

/** The column of a field, if it has another name. */
const COLUMN_BY_FIELD: Readonly<Record<string, ProductFileColumn>> = {
  base_price: 'price',
  brand_id: 'brand',
  category_id: 'category',
  fomulation: 'formulation',
  related_product_ids: 'related_products',
};
export const toColumn = (field: string): ProductFileColumn => COLUMN_BY_FIELD[field] ?? (field as ProductFileColumn);
