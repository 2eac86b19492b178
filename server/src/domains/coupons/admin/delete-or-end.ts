import type { Db } from '../../../database/db.ts';
import { done, type Outcome } from '../../../lib/outcome.ts';
import { changeAsStaff, type StaffActor } from '../../audit/audit.ts';

type TransactionWork = (trx: Db) => Promise<Outcome<unknown>>;

/** Runs `remove`; if the database refuses it because an order has used the coupon, runs `end` instead. */
export async function deleteOrEnd(
  db: Db,
  actor: StaffActor,
  { remove, end }: { remove: TransactionWork; end: TransactionWork },
): Promise<Outcome<{ outcome: 'deleted' | 'ended' }>> {
  try {
    const removal = await changeAsStaff(db, actor, remove);
    return removal.ok ? done({ outcome: 'deleted' }) : removal;
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== 'coupons_used') throw error;
    const ending = await changeAsStaff(db, actor, end);
    return ending.ok ? done({ outcome: 'ended' }) : ending;
  }
}
