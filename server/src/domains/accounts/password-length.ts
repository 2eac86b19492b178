import { type PasswordUse, passwordTooShort } from '@uruhu/contract/rules/password';
import type { Parts } from '../../http/parts.ts';
import { type Refused, refuseField } from '../../outcome.ts';

/** A refusal where the shop asks for longer passwords than this one; null where it is long enough. */
export function refuseShort({ snapshot }: Pick<Parts, 'snapshot'>, password: string, use: PasswordUse): Refused | null {
  const message = passwordTooShort(password, use, snapshot.current().content.settings.password_length_min);
  return message === null ? null : refuseField(400, 'password', message);
}
