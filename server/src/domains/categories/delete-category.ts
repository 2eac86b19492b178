import type { AdminCategory } from '@uruhu/contract/staff/categories';
import type { Db } from '../../database/db.ts';
import { type Outcome, refuse } from '../../lib/outcome.ts';
import { withConstraintRefusals } from '../../lib/with-constraint-refusals.ts';
import { changeAsStaff, type StaffActor } from '../audit/audit.ts';
import { leaveCategoryRedirect } from '../redirects/redirects.ts';
import { findInTree } from './change-category.ts';
import { countProducts, deleteCategoryRow, lockTree, moveProducts, selectTree } from './queries.ts';
import { listSiblings } from './tree.ts';

/** A product that comes into the category while it is deleted. */
const REFUSALS = { products_category_id_fkey: () => refuse('category_in_use', { values: { count: 1 } }) };

/** `move_to`: the category that gets the products. The address of the deleted one leads there, else to the category above it. */
export const deleteCategory = (db: Db, by: StaffActor, category_id: string, move_to: string | undefined): Promise<Outcome<AdminCategory>> =>
  withConstraintRefusals(REFUSALS, () =>
    changeAsStaff(db, by, async (trx) => {
      await lockTree(trx);
      const tree = await selectTree(trx);
      const found = findInTree(tree, category_id);
      if (!found.ok) return found;
      const children = listSiblings(tree, category_id).length;
      if (children > 0) return refuse('category_has_children', { values: { count: children } });
      const target = move_to === undefined ? null : findInTree(tree, move_to);
      if (target?.ok === false || move_to === category_id) return refuse('category_not_found', { fields: ['move_to'] });
      const products = await countProducts(trx, category_id);
      if (products > 0 && move_to === undefined) return refuse('category_in_use', { values: { count: products } });
      if (products > 0 && move_to !== undefined) await moveProducts(trx, category_id, move_to);
      await deleteCategoryRow(trx, category_id);
      await leaveCategoryRedirect(trx, category_id, move_to ?? found.value.parent_id);
      return found;
    }),
  );
