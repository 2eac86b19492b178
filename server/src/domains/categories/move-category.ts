import { CATEGORY_LEVELS_MAX } from '@uruhu/contract/constants';
import type { AdminCategory, MoveCategory } from '@uruhu/contract/staff/categories';
import type { Db } from '../../database/db.ts';
import { type Outcome, refuse } from '../../lib/outcome.ts';
import { withConstraintRefusals } from '../../lib/with-constraint-refusals.ts';
import { changeAsStaff, type StaffActor } from '../audit/audit.ts';
import { findCategory, findInTree, TREE_REFUSALS } from './change-category.ts';
import { lockTree, renumberSiblings, selectTree, setParent } from './queries.ts';
import { countLevels, listChildren, listSubtree } from './tree.ts';

/** Moves a category, with its descendants, to a position among the children of `parent_id`, or at the top level if `parent_id` is null. */
export const moveCategory = (
  db: Db,
  actor: StaffActor,
  category_id: string,
  { version, parent_id, position }: MoveCategory,
): Promise<Outcome<AdminCategory>> =>
  withConstraintRefusals(TREE_REFUSALS, () =>
    changeAsStaff(db, actor, async (trx) => {
      await lockTree(trx);
      const tree = await selectTree(trx);
      const category = findInTree(tree, category_id);
      if (!category.ok) return category;
      if (category.value.version !== version) return refuse('changed_meanwhile', { data: category.value });
      const parent = parent_id === null ? null : findInTree(tree, parent_id);
      if (parent?.ok === false) return refuse('category_not_found', { fields: ['parent_id'] });
      if (parent_id !== null && listSubtree(tree, category_id).has(parent_id)) return refuse('category_within_itself');
      if ((parent?.value.level ?? 0) + countLevels(tree, category_id) > CATEGORY_LEVELS_MAX) return refuse('category_too_deep');
      if (category.value.parent_id !== parent_id) await setParent(trx, category_id, { parent_id });
      const siblings = listChildren(tree, parent_id).filter((id) => id !== category_id);
      await renumberSiblings(trx, siblings.toSpliced(position, 0, category_id));
      return findCategory(trx, category_id);
    }),
  );
