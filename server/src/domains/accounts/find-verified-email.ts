import type { Db } from '../../database/db.ts';
import { getVerifiedEmail, type VerifiedEmail } from '../mail/mail.ts';
import { selectEmail } from './queries.ts';

/** The customer's verified e-mail address; null if it is not verified or the account is erased. */
export async function findVerifiedEmail(db: Db, user_id: string): Promise<VerifiedEmail | null> {
  const row = await selectEmail(db, user_id);
  return row ? getVerifiedEmail(row) : null;
}
