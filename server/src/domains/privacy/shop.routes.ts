import { deactivateForm } from '@uruhu/contract/forms';
import { ownData } from '@uruhu/contract/own-data';
import { MESSAGE } from '@uruhu/contract/rules/messages';
import { claimedUserId } from '@uruhu/contract/text';
import { z } from 'zod';
import { personOf } from '../../http/access.ts';
import { answer } from '../../http/answer.ts';
import type { Routes } from '../../http/parts.ts';
import { addressOf } from '../../http/shared-limit.ts';
import { eraseAccount } from './erase-account.ts';
import { myData } from './my-data.ts';

const success = z.literal('success');

export const privacyRoutes: Routes = (app, parts) => {
  app.get(
    '/api/users/my-data',
    {
      config: { access: 'person' },
      schema: { tags: ['account'], summary: 'All that the shop knows of the person, as a file to keep', response: { 200: ownData } },
    },
    async (request, reply) => {
      const { db, snapshot } = parts;
      const data = await myData(db, personOf(request).user_id, snapshot.current().content.settings.name);
      reply.headers({ 'content-disposition': 'attachment; filename="uruhu-my-data.json"', 'cache-control': 'no-store' });
      return data;
    },
  );
  app.post(
    '/api/users/deactivate',
    {
      config: { access: 'person' },
      schema: {
        tags: ['account'],
        summary: 'End the account for good',
        description: 'Erases what is known of the person. Orders stay in the books, without the person once they have arrived.',
        body: z.object({ ...deactivateForm.shape, user_id: claimedUserId }),
        response: { 200: z.object({ status: success, message: z.string() }) },
      },
    },
    async (request, reply) => {
      const { user_id } = personOf(request);
      const outcome = await eraseAccount(parts, { user_id, address: addressOf(request), password: request.body.password });
      return answer(reply, outcome, () => ({ status: 'success' as const, message: MESSAGE.deactivated }));
    },
  );
};
