import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { done, type Outcome, refuse } from '../../outcome.ts';
import { drawsOf, lineOn, type StockLine } from './draw.ts';
import { insertReservation, lockStockOf, selectStock, takePieces } from './queries.ts';
import { leftInWords } from './words.ts';

type NamedLine = StockLine & { name: string };

/**
 * Takes the pieces of all lines, or refuses with 422 and says what is left of the first that is short; the caller then gives
 * up its transaction. Rows are locked in the order of their ids, so that two orders never wait for each other.
 * What was taken is noted for the order, which may be written later in the same transaction.
 */
export async function reserve(trx: Transaction<Database>, order_id: string, lines: readonly NamedLine[]): Promise<Outcome<null>> {
  if (lines.length === 0) return done(null);
  const product_ids = lines.map((line) => line.product_id);
  const draws = drawsOf(lines, await lockStockOf(trx, product_ids));
  for (const { stock_id, pieces } of draws) {
    if (await takePieces(trx, stock_id, pieces)) {
      await insertReservation(trx, order_id, stock_id, pieces);
      continue;
    }
    const row = (await selectStock(trx, product_ids)).find((other) => other.stock_id === stock_id);
    const name = (row && lineOn(lines, row)?.name) ?? 'An item in your cart';
    return refuse(422, leftInWords(name, row?.free ?? 0));
  }
  return done(null);
}
