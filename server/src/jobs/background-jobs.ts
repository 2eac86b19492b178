/** The shop's recurring jobs, started and stopped together. */

import type { AppContext } from '../context.ts';
import type { UnpaidOrdersContext } from '../domains/fulfilment/fulfilment.ts';
import { resetJobLateness } from '../domains/health/health.ts';
import { RECONCILE_EVERY_MS, startReconciling } from '../domains/paying/paying.ts';
import { createOncePerDayLog, type EventLog } from '../http/log.ts';
import { createFailureWatchJob } from './failure-watch.ts';
import { createMissedSearchesJob } from './missed-searches.ts';
import { createPlannedProductsJob } from './planned-products.ts';
import { createProductChecksJob } from './product-checks.ts';
import { createProductImportsJob } from './product-imports.ts';
import { createSalesCountJob } from './sales-count.ts';
import { createJobRunner, startJob } from './shop-job.ts';
import { createSignInAlertsJob } from './sign-in-alerts.ts';
import { createStockWaitsJob } from './stock-waits.ts';
import { createSweepJob } from './sweep.ts';
import { createUnpaidOrdersJob } from './unpaid-orders.ts';

type BackgroundContext = Omit<UnpaidOrdersContext, 'log'> &
  Pick<AppContext, 'readiness' | 'clock' | 'config' | 'enqueue' | 'missedSearches' | 'storage'>;

/**
 * Runs the sweep and counts the sales once before it resolves.
 * @returns a function that stops all jobs, waits for running ones and writes the counts of missed searches that are still in memory.
 */
export async function startBackgroundJobs(context: BackgroundContext, log: EventLog): Promise<() => Promise<void>> {
  const jobContext = { db: context.db, clock: context.clock, log };
  const createErrorLog = (event: string) => createOncePerDayLog(log, event);
  await resetJobLateness(context.db);
  await createJobRunner(jobContext, createSweepJob(context.db, context.enqueue))();
  const reconcileJob = { name: 'reconcile', every_ms: RECONCILE_EVERY_MS, pausesAfterClockJump: false };
  const salesCountJob = createSalesCountJob(context.db);
  await createJobRunner(jobContext, salesCountJob)();
  const missedSearchesJob = createMissedSearchesJob(context);
  const productImports = createProductImportsJob(context, log);
  const stops = [
    startJob(jobContext, createSweepJob(context.db, context.enqueue)),
    startReconciling(context, createErrorLog('payment_not_checked'), (work) => createJobRunner(jobContext, { ...reconcileJob, work })),
    startJob(jobContext, createUnpaidOrdersJob({ ...context, log: createErrorLog('unpaid_order_not_checked') })),
    startJob(jobContext, createStockWaitsJob(context)),
    startJob(jobContext, createSignInAlertsJob(context)),
    startJob(jobContext, createPlannedProductsJob(context)),
    startJob(jobContext, createProductChecksJob(context)),
    startJob(jobContext, salesCountJob),
    startJob(jobContext, productImports.job),
    productImports.stop,
    startJob(jobContext, createFailureWatchJob(context, log)),
    startJob(jobContext, missedSearchesJob),
  ];
  return async () => {
    for (const stop of stops) await stop();
    // Writes what this process has counted since the last run.
    await createJobRunner(jobContext, missedSearchesJob)();
  };
}
