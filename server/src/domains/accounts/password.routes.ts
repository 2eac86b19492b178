import { forgotForm, passwordForm, resetForm } from '@uruhu/contract/forms';
import { MESSAGE } from '@uruhu/contract/rules/messages';
import { personOf } from '../../http/access.ts';
import { answer } from '../../http/answer.ts';
import type { Routes } from '../../http/parts.ts';
import { addressOf, sharedLimit } from '../../http/shared-limit.ts';
import { changePassword } from './change-password.ts';
import { refuseShort } from './password-length.ts';
import { resetPassword } from './reset-password.ts';
import { open, own, said, tags } from './route-words.ts';

export const passwordRoutes: Routes = (app, parts) => {
  const { db, later, post } = parts;
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
    async (request, reply) => {
      const { token, password } = request.body;
      const outcome = refuseShort(parts, password, 'reset') ?? (await resetPassword(db, post, token, password));
      return answer(reply, outcome, () => ({ status: 'success' as const, message: MESSAGE.resetDone }));
    },
  );
  app.post(
    '/api/users/password/change',
    {
      config: own,
      schema: { tags, summary: 'Choose a new password while signed in', body: passwordForm, response: { 200: said } },
    },
    async (request, reply) => {
      const { current_password: current, password } = request.body;
      const outcome =
        refuseShort(parts, password, 'reset') ??
        (await changePassword(parts, personOf(request), addressOf(request), { current, password }));
      return answer(reply, outcome, () => ({ status: 'success' as const, message: MESSAGE.passwordChanged }));
    },
  );
};
