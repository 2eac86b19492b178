/** The figures of the dashboard, by Kigali's calendar. */
import { z } from 'zod';
import { rwf, time } from '../fields/list.ts';
import { ORDER_STATUSES } from '../rules/transitions.ts';
import type { Permission } from './permissions.ts';

export const DASHBOARD_UNITS = ['day', 'week', 'month'] as const;
export type DashboardUnit = (typeof DASHBOARD_UNITS)[number];
/** How many days, weeks or months the dashboard shows; the last one is not over yet. */
export const DASHBOARD_PERIODS: Readonly<Record<DashboardUnit, number>> = { day: 30, week: 12, month: 12 };

export const dashboardQuery = z.object({ by: z.enum(DASHBOARD_UNITS).catch('day') });

/**
 * Counts and sums of the orders placed in a period, without cancelled ones. `ordered` is the sum of `orders`. `paid_orders` counts sales,
 * `sales` is their sum: an order is a sale while it is fully paid, with money that was not given back, and not cancelled.
 */
const figures = { orders: z.int(), ordered: rwf, paid_orders: z.int(), sales: rwf };

/** The period from `from` until before `to`. `start`: its first day in Kigali. */
const period = z.object({ start: z.iso.date(), from: time, to: time, ...figures });
export type DashboardPeriod = z.infer<typeof period>;

const dashboard = z.object({
  by: z.enum(DASHBOARD_UNITS),
  /** From the first period to the end of the last. */
  from: time,
  to: time,
  periods: z.array(period),
  totals: z.object(figures),
  /** All orders placed in these periods, by their present status. */
  orders_by_status: z.object(
    Object.fromEntries(ORDER_STATUSES.map((status) => [status, z.int()])) as Record<(typeof ORDER_STATUSES)[number], z.ZodInt>,
  ),
  /**
   * `carts`: carts that shoppers ordered in these periods, and open carts to which they added products in these periods. `ordered`: how many of
   * these carts became orders. `paid`: how many of these orders are sales.
   */
  funnel: z.object({ carts: z.int(), ordered: z.int(), paid: z.int() }),
  /** The product with the most pieces in sales first. `is_gone`: the product was deleted. `sales`: francs after discounts. */
  best_sellers: z.array(z.object({ product_id: z.string(), name: z.string(), is_gone: z.boolean(), pieces: z.int(), sales: rwf })),
  /** What waits for staff or customers now, from all times. */
  now: z.object({
    unpaid: z.object({ orders: z.int(), due: rwf }),
    to_check: z.object({ orders: z.int(), oldest_at: time.nullable() }),
    to_pack: z.int(),
    problems: z.int(),
    /** Products, without archived ones, of which the pieces of the product, an option or a size are at or below the low-stock mark. */
    low_stock: z.int(),
    /** Published and scheduled products that the check of ingredients and claims would not let be published today. */
    blocked_products: z.int(),
  }),
});
export type Dashboard = z.infer<typeof dashboard>;
export const dashboardReply = z.object({ data: dashboard });

/** The work that can wait for staff, each with the permission to do it. */
export const WAITING_WORK = {
  payments_to_check: 'payments.check',
  /** Fully paid, and nobody prepares them yet. */
  orders_to_pack: 'orders.fulfil',
  /** In preparation. */
  orders_to_send: 'orders.fulfil',
  payment_problems: 'payments.problems',
  /** Reviews that no staff member has checked since the shopper wrote or changed them. */
  reviews_to_check: 'reviews.moderate',
  /** Messages that wait for an answer. */
  open_messages: 'messages.answer',
  /** Published and scheduled products that the check of ingredients and claims would not let be published today. */
  blocked_products: 'catalogue.write',
} as const satisfies Record<string, Permission>;

const waitingWork = z.partialRecord(z.enum(Object.keys(WAITING_WORK) as (keyof typeof WAITING_WORK)[]), z.int());
export type WaitingWork = z.infer<typeof waitingWork>;
export const waitingWorkReply = z.object({ data: waitingWork });
