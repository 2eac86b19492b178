import type { Db } from '../../http/parts.ts';
import { type CartLine, cartLine } from './line.ts';
import { selectLines } from './queries.ts';

/** The lines of a cart at the prices of now, in the order in which they were put in. */
export async function cartLines(db: Db, cart_id: string): Promise<CartLine[]> {
  return (await selectLines(db, cart_id)).map(cartLine);
}
