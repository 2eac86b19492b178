/** Queries of categories for staff. The catalogue reads categories for its snapshot with queries of its own. */
import type { UpdateCategory } from '@uruhu/contract/staff/categories';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export type CategoryRow = {
  category_id: string;
  parent_id: string | null;
  name: string;
  image: string;
  dark_text: boolean;
  level: number;
  product_count: number;
  version: number;
};

/**
 * The whole tree, each category before its children, siblings in the order of the shop. `tree_position`: the positions of the category's
 * ancestors and of the category itself among their siblings, from the root down; rows sorted by it follow the tree.
 */
export async function selectTree(db: Db): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    with recursive tree as (
      select categories.*, 1 as level, array[row_number() over (order by position, category_id)] as tree_position
        from categories where parent_id is null
      union all
      select child.*, level + 1, tree_position || row_number() over (partition by child.parent_id order by child.position, child.category_id)
        from categories child join tree on child.parent_id = tree.category_id
    ), product_counts as (select category_id, count(*)::int as product_count from products group by category_id)
    select tree.category_id, parent_id, name, image, dark_text, level, coalesce(product_count, 0) as product_count, version
      from tree left join product_counts using (category_id) order by tree_position`.execute(db);
  return rows;
}

/**
 * Blocks other tree changes until commit, because a move renumbers siblings and a deletion checks for children. Does not block products.
 */
export const lockTree = (trx: Db) => sql`lock table categories in share row exclusive mode`.execute(trx);

type NewCategory = { category_id: string; parent_id: string | null; name: string; image: string; dark_text: boolean; position: number };
/** Throws if the tree would become too deep. */
export const insertCategory = (trx: Db, category: NewCategory) => trx.insertInto('categories').values(category).execute();

/** Changes the given columns; a trigger raises the version. Returns false if the category has another version by now, or was deleted. */
export async function updateCategoryRow(
  trx: Db,
  category_id: string,
  { version, name, image, dark_text }: UpdateCategory,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('categories')
    .set({ name, image, dark_text, version })
    .where('category_id', '=', category_id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Throws if the tree would become too deep, or the category would be below itself. */
export const setParent = (trx: Db, category_id: string, { parent_id }: { parent_id: string | null }) =>
  trx.updateTable('categories').set({ parent_id }).where('category_id', '=', category_id).execute();

/** Gives siblings positions in this order. Changes no row that has its position already. */
export const renumberSiblings = (trx: Db, category_ids: readonly string[]) =>
  sql`update categories set position = ordered.new_position - 1
    from unnest(${category_ids}::text[]) with ordinality as ordered (category_id, new_position)
    where categories.category_id = ordered.category_id and categories.position <> ordered.new_position - 1`.execute(trx);

/** Locks the products of a category in the order of their ids. */
export const lockProducts = (trx: Db, category_id: string) =>
  trx
    .selectFrom('products')
    .select(['product_id', 'version'])
    .where('category_id', '=', category_id)
    .orderBy('product_id')
    .forUpdate()
    .execute();

/** Throws if the category has products or children. */
export const deleteCategoryRow = (trx: Db, category_id: string) =>
  trx.deleteFrom('categories').where('category_id', '=', category_id).execute();
