import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { isPasswordCorrect } from '../domains/accounts/accounts.ts';
import { addStaff, disableStaff, setStaffPassword } from '../domains/staff/staff.ts';

const MEMBER = { username: 'owner', name: 'Owner' };

/**
 * The staff account of the demo: `owner` with the configured password, or none, because no password is configured (`no_password`).
 * `disabled`: an operator has disabled `owner`.
 */
export type DemoStaffState = 'owner' | 'no_password' | 'disabled';

/**
 * Applies the configuration to the demo's staff member at every start: `password` null disables the account, and a changed password enables
 * it again. An account that an operator has disabled stays disabled until the password changes.
 */
export async function syncDemoStaff(db: Kysely<Database>, password: string | null): Promise<DemoStaffState> {
  const { username } = MEMBER;
  const columns = ['password_hash', 'disabled_at'] as const;
  const member = await db.selectFrom('staff').select(columns).where('username', '=', username).executeTakeFirst();
  if (password === null) {
    if (member && member.disabled_at === null) await disableMember(db, username);
    return 'no_password';
  }
  if (!member) await addStaff(db, { ...MEMBER, password });
  else if (await isPasswordCorrect(member.password_hash ?? undefined, password)) return member.disabled_at === null ? 'owner' : 'disabled';
  else await setStaffPassword(db, username, password);
  return 'owner';
}

/** Also sets a random password, so that configuring the old one again counts as a change and enables the account. */
async function disableMember(db: Kysely<Database>, username: string): Promise<void> {
  await setStaffPassword(db, username, randomUUID());
  await disableStaff(db, username);
}
