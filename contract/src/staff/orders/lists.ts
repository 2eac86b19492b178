/** How staff narrow down the list of orders: tabs, saved filters, counts. */
import { z } from 'zod';
import { time } from '../../fields/list.ts';
import { id, identifierText, lineText, requiredLine, timeInput } from '../../fields/text.ts';
import { ORDER_STATUSES } from '../../rules/transitions.ts';
import { FILTER_DAYS_MAX, STAFF_TEXT_MAX } from '../limits.ts';
import { jsonFilter } from '../lists.ts';
import { CHOSEN_ORDERS_MAX, ORDER_TAB_NAMES } from './tabs.ts';

/**
 * `review`: a payment waits for a staff member. `unpaid`: money is due, and the order is neither delivered nor cancelled. `unpaid_long`: an
 * unpaid order without a claim, after half of the time to pay. `sale`: fully paid and not cancelled, as the dashboard counts sales. Orders
 * with `review` and `unpaid_long` come longest waiting first.
 */
export const PAYMENT_FILTERS = ['review', 'unpaid', 'unpaid_long', 'paid', 'sale'] as const;

/** Limits: filters that staff can add to that of a tab. */
const orderLimits = z.object({
  /** Only orders of the last days. */
  within_days: z.int().min(1).max(FILTER_DAYS_MAX).optional(),
  /** Only orders that were placed in this span; `to` is not part of it. */
  from: timeInput().optional(),
  to: timeInput().optional(),
  /** Only orders of at least so many francs. */
  total_from: z.int().min(0).max(1_000_000_000_000).optional(),
  coupon: identifierText(STAFF_TEXT_MAX.filter_coupon).optional(),
  /** Only orders that staff have typed in, or only others. */
  entered: z.boolean().optional(),
  /** Only cancelled orders, or only others. */
  cancelled: z.boolean().optional(),
});
export type OrderLimits = z.output<typeof orderLimits>;

/** The orders that a customer with an account has placed. */
const ofCustomer = { user_id: id.optional() };

/** What a saved filter can hold. Neither search words, because they may name a customer, nor a customer are part of it. */
const savedFilter = orderLimits.extend({ status: z.enum(ORDER_STATUSES).optional(), payment: z.enum(PAYMENT_FILTERS).optional() });

export const orderFilter = savedFilter.extend({
  ...ofCustomer,
  /** The start of an order id, words of a name, a phone number, or a transaction id. */
  q: lineText(100).optional(),
});
export type OrderFilter = z.output<typeof orderFilter>;

/** `ids`: the orders that a staff member has chosen in the list, on all of its pages. */
export const orderListFilter = orderFilter.extend({ ids: z.array(id).max(CHOSEN_ORDERS_MAX).optional() });
export type OrderListFilter = z.output<typeof orderListFilter>;

// ── counts ──

const orderCountFilter = orderLimits.extend(ofCustomer);
export type OrderCountFilter = z.output<typeof orderCountFilter>;
export const orderCountQuery = z.object({ filter: jsonFilter(orderCountFilter) });
export const orderTabCounts = z.object({ data: z.record(z.enum(ORDER_TAB_NAMES), z.int()) });
export type OrderTabCounts = z.infer<typeof orderTabCounts>['data'];

// ── saved filters ──

export const SAVED_FILTERS_MAX = 30;

/** The number of orders that match each saved filter, by its id; null if the filter uses totals or coupons, which this member may not see. */
export const orderFilterCounts = z.object({ data: z.record(z.string(), z.int().nullable()) });

const savedOrderFilter = z.object({ filter_id: z.string(), name: z.string(), filter: savedFilter, created_at: time });
export type SavedOrderFilter = z.infer<typeof savedOrderFilter>;
export const savedOrderFilters = z.object({ data: z.array(savedOrderFilter), total: z.int() });
export const savedOrderFilterReply = z.object({ data: savedOrderFilter });
export const saveOrderFilterBody = z.object({
  name: requiredLine(STAFF_TEXT_MAX.filter_name, 'name_required'),
  filter: savedFilter,
});
export type NewOrderFilter = z.output<typeof saveOrderFilterBody>;
