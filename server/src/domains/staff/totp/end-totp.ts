import type { Db } from '../../../database/db.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { isPasswordCorrect, withSignInLimit } from '../../accounts/accounts.ts';
import { changeAsStaff } from '../../audit/audit.ts';
import { selectPasswordHash } from '../queries.ts';
import { deleteTotp } from './queries.ts';

/** Ends TOTP of a member who enters her password. Wrong passwords count like those at sign-in. */
export async function endTotp(
  db: Db,
  { staff_id, address }: { staff_id: string; address: string },
  password: string,
): Promise<Outcome<undefined>> {
  const password_hash = await selectPasswordHash(db, staff_id);
  // A stolen session must not help to guess, so its address is exempt from no count.
  const attempt = { account: `staff ${staff_id}`, address, isKnownAddress: false };
  const isCorrect = await withSignInLimit(db, attempt, () => isPasswordCorrect(password_hash ?? undefined, password, address));
  if (!isCorrect) return refuse('wrong_current_password', { fields: ['password'] });
  return changeAsStaff(db, { staff_id }, async (trx) => {
    await deleteTotp(trx, staff_id);
    return done(undefined);
  });
}
