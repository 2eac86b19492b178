import type { AdminCategory } from '@uruhu/contract/staff/categories';
import type { Db } from '../../database/db.ts';
import { type Outcome, refuse } from '../../lib/outcome.ts';
import { withConstraintRefusals } from '../../lib/with-constraint-refusals.ts';
import { changeAsStaff, type StaffActor } from '../audit/audit.ts';
import { skipCheck, writeProducts } from '../products/products.ts';
import { saveCategoryRedirect } from '../redirects/redirects.ts';
import { findInTree } from './change-category.ts';
import { deleteCategoryRow, lockProducts, lockTree, selectTree } from './queries.ts';
import { listChildren } from './tree.ts';

/** The refusal if a product gets this category while it is deleted. */
const CONSTRAINT_REFUSALS = { products_category_id_fkey: () => refuse('category_in_use', { values: { count: 1 } }) };

/**
 * Deletes a category without children, if it still has the version that the staff member has seen. `move_to`: the category that gets its
 * products, and to which its address redirects; without `move_to` the address redirects to the parent.
 */
export const deleteCategory = (
  db: Db,
  actor: StaffActor,
  category_id: string,
  { version, move_to }: { version: number; move_to?: string | undefined },
): Promise<Outcome<AdminCategory>> =>
  withConstraintRefusals(CONSTRAINT_REFUSALS, () =>
    changeAsStaff(db, actor, async (trx) => {
      await lockTree(trx);
      const tree = await selectTree(trx);
      const category = findInTree(tree, category_id);
      if (!category.ok) return category;
      if (category.value.version !== version) return refuse('changed_meanwhile', { data: category.value });
      const childCount = listChildren(tree, category_id).length;
      if (childCount > 0) return refuse('category_has_children', { values: { count: childCount } });
      const target = move_to === undefined ? null : findInTree(tree, move_to);
      if (target?.ok === false || move_to === category_id) return refuse('category_not_found', { fields: ['move_to'] });
      const products = await lockProducts(trx, category_id);
      if (products.length > 0 && move_to === undefined) return refuse('category_in_use', { values: { count: products.length } });
      const moves = products.map((product) => skipCheck({ ...product, columns: { category_id: move_to ?? category_id } }));
      const beforeLastStep = async () => {
        await deleteCategoryRow(trx, category_id);
        await saveCategoryRedirect(trx, category_id, move_to ?? category.value.parent_id);
      };
      const moved = await writeProducts(trx, moves, { ...actor, beforeLastStep });
      return moved.ok ? category : moved;
    }),
  );
