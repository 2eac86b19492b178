/** The shop's recurring jobs, started and stopped together. */

import type { AppContext } from '../context.ts';
import type { UnpaidOrdersContext } from '../domains/fulfilment/fulfilment.ts';
import { expectRuns } from '../domains/health/health.ts';
import { keepReconciling, RECONCILE_EVERY_MS } from '../domains/paying/paying.ts';
import { type EventLog, onceADay } from '../http/log.ts';
import { createRun, keepRunning } from './shop-job.ts';
import { stockWaitsJob } from './stock-waits.ts';
import { sweepJob } from './sweep.ts';
import { createUnpaidJob } from './unpaid.ts';
import { watchJob } from './watch.ts';

type BackgroundContext = Omit<UnpaidOrdersContext, 'log'> & Pick<AppContext, 'readiness' | 'clock' | 'config' | 'enqueue'>;

/** Runs the sweep once before it resolves. @returns a function that stops all jobs and waits for running ones. */
export async function startBackground(context: BackgroundContext, log: EventLog): Promise<() => Promise<void>> {
  const jobs = { db: context.db, clock: context.clock, log };
  const createErrorLog = (event: string) => onceADay(log, event);
  await expectRuns(context.db);
  await createRun(jobs, sweepJob(context.db, context.enqueue))();
  const reconciling = { job: 'reconcile', every_ms: RECONCILE_EVERY_MS, isGuarded: false };
  const stops = [
    keepRunning(jobs, sweepJob(context.db, context.enqueue)),
    keepReconciling(context, createErrorLog('payment_not_checked'), (work) => createRun(jobs, { ...reconciling, work })),
    keepRunning(jobs, createUnpaidJob({ ...context, log: createErrorLog('order_not_moved') })),
    keepRunning(jobs, stockWaitsJob(context)),
    keepRunning(jobs, watchJob(context, log)),
  ];
  return async () => {
    for (const stop of stops) await stop();
  };
}
