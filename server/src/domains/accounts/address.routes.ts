import { address } from '@uruhu/contract/account';
import { addressForm } from '@uruhu/contract/forms';
import { MESSAGE } from '@uruhu/contract/rules/messages';
import { claimedUserId } from '@uruhu/contract/text';
import { z } from 'zod';
import { personOf } from '../../http/access.ts';
import { answer } from '../../http/answer.ts';
import type { Routes } from '../../http/parts.ts';
import { addAddress } from './add-address.ts';
import { presentAddress } from './present.ts';
import { selectAddresses } from './queries.ts';
import { own, said, success, tags } from './route-words.ts';

export const addressRoutes: Routes = (app, { db }) => {
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
};
