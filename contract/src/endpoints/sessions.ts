import { z } from 'zod';
import { SIGN_IN_HISTORY_PAGE_SIZE, session, signInHistory, signInReply, user } from '../account.ts';
import { checkbox, idField, page, untrustedUserId } from '../fields/text.ts';
import { signInForm } from '../forms.ts';
import { defineEndpoint } from './endpoint.ts';
import { SHOP_PATHS } from './paths/shop.ts';
import { messageReply, success } from './replies.ts';

const tag = 'account';

export const sessionEndpoints = {
  signIn: defineEndpoint(SHOP_PATHS.signIn, {
    tag,
    summary: 'Sign in by username or e-mail',
    access: 'public',
    cost: { cpu: 3, database: 10, password: 1 },
    body: z.object({ ...signInForm.shape, keep_signed_in: checkbox }),
    reply: signInReply,
    refusals: ['sign_in_failed', 'account_blocked'],
  }),
  signOut: defineEndpoint(SHOP_PATHS.signOut, {
    tag,
    summary: 'End this session',
    access: 'shopper',
    cost: { cpu: 1, database: 2 },
    reply: messageReply,
    refusals: [],
  }),
  me: defineEndpoint(SHOP_PATHS.me, {
    tag,
    summary: 'The shopper whose session this is',
    access: 'shopper',
    cost: { cpu: 1, database: 2 },
    reply: z.object({ status: success, user }),
    refusals: [],
  }),
  sessions: defineEndpoint(SHOP_PATHS.sessions, {
    tag,
    summary: "The shopper's open sessions",
    access: 'shopper',
    cost: { cpu: 2, database: 2 },
    reply: z.object({ status: success, results: z.array(session) }),
    refusals: [],
  }),
  endSession: defineEndpoint(SHOP_PATHS.endSession, {
    tag,
    summary: 'Sign out on one device',
    access: 'shopper',
    cost: { cpu: 2, database: 3 },
    body: z.object({ session_id: idField('session_not_found'), user_id: untrustedUserId }),
    reply: messageReply,
    refusals: ['session_not_found'],
  }),
  endOtherSessions: defineEndpoint(SHOP_PATHS.endOtherSessions, {
    tag,
    summary: 'Sign out everywhere else',
    access: 'shopper',
    cost: { cpu: 2, database: 2 },
    body: z.object({ user_id: untrustedUserId }),
    reply: messageReply,
    refusals: [],
  }),
  loginHistory: defineEndpoint(SHOP_PATHS.loginHistory, {
    tag,
    summary: `Attempts to sign in, newest first, ${SIGN_IN_HISTORY_PAGE_SIZE} a page`,
    access: 'shopper',
    cost: { cpu: 2, database: 3 },
    query: z.object({ page }),
    reply: signInHistory,
    refusals: [],
  }),
};
