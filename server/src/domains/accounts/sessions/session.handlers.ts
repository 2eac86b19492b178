import { SIGN_IN_HISTORY_PAGE_SIZE } from '@uruhu/contract/account';
import type { sessionEndpoints } from '@uruhu/contract/endpoints/sessions';
import type { AppContext } from '../../../context.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { buildNeighbourUrls } from '../../../http/neighbours.ts';
import { createMessageReply, mapOutcome } from '../../../http/replies.ts';
import { done, refuse } from '../../../lib/outcome.ts';
import { presentUser } from '../present.ts';
import { selectUser } from '../queries.ts';
import { endOtherSessions, endSession, listOpenSessions } from './open-sessions.ts';
import { deleteSession } from './queries.ts';
import { signIn } from './sign-in.ts';
import { listSignIns } from './sign-in-history.ts';

export const createSessionHandlers = ({ db }: AppContext): Handlers<typeof sessionEndpoints> => ({
  signIn: async ({ body, ip_address, userAgent, language, messages }) =>
    mapOutcome(await signIn(db, body, { ip_address, userAgent, language }), (session) => ({
      status: 'success',
      message: messages.successes.signedIn,
      ...session,
    })),
  signOut: async ({ shopper, messages }) => {
    await deleteSession(db, shopper.token_hash);
    return done({ status: 'success', message: messages.successes.signedOut });
  },
  me: async ({ shopper }) => {
    const row = await selectUser(db, shopper.user_id);
    return row ? done({ status: 'success', user: presentUser(row) }) : refuse('not_authorized');
  },
  sessions: async ({ shopper }) => done({ status: 'success', results: await listOpenSessions(db, shopper) }),
  endSession: async ({ shopper, body, messages }) =>
    mapOutcome(await endSession(db, shopper, body.session_id), createMessageReply(messages.successes.sessionEnded)),
  endOtherSessions: async ({ shopper, messages }) => {
    await endOtherSessions(db, shopper);
    return done({ status: 'success', message: messages.successes.sessionEnded });
  },
  loginHistory: async ({ shopper, query: { page }, url }) => {
    const history = await listSignIns(db, shopper.user_id, page);
    return done({ ...history, ...buildNeighbourUrls(url, { page, pageSize: SIGN_IN_HISTORY_PAGE_SIZE, count: history.count }) });
  },
});
