import { address, phones, signedIn, user } from '@uruhu/contract/account';
import { addressForm, forgotForm, phoneForm, resetForm, signInForm, signUpForm } from '@uruhu/contract/forms';
import { MESSAGE } from '@uruhu/contract/rules/messages';
import { checkbox, claimedUserId } from '@uruhu/contract/text';
import { z } from 'zod';
import { personOf } from '../../http/access.ts';
import { answer } from '../../http/answer.ts';
import type { App, Parts, Routes } from '../../http/parts.ts';
import { RATE } from '../../http/rate-limits.ts';
import { sharedLimit } from '../../http/shared-limit.ts';
import { addAddress } from './add-address.ts';
import { presentAddress, presentUser } from './present.ts';
import { deleteSession, selectAddresses, selectUser } from './queries.ts';
import { resetPassword } from './reset-password.ts';
import { savePhones } from './save-phones.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';

const tags = ['account'];
const open = { access: 'public' } as const;
const own = { access: 'person' } as const;
const success = z.literal('success');
const said = z.object({ status: success, message: z.string() });

function sessions(app: App, { db }: Parts) {
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
      const outcome = await signIn(db, request.body, { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' });
      return answer(reply, outcome, (value) => ({ status: 'success' as const, message: MESSAGE.signedIn, ...value }));
    },
  );
  app.post(
    '/api/users/createAccount',
    {
      config: open,
      preHandler: sharedLimit(db, 'signUp'),
      schema: { tags, summary: 'Make an account', body: signUpForm, response: { 200: said.extend({ user }) } },
    },
    async (request, reply) =>
      answer(reply, await signUp(db, request.body), (made) => ({ status: 'success' as const, message: MESSAGE.signedUp, user: made })),
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
}

function newPasswords(app: App, { db, later, post }: Parts) {
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
}

function contact(app: App, { db }: Parts) {
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
  app.post(
    '/api/users/address/get',
    {
      config: own,
      schema: {
        tags,
        summary: 'Addresses, the default first',
        body: z.object({ user_id: claimedUserId }),
        response: { 200: z.object({ status: success, data: z.array(address) }) },
      },
    },
    async (request) => ({
      status: 'success' as const,
      data: (await selectAddresses(db, personOf(request).user_id)).map(presentAddress),
    }),
  );
  app.post(
    '/api/users/address/add',
    {
      config: own,
      schema: {
        tags,
        summary: 'Keep an address; the same one again is the one there',
        body: z.object({ ...addressForm.shape, user_id: claimedUserId }),
        response: { 200: said.extend({ data: address }) },
      },
    },
    async (request, reply) =>
      answer(reply, await addAddress(db, personOf(request).user_id, request.body), (data) => ({
        status: 'success' as const,
        message: MESSAGE.addressSaved,
        data,
      })),
  );
}

export const accountRoutes: Routes = (app, parts) => {
  sessions(app, parts);
  newPasswords(app, parts);
  contact(app, parts);
};
