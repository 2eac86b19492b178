import type { Category } from '@uruhu/contract/catalogue/category';
import type { CategoryRow } from './queries.ts';

type CategoryName = Pick<Category, 'category_id' | 'name' | 'untranslated'>;
/** The category as a link to its page. */
export const toCategoryName = ({ category_id, name, untranslated }: Category): CategoryName => ({
  category_id,
  name,
  ...(untranslated ? { untranslated } : {}),
});

export type CategoryTree = {
  /** Top-level categories with all their descendants. */
  topLevel: Category[];
  byId: ReadonlyMap<string, Category>;
  /** The ancestors, from the top-level category down to the direct parent. */
  listAncestors(category_id: string): CategoryName[];
  /** The ids of this category and all its descendants. */
  listSubtree(category_id: string): string[];
};

/**
 * Maps each category to its parent. A category in a cycle counts as a top-level one. The database forbids cycles, but without this the code
 * would not terminate if there were one.
 */
function mapParents(rows: readonly CategoryRow[]): ReadonlyMap<string, string | null> {
  const parentByCategory = new Map(rows.map((row) => [row.category_id, row.parent_id]));
  for (const { category_id } of rows) {
    const visitedIds = new Set<string>();
    let ancestor_id = parentByCategory.get(category_id);
    while (ancestor_id && ancestor_id !== category_id && !visitedIds.has(ancestor_id)) {
      visitedIds.add(ancestor_id);
      ancestor_id = parentByCategory.get(ancestor_id);
    }
    if (ancestor_id === category_id) parentByCategory.set(category_id, null);
  }
  return parentByCategory;
}

/** Builds the tree from rows in the display order of siblings. */
export function buildCategoryTree(rows: readonly (CategoryRow & Pick<Category, 'untranslated'>)[]): CategoryTree {
  const byId = new Map<string, Category>(rows.map(({ parent_id: _, ...row }) => [row.category_id, { ...row, children: [] }]));
  const parentByCategory = mapParents(rows);
  const topLevel: Category[] = [];
  for (const [category_id, node] of byId) {
    const parent_id = parentByCategory.get(category_id);
    const siblings = parent_id ? byId.get(parent_id)?.children : topLevel;
    siblings?.push(node);
  }
  return {
    topLevel,
    byId,
    listAncestors(category_id) {
      const ancestors: CategoryName[] = [];
      let parent = byId.get(parentByCategory.get(category_id) ?? '');
      while (parent) {
        ancestors.unshift(toCategoryName(parent));
        parent = byId.get(parentByCategory.get(parent.category_id) ?? '');
      }
      return ancestors;
    },
    listSubtree(category_id) {
      const node = byId.get(category_id);
      return node ? [category_id, ...node.children.flatMap((child) => this.listSubtree(child.category_id))] : [];
    },
  };
}
