import type { Db } from '../../../database/db.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { changeAsStaff } from '../../audit/audit.ts';
import { actWithNotices, type NoticeContext } from '../notices/notices.ts';
import { type ProvingSession, proveStaff } from '../proof/prove-staff.ts';
import { confirmSecret, saveUnconfirmedTotp, selectTotp } from './queries.ts';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts';
import { buildTotpUri, createTotpSecret, encodeBase32, findStepOfCode } from './totp.ts';
import { withTotpLimit } from './totp-limits.ts';

type TotpSecret = { secret: string; uri: string };

/**
 * Returns a new secret to a member who enters her password. Without the password, a person who finds her session open could lock her out by
 * setting up codes on another phone. Sign-in asks for codes after confirmTotp.
 */
export async function beginTotp(
  db: Db,
  session: ProvingSession & { username: string },
  { password, shop }: { password: string; shop: string },
): Promise<Outcome<TotpSecret>> {
  const { staff_id, username } = session;
  const proof = await proveStaff(db, session, { password });
  if (!proof.ok) return proof.code === 'proof_code_needed' ? refuse('totp_is_on') : proof;
  const secret = createTotpSecret();
  return changeAsStaff(db, { staff_id }, async (trx) =>
    (await saveUnconfirmedTotp(trx, staff_id, secret))
      ? done({ secret: encodeBase32(secret), uri: buildTotpUri({ secret, shop, username }) })
      : refuse('totp_is_on'),
  );
}

/** Returns the recovery codes, of which the shop stores only hashes. */
export async function confirmTotp(
  context: NoticeContext,
  { staff_id, ip_address }: { staff_id: string; ip_address: string },
  typedCode: string,
): Promise<Outcome<string[]>> {
  const { db } = context;
  const totp = await selectTotp(db, staff_id);
  if (!totp || totp.confirmed_at !== null) return refuse('totp_not_begun');
  const { secret, now_s, last_step } = totp;
  const step = findStepOfCode(secret, typedCode.replace(/\s/g, ''), { now_s, last_step });
  const isCorrect = await withTotpLimit(db, { staff_id, ip_address }, async () => step !== null);
  if (!isCorrect || step === null) return refuse('totp_wrong', { fields: ['totp'] });
  const codes = createRecoveryCodes();
  return actWithNotices(context, { staff_id, ip_address }, { kind: 'totp_on' }, async (trx) =>
    (await confirmSecret(trx, { staff_id, secret, step, recovery_hashes: codes.map(hashRecoveryCode) }))
      ? done(codes)
      : refuse('totp_not_begun'),
  );
}
