/** How staff narrow down the list of orders: tabs, saved filters, counts. */
import { z } from 'zod';
import { formatFieldCode } from '../fields/field-code.ts';
import { time } from '../fields/list.ts';
import { boundedText } from '../fields/text.ts';
import { ORDER_STATUSES } from '../rules/transitions.ts';
import { ORDER_TAB_NAMES } from './order-tabs.ts';

/**
 * `review`: a payment waits for a staff member. `unpaid`: money is due, and the order is neither delivered nor cancelled. `unpaid_long`: the
 * same without a claim, after half of the time to pay. Orders with `review` and `unpaid_long` come longest waiting first.
 */
export const PAYMENT_FILTERS = ['review', 'unpaid', 'unpaid_long', 'paid'] as const;

/** What a saved filter can hold. Search words are not part of it, because they may name a customer. */
const savedFilter = z.object({
  status: z.enum(ORDER_STATUSES).optional(),
  payment: z.enum(PAYMENT_FILTERS).optional(),
  /** Only orders of the last days. */
  within_days: z.int().min(1).max(3_650).optional(),
  /** Only orders of at least so many francs. */
  total_from: z.int().min(0).max(1_000_000_000_000).optional(),
  coupon: boundedText(40).optional(),
  /** Only orders that staff have typed in. */
  entered: z.boolean().optional(),
});

export const orderFilter = savedFilter.extend({
  from: time.optional(),
  to: time.optional(),
  /** The start of an order id, words of a name, a phone number, or a transaction id. */
  q: boundedText(100).optional(),
});
export type OrderFilter = z.output<typeof orderFilter>;

// ── counts ──

export const orderTabCounts = z.object({ data: z.record(z.enum(ORDER_TAB_NAMES), z.int()) });
export type OrderTabCounts = z.infer<typeof orderTabCounts>['data'];

// ── saved filters ──

export const SAVED_FILTERS_MAX = 30;

const savedOrderFilter = z.object({ filter_id: z.string(), name: z.string(), filter: savedFilter, created_at: time });
export type SavedOrderFilter = z.infer<typeof savedOrderFilter>;
export const savedOrderFilters = z.object({ data: z.array(savedOrderFilter), total: z.int() });
export const savedOrderFilterReply = z.object({ data: savedOrderFilter });
export const saveOrderFilter = z.object({
  name: boundedText(60, 'name_required').refine((text) => text !== '', formatFieldCode('name_required')),
  filter: savedFilter,
});
export type SaveOrderFilter = z.output<typeof saveOrderFilter>;
