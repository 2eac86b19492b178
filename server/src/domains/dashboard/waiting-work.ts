import { WAITING_WORK, type WaitingWork } from '@uruhu/contract/staff/dashboard';
import { isAllowed, type StaffRole } from '@uruhu/contract/staff/permissions';
import type { Db } from '../../database/db.ts';
import { countBlocked } from '../products/products.ts';
import { selectWaitingCounts } from './queries.ts';

/** Counts the waiting work that this role may do. */
export async function countWaitingWork(db: Db, role: StaffRole): Promise<WaitingWork> {
  const { to_check, to_pack, to_send, problems, reviews, messages } = await selectWaitingCounts(db);
  const counts: Required<WaitingWork> = {
    payments_to_check: to_check,
    orders_to_pack: to_pack,
    orders_to_send: to_send,
    payment_problems: problems,
    reviews_to_check: reviews,
    open_messages: messages,
    blocked_products: isAllowed(role, WAITING_WORK.blocked_products) ? await countBlocked(db) : 0,
  };
  const names = Object.keys(WAITING_WORK) as (keyof WaitingWork)[];
  return Object.fromEntries(names.filter((name) => isAllowed(role, WAITING_WORK[name])).map((name) => [name, counts[name]]));
}
