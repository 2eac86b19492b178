import type { ChangeStaffPassword } from '@uruhu/contract/staff/password';
import { isPublicDemoPassword } from '../../../config.ts';
import type { Db } from '../../../database/db.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { hashPassword } from '../../accounts/accounts.ts';
import { changeAsStaff } from '../../audit/audit.ts';
import { endOtherStaffSessions, replacePasswordHash } from '../queries.ts';
import { checkStaffPassword } from './check-staff-password.ts';

/** Changes the password of a signed-in member who enters the current one, and ends her other sessions. */
export async function changeStaffPassword(
  db: Db,
  { staff_id, token_hash, ip_address }: { staff_id: string; token_hash: Buffer; ip_address: string },
  { current_password, password }: ChangeStaffPassword,
): Promise<Outcome<undefined>> {
  const passwordCheck = await checkStaffPassword(db, { staff_id, ip_address, field: 'current_password', password: current_password });
  if (!passwordCheck.ok) return passwordCheck;
  if (isPublicDemoPassword(password)) return refuse('password_is_public', { fields: ['password'] });
  const password_hash = await hashPassword(password, ip_address);
  return changeAsStaff(db, { staff_id }, async (trx) => {
    const isReplaced = await replacePasswordHash(trx, { staff_id, current_hash: passwordCheck.value, new_hash: password_hash });
    if (!isReplaced) return refuse('wrong_current_password', { fields: ['current_password'] });
    await endOtherStaffSessions(trx, staff_id, token_hash);
    return done(undefined);
  });
}
