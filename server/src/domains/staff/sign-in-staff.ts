import { normaliseSignInName } from '@uruhu/contract/rules/sign-in/sign-in-name';
import type { StaffMember, StaffSignIn } from '@uruhu/contract/staff/sign-in';
import type { SignInResult } from '@uruhu/contract/staff/sign-in-results';
import { isPublicDemoPassword } from '../../config.ts';
import type { Db } from '../../database/db.ts';
import { done, type Outcome, refuse } from '../../lib/outcome.ts';
import { createHashedToken, isPasswordCorrect, withSignInLimit } from '../accounts/accounts.ts';
import { hasSignedInFrom, insertStaffSession, selectStaffByName } from './queries.ts';
import { recordSignIn } from './sign-ins/queries.ts';
import { checkTotp } from './totp/check-totp.ts';

/** Covers a working day and a long evening. */
export const SESSION_HOURS = 12;
const USER_AGENT_LENGTH_MAX = 300;

/** `demo`: only a demo accepts its default passwords, which are public in the sources. */
type SignInOrigin = { ip_address: string; userAgent: string; demo: boolean };

type SignedIn = { token: string; staff: StaffMember };
/** How an attempt has ended, for the record of sign-ins. `staff_id`: null where no member who can sign in has the name. */
type Attempt = { outcome: Outcome<SignedIn>; staff_id: string | null; result: SignInResult };

/**
 * Signs in a staff member. A wrong name and a wrong password get the same response after the same time, and a code is only checked after the
 * password, so nothing reveals which members exist or have set up TOTP. Records each attempt, except those with too many wrong passwords or
 * codes before them: they throw TryLater, with the same limits as shoppers' sign-ins.
 */
export async function signInStaff(db: Db, input: Omit<StaffSignIn, 'wants_token'>, origin: SignInOrigin): Promise<Outcome<SignedIn>> {
  const name = normaliseSignInName(input.username);
  const { outcome, staff_id, result } = await attemptSignIn(db, { ...input, name }, origin);
  await recordSignIn(db, { staff_id, result, name, address: origin.ip_address, user_agent: origin.userAgent });
  return outcome;
}

async function attemptSignIn(
  db: Db,
  { name, password, totp }: { name: string } & Pick<StaffSignIn, 'password' | 'totp'>,
  { ip_address, userAgent, demo }: SignInOrigin,
): Promise<Attempt> {
  const member = await selectStaffByName(db, name);
  const account = member ? `staff ${member.staff_id}` : `staff name ${name}`;
  // Runs the same query for an unknown name, so that the response time does not reveal whether the name exists.
  const isKnownAddress = await hasSignedInFrom(db, member?.staff_id ?? null, ip_address);
  const isPasswordAllowed = demo || !isPublicDemoPassword(password);
  const isCorrect = await withSignInLimit(
    db,
    { account, ip_address, isKnownAddress },
    async () => (await isPasswordCorrect(member?.password_hash, password, ip_address)) && isPasswordAllowed,
  );
  if (!member) return { outcome: refuse('sign_in_failed'), staff_id: null, result: 'wrong_name' };
  const { password_hash, has_totp, ...staff } = member;
  const { staff_id } = staff;
  const wrongPassword = { outcome: refuse('sign_in_failed'), staff_id, result: 'wrong_password' } as const;
  if (!isCorrect) return wrongPassword;
  const refusal = has_totp ? await checkTotp(db, { staff_id, ip_address }, totp ?? '') : null;
  if (refusal) return { outcome: refusal, staff_id, result: refusal.code === 'totp_needed' ? 'code_asked' : 'wrong_code' };
  const { token, token_hash } = createHashedToken();
  const user_agent = userAgent.slice(0, USER_AGENT_LENGTH_MAX);
  const session = { token_hash, staff_id, address: ip_address, user_agent, hours: SESSION_HOURS };
  // Inserts no session if the password was changed or the account disabled since it was read above.
  const isInserted = await insertStaffSession(db, password_hash, session);
  return isInserted ? { outcome: done({ token, staff }), staff_id, result: 'signed_in' } : wrongPassword;
}
