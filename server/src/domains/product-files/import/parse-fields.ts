/** Parses the cells of the row of a product itself. */
import { FEATURES, FORMULATIONS, FREE_FROM, SKIN_CONCERNS, SKIN_TYPES, TAGS } from '@uruhu/contract/constants';
import type { ProductFileColumn } from '@uruhu/contract/staff/products/file-terms';
import { type ProductInput, updateProductBody } from '@uruhu/contract/staff/products/products';
import { PRODUCT_STATES } from '@uruhu/contract/staff/products/terms';
import { createFieldError } from '../../../messages/sentences.ts';
import { parseLabelledTexts, parseList, parseTime, parseWholeNumber } from '../csv/cells.ts';
import { FORMULATION_NAMES, findFormulation, type NameLookups } from '../export/present-rows.ts';
import { formatFault } from './faults.ts';

/** The fields that a cell sets, or the message of its fault. */
export type CellResult<Value = object> = { value: Value } | { message: string };

const accept = <Value>(value: Value): { value: Value } => ({ value });
const reject = (message: string): { message: string } => ({ message });

type Field = keyof typeof updateProductBody.shape;
/** Checks a value by the same rules as the form of the product. */
function check<Name extends Field>(field: Name, value: unknown): CellResult {
  const parsed = updateProductBody.shape[field].safeParse(value);
  return parsed.success ? accept({ [field]: parsed.data }) : reject(createFieldError(field, parsed.error.issues[0]?.message ?? '').message);
}

const readText = (field: Field) => (cell: string) => check(field, cell);
const readNumber = (field: Field) => (cell: string) => {
  const number = parseWholeNumber(cell);
  return number === null ? reject(formatFault('number_invalid')) : check(field, number);
};
const readTime = (field: Field) => (cell: string) => {
  const time = cell.trim() === '' ? null : parseTime(cell);
  return time === null && cell.trim() !== '' ? reject(formatFault('time_invalid')) : check(field, time?.toISOString() ?? null);
};
const isSame = (left: string, right: string) => left.toLowerCase() === right.toLowerCase();
const readChoices = (field: Field, choices: readonly string[]) => (cell: string) => {
  const values = parseList(cell).map((item) => choices.find((choice) => isSame(choice, item)));
  return values.includes(undefined) ? reject(formatFault('choice_unknown', { choices: choices.join(', ') })) : check(field, values);
};
const readList = (field: Field) => (cell: string) => check(field, parseList(cell));
const readLabelled = (field: Field) => (cell: string) => {
  const texts = parseLabelledTexts(cell);
  return texts === null ? reject(formatFault('labels_missing')) : check(field, texts);
};

function readStatus(cell: string): CellResult {
  const status = PRODUCT_STATES.find((state) => isSame(state, cell.trim()));
  return status ? accept({ status }) : reject(formatFault('choice_unknown', { choices: PRODUCT_STATES.join(', ') }));
}

function readFormulation(cell: string): CellResult {
  if (cell.trim() === '') return accept({ fomulation: '' });
  const fomulation = findFormulation(cell);
  const choices = FORMULATIONS.map((name) => FORMULATION_NAMES[name] ?? name).join(', ');
  return fomulation ? accept({ fomulation }) : reject(formatFault('choice_unknown', { choices }));
}

type Reader = (cell: string, names: NameLookups) => CellResult;

/** Without pictures and stock, which are planned elsewhere, because they depend on the current product. */
const READERS: Partial<Record<ProductFileColumn, Reader>> = {
  name: readText('name'),
  brand: (cell, { brands }) => {
    const found = brands.find(cell);
    return 'id' in found ? accept({ brand_id: found.id }) : reject(formatFault('brand_unknown', found));
  },
  category: (cell, { categories }) => {
    const found = categories.find(cell);
    return 'id' in found ? accept({ category_id: found.id }) : reject(formatFault('category_unknown', found));
  },
  status: readStatus,
  publish_at: readTime('publish_at'),
  price: readNumber('base_price'),
  discounted_price: (cell) => (cell.trim() === '' ? accept({ discounted_price: 0 }) : readNumber('discounted_price')(cell)),
  discount_starts_at: readTime('discount_starts_at'),
  discount_ends_at: readTime('discount_ends_at'),
  low_stock_at: readNumber('low_stock_at'),
  weight: readNumber('weight'),
  tags: readChoices('tags', TAGS),
  features: readChoices('features', FEATURES),
  skin_concern: readChoices('skin_concern', SKIN_CONCERNS),
  skin_type: readChoices('skin_type', SKIN_TYPES),
  formulation: readFormulation,
  keywords: readList('keywords'),
  ingredients: readText('ingredients'),
  free_from: readChoices('free_from', FREE_FROM),
  description: readText('description'),
  product_info: readLabelled('product_info'),
  specific_info: readLabelled('specific_info'),
  related_products: readList('related_product_ids'),
  reviewed: (cell) => accept({ reviewed: ['yes', 'true', '1'].includes(cell.trim().toLowerCase()) }),
};

/** An empty cell in one of these columns does not change the field. In the other columns, it empties the field. */
const KEPT_WHEN_EMPTY = new Set<ProductFileColumn>(['name', 'brand', 'category', 'status', 'price', 'low_stock_at', 'weight', 'reviewed']);

export const isKeptWhenEmpty = (column: ProductFileColumn, cell: string): boolean => KEPT_WHEN_EMPTY.has(column) && cell.trim() === '';

export const READ_COLUMNS = Object.keys(READERS) as ProductFileColumn[];
export const readCell = (column: ProductFileColumn, cell: string, names: NameLookups): CellResult<Partial<ProductInput>> =>
  READERS[column]?.(cell, names) ?? accept({});

/** The column of a field, if it has another name. */
const COLUMNS: Readonly<Record<string, ProductFileColumn>> = {
  base_price: 'price',
  brand_id: 'brand',
  category_id: 'category',
  fomulation: 'formulation',
  related_product_ids: 'related_products',
};
export const toColumn = (field: string): ProductFileColumn => COLUMNS[field] ?? (field as ProductFileColumn);
