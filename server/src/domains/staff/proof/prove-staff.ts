import type { StaffProof } from '@uruhu/contract/staff/sign-in';
import type { Db } from '../../../database/db.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { isPasswordCorrect } from '../../accounts/accounts.ts';
import { recordProof, selectProofCredentials } from '../queries.ts';
import { recordSignIn } from '../sign-ins/queries.ts';
import { consumeTypedCode, normaliseTypedCode } from '../totp/check-totp.ts';
import { withProofLimit } from './proof-limits.ts';

/** The session of the member who proves who she is. */
export type ProvingSession = { staff_id: string; token_hash: Buffer; ip_address: string };

/** `password_hash`: the stored hash that the password matches. */
type Proof = { password_hash: string; has_totp: boolean };

/**
 * Checks the password of a signed-in member and, where TOTP is on, a code, which it makes unusable. Then the session counts as proved for
 * PROOF_MINUTES. `passwordField`: the form field of the password, for the refusal. A wrong entry stands in the record of sign-ins. Throws
 * TryLater after too many wrong entries.
 */
export async function proveStaff(
  db: Db,
  session: ProvingSession,
  { password, totp }: StaffProof,
  passwordField: 'password' | 'current_password' = 'password',
): Promise<Outcome<Proof>> {
  const { staff_id, ip_address } = session;
  const { password_hash = null, has_totp = false } = (await selectProofCredentials(db, staff_id)) ?? {};
  const isCorrect = await withProofLimit(db, session, () => isPasswordCorrect(password_hash ?? undefined, password, ip_address));
  const recordFailure = () => recordSignIn(db, { staff_id, result: 'wrong_confirmation', address: ip_address });
  if (!isCorrect || password_hash === null) {
    await recordFailure();
    return refuse('wrong_current_password', { fields: [passwordField] });
  }
  const code = normaliseTypedCode(totp ?? '');
  if (has_totp && code === '') return refuse('proof_code_needed', { fields: ['totp'] });
  const isProved = !has_totp || (await withProofLimit(db, session, () => consumeTypedCode(db, staff_id, code)));
  if (!isProved) {
    await recordFailure();
    return refuse('totp_wrong', { fields: ['totp'] });
  }
  return (await recordProof(db, password_hash, session)) ? done({ password_hash, has_totp }) : refuse('not_authorized');
}
