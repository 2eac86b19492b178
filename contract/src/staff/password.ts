/** Passwords of staff. */
import { z } from 'zod';
import { formatFieldCode } from '../fields/field-code.ts';
import { identifierText } from '../fields/text.ts';
import { keepSecret } from '../rules/clean-text.ts';
import { STAFF_PASSWORD_LENGTH } from '../rules/sign-in/staff-sign-in.ts';

/** A password that was chosen before; the limit of 200 characters bounds the time that hashing takes. */
export const staffPassword = z
  .string(formatFieldCode('password_required'))
  .overwrite(keepSecret)
  .min(1, formatFieldCode('password_required'))
  .max(STAFF_PASSWORD_LENGTH.max, formatFieldCode('too_long', STAFF_PASSWORD_LENGTH.max));

/** The refusals of a new password that is easy to guess. */
export const WEAK_PASSWORD_REFUSALS = ['password_is_public', 'password_too_common', 'password_is_guessable'] as const;

export const newStaffPassword = z
  .string(formatFieldCode('password_required'))
  .overwrite(keepSecret)
  .min(STAFF_PASSWORD_LENGTH.min, formatFieldCode('password_too_short', STAFF_PASSWORD_LENGTH.min))
  .max(STAFF_PASSWORD_LENGTH.max, formatFieldCode('too_long', STAFF_PASSWORD_LENGTH.max));

/** Longer than any recovery code with its hyphens. */
const TOTP_LENGTH_MAX = 40;
/** Six digits of an authenticator app, or a recovery code. */
export const totp = identifierText(TOTP_LENGTH_MAX);

/** `totp`: needed only by members who have set up TOTP. */
export const changeStaffPasswordBody = z.object({ current_password: staffPassword, totp: totp.nullish(), password: newStaffPassword });
export type ChangeStaffPassword = z.output<typeof changeStaffPasswordBody>;
