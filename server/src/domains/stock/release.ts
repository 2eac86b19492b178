import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Draw } from './draw.ts';
import { giveBackPieces } from './queries.ts';

/**
 * Gives back what {@link reserve} took, row by row in the same order. The caller sees to it that this happens once.
 * @throws Error when more would be given back than was taken: that would sell pieces that are promised to others.
 */
export async function release(trx: Transaction<Database>, draws: readonly Draw[]): Promise<void> {
  for (const { stock_id, pieces } of draws.toSorted((a, b) => a.stock_id - b.stock_id)) {
    if (!(await giveBackPieces(trx, stock_id, pieces))) throw new Error(`stock ${stock_id}: ${pieces} pieces were not reserved`);
  }
}
