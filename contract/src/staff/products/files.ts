/** Files of products: export, and import with a dry run. */
import { z } from 'zod';
import { formatFieldCode } from '../../fields/field-code.ts';
import { time } from '../../fields/list.ts';
import { lineText, page, wholeNumber } from '../../fields/text.ts';
import { createDataListSchema, jsonFilter, perPage } from '../lists.ts';
import {
  IMPORT_ACTIONS,
  IMPORT_STATES,
  IMPORT_STEPS,
  PRODUCT_FILE_LIMITS as LIMITS,
  PRODUCT_FILE_COLUMNS,
  PRODUCT_FILE_KINDS,
  PRODUCT_FOUND_BY,
} from './file-terms.ts';

const kind = z.enum(PRODUCT_FILE_KINDS, formatFieldCode('choice_unknown'));
const column = z.enum(PRODUCT_FILE_COLUMNS as [string, ...string[]], formatFieldCode('choice_unknown'));

export const productFileQuery = z.object({ kind: kind.catch('products') });
/** A file, streamed. The server sends it as it is, without this schema. */
export const csvReply = z.string();

const byteCount = (max: number) => wholeNumber(0, max, formatFieldCode('file_size_invalid', Math.floor(max / 1_000_000)));
export const createImportBody = z.object({
  kind,
  file_name: lineText(200),
  csv_bytes: byteCount(LIMITS.csv_bytes),
  /** 0: without pictures. */
  zip_bytes: byteCount(LIMITS.zip_bytes).default(0),
});
export type CreateImport = z.output<typeof createImportBody>;

/** The fields of the form beside `file`. Parts come in order, from 0; a browser may send the same part again. */
export const importPartBody = z.object({
  file_kind: z.enum(['csv', 'zip'], formatFieldCode('choice_unknown')),
  part: wholeNumber(0, 10_000, formatFieldCode('invalid_value')),
});
export type ImportPart = z.output<typeof importPartBody>;

/** `columns`: the column that each header of the file stands for; null: not read. Without `columns`, headers are matched by name. */
export const checkImportBody = z.object({ columns: z.array(column.nullable()).max(LIMITS.columns).optional() });

const productImport = z.object({
  import_id: z.string(),
  kind: z.enum(PRODUCT_FILE_KINDS),
  file_name: z.string(),
  /** Null: the operator began the import, by the command. */
  staff: z.string().nullable(),
  state: z.enum(IMPORT_STATES),
  step: z.enum(IMPORT_STEPS),
  /** How much of the step is done, of `total`; in bytes or in pictures. */
  done: z.int(),
  total: z.int(),
  headers: z.array(z.string()),
  columns: z.array(z.string().nullable()),
  /** The cells of the first row. */
  sample: z.array(z.string()),
  csv_bytes: z.int(),
  zip_bytes: z.int(),
  /** Rows of the file without its header. */
  rows: z.int(),
  /** Products of the file, by what happens to them. */
  counts: z.object({ created: z.int(), updated: z.int(), unchanged: z.int(), faulty: z.int() }),
  /** Why the import failed, or why it could not be written and is still `checked`; '' otherwise. */
  problem: z.string(),
  created_at: time,
  ended_at: time.nullable(),
});
export type ProductImport = z.infer<typeof productImport>;
export const productImportReply = z.object({ data: productImport });
export const productImports = createDataListSchema(productImport);
export const productImportsQuery = z.object({ page, perPage });

const fault = z.object({ row: z.int(), column: z.string(), value: z.string(), message: z.string() });
export type ImportFault = z.infer<typeof fault>;
const note = z.object({ row: z.int(), column: z.string(), message: z.string() });
export type ImportNote = z.infer<typeof note>;
const importRow = z.object({
  /** The first of its rows, counted as spreadsheets count: the header is 1. */
  row: z.int(),
  product_id: z.string(),
  name: z.string(),
  action: z.enum(IMPORT_ACTIONS),
  /** The columns that change. */
  changes: z.array(z.string()),
  /** How the import has found the product; null: it is new, or unknown. */
  found_by: z.enum(PRODUCT_FOUND_BY).nullable(),
  faults: z.array(fault),
  /** What the reader should know before the import, but need not correct. */
  notes: z.array(note),
});
export type ImportRow = z.infer<typeof importRow>;
export const importRows = createDataListSchema(importRow);
export const importRowsQuery = z.object({
  page,
  perPage,
  filter: jsonFilter(z.object({ action: z.enum(IMPORT_ACTIONS).optional() })),
});
export type ImportRowsQuery = z.output<typeof importRowsQuery>;
