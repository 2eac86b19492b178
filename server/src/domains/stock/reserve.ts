import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { done, type Outcome, refuse } from '../../outcome.ts';
import { drawsOf, lineOn, type StockLine } from './draw.ts';
import { insertReservations, lockStockOf } from './queries.ts';
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
  const rows = await lockStockOf(trx, product_ids);
  const draws = drawsOf(lines, rows);
  const wanted = new Map(draws.map(({ stock_id, pieces }) => [stock_id, pieces]));
  const short = rows.find((row) => (wanted.get(row.stock_id) ?? 0) > row.free);
  if (short) return refuse(422, leftInWords(lineOn(lines, short)?.name ?? 'An item in your cart', short.free));
  if (draws.length > 0) await insertReservations(trx, order_id, draws);
  return done(null);
}
