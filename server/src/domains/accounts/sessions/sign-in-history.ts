import { SIGN_IN_HISTORY_PAGE_SIZE as PAGE_SIZE, type SignInEntry } from '@uruhu/contract/account';
import type { Db } from '../../../database/db.ts';
import { countSignIns, selectSignIns } from './queries.ts';

/** One page of the account's sign-ins, successful or not, newest first. */
export async function listSignIns(db: Db, user_id: string, page: number): Promise<{ results: SignInEntry[]; count: number }> {
  const rows = await selectSignIns(db, user_id, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });
  const results = rows.map(({ created_at, ...row }) => ({ ...row, created_at: created_at.toISOString() }));
  return { results, count: await countSignIns(db, user_id) };
}
