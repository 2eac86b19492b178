import { forgotForm, passwordForm, resetForm } from '../forms.ts';
import { defineEndpoint } from './endpoint.ts';
import { SHOP_PATHS } from './paths/shop.ts';
import { messageReply } from './replies.ts';

const tag = 'account';

export const passwordEndpoints = {
  forgotPassword: defineEndpoint(SHOP_PATHS.forgotPassword, {
    tag,
    summary: 'Request a link for a new password; the reply does not tell whether the account exists',
    access: 'public',
    // Sends at most one mail. The higher cost makes the call rarer, because a stranger can make it for any address.
    cost: { cpu: 2, database: 3, mail: 4 },
    body: forgotForm,
    reply: messageReply,
    refusals: [],
  }),
  resetPassword: defineEndpoint(SHOP_PATHS.resetPassword, {
    tag,
    summary: 'Choose a new password by the link of a mail',
    access: 'public',
    cost: { cpu: 3, database: 10, password: 1, mail: 2 },
    body: resetForm,
    reply: messageReply,
    refusals: ['reset_link_invalid', 'password_too_short'],
  }),
  changePassword: defineEndpoint(SHOP_PATHS.changePassword, {
    tag,
    summary: 'Choose a new password while signed in',
    access: 'shopper',
    cost: { cpu: 3, database: 14, password: 2, mail: 1 },
    body: passwordForm,
    reply: messageReply,
    refusals: ['wrong_current_password', 'password_too_short'],
  }),
};
