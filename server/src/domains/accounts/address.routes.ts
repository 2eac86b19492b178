import { address } from '@uruhu/contract/account';
import { addressForm } from '@uruhu/contract/forms';
import { MESSAGE } from '@uruhu/contract/rules/messages';
import { checkbox, claimedUserId, idOr } from '@uruhu/contract/text';
import { z } from 'zod';
import { personOf } from '../../http/access.ts';
import { answer } from '../../http/answer.ts';
import type { Routes } from '../../http/parts.ts';
import { addAddress } from './add-address.ts';
import { deleteAddress } from './delete-address.ts';
import { presentAddress } from './present.ts';
import { selectAddresses } from './queries.ts';
import { own, said, success, tags } from './route-words.ts';
import { updateAddress } from './update-address.ts';

const addressId = idOr(MESSAGE.addressMissing);

const changes: Routes = (app, { db }) => {
  app.post(
    '/api/users/address/update',
    {
      config: own,
      schema: {
        tags,
        summary: 'Change an address; `is_default` makes it the one that is preselected',
        body: z.object({ ...addressForm.shape, address_id: addressId, is_default: checkbox, user_id: claimedUserId }),
        response: { 200: said.extend({ data: address }) },
      },
    },
    async (request, reply) => {
      const { is_default: makeDefault, address_id, address, city, country, postal_code } = request.body;
      const change = { makeDefault, address_id, address, city, country, postal_code };
      return answer(reply, await updateAddress(db, personOf(request).user_id, change), (data) => ({
        status: 'success' as const,
        message: MESSAGE.addressSaved,
        data,
      }));
    },
  );
  app.post(
    '/api/users/address/delete',
    {
      config: own,
      schema: {
        tags,
        summary: 'Remove an address; of those left the newest takes the place of the default',
        body: z.object({ address_id: addressId, user_id: claimedUserId }),
        response: { 200: said },
      },
    },
    async (request, reply) =>
      answer(reply, await deleteAddress(db, personOf(request).user_id, request.body.address_id), () => ({
        status: 'success' as const,
        message: MESSAGE.addressDeleted,
      })),
  );
};

export const addressRoutes: Routes = (app, parts) => {
  const { db } = parts;
  changes(app, parts);
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
