import type { Db } from '../../../database/db.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { changeAsStaff, type StaffActor } from '../../audit/audit.ts';
import { withConstraintRefusals } from '../constraint-refusals.ts';
import { findProduct } from './find-product.ts';
import { deleteProductRow, lockProduct, selectOrderedChoices } from './queries.ts';

/**
 * Deletes a product that was never ordered, if it still has the version that the staff member has seen; otherwise refuses (409) with the
 * current product. Orders show copies, but buying again and reviews need the product itself.
 */
export const deleteProduct = (db: Db, staff: StaffActor, product_id: string, version: number): Promise<Outcome<undefined>> =>
  withConstraintRefusals(() =>
    changeAsStaff(db, staff, async (trx) => {
      const lockedRow = await lockProduct(trx, product_id);
      const product = await findProduct(trx, product_id);
      if (!lockedRow || !product.ok) return refuse('product_not_found');
      if (lockedRow.version !== version) return refuse('changed_meanwhile', { data: product.value });
      if ((await selectOrderedChoices(trx, product_id)).length > 0) return refuse('product_was_ordered');
      await deleteProductRow(trx, product_id);
      return done(undefined);
    }),
  );
