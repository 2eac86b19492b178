import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Draw } from './draw.ts';
import { giveBackPieces, lockStock } from './queries.ts';

/**
 * Gives back what {@link reserve} took. The caller sees to it that this happens once.
 * @throws Error when more would be given back than was taken: that would sell pieces that are promised to others.
 */
export async function release(trx: Transaction<Database>, draws: readonly Draw[]): Promise<void> {
  if (draws.length === 0) return;
  await lockStock(
    trx,
    draws.map((draw) => draw.stock_id),
  );
  for (const { stock_id, pieces } of draws) {
    if (!(await giveBackPieces(trx, stock_id, pieces))) throw new Error(`stock ${stock_id}: ${pieces} pieces were not reserved`);
  }
}
