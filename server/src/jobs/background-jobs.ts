/** The shop's recurring jobs, started and stopped together. Several processes may run each at once. */

import type { AppContext } from '../context.ts';
import type { UnpaidOrdersContext } from '../domains/fulfilment/fulfilment.ts';
import { createFailureWatch, resetJobLateness } from '../domains/health/health.ts';
import { RECONCILE_EVERY_MS, startReconciling } from '../domains/paying/paying.ts';
import { applyScheduledChanges, checkLiveProducts } from '../domains/products/products.ts';
import { countSales } from '../domains/sales/sales.ts';
import { alertGuessedMembers } from '../domains/staff/staff.ts';
import { notifyWaitingShoppers } from '../domains/stock-waits/stock-waits.ts';
import { createOncePerDayLog, type EventLog } from '../http/log.ts';
import { createProductImportsJob } from './product-imports.ts';
import { createJobRunner, type ShopJob, startJob } from './shop-job.ts';
import { createSweepJob } from './sweep.ts';
import { createUnpaidOrdersJob } from './unpaid-orders.ts';

type BackgroundContext = Omit<UnpaidOrdersContext, 'log'> &
  Pick<AppContext, 'readiness' | 'clock' | 'config' | 'enqueue' | 'missedSearches' | 'storage'>;

const MINUTE_MS = 60_000;
const EVERY_MS = {
  stock_waits: MINUTE_MS,
  sign_in_alerts: MINUTE_MS,
  watch: MINUTE_MS,
  // A product appears within three seconds of its time: the snapshot may take one more second.
  planned_products: 2_000,
  // Edits are checked when they are saved, so this only follows a release that has changed the list of barred ingredients.
  product_checks: 5 * MINUTE_MS,
  sales_count: 60 * MINUTE_MS,
  missed_searches: 30_000,
};

/** Counts what each product has sold. After a jump ahead of the clock, all sales would be too old to be counted. */
const createSalesCountJob = ({ db }: BackgroundContext): ShopJob => ({
  name: 'count-sales',
  every_ms: EVERY_MS.sales_count,
  pausesAfterClockJump: true,
  work: () => countSales(db),
});

/** Writes the counts of missed searches. Each process writes its own, because it counts in memory. */
const createMissedSearchesJob = ({ missedSearches }: BackgroundContext): ShopJob => ({
  name: 'missed-searches',
  every_ms: EVERY_MS.missed_searches,
  pausesAfterClockJump: false,
  work: () => missedSearches.flush(),
});

const listOtherJobs = (context: BackgroundContext, log: EventLog): ShopJob[] => [
  { name: 'stock-waits', every_ms: EVERY_MS.stock_waits, pausesAfterClockJump: true, work: () => notifyWaitingShoppers(context) },
  { name: 'sign-in-alerts', every_ms: EVERY_MS.sign_in_alerts, pausesAfterClockJump: false, work: () => alertGuessedMembers(context) },
  // The work itself checks the clock, but only when something is due.
  {
    name: 'planned-products',
    every_ms: EVERY_MS.planned_products,
    pausesAfterClockJump: false,
    work: () => applyScheduledChanges(context),
  },
  { name: 'product-checks', every_ms: EVERY_MS.product_checks, pausesAfterClockJump: false, work: () => checkLiveProducts(context.db) },
  // Looks for failures that cost money; each failure is reported once.
  { name: 'watch', every_ms: EVERY_MS.watch, pausesAfterClockJump: false, work: createFailureWatch(context, log) },
];

/**
 * Runs the sweep and counts the sales once before it resolves.
 * @returns a function that stops all jobs, waits for running ones and writes the counts of missed searches that are still in memory.
 */
export async function startBackgroundJobs(context: BackgroundContext, log: EventLog): Promise<() => Promise<void>> {
  const jobContext = { db: context.db, clock: context.clock, log };
  const createErrorLog = (event: string) => createOncePerDayLog(log, event);
  await resetJobLateness(context.db);
  const [sweepJob, salesCountJob] = [createSweepJob(context.db, context.enqueue), createSalesCountJob(context)];
  for (const job of [sweepJob, salesCountJob]) await createJobRunner(jobContext, job)();
  const missedSearchesJob = createMissedSearchesJob(context);
  const productImports = createProductImportsJob(context, log);
  const unpaidOrdersJob = createUnpaidOrdersJob({ ...context, log: createErrorLog('unpaid_order_not_checked') });
  const jobs = [sweepJob, salesCountJob, unpaidOrdersJob, missedSearchesJob, productImports.job, ...listOtherJobs(context, log)];
  const reconcileJob = { name: 'reconcile', every_ms: RECONCILE_EVERY_MS, pausesAfterClockJump: false };
  const stops = [
    ...jobs.map((job) => startJob(jobContext, job)),
    productImports.stop,
    startReconciling(context, createErrorLog('payment_not_checked'), (work) => createJobRunner(jobContext, { ...reconcileJob, work })),
  ];
  return async () => {
    for (const stop of stops) await stop();
    // Writes what this process has counted since the last run.
    await createJobRunner(jobContext, missedSearchesJob)();
  };
}
