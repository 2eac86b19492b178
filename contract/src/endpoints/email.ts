/**
 * Links in mails lead to a page that sends a POST, because mail scanners open links by GET. When a shopper follows a link, the shop may send
 * another mail. That mail is charged when she requests the link, so that a guest who sends made-up tokens cannot use up the mails of an IP
 * address that shoppers share.
 */
import { z } from 'zod';
import { confirmedEmail, passwordResetToken, user } from '../account.ts';
import { untrustedUserId } from '../fields/text.ts';
import { confirmEmailForm, undoEmailForm } from '../forms.ts';
import { defineEndpoint } from './endpoint.ts';
import { SHOP_PATHS } from './paths/shop.ts';
import { dataReply, messageReply } from './replies.ts';

const tag = 'account';
const onlyUserId = z.object({ user_id: untrustedUserId });

export const emailEndpoints = {
  confirmEmail: defineEndpoint(SHOP_PATHS.confirmEmail, {
    tag,
    summary: 'Confirm an e-mail address by the link of a mail',
    description:
      '400: the link is invalid. 409: another account has confirmed this address meanwhile. Following the same link again succeeds.',
    access: 'public',
    cost: { cpu: 1, database: 12 },
    body: confirmEmailForm,
    reply: dataReply(confirmedEmail),
    refusals: ['email_link_invalid', 'email_taken'],
  }),
  undoEmail: defineEndpoint(SHOP_PATHS.undoEmail, {
    tag,
    summary: 'Undo a change of the e-mail address by the link of a mail; returns a token for choosing a new password',
    description: '400: the link is invalid. Ends every session of the account.',
    access: 'public',
    cost: { cpu: 25, database: 14 },
    body: undoEmailForm,
    reply: dataReply(passwordResetToken),
    refusals: ['email_link_invalid'],
  }),
  resendEmailLink: defineEndpoint(SHOP_PATHS.resendEmailLink, {
    tag,
    summary: 'Send the link again that confirms the e-mail address',
    description:
      'To the pending address, else to the unconfirmed one. 409: there is nothing to confirm. 429: the limit of links to this address is reached.',
    access: 'shopper',
    cost: { cpu: 1, database: 6, mail: 1 },
    body: onlyUserId,
    reply: messageReply,
    refusals: ['email_already_confirmed', 'too_many_email_links'],
  }),
  cancelEmailChange: defineEndpoint(SHOP_PATHS.cancelEmailChange, {
    tag,
    summary: 'Cancel an unconfirmed change of the e-mail address',
    description: 'Succeeds also where no change is pending.',
    access: 'shopper',
    cost: { cpu: 1, database: 5 },
    body: onlyUserId,
    reply: dataReply(user),
    refusals: [],
  }),
};
