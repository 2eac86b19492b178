import type { Db } from '../../../database/db.ts';
import { done, type Refusal, refuse } from '../../../lib/outcome.ts';
import { changeAsStaff } from '../../audit/audit.ts';
import { consumeRecoveryCode, consumeStep, selectTotp } from './queries.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { findStepOfCode } from './totp.ts';
import { withTotpLimit } from './totp-limits.ts';

const isTotpCode = (text: string) => /^\d{6}$/.test(text);

async function consumeCode(db: Db, staff_id: string, code: string): Promise<boolean> {
  const totp = await selectTotp(db, staff_id);
  if (!totp) return false;
  const { secret, now_s, last_step } = totp;
  const step = findStepOfCode(secret, code, { now_s, last_step });
  return step !== null && consumeStep(db, staff_id, step);
}

/** The use of a recovery code is logged as a change by its member. */
async function consumeRecoveryCodeAsStaff(db: Db, staff_id: string, code: string): Promise<boolean> {
  const consumption = await changeAsStaff(db, { staff_id }, async (trx) =>
    (await consumeRecoveryCode(trx, staff_id, hashRecoveryCode(code))) ? done(true) : refuse('totp_wrong'),
  );
  return consumption.ok;
}

export const normaliseTypedCode = (typed: string): string => typed.replace(/[\s-]/g, '');

/** Makes a code of an authenticator app, or a recovery code, unusable. Returns false for a wrong or used one. */
export const consumeTypedCode = (db: Db, staff_id: string, code: string): Promise<boolean> =>
  (isTotpCode(code) ? consumeCode : consumeRecoveryCodeAsStaff)(db, staff_id, code);

/**
 * Checks the code of a member whose password was correct, and makes it unusable. Returns null if it is accepted. Throws TryLater after too
 * many wrong codes.
 */
export async function checkTotp(db: Db, member: { staff_id: string; ip_address: string }, typedCode: string): Promise<Refusal | null> {
  const code = normaliseTypedCode(typedCode);
  if (code === '') return refuse('totp_needed', { fields: ['totp'] });
  const isAccepted = await withTotpLimit(db, member, () => consumeTypedCode(db, member.staff_id, code));
  return isAccepted ? null : refuse('totp_wrong', { fields: ['totp'] });
}
