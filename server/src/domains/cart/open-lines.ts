import type { Db } from '../../http/parts.ts';
import { type CartLine, cartLine } from './line.ts';
import { selectOpenLines } from './queries.ts';

/** What lies in the person's open cart, at the prices of now. */
export const openLines = async (db: Db, user_id: string): Promise<CartLine[]> => (await selectOpenLines(db, user_id)).map(cartLine);
