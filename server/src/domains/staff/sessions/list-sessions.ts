import type { OpenStaffSession } from '@uruhu/contract/staff/sign-in';
import type { Db } from '../../../database/db.ts';
import { selectOpenStaffSessions } from '../queries.ts';

/** `current_token_hash`: the token hash of the session that makes this request. */
export async function listStaffSessions(
  db: Db,
  staff_id: string,
  current_token_hash: Buffer,
): Promise<{ data: OpenStaffSession[]; total: number }> {
  const rows = await selectOpenStaffSessions(db, staff_id);
  const data = rows.map(({ token_hash, created_at, last_used_at, expires_at, ...session }) => ({
    ...session,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
    expires_at: expires_at.toISOString(),
    current: token_hash.equals(current_token_hash),
  }));
  return { data, total: data.length };
}
