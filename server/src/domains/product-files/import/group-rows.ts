/** Rows that stand together and belong to one product. */
import type { ProductFileColumn, ProductFileKind } from '@uruhu/contract/staff/products/file-terms';
import { toProductId } from '../../products/products.ts';
import type { CsvRow } from '../csv/read-csv.ts';
import type { Cells } from '../export/present-rows.ts';

export type FileRow = { row: number; cells: Cells };
export type RowGroup = {
  product_id: string;
  row: number;
  /** The product's row; null where only options and sizes are in the file. */
  own: FileRow | null;
  options: FileRow[];
  sizes: FileRow[];
  /** Rows whose kind is unknown. */
  misplaced: FileRow[];
  /** The first row that the group has no room for. */
  surplus: number | null;
};

/** A group is in memory as a whole. Far above the options and sizes that a product can have. */
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

/** The id of the row's product: as it is written, or made of its name; '' where the row has neither. */
function findId({ cells }: FileRow, kind: 'product' | 'option' | 'size' | null, fileKind: ProductFileKind): string {
  const id = cells.product_id?.trim() ?? '';
  if (id !== '' || kind !== 'product') return id;
  const name = cells.name?.trim() ?? '';
  return name === '' || (fileKind === 'prices' && cells.product_id !== undefined) ? '' : toProductId(name);
}

/** Adds the row to the group, or returns the new group that begins with it. */
export function placeRow(group: RowGroup | null, row: FileRow, fileKind: ProductFileKind): RowGroup | null {
  const kind = readKind(row.cells);
  const id = findId(row, kind, fileKind);
  const belongs = group !== null && kind !== 'product' && (id === '' || id === group.product_id);
  const target: RowGroup = belongs
    ? group
    : { product_id: id, row: row.row, own: null, options: [], sizes: [], misplaced: [], surplus: null };
  if (kind === 'product') target.own = row;
  else if (target.options.length + target.sizes.length + target.misplaced.length >= GROUP_ROWS_MAX) target.surplus ??= row.row;
  else if (kind === null) target.misplaced.push(row);
  else target[kind === 'option' ? 'options' : 'sizes'].push(row);
  return belongs ? null : target;
}
