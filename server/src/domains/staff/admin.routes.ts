import { staffSession, staffSignIn, whoseSession } from '@uruhu/contract/staff';
import { z } from 'zod';
import { staffOf } from '../../http/access.ts';
import { answer } from '../../http/answer.ts';
import type { Routes } from '../../http/parts.ts';
import { RATE } from '../../http/rate-limits.ts';
import { addressOf } from '../../http/shared-limit.ts';
import { endStaffSession } from './queries.ts';
import { signInStaff } from './sign-in-staff.ts';

const tags = ['staff'];
const PATH = '/api/admin/session';

export const staffRoutes: Routes = (app, { db, config }) => {
  app.post(
    PATH,
    {
      config: { access: 'public', rateLimit: RATE.signIn },
      schema: { tags, summary: 'Sign in as staff, for twelve hours', body: staffSignIn, response: { 200: staffSession } },
    },
    async (request, reply) =>
      answer(reply, await signInStaff(db, request.body, { address: addressOf(request), demo: config.demo }), (session) => session),
  );
  app.get(
    PATH,
    { config: { access: 'staff' }, schema: { tags, summary: 'Whose session this is', response: { 200: whoseSession } } },
    async (request) => {
      const { staff_id, username, name } = staffOf(request);
      return { staff: { staff_id, username, name } };
    },
  );
  app.delete(
    PATH,
    {
      config: { access: 'staff' },
      schema: { tags, summary: 'End this session', response: { 200: z.object({ status: z.literal('success') }) } },
    },
    async (request) => {
      await endStaffSession(db, staffOf(request).token_hash);
      return { status: 'success' as const };
    },
  );
};
