import { contactForm } from '@uruhu/contract/forms';
import { MESSAGE } from '@uruhu/contract/rules/messages';
import { z } from 'zod';
import type { Routes } from '../../http/parts.ts';
import { sharedLimit } from '../../http/shared-limit.ts';
import { sendMessage } from './send-message.ts';

/** A field that people do not see. */
const trap = z.unknown().optional();

export const contactRoutes: Routes = (app, parts) => {
  app.post(
    '/api/users/contact',
    {
      config: { access: 'optional' },
      preHandler: sharedLimit(parts.db, 'contact'),
      schema: {
        tags: ['content'],
        summary: 'Write to the shop; the same again within ten minutes is one message',
        body: z.object({ ...contactForm.shape, website: trap }),
        response: { 200: z.object({ status: z.literal('success'), message: z.string() }) },
      },
    },
    async (request) => {
      const { website, ...form } = request.body;
      await sendMessage(parts, form, { user_id: request.person?.user_id ?? null, robot: Boolean(website) });
      return { status: 'success' as const, message: MESSAGE.messageSent };
    },
  );
};
