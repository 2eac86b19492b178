/** Where a category can go in the tree. Rows come with each category before its children, as the shop sends them. */
import type { AdminCategory } from '@uruhu/contract/staff/categories';

export const LEVELS_MAX = 3;

export type Row = Pick<AdminCategory, 'category_id' | 'parent_id' | 'level'>;
/** `position`: among the other children of the parent. */
export type Destination = { parent_id: string | null; position: number };
export type Direction = 'up' | 'down' | 'in' | 'out';
/** Where on a row another one is dropped. */
export type Side = 'before' | 'into' | 'after';

type Rows = readonly Row[];

const findRow = (rows: Rows, id: string | null) => rows.find(({ category_id }) => category_id === id);
const listChildren = (rows: Rows, parent_id: string | null, without: string) =>
  rows.filter((row) => row.parent_id === parent_id && row.category_id !== without).map(({ category_id }) => category_id);

/** The category and all below it. */
function listFamily(rows: Rows, id: string): ReadonlySet<string> {
  const family = new Set([id]);
  for (const { category_id, parent_id } of rows) if (parent_id !== null && family.has(parent_id)) family.add(category_id);
  return family;
}

/** The number of products in a category and below it, as shoppers find them there. */
export function countProducts(rows: readonly Pick<AdminCategory, 'category_id' | 'parent_id' | 'level' | 'product_count'>[], id: string) {
  const family = listFamily(rows, id);
  return rows.reduce((sum, { category_id, product_count }) => (family.has(category_id) ? sum + product_count : sum), 0);
}

/** Whether the category fits below this parent: not below itself, and no deeper than three levels with all below it. */
function fits(rows: Rows, id: string, parent_id: string | null): boolean {
  const family = listFamily(rows, id);
  if (parent_id !== null && family.has(parent_id)) return false;
  const levels = rows.filter(({ category_id }) => family.has(category_id)).map(({ level }) => level);
  const height = Math.max(...levels) - Math.min(...levels) + 1;
  return (findRow(rows, parent_id)?.level ?? 0) + height <= LEVELS_MAX;
}

/** The destination that dropping on a row means; null if it does not fit. */
export function findDropDestination(rows: Rows, id: string, target_id: string, side: Side): Destination | null {
  const target = findRow(rows, target_id);
  if (!target || target_id === id) return null;
  const parent_id = side === 'into' ? target_id : target.parent_id;
  if (!fits(rows, id, parent_id)) return null;
  const siblings = listChildren(rows, parent_id, id);
  return { parent_id, position: side === 'into' ? siblings.length : siblings.indexOf(target_id) + (side === 'after' ? 1 : 0) };
}

/** The destinations one step away: up and down among its siblings, into the one above it, and out beside its parent. */
export function findSteps(rows: Rows, id: string): Record<Direction, Destination | null> {
  const row = findRow(rows, id);
  if (!row) return { up: null, down: null, in: null, out: null };
  const siblings = rows.filter(({ parent_id }) => parent_id === row.parent_id).map(({ category_id }) => category_id);
  const at = siblings.indexOf(id);
  const [above, parent] = [siblings[at - 1], findRow(rows, row.parent_id)];
  return {
    up: at > 0 ? { parent_id: row.parent_id, position: at - 1 } : null,
    down: at < siblings.length - 1 ? { parent_id: row.parent_id, position: at + 1 } : null,
    in: above === undefined ? null : findDropDestination(rows, id, above, 'into'),
    out: parent ? findDropDestination(rows, id, parent.category_id, 'after') : null,
  };
}
