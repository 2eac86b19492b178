import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { Outcome, Refused } from '../outcome.ts';
import { isStale } from './prepared.ts';
import type { Database } from './schema.ts';

/** Serialization failure and deadlock: PostgreSQL undid one of two transactions, which may simply be run again. */
const RUN_AGAIN = new Set(['40001', '40P01']);
const mayRunAgain = (error: unknown) => RUN_AGAIN.has((error as { code?: string }).code ?? '') || isStale(error);
const RUNS_MAX = 5;
const PAUSE_MS_MAX = 50;

/** Carries a refusal out of the transaction, so that nothing of it stays. */
class RolledBack extends Error {
  readonly refused: Refused;
  constructor(refused: Refused) {
    super(refused.message);
    this.refused = refused;
  }
}

async function once<Value>(db: Kysely<Database>, work: (trx: Transaction<Database>) => Promise<Outcome<Value>>): Promise<Outcome<Value>> {
  try {
    return await db.transaction().execute(async (trx) => {
      const outcome = await work(trx);
      if (!outcome.ok) throw new RolledBack(outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.refused;
    throw error;
  }
}

/**
 * Runs `work` in one transaction: kept when it answers ok, undone when it refuses or throws. `work` may run several times
 * (see mayRunAgain), so it must do nothing but read and write through the transaction it is given.
 */
export async function transact<Value>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  for (let run = 1; ; run++) {
    try {
      return await once(db, work);
    } catch (error) {
      if (run === RUNS_MAX || !mayRunAgain(error)) throw error;
      // Apart from each other, or the same two meet again.
      await pause(Math.random() * PAUSE_MS_MAX * run);
    }
  }
}
