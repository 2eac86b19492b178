import type { SignInEntry } from '@uruhu/contract/account';
import type { Db } from '../../http/parts.ts';
import { countSignIns, selectSignIns } from './queries.ts';

export const HISTORY_PAGE_SIZE = 20;

/** A page of the ways in that were tried, the newest first. */
export async function loginHistory(db: Db, user_id: string, page: number): Promise<{ results: SignInEntry[]; count: number }> {
  const rows = await selectSignIns(db, user_id, { limit: HISTORY_PAGE_SIZE, offset: (page - 1) * HISTORY_PAGE_SIZE });
  const results = rows.map(({ created_at, ...row }) => ({ ...row, created_at: created_at.toISOString() }));
  return { results, count: await countSignIns(db, user_id) };
}
