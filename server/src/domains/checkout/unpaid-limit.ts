/** Limits the unpaid orders of one shopper, because they hold stock that other shoppers cannot buy, and accounts are free. */
import { type Refused, refuse } from '../../lib/outcome.ts';
import type { Taken } from '../stock/stock.ts';
import type { UnpaidHolds } from './queries.ts';

/** `of_one`: pieces of one stock row, or half of its free pieces if that is more. */
type Bounds = { orders: number; pieces: number; of_one: number; value_rwf: number };

/** Far above usual orders. Unverified shoppers have lower limits, as one person can open many such accounts. */
export const UNPAID_BOUNDS = {
  verified: { orders: 10, pieces: 60, of_one: 20, value_rwf: 2_000_000 },
  unverified: { orders: 2, pieces: 20, of_one: 3, value_rwf: 500_000 },
} as const satisfies Record<string, Bounds>;

/** The shopper and her unpaid orders before this one. Read it only while her open cart is locked, so that no order is missed. */
export type Holder = { email_verified: boolean; holds: UnpaidHolds };

const chooseBounds = ({ email_verified }: Holder): Bounds => (email_verified ? UNPAID_BOUNDS.verified : UNPAID_BOUNDS.unverified);

/** Values for the refusal's message, which names what the shopper can do. */
const buildMessageValues = ({ email_verified, holds }: Holder) => ({ email_verified, has_unpaid_orders: holds.orders > 0 });

/** The refusal if the shopper has too many unpaid orders, whatever is in the new one; else null. */
export function checkOrderCount(holder: Holder): Refused | null {
  if (holder.holds.orders < chooseBounds(holder).orders) return null;
  return refuse(holder.email_verified ? 'too_many_unpaid_orders' : 'unverified_too_many_unpaid_orders');
}

/** The refusal if this order's pieces are too many beside those that the shopper holds unpaid; else null. */
export function checkPieces(holder: Holder, taken: Taken): Refused | null {
  const { pieces, of_one } = chooseBounds(holder);
  const all = holder.holds.pieces + taken.pieces;
  if (all > pieces) return refuse('unpaid_pieces_limit', { values: { ...buildMessageValues(holder), most: pieces, wanted: all } });
  const heldPieces = new Map(holder.holds.rows.map((row) => [row.stock_id, row.pieces]));
  for (const row of taken.rows) {
    const own = heldPieces.get(row.stock_id) ?? 0;
    const most = Math.max(of_one, Math.floor((row.free + own) / 2));
    const wanted = own + row.pieces;
    if (wanted > most) return refuse('unpaid_item_limit', { values: { ...buildMessageValues(holder), most, wanted, name: row.name } });
  }
  return null;
}

/** The refusal if this order costs too much beside the shopper's unpaid orders; else null. */
export function checkValue(holder: Holder, total_rwf: number): Refused | null {
  const { value_rwf } = chooseBounds(holder);
  const all_rwf = holder.holds.value_rwf + total_rwf;
  if (all_rwf <= value_rwf) return null;
  return refuse('unpaid_value_limit', { values: { ...buildMessageValues(holder), most: value_rwf, wanted: all_rwf } });
}
