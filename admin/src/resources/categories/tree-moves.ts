/** Finds where a category can move in the tree. Rows come in the order of the server: each category before its children. */
import { CATEGORY_LEVELS_MAX } from '@uruhu/contract/constants';
import type { AdminCategory } from '@uruhu/contract/staff/categories';

export type Row = Pick<AdminCategory, 'category_id' | 'parent_id' | 'level'>;
/** `position`: the index among the other children of the parent. */
export type Destination = { parent_id: string | null; position: number };
export type Direction = 'up' | 'down' | 'in' | 'out';
/** The part of a row on which another row is dropped. */
export type Side = 'before' | 'into' | 'after';

type Rows = readonly Row[];

const findRow = (rows: Rows, id: string | null) => rows.find(({ category_id }) => category_id === id);
const listChildren = (rows: Rows, parent_id: string | null, except_id: string) =>
  rows.filter((row) => row.parent_id === parent_id && row.category_id !== except_id).map(({ category_id }) => category_id);

/** Lists the ids of the category and of all categories below it. */
function listSubtree(rows: Rows, id: string): ReadonlySet<string> {
  const subtree = new Set([id]);
  for (const { category_id, parent_id } of rows) if (parent_id !== null && subtree.has(parent_id)) subtree.add(category_id);
  return subtree;
}

/** Counts the products in a category and below it, as its page in the shop lists them. */
export function countProducts(rows: readonly Pick<AdminCategory, 'category_id' | 'parent_id' | 'level' | 'product_count'>[], id: string) {
  const subtree = listSubtree(rows, id);
  return rows.reduce((sum, { category_id, product_count }) => (subtree.has(category_id) ? sum + product_count : sum), 0);
}

/** Whether the category may move below this parent: not below itself, and its subtree no deeper than three levels. */
function canMoveBelow(rows: Rows, id: string, parent_id: string | null): boolean {
  const subtree = listSubtree(rows, id);
  if (parent_id !== null && subtree.has(parent_id)) return false;
  const levels = rows.filter(({ category_id }) => subtree.has(category_id)).map(({ level }) => level);
  const height = Math.max(...levels) - Math.min(...levels) + 1;
  return (findRow(rows, parent_id)?.level ?? 0) + height <= CATEGORY_LEVELS_MAX;
}

/** Finds the destination of a category that is dropped on a row; null if it may not move there. */
export function findDropDestination(rows: Rows, id: string, target_id: string, side: Side): Destination | null {
  const target = findRow(rows, target_id);
  if (!target || target_id === id) return null;
  const parent_id = side === 'into' ? target_id : target.parent_id;
  if (!canMoveBelow(rows, id, parent_id)) return null;
  const siblings = listChildren(rows, parent_id, id);
  return { parent_id, position: side === 'into' ? siblings.length : siblings.indexOf(target_id) + (side === 'after' ? 1 : 0) };
}

/** Finds the destinations of the step buttons: up and down among the siblings, into the sibling above, and out beside the parent. */
export function findSteps(rows: Rows, id: string): Record<Direction, Destination | null> {
  const row = findRow(rows, id);
  if (!row) return { up: null, down: null, in: null, out: null };
  const siblings = rows.filter(({ parent_id }) => parent_id === row.parent_id).map(({ category_id }) => category_id);
  const index = siblings.indexOf(id);
  const [aboveId, parent] = [siblings[index - 1], findRow(rows, row.parent_id)];
  return {
    up: index > 0 ? { parent_id: row.parent_id, position: index - 1 } : null,
    down: index < siblings.length - 1 ? { parent_id: row.parent_id, position: index + 1 } : null,
    in: aboveId === undefined ? null : findDropDestination(rows, id, aboveId, 'into'),
    out: parent ? findDropDestination(rows, id, parent.category_id, 'after') : null,
  };
}
