import { sql } from 'kysely';
import type { OpenDatabase } from '../../src/database/connect.ts';

export type Survival = {
  /** Orders in the database. */
  orders: number;
  /** Acknowledged, and not there. */
  lost: string[];
  /** There without all of their lines, or without their event. */
  torn: string[];
};

/** What order-writer.ts acknowledged: `<order id> <lines>` a line. A last line that is not whole was not acknowledged. */
export function parseAcknowledged(output: readonly string[]): string[] {
  return output.filter((line) => /^[0-9a-f-]{36} \d+$/.test(line)).map((line) => line.slice(0, 36));
}

/** Compares the database with what was acknowledged. An order of order-writer.ts costs 1 RWF for each of its lines. */
export async function checkOrders({ db }: Pick<OpenDatabase, 'db'>, acknowledged: readonly string[]): Promise<Survival> {
  const { rows } = await sql<{ order_id: string; whole: boolean }>`
    select order_id,
      (select count(*) from order_lines where order_lines.order_id = orders.order_id) = subtotal_rwf
        and exists (select from order_events where order_events.order_id = orders.order_id and stage = 'ordered') as whole
    from orders`.execute(db);
  const found = new Set(rows.map(({ order_id }) => order_id));
  return {
    orders: rows.length,
    lost: acknowledged.filter((id) => !found.has(id)),
    torn: rows.filter(({ whole }) => !whole).map(({ order_id }) => order_id),
  };
}
