/** Who may come in: for whoever runs the shop, at its machine. */
import { isBuiltIn } from '../../config.ts';
import type { Db } from '../../http/parts.ts';
import { hashPassword } from '../accounts/accounts.ts';
import { endStaffSessions, insertStaff, updateStaff } from './queries.ts';

const PASSWORD_LENGTH = { min: 10, max: 200 };

/** One way to write each, on every keyboard. */
export const usernameProblem = (username: string): string | null =>
  /^[a-z0-9][a-z0-9._-]{1,59}$/.test(username) ? null : 'A username is 2 to 60 of a–z, 0–9, dots, hyphens and underscores.';

export function passwordProblem(password: string): string | null {
  if (isBuiltIn(password)) return 'This password stands in our sources: please choose another.';
  const { min, max } = PASSWORD_LENGTH;
  return password.length >= min && password.length <= max ? null : `A password has ${min} to ${max} characters.`;
}

/** False: there is somebody of that name already. Check name and password before. */
export const addStaff = async (db: Db, { username, name, password }: { username: string; name: string; password: string }) =>
  insertStaff(db, { username, name, password_hash: await hashPassword(password) });

/** Gives somebody a new password, ends their sessions and lets them in again if they were not. False: nobody has that name. */
export async function setStaffPassword(db: Db, username: string, password: string): Promise<boolean> {
  const password_hash = await hashPassword(password);
  return endingSessions(db, (trx) => updateStaff(trx, username, { password_hash, disabled_at: null }));
}

/** Shuts somebody out; what they did stays theirs. False: nobody has that name. */
export const disableStaff = (db: Db, username: string): Promise<boolean> =>
  endingSessions(db, (trx) => updateStaff(trx, username, { disabled_at: new Date() }));

const endingSessions = (db: Db, update: (trx: Db) => ReturnType<typeof updateStaff>): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const member = await update(trx);
    if (member) await endStaffSessions(trx, member.staff_id);
    return member !== undefined;
  });
