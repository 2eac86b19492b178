import { signedIn, user } from '@uruhu/contract/account';
import { signInForm } from '@uruhu/contract/forms';
import { MESSAGE } from '@uruhu/contract/rules/messages';
import { checkbox } from '@uruhu/contract/text';
import { z } from 'zod';
import { personOf } from '../../http/access.ts';
import { answer } from '../../http/answer.ts';
import type { Routes } from '../../http/parts.ts';
import { RATE } from '../../http/rate-limits.ts';
import { addressOf } from '../../http/shared-limit.ts';
import { presentUser } from './present.ts';
import { deleteSession, selectUser } from './queries.ts';
import { open, own, said, success, tags } from './route-words.ts';
import { signIn } from './sign-in.ts';

export const sessionRoutes: Routes = (app, { db }) => {
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
    async (request) => ({ status: 'success' as const, user: presentUser(await selectUser(db, personOf(request).user_id)) }),
  );
};
