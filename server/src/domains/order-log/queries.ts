/** All queries of the order log; no other file accesses its table. */
import type { Insertable } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { OrderLog } from '../../database/schema.ts';

export const insertTransition = (db: Db, transition: Insertable<OrderLog>) => db.insertInto('order_log').values(transition).execute();

/** The transitions of an order and its payments, oldest first, with the name of the staff member. */
export const selectTransitions = (db: Db, order_id: string) =>
  db
    .selectFrom('order_log')
    .leftJoin('staff', 'staff.staff_id', 'order_log.staff_id')
    .selectAll('order_log')
    .select('staff.name as staff_name')
    .where('order_id', '=', order_id)
    .orderBy('order_log_id')
    .execute();
