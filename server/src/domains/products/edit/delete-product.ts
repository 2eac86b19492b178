import type { Db } from '../../../database/db.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { changeAsStaff, type StaffActor } from '../../audit/audit.ts';
import { withConstraintRefusals } from '../constraint-refusals.ts';
import { selectStoredProducts } from '../read/queries.ts';
import { refuseOutdated } from './find-product.ts';
import { deleteProductRow, selectOrderedChoices } from './queries.ts';

/**
 * Deletes a product that was never ordered, if it still has the version that the staff member has seen; otherwise refuses (409) with the
 * current product. Orders show copies, but buying again and reviews need the product itself.
 */
export const deleteProduct = (db: Db, staff: StaffActor, product_id: string, version: number): Promise<Outcome<undefined>> =>
  withConstraintRefusals(() =>
    changeAsStaff(db, staff, async (trx) => {
      const [product] = await selectStoredProducts(trx, [product_id], 'products');
      if (!product) return refuse('product_not_found');
      if (product.row.version !== version) return refuseOutdated(trx, product);
      if ((await selectOrderedChoices(trx, product_id)).length > 0) return refuse('product_was_ordered');
      await deleteProductRow(trx, product_id);
      return done(undefined);
    }),
  );
