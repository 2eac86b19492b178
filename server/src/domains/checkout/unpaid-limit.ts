/** Limits the unpaid orders of one shopper, because they hold stock that other shoppers cannot buy, and accounts are free. */
import { type Refusal, refuse } from '../../lib/outcome.ts';
import type { ReservedPieces } from '../stock/stock.ts';
import type { UnpaidHolds } from './queries.ts';

/** `pieces_of_one_item`: pieces of one product or choice; half of its available pieces if that is more. */
export type PieceLimits = { pieces: number; pieces_of_one_item: number };
type UnpaidOrderLimits = PieceLimits & { orders: number; value_rwf: number };

/** Far above usual orders. Shoppers without a verified e-mail address have lower limits, as one person can open many such accounts. */
export const UNPAID_ORDER_LIMITS = {
  verified: { orders: 10, pieces: 60, pieces_of_one_item: 20, value_rwf: 2_000_000 },
  unverified: { orders: 2, pieces: 20, pieces_of_one_item: 3, value_rwf: 500_000 },
} as const satisfies Record<string, UnpaidOrderLimits>;

/** The shopper and her unpaid orders before this one. Read it only while her open cart is locked, so that no order is missed. */
export type ShopperHolds = { email_verified: boolean; holds: UnpaidHolds };

const chooseLimits = ({ email_verified }: ShopperHolds): UnpaidOrderLimits =>
  email_verified ? UNPAID_ORDER_LIMITS.verified : UNPAID_ORDER_LIMITS.unverified;

/** Values for the refusal's message, which names what the shopper can do. */
const buildMessageValues = ({ email_verified, holds }: ShopperHolds) => ({ email_verified, has_unpaid_orders: holds.order_count > 0 });

/** The refusal if the shopper has too many unpaid orders already; else null. */
export function findOrderCountRefusal(shopper: ShopperHolds): Refusal | null {
  if (shopper.holds.order_count < chooseLimits(shopper).orders) return null;
  return refuse(shopper.email_verified ? 'too_many_unpaid_orders' : 'unverified_too_many_unpaid_orders');
}

/** `name`: the item of which there are too many; null where all pieces together are too many. */
type ExceededPieces = { most: number; wanted: number; name: string | null };

/** What this order's pieces exceed, together with those that unpaid orders hold; else null. */
export function findExceededPieces(holds: UnpaidHolds, limits: PieceLimits, reservation: ReservedPieces): ExceededPieces | null {
  const total = holds.piece_count + reservation.pieces;
  if (total > limits.pieces) return { most: limits.pieces, wanted: total, name: null };
  const heldPieces = new Map(holds.stock_rows.map((row) => [row.stock_id, row.pieces]));
  for (const row of reservation.rows) {
    const held = heldPieces.get(row.stock_id) ?? 0;
    const most = Math.max(limits.pieces_of_one_item, Math.floor((row.available_pieces + held) / 2));
    const wanted = held + row.pieces;
    if (wanted > most) return { most, wanted, name: row.name };
  }
  return null;
}

/** The refusal if this order's pieces and those of the shopper's unpaid orders are too many together; else null. */
export function findPiecesRefusal(shopper: ShopperHolds, reservation: ReservedPieces): Refusal | null {
  const exceeded = findExceededPieces(shopper.holds, chooseLimits(shopper), reservation);
  if (!exceeded) return null;
  const { most, wanted, name } = exceeded;
  const values = { ...buildMessageValues(shopper), most, wanted };
  return name === null ? refuse('unpaid_pieces_limit', { values }) : refuse('unpaid_item_limit', { values: { ...values, name } });
}

/** The refusal if this order and the shopper's unpaid orders cost too much together; else null. */
export function findValueRefusal(shopper: ShopperHolds, total_rwf: number): Refusal | null {
  const limits = chooseLimits(shopper);
  const sum_rwf = shopper.holds.value_rwf + total_rwf;
  if (sum_rwf <= limits.value_rwf) return null;
  return refuse('unpaid_value_limit', { values: { ...buildMessageValues(shopper), most: limits.value_rwf, wanted: sum_rwf } });
}
