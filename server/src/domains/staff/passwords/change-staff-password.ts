import type { ChangeStaffPassword } from '@uruhu/contract/staff/password';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { hashPassword } from '../../accounts/accounts.ts';
import { actWithNotices, type NoticeContext } from '../notices/notices.ts';
import { type ProvingSession, proveStaff } from '../proof/prove-staff.ts';
import { endOtherStaffSessions, replacePasswordHash } from '../queries.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';

/** Changes the password of a signed-in member who enters the current one and, where TOTP is on, a code. Ends her other sessions. */
export async function changeStaffPassword(
  context: NoticeContext,
  session: ProvingSession,
  { current_password, totp, password }: ChangeStaffPassword,
): Promise<Outcome<undefined>> {
  const { staff_id, token_hash, ip_address } = session;
  // Before the proof, which uses the code up.
  const weakPassword = await refuseWeakPassword(context.db, { staff_id }, password);
  if (weakPassword) return weakPassword;
  const proof = await proveStaff(context.db, session, { password: current_password, totp }, 'current_password');
  if (!proof.ok) return proof;
  const password_hash = await hashPassword(password, ip_address);
  return actWithNotices(context, session, { kind: 'password_changed' }, async (trx) => {
    const isReplaced = await replacePasswordHash(trx, { staff_id, current_hash: proof.value.password_hash, new_hash: password_hash });
    if (!isReplaced) return refuse('wrong_current_password', { fields: ['current_password'] });
    await endOtherStaffSessions(trx, staff_id, token_hash);
    return done(undefined);
  });
}
