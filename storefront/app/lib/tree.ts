import type { Branch } from './shop.ts';

/** The branches from a parent category down to the one with this id, itself included; empty when it is not there. */
export function trailTo(branches: readonly Branch[], id: string): Branch[] {
  for (const branch of branches) {
    if (branch.id === id) return [branch];
    const below = trailTo(branch.children, id);
    if (below.length > 0) return [branch, ...below];
  }
  return [];
}

/** The ids below a branch. */
export const idsBelow = ({ children }: Branch): string[] => children.flatMap((child) => [child.id, ...idsBelow(child)]);

/** The ids above and below the one with this id: what a choice of it holds already, or is held by. */
export function relatedIds(branches: readonly Branch[], id: string): string[] {
  const trail = trailTo(branches, id);
  const branch = trail.at(-1);
  return branch ? [...trail.slice(0, -1).map((above) => above.id), ...idsBelow(branch)] : [];
}

export type ShownBranch = { id: string; name: string; depth: number };

/** The branches, and below those that lead to something chosen the next ones: as far as a shopper has gone into the tree. */
export function openBranches(branches: readonly Branch[], chosen: readonly string[], depth = 0): ShownBranch[] {
  return branches.flatMap((branch) => {
    const open = [branch.id, ...idsBelow(branch)].some((id) => chosen.includes(id));
    return [{ id: branch.id, name: branch.name, depth }, ...(open ? openBranches(branch.children, chosen, depth + 1) : [])];
  });
}
