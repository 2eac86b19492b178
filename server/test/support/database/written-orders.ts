import { sql } from 'kysely';
import type { OpenDatabase } from '../../../src/database/connect.ts';

export type OrderCheck = {
  /** The number of orders in the database. */
  orderCount: number;
  /** Acknowledged orders that are missing. */
  lost: string[];
  /** Orders without all of their lines, or without their event. */
  incomplete: string[];
};

/** Reads the acknowledged order ids from the output of order-writer.ts, and ignores an incomplete last line. */
export function parseAcknowledged(output: readonly string[]): string[] {
  return output.filter((line) => /^[0-9a-f-]{36} \d+$/.test(line)).map((line) => line.slice(0, 36));
}

export type WrittenOrder = { order_id: string; isComplete: boolean };

/** Reads the orders that order-writer.ts wrote; each line costs 1 RWF. `isComplete`: all lines and the event exist. */
export async function readOrders({ db }: Pick<OpenDatabase, 'db'>): Promise<WrittenOrder[]> {
  const { rows } = await sql<WrittenOrder>`
    select order_id,
      (select count(*) from order_lines where order_lines.order_id = orders.order_id) = subtotal_rwf
        and exists (select from order_events where order_events.order_id = orders.order_id and stage = 'ordered') as "isComplete"
    from orders`.execute(db);
  return rows;
}

/** Compares the orders that survived the death of order-writer.ts with those that it had acknowledged. */
export function compareOrders(orders: readonly WrittenOrder[], acknowledged: readonly string[]): OrderCheck {
  const existingIds = new Set(orders.map(({ order_id }) => order_id));
  return {
    orderCount: orders.length,
    lost: acknowledged.filter((id) => !existingIds.has(id)),
    incomplete: orders.filter(({ isComplete }) => !isComplete).map(({ order_id }) => order_id),
  };
}

export const checkOrders = async (database: Pick<OpenDatabase, 'db'>, acknowledged: readonly string[]): Promise<OrderCheck> =>
  compareOrders(await readOrders(database), acknowledged);
