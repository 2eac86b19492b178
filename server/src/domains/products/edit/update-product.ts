import type { StaffRole } from '@uruhu/contract/staff/permissions';
import type { AdminProduct, UpdateProduct } from '@uruhu/contract/staff/products/products';
import { readShopTime } from '../../../database/clock.ts';
import type { Db } from '../../../database/db.ts';
import { type Outcome, refuse } from '../../../lib/outcome.ts';
import { changeAsStaff } from '../../audit/audit.ts';
import { withConstraintRefusals } from '../constraint-refusals.ts';
import { lockStockRows } from '../stock/queries.ts';
import { checkFieldPermissions } from './field-permissions.ts';
import { findProduct } from './find-product.ts';
import { lockProduct, selectProduct, updateProductRow } from './queries.ts';
import { checkReferences, completeSaving } from './save-product.ts';
import { toColumns } from './to-columns.ts';

type Editor = { staff_id: string; role: StaffRole };

/**
 * Changes a product with its options, sizes and texts if it still has the version that the editor saw; otherwise the refusal contains the
 * current product.
 */
export const updateProduct = (
  db: Db,
  staff: Editor,
  product_id: string,
  { version, ...input }: UpdateProduct,
): Promise<Outcome<AdminProduct>> =>
  withConstraintRefusals(() =>
    changeAsStaff(db, staff, async (trx) => {
      const lockedRow = await lockProduct(trx, product_id);
      if (!lockedRow) return refuse('product_not_found');
      // The change locks the catalogue's version. All transactions lock the stock before that version, so that no deadlock can occur.
      await lockStockRows(trx, [product_id]);
      const productBefore = await findProduct(trx, product_id);
      const row = await selectProduct(trx, product_id);
      if (!productBefore.ok || !row) return refuse('product_not_found');
      if (lockedRow.version !== version) return refuse('changed_meanwhile', { data: productBefore.value });
      const refusal = checkFieldPermissions(staff.role, input, productBefore.value);
      if (refusal) return refusal;
      const references = await checkReferences(trx, input, productBefore.value);
      if (!references.ok) return references;
      const columns = toColumns(input, row, await readShopTime(trx));
      if (!columns.ok) return columns;
      await updateProductRow(trx, product_id, columns.value);
      return completeSaving(trx, staff, product_id, input, productBefore.value);
    }),
  );
