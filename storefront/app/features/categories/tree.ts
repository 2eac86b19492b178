import type { CategoryNode } from '#app/lib/shop.ts';

/** The categories from a parent category down to the one with this id, including both; empty if no category has this id. */
export function findPathToCategory(categories: readonly CategoryNode[], id: string): CategoryNode[] {
  for (const category of categories) {
    if (category.id === id) return [category];
    const pathBelow = findPathToCategory(category.children, id);
    if (pathBelow.length > 0) return [category, ...pathBelow];
  }
  return [];
}

/** The ids of all descendants of a category. */
export const listDescendantIds = ({ children }: CategoryNode): string[] =>
  children.flatMap((child) => [child.id, ...listDescendantIds(child)]);

/** The ids of all ancestors and descendants of the category with this id. */
export function listRelatedIds(categories: readonly CategoryNode[], id: string): string[] {
  const path = findPathToCategory(categories, id);
  const category = path.at(-1);
  return category ? [...path.slice(0, -1).map((ancestor) => ancestor.id), ...listDescendantIds(category)] : [];
}

/** A category in the list of the filter panel. `depth`: 0 for a parent category. */
export type VisibleCategory = Pick<CategoryNode, 'id' | 'name' | 'lang'> & { depth: number };

/** Lists the categories, and the children of each category that is chosen or contains a chosen one. */
export function listVisibleCategories(categories: readonly CategoryNode[], chosen: readonly string[], depth = 0): VisibleCategory[] {
  return categories.flatMap((category) => {
    const isOpen = [category.id, ...listDescendantIds(category)].some((id) => chosen.includes(id));
    return [
      { id: category.id, name: category.name, lang: category.lang, depth },
      ...(isOpen ? listVisibleCategories(category.children, chosen, depth + 1) : []),
    ];
  });
}
