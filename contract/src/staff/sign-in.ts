/** How staff sign in: sessions and time-based one-time passwords (TOTP, RFC 6238). */
import { z } from 'zod';
import { formatFieldCode } from '../fields/field-code.ts';
import { time } from '../fields/list.ts';
import { identifierText } from '../fields/text.ts';
import { hasVisibleText } from '../rules/clean-text.ts';
import { createDataListSchema } from './lists.ts';
import { staffPassword, totp } from './password.ts';
import { STAFF_ROLES } from './permissions.ts';

/** A signed-in staff member. */
const staffMember = z.object({ staff_id: z.string(), username: z.string(), name: z.string(), role: z.enum(STAFF_ROLES) });
export type StaffMember = z.infer<typeof staffMember>;

export const staffSignInBody = z.object({
  username: identifierText(200, 'username_required').refine(hasVisibleText, formatFieldCode('username_required')),
  password: staffPassword,
  /** Needed only by members who have set up TOTP. */
  totp: totp.nullish(),
  /** A program asks for the token of the session. Browsers never get it, because their session is the cookie. */
  wants_token: z.boolean(formatFieldCode('yes_or_no_needed')).optional(),
});
export type StaffSignIn = z.input<typeof staffSignInBody>;

/** `token`: only for a program that has asked for it. */
export const staffSignInReply = z.object({ token: z.string().optional(), staff: staffMember });
export type StaffSignInReply = z.infer<typeof staffSignInReply>;

/**
 * `totp.required`: the shop requires TOTP of this member. If she has not set it up, she may do nothing else. `totp.recommended`: the back
 * office asks her to set it up, which she may put off. `sends_mail`: whether the shop has a mail server; without one, mails wait.
 */
export const currentStaffMember = z.object({
  staff: staffMember,
  totp: z.object({ is_on: z.boolean(), required: z.boolean(), recommended: z.boolean(), recovery_codes_left: z.int() }),
  sends_mail: z.boolean(),
});
export type CurrentStaffMember = z.infer<typeof currentStaffMember>;

/** The password of the signed-in member, and a code if she has set up TOTP. */
export const proofBody = z.object({ password: staffPassword, totp: totp.nullish() });
export type StaffProof = z.output<typeof proofBody>;

// ── TOTP ──

/** `uri`: for the QR code that an authenticator app reads. `secret`: the same in base32, to type. */
export const totpSecretReply = z.object({ data: z.object({ secret: z.string(), uri: z.string() }) });
export const beginTotpBody = z.object({ password: staffPassword });
export const confirmTotpBody = z.object({ totp });
/** The server stores only hashes of the codes, so this is the only reply that holds them. */
export const recoveryCodesReply = z.object({ data: z.object({ recovery_codes: z.array(z.string()) }) });

// ── sessions ──

const openSession = z.object({
  session_id: z.string(),
  created_at: time,
  last_used_at: time,
  expires_at: time.describe('When the session ends if nobody uses it any more.'),
  address: z.string().describe('The IP address from which the member signed in.'),
  user_agent: z.string().describe('The browser, as it names itself.'),
  current: z.boolean().describe('Whether this call was made with this session.'),
});
export type OpenStaffSession = z.infer<typeof openSession>;
export const staffSessions = createDataListSchema(openSession);
