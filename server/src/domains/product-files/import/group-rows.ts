/** Groups adjacent rows of a file that belong to one product. */
import { cleanIdentifier } from '@uruhu/contract/rules/clean-text';
import type { ProductFileColumn } from '@uruhu/contract/staff/products/file-terms';
import type { CsvRow } from '../csv/read-csv.ts';
import type { Cells } from '../export/present-rows.ts';

export type FileRow = { row: number; cells: Cells };
export type RowGroup = {
  /** As in the file; '' if it has none. */
  product_id: string;
  /** The number of the group's first row. */
  row: number;
  /** The row of the product itself; null if the file has only its options and sizes. */
  productRow: FileRow | null;
  options: FileRow[];
  sizes: FileRow[];
  rowsOfUnknownKind: FileRow[];
  /** The number of the first row above GROUP_ROWS_MAX. */
  firstSurplusRow: number | null;
};

/** The number of rows of a group, which is in memory as a whole. The limits of a product's options and sizes are lower. */
export const GROUP_ROWS_MAX = 500;

export const toFileRow = ({ row, cells }: CsvRow, columns: readonly (ProductFileColumn | null)[]): FileRow => ({
  row,
  cells: Object.fromEntries(columns.flatMap((column, index) => (column === null ? [] : [[column, cells[index] ?? '']]))),
});

const readKind = ({ kind = '' }: Cells): 'product' | 'option' | 'size' | null => {
  const text = kind.trim().toLowerCase();
  if (text === '' || text === 'product') return 'product';
  return text === 'option' || text === 'size' ? text : null;
};

/** Adds the row to the group and returns null, or returns a new group that begins with the row. */
export function addToGroup(group: RowGroup | null, row: FileRow): RowGroup | null {
  const kind = readKind(row.cells);
  const id = cleanIdentifier(row.cells.product_id ?? '');
  const belongsToGroup = group !== null && kind !== 'product' && (id === '' || id === group.product_id);
  const target: RowGroup = belongsToGroup
    ? group
    : { product_id: id, row: row.row, productRow: null, options: [], sizes: [], rowsOfUnknownKind: [], firstSurplusRow: null };
  if (kind === 'product') target.productRow = row;
  else if (target.options.length + target.sizes.length + target.rowsOfUnknownKind.length >= GROUP_ROWS_MAX)
    target.firstSurplusRow ??= row.row;
  else if (kind === null) target.rowsOfUnknownKind.push(row);
  else target[kind === 'option' ? 'options' : 'sizes'].push(row);
  return belongsToGroup ? null : target;
}
