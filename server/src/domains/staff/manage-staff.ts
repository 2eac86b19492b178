/** Manages staff accounts for the operator's command line on the shop's machine. */

import { STAFF_PASSWORD_LENGTH, STAFF_USERNAME } from '@uruhu/contract/rules/sign-in/staff-sign-in';
import type { StaffRole } from '@uruhu/contract/staff/permissions';
import { SHOP_NOW } from '../../database/clock.ts';
import type { Db } from '../../database/db.ts';
import { hashPassword } from '../accounts/accounts.ts';
import { actAsOperator, deleteTotpByName, endAllStaffSessions, insertStaff, updateStaff } from './queries.ts';

/** Describes what is wrong with a username, else null. A username may contain only characters that every keyboard has, in lower case. */
export const findUsernameProblem = (username: string): string | null =>
  STAFF_USERNAME.test(username) ? null : 'A username must be 2 to 60 of a–z, 0–9, dots, hyphens and underscores.';

export function findPasswordLengthProblem(password: string): string | null {
  const { min, max } = STAFF_PASSWORD_LENGTH;
  return password.length >= min && password.length <= max ? null : `A password has ${min} to ${max} characters.`;
}

/** Returns false if the username is taken. Check username and password first. */
export const addStaff = async (
  db: Db,
  { username, name, role = 'owner', password }: { username: string; name: string; role?: StaffRole; password: string },
) => insertStaff(db, { username, name, role, password_hash: await hashPassword(password) });

/** Sets a staff member's password, ends their sessions and enables the account. False if the username is unknown. */
export async function setStaffPassword(db: Db, username: string, password: string): Promise<boolean> {
  const password_hash = await hashPassword(password);
  return updateAndEndSessions(db, (trx) => updateStaff(trx, username, { password_hash, disabled_at: null }));
}

/**
 * Disables a staff account and ends its sessions; the log of its actions stays. Even the last owner can be disabled here. False if the
 * username is unknown.
 */
export const disableStaff = (db: Db, username: string): Promise<boolean> =>
  updateAndEndSessions(db, (trx) => updateStaff(trx, username, { disabled_at: SHOP_NOW }));

const updateAndEndSessions = (db: Db, update: (trx: Db) => ReturnType<typeof updateStaff>): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    await actAsOperator(trx);
    const member = await update(trx);
    if (member) await endAllStaffSessions(trx, member.staff_id);
    return member !== undefined;
  });

/** Turns off TOTP of a member who has lost her phone and her recovery codes. False if the username is unknown. */
export const resetTotp = (db: Db, username: string): Promise<boolean> => deleteTotpByName(db, username);
