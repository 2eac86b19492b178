import type { Category } from '@uruhu/contract/category';
import type { CategoryRow } from './queries.ts';

type Named = { category_id: string; name: string };

export type CategoryTree = {
  /** Parent categories with all below them. */
  parents: Category[];
  byId: ReadonlyMap<string, Category>;
  /** From the parent category down to the one above this. */
  ancestors(category_id: string): Named[];
  /** This one and all below it. */
  family(category_id: string): string[];
};

/**
 * What each category is below. One that is below itself counts as a parent category: the database lets none in, and if there
 * should be one all the same, nothing here runs in a circle.
 */
function parentsOf(rows: readonly CategoryRow[]): ReadonlyMap<string, string | null> {
  const parentOf = new Map(rows.map((row) => [row.category_id, row.parent_id]));
  for (const { category_id } of rows) {
    const seen = new Set<string>();
    let above = parentOf.get(category_id);
    while (above && above !== category_id && !seen.has(above)) {
      seen.add(above);
      above = parentOf.get(above);
    }
    if (above === category_id) parentOf.set(category_id, null);
  }
  return parentOf;
}

/** Rows must come in the order in which siblings are shown. */
export function buildCategoryTree(rows: readonly CategoryRow[]): CategoryTree {
  const byId = new Map<string, Category>(rows.map(({ parent_id: _, ...row }) => [row.category_id, { ...row, children: [] }]));
  const parentOf = parentsOf(rows);
  const parents: Category[] = [];
  for (const [category_id, node] of byId) {
    const parent_id = parentOf.get(category_id);
    const siblings = parent_id ? byId.get(parent_id)?.children : parents;
    siblings?.push(node);
  }
  return {
    parents,
    byId,
    ancestors(category_id) {
      const above: Named[] = [];
      let parent = byId.get(parentOf.get(category_id) ?? '');
      while (parent) {
        above.unshift({ category_id: parent.category_id, name: parent.name });
        parent = byId.get(parentOf.get(parent.category_id) ?? '');
      }
      return above;
    },
    family(category_id) {
      const node = byId.get(category_id);
      return node ? [category_id, ...node.children.flatMap((child) => this.family(child.category_id))] : [];
    },
  };
}
