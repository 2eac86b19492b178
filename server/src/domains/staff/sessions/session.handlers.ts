import type { staffSessionEndpoints } from '@uruhu/contract/endpoints/staff/staff';
import type { AppContext } from '../../../context.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { mapOutcome } from '../../../http/replies.ts';
import { buildStaffCookie, chooseStaffCookieName } from '../../../http/staff-cookie.ts';
import { done, refuse } from '../../../lib/outcome.ts';
import { isUuid } from '../../../lib/uuid.ts';
import { selectStaffRules } from '../members/queries.ts';
import { proveStaff } from '../proof/prove-staff.ts';
import { endOtherStaffSessions, endStaffSession, endStaffSessionById } from '../queries.ts';
import { SESSION_HOURS, signInStaff } from '../sign-in-staff.ts';
import { selectTotp } from '../totp/queries.ts';
import { isTotpRecommended, isTotpRequired } from '../totp/totp-rule.ts';
import { listStaffSessions } from './list-sessions.ts';

const HOUR_S = 3_600;
const SUCCESS = { status: 'success' as const };

/**
 * Whether a form of another site sent the request, which must not sign a browser in. `site`: the header Sec-Fetch-Site, which only browsers
 * send.
 */
const isSignInFromOtherSite = (site = 'none') => !['same-origin', 'none'].includes(site);

export const createStaffSessionHandlers = ({ db, config, snapshot }: AppContext): Handlers<typeof staffSessionEndpoints> => ({
  staffSignIn: async ({ body, ip_address, userAgent, headers }) => {
    const outcome = await signInStaff(db, body, { ip_address, userAgent, demo: config.demo });
    if (!outcome.ok) return outcome;
    const { token, staff } = outcome.value;
    const site = headers['sec-fetch-site'];
    // Scripts of a page could read the token, so a browser gets only the cookie, even if it asks for the token.
    if (body.wants_token && site === undefined) return done({ token, staff });
    if (isSignInFromOtherSite(site)) return done({ staff });
    const cookie = buildStaffCookie(chooseStaffCookieName(config), token, SESSION_HOURS * HOUR_S);
    return { ok: true, value: { staff }, headers: { 'set-cookie': cookie } };
  },
  staffSession: async ({ staff: { staff_id, username, name, role } }) => {
    const [totp, { totp_required }] = [await selectTotp(db, staff_id), await selectStaffRules(db)];
    const is_on = totp !== undefined && totp.confirmed_at !== null;
    const recovery_codes_left = totp?.recovery_hashes.length ?? 0;
    const { staffCodes } = config;
    const required = isTotpRequired(role, { staffCodes, everyone: totp_required });
    const recommended = isTotpRecommended(role, { staffCodes });
    const { sends_mail } = snapshot.current().content.settings;
    return done({ staff: { staff_id, username, name, role }, totp: { is_on, required, recommended, recovery_codes_left }, sends_mail });
  },
  proveStaff: async ({ staff, ip_address, body }) => mapOutcome(await proveStaff(db, { ...staff, ip_address }, body), () => SUCCESS),
  staffSignOut: async ({ staff }) => {
    await endStaffSession(db, staff.token_hash);
    return { ok: true, value: SUCCESS, headers: { 'set-cookie': buildStaffCookie(chooseStaffCookieName(config), '', 0) } };
  },
  ownStaffSessions: async ({ staff }) => done(await listStaffSessions(db, staff.staff_id, staff.token_hash)),
  endOtherStaffSessions: async ({ staff }) => {
    await endOtherStaffSessions(db, staff.staff_id, staff.token_hash);
    return done(SUCCESS);
  },
  endOwnStaffSession: async ({ staff, params: { session_id } }) =>
    isUuid(session_id) && (await endStaffSessionById(db, staff.staff_id, session_id)) ? done(SUCCESS) : refuse('session_not_found'),
});
