import { createHash } from 'node:crypto';
import { normaliseSignInName } from '@uruhu/contract/rules/sign-in/sign-in-name';

/** Matches one plain e-mail address. Staff may enter any text in the settings, and the shop can only mail an address. */
export const MAIL_ADDRESS_PATTERN = /^[^\s<>,;]+@[^\s<>,;]+$/;

/** The hosts of Gmail, which ignores dots before the @ and delivers the mails of both hosts to the same mailbox. */
const GMAIL_HOSTS: readonly string[] = ['gmail.com', 'googlemail.com'];

/** Normalises an address to its mailbox: drops a +suffix, and the dots of Gmail addresses. */
export function normaliseMailbox(email: string): string {
  const [localPart = '', host = ''] = normaliseSignInName(email).split('@');
  const mailbox = localPart.replace(/\+.*/, '');
  return GMAIL_HOSTS.includes(host) ? `${mailbox.replaceAll('.', '')}@gmail.com` : `${mailbox}@${host}`;
}

/**
 * The hash by which mails to an unverified address are counted. `counter`: mails to staff are counted separately, so that strangers who
 * sign up with the address of a staff member do not use up her limit.
 */
export const hashMailbox = (email: string, counter: 'mailbox' | 'staff'): Buffer =>
  createHash('sha256')
    .update(`${counter} ${normaliseMailbox(email)}`)
    .digest();
