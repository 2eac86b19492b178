import type { Db } from '../../../database/db.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { changeAsStaff, type StaffActor } from '../../audit/audit.ts';
import { withConstraintRefusals } from '../constraint-refusals.ts';
import { deleteProductRow, lockProduct, selectOrderedChoices } from './queries.ts';

/** Deletes a product that was never ordered. Orders show copies, but buying again and reviews need the product itself. */
export const deleteProduct = (db: Db, staff: StaffActor, product_id: string): Promise<Outcome<undefined>> =>
  withConstraintRefusals(() =>
    changeAsStaff(db, staff, async (trx) => {
      if (!(await lockProduct(trx, product_id))) return refuse('product_not_found');
      if ((await selectOrderedChoices(trx, product_id)).length > 0) return refuse('product_was_ordered');
      await deleteProductRow(trx, product_id);
      return done(undefined);
    }),
  );
