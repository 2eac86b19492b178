import { normaliseSignInName } from '@uruhu/contract/rules/sign-in/sign-in-name';
import type { StaffMember, StaffSignIn } from '@uruhu/contract/staff/sign-in';
import { isPublicDemoPassword } from '../../config.ts';
import type { Db } from '../../database/db.ts';
import { done, type Outcome, refuse } from '../../lib/outcome.ts';
import { createHashedToken, isPasswordCorrect, withSignInLimit } from '../accounts/accounts.ts';
import { hasSignedInFrom, insertStaffSession, selectStaffByName } from './queries.ts';
import { checkTotp } from './totp/check-totp.ts';

/** Covers a working day and a long evening. */
export const SESSION_HOURS = 12;
const USER_AGENT_LENGTH_MAX = 300;

/** `demo`: only a demo accepts its default passwords, which are public in the sources. */
type SignInOrigin = { ip_address: string; userAgent: string; demo: boolean };

/**
 * Signs in a staff member. A wrong name and a wrong password get the same response after the same time, and a code is only checked after the
 * password, so nothing reveals which members exist or have set up TOTP. Throws TryLater after too many wrong passwords, with the
 * same limits as shoppers' sign-ins, or after too many wrong codes.
 */
export async function signInStaff(
  db: Db,
  { username, password, totp }: Omit<StaffSignIn, 'wants_token'>,
  { ip_address, userAgent, demo }: SignInOrigin,
): Promise<Outcome<{ token: string; staff: StaffMember }>> {
  const signInName = normaliseSignInName(username);
  const member = await selectStaffByName(db, signInName);
  const account = member ? `staff ${member.staff_id}` : `staff name ${signInName}`;
  // Runs the same query for an unknown name, so that the response time does not reveal whether the name exists.
  const isKnownAddress = await hasSignedInFrom(db, member?.staff_id ?? null, ip_address);
  const isPasswordAllowed = demo || !isPublicDemoPassword(password);
  const isCorrect = await withSignInLimit(
    db,
    { account, ip_address, isKnownAddress },
    async () => (await isPasswordCorrect(member?.password_hash, password, ip_address)) && isPasswordAllowed,
  );
  if (!member || !isCorrect) return refuse('sign_in_failed');
  const { password_hash, has_totp, ...staff } = member;
  const { staff_id } = staff;
  const refusal = has_totp ? await checkTotp(db, { staff_id, ip_address }, totp ?? '') : null;
  if (refusal) return refusal;
  const { token, token_hash } = createHashedToken();
  const user_agent = userAgent.slice(0, USER_AGENT_LENGTH_MAX);
  const session = { token_hash, staff_id, address: ip_address, user_agent, hours: SESSION_HOURS };
  // Inserts no session if the password was changed or the account disabled since it was read above.
  return (await insertStaffSession(db, password_hash, session)) ? done({ token, staff }) : refuse('sign_in_failed');
}
