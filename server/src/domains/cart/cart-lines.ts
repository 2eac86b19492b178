import type { Db } from '../../database/db.ts';
import { type CartLine, toCartLine } from './line.ts';
import { selectLines } from './queries.ts';

/** The lines of a cart at current prices, in the order in which the shopper added them. */
export async function listCartLines(db: Db, cart_id: string): Promise<CartLine[]> {
  return (await selectLines(db, cart_id)).map(toCartLine);
}
