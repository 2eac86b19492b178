import { session, signedIn, signInHistory, user } from '@uruhu/contract/account';
import { signInForm } from '@uruhu/contract/forms';
import { MESSAGE } from '@uruhu/contract/rules/messages';
import { checkbox, claimedUserId, idOr, page } from '@uruhu/contract/text';
import { z } from 'zod';
import { personOf } from '../../http/access.ts';
import { answer } from '../../http/answer.ts';
import { neighbours } from '../../http/neighbours.ts';
import type { Routes } from '../../http/parts.ts';
import { RATE } from '../../http/rate-limits.ts';
import { addressOf } from '../../http/shared-limit.ts';
import { done, refuse } from '../../outcome.ts';
import { HISTORY_PAGE_SIZE, loginHistory } from './login-history.ts';
import { endOtherSessions, endSession, openSessions } from './open-sessions.ts';
import { presentUser } from './present.ts';
import { deleteSession, selectUser } from './queries.ts';
import { open, own, said, success, tags } from './route-words.ts';
import { signIn } from './sign-in.ts';

const looking: Routes = (app, { db }) => {
  app.get(
    '/api/users/sessions',
    {
      config: own,
      schema: {
        tags,
        summary: 'Where somebody is signed in',
        response: { 200: z.object({ status: success, results: z.array(session) }) },
      },
    },
    async (request) => ({ status: 'success' as const, results: await openSessions(db, personOf(request)) }),
  );
  app.post(
    '/api/users/sessions/end',
    {
      config: own,
      schema: {
        tags,
        summary: 'Sign out somewhere',
        body: z.object({ session_id: idOr(MESSAGE.sessionMissing), user_id: claimedUserId }),
        response: { 200: said },
      },
    },
    async (request, reply) =>
      answer(reply, await endSession(db, personOf(request), request.body.session_id), () => ({
        status: 'success' as const,
        message: MESSAGE.sessionEnded,
      })),
  );
  app.post(
    '/api/users/sessions/end-others',
    {
      config: own,
      schema: { tags, summary: 'Sign out everywhere else', body: z.object({ user_id: claimedUserId }), response: { 200: said } },
    },
    async (request) => {
      await endOtherSessions(db, personOf(request));
      return { status: 'success' as const, message: MESSAGE.sessionEnded };
    },
  );
  app.get(
    '/api/users/login-history',
    {
      config: own,
      schema: {
        tags,
        summary: `Who came in or tried to, newest first, ${HISTORY_PAGE_SIZE} a page`,
        querystring: z.object({ page }),
        response: { 200: signInHistory },
      },
    },
    async (request) => {
      const history = await loginHistory(db, personOf(request).user_id, request.query.page);
      return { ...history, ...neighbours(request.url, request.query.page, HISTORY_PAGE_SIZE, history.count) };
    },
  );
};

export const sessionRoutes: Routes = (app, parts) => {
  const { db } = parts;
  looking(app, parts);
  app.post(
    '/api/users/login',
    {
      config: { ...open, rateLimit: RATE.signIn },
      schema: {
        tags,
        summary: 'Sign in by username or e-mail',
        body: z.object({ ...signInForm.shape, keep_signed_in: checkbox }),
        response: { 200: signedIn },
      },
    },
    async (request, reply) => {
      const outcome = await signIn(db, request.body, { address: addressOf(request), userAgent: request.headers['user-agent'] ?? '' });
      return answer(reply, outcome, (value) => ({ status: 'success' as const, message: MESSAGE.signedIn, ...value }));
    },
  );
  app.get('/api/users/logout', { config: own, schema: { tags, summary: 'End this session', response: { 200: said } } }, async (request) => {
    await deleteSession(db, personOf(request).token_hash);
    return { status: 'success' as const, message: MESSAGE.signedOut };
  });
  app.get(
    '/api/users/me',
    { config: own, schema: { tags, summary: 'Whose session this is', response: { 200: z.object({ status: success, user }) } } },
    async (request, reply) => {
      const row = await selectUser(db, personOf(request).user_id);
      const outcome = row ? done(presentUser(row)) : refuse(401, MESSAGE.notAuthorized);
      return answer(reply, outcome, (shown) => ({ status: 'success' as const, user: shown }));
    },
  );
};
