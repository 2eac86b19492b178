import { forgotForm, resetForm } from '@uruhu/contract/forms';
import { MESSAGE } from '@uruhu/contract/rules/messages';
import { answer } from '../../http/answer.ts';
import type { Routes } from '../../http/parts.ts';
import { sharedLimit } from '../../http/shared-limit.ts';
import { resetPassword } from './reset-password.ts';
import { open, said, tags } from './route-words.ts';

export const passwordRoutes: Routes = (app, { db, later, post }) => {
  app.post(
    '/api/users/forgot-password',
    {
      config: open,
      preHandler: sharedLimit(db, 'forgotPassword'),
      schema: {
        tags,
        summary: 'Ask for a link to a new password; the answer is the same whether there is such an account or not',
        body: forgotForm,
        response: { 200: said },
      },
    },
    async (request) => {
      await later(db, 'forgot-password', request.body);
      return { status: 'success' as const, message: MESSAGE.resetSent };
    },
  );
  app.post(
    '/api/users/reset-password',
    {
      config: open,
      preHandler: sharedLimit(db, 'resetPassword'),
      schema: { tags, summary: 'Choose a new password by the link of a mail', body: resetForm, response: { 200: said } },
    },
    async (request, reply) =>
      answer(reply, await resetPassword(db, post, request.body.token, request.body.password), () => ({
        status: 'success' as const,
        message: MESSAGE.resetDone,
      })),
  );
};
