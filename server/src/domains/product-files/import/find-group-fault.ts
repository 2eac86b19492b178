import type { ProductFileColumn } from '@uruhu/contract/staff/products/file-terms';
import type { ImportFault } from '@uruhu/contract/staff/products/files';
import { createProductBody } from '@uruhu/contract/staff/products/products';
import { STAFF_MESSAGES } from '../../../messages/messages.ts';
import { createFieldError } from '../../../messages/sentences.ts';
import type { StoredProduct } from '../../products/products.ts';
import { createFault, formatFault } from './faults.ts';
import type { FoundGroup } from './find-products.ts';
import { GROUP_ROWS_MAX } from './group-rows.ts';
import type { PlanContext } from './plan-types.ts';

const REQUIRED_COLUMNS: readonly ProductFileColumn[] = ['name', 'brand', 'category'];

/** The fault of the group as a whole, if it has one. */
export function findGroupFault(
  { product_id, row, productRow, rowsOfUnknownKind, firstSurplusRow, hasSeveral, isTooNew }: FoundGroup,
  product: StoredProduct | undefined,
  context: PlanContext,
): ImportFault | null {
  const cells = productRow?.cells ?? {};
  const createGroupFault = (column: ProductFileColumn, value: string, message: string) => createFault({ row, column, value }, message);
  const [unknownRow] = rowsOfUnknownKind;
  if (unknownRow)
    return createFault({ row: unknownRow.row, column: 'kind', value: unknownRow.cells.kind ?? '' }, formatFault('kind_unknown'));
  if (firstSurplusRow !== null) {
    return createFault({ row: firstSurplusRow, column: 'kind', value: '' }, formatFault('rows_too_many', { most: GROUP_ROWS_MAX }));
  }
  if (product_id === '') {
    const name = cells.name?.trim() ?? '';
    if (context.kind === 'products' && name !== '') return createGroupFault('product_id', '', formatFault('product_ids_taken'));
    // With a column of ids the names of a price list find no product.
    if (name === '' || cells.product_id !== undefined)
      return createGroupFault('product_id', '', formatFault(productRow ? 'product_id_needed' : 'part_without_product'));
    return createGroupFault('name', name, formatFault(hasSeveral ? 'product_name_repeated' : 'product_name_unknown'));
  }
  if (isTooNew) return createGroupFault('product_id', product_id, formatFault('product_too_new'));
  if (product) return null;
  if (context.kind === 'prices') return createGroupFault('product_id', product_id, formatFault('product_unknown'));
  if (!productRow) return createGroupFault('product_id', product_id, formatFault('product_missing'));
  const id = createProductBody.shape.product_id.safeParse(product_id);
  if (!id.success)
    return createGroupFault(
      'product_id',
      product_id,
      createFieldError('product_id', id.error.issues[0]?.message ?? '', STAFF_MESSAGES).message,
    );
  const missingColumn = REQUIRED_COLUMNS.find((column) => (cells[column] ?? '').trim() === '');
  return missingColumn ? createGroupFault(missingColumn, '', formatFault('needed')) : null;
}
