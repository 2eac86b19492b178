/** Parses the cells of the row of a product itself, by the kinds of its fields. */
import { findField, PRODUCT_FIELD_KEYS, PRODUCT_FIELDS, type ProductField, VALUE_LABELS } from '@uruhu/contract/staff/products/fields';
import { listColumnsOf, type ProductFileColumn } from '@uruhu/contract/staff/products/file-terms';
import { type ProductInput, updateProductBody } from '@uruhu/contract/staff/products/products';
import { PRODUCT_STATES } from '@uruhu/contract/staff/products/terms';
import { STAFF_MESSAGES } from '../../../messages/messages.ts';
import { createFieldError } from '../../../messages/sentences.ts';
import { parseLabelledTexts, parseLineEnds, parseList, parseNumberCell, parseTime } from '../csv/cells.ts';
import type { NameLookups } from '../export/present-rows.ts';
import { formatFault } from './faults.ts';

/** The fields that a cell sets, or the message of its fault. */
export type CellResult<Value = object> = { value: Value } | { message: string };
/** The value of a cell, or the message of its fault. */
type ParsedCell = { parsed: unknown } | { message: string };

const reject = (message: string): { message: string } => ({ message });
const acceptUnless = (unreadable: unknown, parsed: unknown, code: 'labels_missing' | 'number_invalid' | 'time_invalid'): ParsedCell =>
  parsed === unreadable ? reject(formatFault(code)) : { parsed };
const isEmpty = (cell: string) => cell.trim() === '';

/** Finds the values that these texts mean, whatever their case. Some values have a label, which is as good. */
function findValues(texts: readonly string[], values: readonly string[]): { parsed: string[] } | { message: string } {
  const normalise = (text: string) => text.trim().toLowerCase();
  const isValue = (text: string) => (value: string) =>
    [value, VALUE_LABELS[value] ?? value].some((name) => normalise(name) === normalise(text));
  const found = texts.map((text) => values.find(isValue(text)));
  const parsed = found.filter((value) => value !== undefined);
  if (parsed.length === found.length) return { parsed };
  return reject(formatFault('value_unknown', { allowed: values.map((value) => VALUE_LABELS[value] ?? value).join(', ') }));
}

function findValue(text: string, values: readonly string[]): ParsedCell {
  const found = findValues([text], values);
  return 'parsed' in found ? { parsed: found.parsed[0] } : found;
}

function findName(text: string, names: NameLookups, kind: 'brand' | 'category'): ParsedCell {
  const match = names[kind === 'brand' ? 'brands' : 'categories'].find(text);
  return 'id' in match ? { parsed: match.id } : reject(formatFault(`${kind}_unknown`, match));
}

function parseCell(key: ProductField, cell: string, names: NameLookups): ParsedCell {
  const field = findField(key);
  switch (field.kind) {
    case 'html':
      return { parsed: parseLineEnds(cell) };
    case 'labelled texts':
      return acceptUnless(null, parseLabelledTexts(cell), 'labels_missing');
    case 'words':
    case 'ids':
      return { parsed: parseList(cell) };
    case 'choices':
      return findValues(parseList(cell), field.values);
    case 'choice':
      return isEmpty(cell) ? { parsed: '' } : findValue(cell, field.values);
    case 'status':
      return findValue(cell, PRODUCT_STATES);
    case 'brand':
    case 'category':
      return findName(cell, names, field.kind);
    case 'number':
      return acceptUnless(null, isEmpty(cell) ? field.default : parseNumberCell(cell), 'number_invalid');
    case 'time':
      return acceptUnless(undefined, isEmpty(cell) ? null : parseTime(cell)?.toISOString(), 'time_invalid');
    case 'confirmation':
      return { parsed: ['yes', 'true', '1'].includes(cell.trim().toLowerCase()) };
    default:
      return { parsed: cell };
  }
}

/** The fields of a product by the columns of a file. Other modules plan pictures and stock, because they depend on the current product. */
const FIELD_BY_COLUMN = new Map(
  PRODUCT_FIELD_KEYS.flatMap((key) => listColumnsOf(key).map((column): [ProductFileColumn, ProductField] => [column, key])),
);
const findReadField = (column: ProductFileColumn): ProductField | undefined => {
  const key = FIELD_BY_COLUMN.get(column);
  return key && ['pictures', 'pieces'].includes(PRODUCT_FIELDS[key].kind) ? undefined : key;
};

/** An empty cell in one of these columns does not change the field. In the other columns, it empties the field. */
export const isKeptWhenEmpty = (column: ProductFileColumn, cell: string): boolean => {
  const key = findReadField(column);
  return key !== undefined && findField(key).isKeptWhenEmpty === true && isEmpty(cell);
};

export const hasReader = (column: ProductFileColumn): boolean => findReadField(column) !== undefined;

/** Reads a cell, and checks its value by the same rules as the form of the product. */
export function readCell(column: ProductFileColumn, cell: string, names: NameLookups): CellResult<Partial<ProductInput>> {
  const key = findReadField(column);
  if (!key) return { value: {} };
  const result = parseCell(key, cell, names);
  if ('message' in result) return result;
  const checked = updateProductBody.shape[key].safeParse(result.parsed);
  return checked.success
    ? { value: { [key]: checked.data } }
    : reject(createFieldError(key, checked.error.issues[0]?.message ?? '', STAFF_MESSAGES).message);
}

/** The column of a field; the name of a field that no file has. */
export const toColumn = (field: string): ProductFileColumn =>
  (Object.hasOwn(PRODUCT_FIELDS, field) ? listColumnsOf(field as ProductField)[0] : undefined) ?? (field as ProductFileColumn);
