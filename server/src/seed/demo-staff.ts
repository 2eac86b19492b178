import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { passwordFits } from '../domains/accounts/accounts.ts';
import { addStaff, disableStaff, setStaffPassword } from '../domains/staff/staff.ts';

const MEMBER = { username: 'owner', name: 'Owner' };

/** Who can come in as staff of the demo: `owner` by the password that is set, or nobody; `disabled`: as somebody has shut them out. */
export type DemoStaff = 'owner' | 'nobody' | 'disabled';

/**
 * In a demo its member of staff follows what is set at every start: `password` null shuts them out, another one than they have lets them
 * in by it. Who was shut out by the command stays out until the password is another.
 */
export async function followDemoStaff(db: Kysely<Database>, password: string | null): Promise<DemoStaff> {
  const { username } = MEMBER;
  const columns = ['password_hash', 'disabled_at'] as const;
  const member = await db.selectFrom('staff').select(columns).where('username', '=', username).executeTakeFirst();
  if (password === null) {
    if (member && member.disabled_at === null) await shutOut(db, username);
    return 'nobody';
  }
  if (!member) await addStaff(db, { ...MEMBER, password });
  else if (await passwordFits(member.password_hash, password)) return member.disabled_at === null ? 'owner' : 'disabled';
  else await setStaffPassword(db, username, password);
  return 'owner';
}

/** Without a password that anybody knows: the same one, set again, is another then, and lets them in. */
async function shutOut(db: Kysely<Database>, username: string): Promise<void> {
  await setStaffPassword(db, username, randomUUID());
  await disableStaff(db, username);
}
