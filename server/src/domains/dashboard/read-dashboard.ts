import { ORDER_STATUSES } from '@uruhu/contract/rules/transitions';
import { DASHBOARD_PERIODS, type Dashboard, type DashboardPeriod, type DashboardUnit } from '@uruhu/contract/staff/dashboard';
import type { Db } from '../../database/db.ts';
import { countBlocked, countLowStock } from '../products/products.ts';
import {
  countOpenCarts,
  type OrderSumRow,
  type PeriodRow,
  selectBestSellers,
  selectOrderSums,
  selectPeriods,
  selectWaitingCounts,
} from './queries.ts';

const BEST_SELLERS_MAX = 10;

const sumColumn = (rows: readonly OrderSumRow[], column: 'orders' | 'total_rwf') => rows.reduce((sum, row) => sum + row[column], 0);

function sumOrders(rows: readonly OrderSumRow[]) {
  const orders = rows.filter(({ status }) => status !== 'cancelled');
  const sales = orders.filter(({ is_sale }) => is_sale);
  return {
    orders: sumColumn(orders, 'orders'),
    ordered: sumColumn(orders, 'total_rwf'),
    paid_orders: sumColumn(sales, 'orders'),
    sales: sumColumn(sales, 'total_rwf'),
  };
}

const presentPeriod = ({ start, from, to }: PeriodRow, sums: readonly OrderSumRow[]): DashboardPeriod => ({
  start,
  from: from.toISOString(),
  to: to.toISOString(),
  ...sumOrders(sums.filter((row) => row.start === start)),
});

async function collectFigures(trx: Db, unit: DashboardUnit): Promise<Dashboard> {
  const periods = await selectPeriods(trx, unit, DASHBOARD_PERIODS[unit]);
  const [firstPeriod, lastPeriod] = [periods[0], periods.at(-1)];
  if (!firstPeriod || !lastPeriod) throw new Error('selectPeriods returned no period');
  const sums = await selectOrderSums(trx, unit, firstPeriod.from);
  const totals = sumOrders(sums);
  const waitingCounts = await selectWaitingCounts(trx);
  const countStatus = (status: string) =>
    sumColumn(
      sums.filter((row) => row.status === status),
      'orders',
    );
  return {
    by: unit,
    from: firstPeriod.from.toISOString(),
    to: lastPeriod.to.toISOString(),
    periods: periods.map((period) => presentPeriod(period, sums)),
    totals,
    orders_by_status: Object.fromEntries(ORDER_STATUSES.map((status) => [status, countStatus(status)])) as Dashboard['orders_by_status'],
    funnel: {
      carts: sumColumn(sums, 'orders') + (await countOpenCarts(trx, firstPeriod.from)),
      ordered: sumColumn(sums, 'orders'),
      paid: totals.paid_orders,
    },
    best_sellers: await selectBestSellers(trx, firstPeriod.from, BEST_SELLERS_MAX),
    now: {
      unpaid: { orders: waitingCounts.unpaid, due: waitingCounts.due_rwf },
      to_check: { orders: waitingCounts.to_check, oldest_at: waitingCounts.oldest_at?.toISOString() ?? null },
      to_pack: waitingCounts.to_pack,
      problems: waitingCounts.problems,
      low_stock: await countLowStock(trx),
      blocked_products: await countBlocked(trx),
    },
  };
}

/** Reads all figures in one snapshot of the database, so that they are consistent while shoppers order. */
export const readDashboard = (db: Db, unit: DashboardUnit): Promise<Dashboard> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((trx) => collectFigures(trx, unit));
