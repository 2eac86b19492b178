import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { Outcome, Refusal } from '../lib/outcome.ts';
import { isStaleStatement } from './postgres/prepare-statements.ts';
import type { Database } from './schema.ts';

/** Serialization failure and deadlock: PostgreSQL has rolled back one of two transactions, which may run again. */
const RETRYABLE_CODES = new Set(['40001', '40P01']);
const isRetryable = (error: unknown) => RETRYABLE_CODES.has((error as { code?: string }).code ?? '') || isStaleStatement(error);
const RUNS_MAX = 5;
const PAUSE_MS_MAX = 50;

/** Thrown when `work` returns a refusal, because only an exception rolls the transaction back. */
class RollbackError extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

async function runTransaction<Value>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  try {
    return await db.transaction().execute(async (trx) => {
      const outcome = await work(trx);
      if (!outcome.ok) throw new RollbackError(outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof RollbackError) return error.refusal;
    throw error;
  }
}

/**
 * Runs `work` in one transaction: commits when the outcome is ok, rolls back when `work` refuses or throws. `work` may run several times
 * (see isRetryable), so it must do nothing but read and write through the given transaction.
 */
export async function transact<Value>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  for (let run = 1; ; run++) {
    try {
      return await runTransaction(db, work);
    } catch (error) {
      if (run === RUNS_MAX || !isRetryable(error)) throw error;
      // A random pause, so that the same two transactions do not collide again.
      await pause(Math.random() * PAUSE_MS_MAX * run);
    }
  }
}
