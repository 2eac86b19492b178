import { ORDER_STATUSES } from '@uruhu/contract/rules/transitions';
import { DASHBOARD_PERIODS, type Dashboard, type DashboardPeriod, type DashboardUnit } from '@uruhu/contract/staff/dashboard';
import type { Db } from '../../database/db.ts';
import { countLowStock } from '../products/products.ts';
import {
  countOpenCarts,
  type OrderSumRow,
  type PeriodRow,
  selectBestSellers,
  selectOrderSums,
  selectPeriods,
  selectWaiting,
} from './queries.ts';

const BEST_SELLERS = 10;

const add = (rows: readonly OrderSumRow[], what: 'orders' | 'total_rwf') => rows.reduce((sum, row) => sum + row[what], 0);

function sumOrders(rows: readonly OrderSumRow[]) {
  const kept = rows.filter(({ status }) => status !== 'cancelled');
  const paid = kept.filter(({ is_sale }) => is_sale);
  return { orders: add(kept, 'orders'), ordered: add(kept, 'total_rwf'), paid_orders: add(paid, 'orders'), sales: add(paid, 'total_rwf') };
}

const presentPeriod = ({ start, from, to }: PeriodRow, sums: readonly OrderSumRow[]): DashboardPeriod => ({
  start,
  from: from.toISOString(),
  to: to.toISOString(),
  ...sumOrders(sums.filter((row) => row.start === start)),
});

async function collectFigures(trx: Db, by: DashboardUnit): Promise<Dashboard> {
  const periods = await selectPeriods(trx, by, DASHBOARD_PERIODS[by]);
  const [first, last] = [periods[0], periods.at(-1)];
  if (!first || !last) throw new Error('selectPeriods returned no period');
  const sums = await selectOrderSums(trx, by, first.from);
  const totals = sumOrders(sums);
  const waiting = await selectWaiting(trx);
  const countStatus = (status: string) =>
    add(
      sums.filter((row) => row.status === status),
      'orders',
    );
  return {
    by,
    from: first.from.toISOString(),
    to: last.to.toISOString(),
    periods: periods.map((period) => presentPeriod(period, sums)),
    totals,
    orders_by_status: Object.fromEntries(ORDER_STATUSES.map((status) => [status, countStatus(status)])) as Dashboard['orders_by_status'],
    funnel: {
      carts: add(sums, 'orders') + (await countOpenCarts(trx, first.from)),
      ordered: add(sums, 'orders'),
      paid: totals.paid_orders,
    },
    best_sellers: await selectBestSellers(trx, first.from, BEST_SELLERS),
    now: {
      unpaid: { orders: waiting.unpaid, due: waiting.due_rwf },
      to_check: { orders: waiting.to_check, oldest_at: waiting.oldest_at?.toISOString() ?? null },
      to_pack: waiting.to_pack,
      problems: waiting.problems,
      low_stock: await countLowStock(trx),
    },
  };
}

/** All figures from one state of the database, so that they add up while shoppers order. */
export const readDashboard = (db: Db, by: DashboardUnit): Promise<Dashboard> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((trx) => collectFigures(trx, by));
