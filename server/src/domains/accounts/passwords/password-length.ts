import { findPasswordMinLength, isTooShort, type PasswordUse } from '@uruhu/contract/rules/sign-in/password';
import type { AppContext } from '../../../context.ts';
import { type Refusal, refuse } from '../../../lib/outcome.ts';

/** The refusal if the password is shorter than the shop requires; else null. */
export function findShortPasswordRefusal({ snapshot }: Pick<AppContext, 'snapshot'>, password: string, use: PasswordUse): Refusal | null {
  const shopMinimum = snapshot.current().content.settings.password_length_min;
  if (!isTooShort(password, use, shopMinimum)) return null;
  return refuse('password_too_short', { fields: ['password'], values: { bound: findPasswordMinLength(use, shopMinimum) } });
}
