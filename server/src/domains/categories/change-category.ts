import { CATEGORY_LEVELS_MAX } from '@uruhu/contract/constants';
import type { AdminCategory, CreateCategory, UpdateCategory } from '@uruhu/contract/staff/categories';
import type { Db } from '../../database/db.ts';
import { done, type Outcome, type Refusal, refuse } from '../../lib/outcome.ts';
import { createSlug, findFreeSlug } from '../../lib/slug.ts';
import { withConstraintRefusals } from '../../lib/with-constraint-refusals.ts';
import { changeAsStaff, type StaffActor } from '../audit/audit.ts';
import { findMissingPictures } from '../files/files.ts';
import { type CategoryRow, insertCategory, lockTree, renumberSiblings, selectTree, updateCategoryRow } from './queries.ts';
import { listChildren } from './tree.ts';

/** The refusal for the database constraint on the tree. The code checks the tree first, so only an error in these checks causes it. */
export const TREE_REFUSALS = { categories_tree: () => refuse('category_too_deep', { fields: ['parent_id'] }) };

export const findInTree = (tree: readonly CategoryRow[], category_id: string): Outcome<AdminCategory> => {
  const row = tree.find((category) => category.category_id === category_id);
  return row ? done(row) : refuse('category_not_found');
};

export const findCategory = async (db: Db, category_id: string): Promise<Outcome<AdminCategory>> =>
  findInTree(await selectTree(db), category_id);

const findPictureRefusal = async (trx: Db, image: string): Promise<Refusal | null> =>
  (await findMissingPictures(trx, [image])).length > 0 ? refuse('picture_not_found', { fields: ['image'] }) : null;

/** Creates a category with an id made from its name. A later rename keeps the id, so that the category keeps its address. */
export const createCategory = (db: Db, actor: StaffActor, newCategory: CreateCategory): Promise<Outcome<AdminCategory>> =>
  withConstraintRefusals(TREE_REFUSALS, () =>
    changeAsStaff(db, actor, async (trx) => {
      await lockTree(trx);
      const tree = await selectTree(trx);
      const parent = newCategory.parent_id === null ? null : findInTree(tree, newCategory.parent_id);
      if (parent?.ok === false) return refuse('category_not_found', { fields: ['parent_id'] });
      if (parent && parent.value.level >= CATEGORY_LEVELS_MAX) return refuse('category_too_deep', { fields: ['parent_id'] });
      const refusal = await findPictureRefusal(trx, newCategory.image);
      if (refusal) return refusal;
      const category_id = findFreeSlug(createSlug(newCategory.name, 'category'), new Set(tree.map((row) => row.category_id)));
      const siblings = listChildren(tree, newCategory.parent_id);
      await insertCategory(trx, { ...newCategory, category_id, position: siblings.length });
      await renumberSiblings(trx, [...siblings, category_id]);
      return findCategory(trx, category_id);
    }),
  );

export const updateCategory = (db: Db, actor: StaffActor, category_id: string, update: UpdateCategory): Promise<Outcome<AdminCategory>> =>
  changeAsStaff(db, actor, async (trx) => {
    const categoryBefore = await findCategory(trx, category_id);
    if (!categoryBefore.ok) return categoryBefore;
    const isNewPicture = update.image !== undefined && update.image !== categoryBefore.value.image;
    const refusal = isNewPicture ? await findPictureRefusal(trx, update.image ?? '') : null;
    if (refusal) return refusal;
    const isUpdated = await updateCategoryRow(trx, category_id, update);
    const category = await findCategory(trx, category_id);
    if (!isUpdated && category.ok) return refuse('changed_meanwhile', { data: category.value });
    return category;
  });
