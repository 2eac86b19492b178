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
