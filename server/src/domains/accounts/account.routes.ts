import { phones, user } from '@uruhu/contract/account';
import { accountForm, phoneForm, signUpForm } from '@uruhu/contract/forms';
import { MESSAGE } from '@uruhu/contract/rules/messages';
import { claimedUserId } from '@uruhu/contract/text';
import { z } from 'zod';
import { personOf } from '../../http/access.ts';
import { answer } from '../../http/answer.ts';
import type { Routes } from '../../http/parts.ts';
import { sharedLimit } from '../../http/shared-limit.ts';
import { refuseShort } from './password-length.ts';
import { open, own, said, tags } from './route-words.ts';
import { savePhones } from './save-phones.ts';
import { signUp } from './sign-up.ts';
import { updateAccount } from './update-account.ts';

export const accountRoutes: Routes = (app, parts) => {
  const { db, post } = parts;
  app.post(
    '/api/users/createAccount',
    {
      config: open,
      preHandler: sharedLimit(db, 'signUp'),
      schema: { tags, summary: 'Make an account', body: signUpForm, response: { 200: said.extend({ user }) } },
    },
    async (request, reply) => {
      const outcome = refuseShort(parts, request.body.password, 'signUp') ?? (await signUp(db, post, request.body));
      return answer(reply, outcome, (made) => ({ status: 'success' as const, message: MESSAGE.signedUp, user: made }));
    },
  );
  app.post(
    '/api/users/updateMyAccount',
    {
      config: own,
      schema: {
        tags,
        summary: 'What somebody says of herself: name, e-mail, phone and address',
        body: z.object({ ...accountForm.shape, user_id: claimedUserId }),
        response: { 200: said.extend({ data: user }) },
      },
    },
    async (request, reply) =>
      answer(reply, await updateAccount(db, post, personOf(request).user_id, request.body), (data) => ({
        status: 'success' as const,
        message: MESSAGE.accountUpdated,
        data,
      })),
  );
  app.post(
    '/api/users/phone/update',
    {
      config: own,
      schema: {
        tags,
        summary: 'The numbers a courier may call',
        body: z.object({ ...phoneForm.shape, user_id: claimedUserId }),
        response: { 200: said.extend({ data: phones }) },
      },
    },
    async (request) => ({
      status: 'success' as const,
      message: MESSAGE.phoneUpdated,
      data: await savePhones(db, personOf(request).user_id, request.body),
    }),
  );
};
