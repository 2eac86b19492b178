import type { Db } from '../../src/http/parts.ts';
import { untilWaiting } from './waiting.ts';

/** Lets all of them come to the order while it is held, one after the other; then it is let go, and they meet there in this order. */
export async function meetAt<Value>(db: Db, order_id: string, works: readonly (() => Promise<Value>)[]): Promise<Value[]> {
  const { begun } = await db.transaction().execute(async (trx) => {
    await trx.selectFrom('orders').select('order_id').where('order_id', '=', order_id).forUpdate().execute();
    const begun: Promise<Value>[] = [];
    for (const work of works) {
      begun.push(work());
      await untilWaiting(db, begun.length);
    }
    return { begun };
  });
  return Promise.all(begun);
}
