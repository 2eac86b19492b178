import type { Db } from '../../../src/database/db.ts';
import { waitUntilBlocked } from '../wait-until-blocked.ts';

/**
 * Makes simultaneous calls change one order in the given sequence: it locks the order, starts each call once the one before waits for the
 * lock, and unlocks the order. PostgreSQL lets them continue in the sequence in which they wait.
 */
export async function runAtLockedOrder<Value>(db: Db, order_id: string, calls: readonly (() => Promise<Value>)[]): Promise<Value[]> {
  const { running } = await db.transaction().execute(async (trx) => {
    await trx.selectFrom('orders').select('order_id').where('order_id', '=', order_id).forUpdate().execute();
    const running: Promise<Value>[] = [];
    for (const start of calls) {
      running.push(start());
      await waitUntilBlocked(db, running.length);
    }
    // Within an object, because the calls wait for the end of this transaction.
    return { running };
  });
  return Promise.all(running);
}
