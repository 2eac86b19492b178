import type { Branch } from '#app/lib/shop.ts';

/** The branches from a parent category down to the one with this id, including both; empty if no branch has this id. */
export function findPathToCategory(branches: readonly Branch[], id: string): Branch[] {
  for (const branch of branches) {
    if (branch.id === id) return [branch];
    const below = findPathToCategory(branch.children, id);
    if (below.length > 0) return [branch, ...below];
  }
  return [];
}

/** The ids below a branch. */
export const listDescendantIds = ({ children }: Branch): string[] => children.flatMap((child) => [child.id, ...listDescendantIds(child)]);

/** The ids of all ancestors and descendants of the branch with this id. */
export function listRelatedIds(branches: readonly Branch[], id: string): string[] {
  const path = findPathToCategory(branches, id);
  const branch = path.at(-1);
  return branch ? [...path.slice(0, -1).map((above) => above.id), ...listDescendantIds(branch)] : [];
}

/** A branch in the list of the filter panel. `depth`: 0 for a parent category. */
export type VisibleBranch = { id: string; name: string; depth: number };

/** Lists the branches, and the children of each branch that is chosen or contains a chosen one. */
export function listVisibleBranches(branches: readonly Branch[], chosen: readonly string[], depth = 0): VisibleBranch[] {
  return branches.flatMap((branch) => {
    const open = [branch.id, ...listDescendantIds(branch)].some((id) => chosen.includes(id));
    return [{ id: branch.id, name: branch.name, depth }, ...(open ? listVisibleBranches(branch.children, chosen, depth + 1) : [])];
  });
}
