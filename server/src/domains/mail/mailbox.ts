import { createHash } from 'node:crypto';
import { normaliseSignInName } from '@uruhu/contract/rules/sign-in/sign-in-name';

const IGNORES_DOTS = /@(gmail|googlemail)\.com$/;

/** Normalises an address to its mailbox: drops a +suffix, and the dots of Gmail addresses. */
export function normaliseMailbox(email: string): string {
  const [name = '', host = ''] = normaliseSignInName(email).split('@');
  const plain = name.replace(/\+.*/, '');
  return IGNORES_DOTS.test(`@${host}`) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${host}`;
}

/** `room`: whose mails are counted together; strangers' sign-ups with a colleague's address must not use up the owner's. */
export const hashMailbox = (email: string, room: 'mailbox' | 'staff'): Buffer =>
  createHash('sha256')
    .update(`${room} ${normaliseMailbox(email)}`)
    .digest();
