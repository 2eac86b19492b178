/** The texts of mails to the staff, and of the mail that brings a message from the contact form. */
import { INVITATION_HOURS, STAFF_PASSWORD_LINK_HOURS } from '@uruhu/contract/constants';
import { staffNotice } from './staff-notice.ts';

export const staffMails = {
  staffInvitation: {
    subject: (shop: string) => `Your invitation to the staff of ${shop}`,
    preview: `The link works once, for ${INVITATION_HOURS} hours.`,
    text: (inviter: string, shop: string) =>
      `${inviter} invites you to work with ${shop}. Choose a username and a password for the back office here:`,
    action: 'Accept the invitation',
    notes: [`The link works once, within ${INVITATION_HOURS} hours.`, 'Do you not know of this? Then there is nothing to do.'],
  },
  staffPassword: {
    subject: (shop: string) => `A new password for the back office of ${shop}`,
    preview: `The link works once, for ${STAFF_PASSWORD_LINK_HOURS} hours.`,
    text: (sender: string, username: string) =>
      `${sender} sends you this link, by which you choose a new password. You sign in as ${username}, and if you have codes, they stay:`,
    action: 'Choose a new password',
    notes: [
      `The link works once, within ${STAFF_PASSWORD_LINK_HOURS} hours.`,
      'Did you not ask for it? Do not follow it, and tell your colleagues: your password stays as it is.',
    ],
  },
  staffNotice,
  staffGuessed: {
    subject: (shop: string) => `Somebody guesses your password for the back office of ${shop}`,
    preview: 'None of these attempts was right. Here is what to do.',
    text: (count: number, shop: string) =>
      `Within an hour, a wrong password or code was entered for your account in the back office of ${shop} ${count} times or more. None of these attempts was right, and your account stays open to you.`,
    notes: [
      'Was it you? Then there is nothing to do.',
      'Was it not you? Open the back office as you always do. “My account” shows when and from where it was tried, and where you are signed in: end each session that is not yours. If your password is one that you use elsewhere, choose another. If you have no codes yet, set them up.',
      'If it goes on, we write again in a day at the earliest.',
    ],
  },
  contact: {
    subject: (name: string) => `Message from ${name}`,
    greeting: 'A message from the contact form',
    from: { name: 'Name', email: 'E-mail', phone: 'Phone' },
  },
};
