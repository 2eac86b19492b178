import type { Db } from '../../database/db.ts';
import { type CartLine, toCartLine } from './line.ts';
import { selectOpenCartLines } from './queries.ts';

/** The lines of the shopper's open cart at current prices. */
export const listOpenCartLines = async (db: Db, user_id: string): Promise<CartLine[]> =>
  (await selectOpenCartLines(db, user_id)).map(toCartLine);
