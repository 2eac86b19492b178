/** Limits the stock that a staff member holds by unpaid orders that she has entered: her account may be stolen, or used carelessly. */
import type { StaffRole } from '@uruhu/contract/staff/permissions';
import { type Refusal, refuse } from '../../lib/outcome.ts';
import type { ReservedPieces } from '../stock/stock.ts';
import type { UnpaidHolds } from './queries.ts';
import { findExceededPieces, type PieceLimits } from './unpaid-limit.ts';

/** Several days of orders by telephone. */
export const ENTERED_ORDER_LIMITS = { orders: 30, pieces: 150, pieces_of_one_item: 20 } as const;

/** Owners and managers are not limited: they may change the stock itself, and enter what is above the limit for their colleagues. */
const LIMITS_BY_ROLE: Readonly<Partial<Record<StaffRole, PieceLimits & { orders: number }>>> = { support: ENTERED_ORDER_LIMITS };

/** The role of the member who enters an order, and her unpaid orders before it. Read it only while the member is locked. */
export type MemberHolds = { role: StaffRole; holds: UnpaidHolds };

export function findEnteredOrdersRefusal({ role, holds }: MemberHolds): Refusal | null {
  const limits = LIMITS_BY_ROLE[role];
  return limits && holds.order_count >= limits.orders ? refuse('entered_orders_limit', { values: { most: limits.orders } }) : null;
}

export function findEnteredPiecesRefusal({ role, holds }: MemberHolds, reservation: ReservedPieces): Refusal | null {
  const limits = LIMITS_BY_ROLE[role];
  const exceeded = limits && findExceededPieces(holds, limits, reservation);
  if (!exceeded) return null;
  const { most, wanted, name } = exceeded;
  return name === null
    ? refuse('entered_pieces_limit', { values: { most, wanted } })
    : refuse('entered_item_limit', { values: { most, wanted, name } });
}
