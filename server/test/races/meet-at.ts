import type { Db } from '../../src/database/db.ts';
import { waitUntilBlocked } from './waiting.ts';

/** Locks the order, starts each work and waits until it waits for the lock, then unlocks: the works run at the order in their given sequence. */
export async function meetAt<Value>(db: Db, order_id: string, works: readonly (() => Promise<Value>)[]): Promise<Value[]> {
  const { running } = await db.transaction().execute(async (trx) => {
    await trx.selectFrom('orders').select('order_id').where('order_id', '=', order_id).forUpdate().execute();
    const running: Promise<Value>[] = [];
    for (const work of works) {
      running.push(work());
      await waitUntilBlocked(db, running.length);
    }
    return { running };
  });
  return Promise.all(running);
}
