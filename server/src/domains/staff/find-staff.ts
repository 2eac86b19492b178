import type { AppContext } from '../../context.ts';
import type { FindStaff } from '../../http/access.ts';
import { hashToken } from '../accounts/accounts.ts';
import { recordSessionUse, selectStaffSession } from './queries.ts';
import { isTotpRequired } from './totp/totp-rule.ts';

/**
 * Creates the function that finds the staff member of a session token. It looks up the token's hash with one query, and makes no query for a
 * text that cannot be a token.
 */
export const createStaffFinder =
  ({ db, config: { staffCodes } }: { db: AppContext['db']; config: Pick<AppContext['config'], 'staffCodes'> }): FindStaff =>
  async (token, { isUnattended } = { isUnattended: false }) => {
    const token_hash = hashToken(token);
    const session = token_hash && (await selectStaffSession(db, token_hash));
    if (!session) return null;
    const { is_last_used_at_outdated, has_totp, totp_required, ...member } = session;
    if (is_last_used_at_outdated && !isUnattended) await recordSessionUse(db, token_hash);
    const must_set_up_totp = !has_totp && isTotpRequired(member.role, { staffCodes, everyone: totp_required });
    return { ...member, must_set_up_totp, token_hash };
  };
