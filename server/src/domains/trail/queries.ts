/** The trail's only SQL. */
import type { Insertable } from 'kysely';
import type { OrderLog } from '../../database/schema.ts';
import type { Db } from '../../http/parts.ts';

export const insertMove = (db: Db, move: Insertable<OrderLog>) => db.insertInto('order_log').values(move).execute();

/** Everything that was moved of an order, oldest first, with the name of whoever of the staff did it. */
export const selectMoves = (db: Db, order_id: string) =>
  db
    .selectFrom('order_log')
    .leftJoin('staff', 'staff.staff_id', 'order_log.staff_id')
    .selectAll('order_log')
    .select('staff.name as staff_name')
    .where('order_id', '=', order_id)
    .orderBy('order_log_id')
    .execute();
