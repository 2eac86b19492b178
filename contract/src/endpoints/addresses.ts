import { z } from 'zod';
import { address } from '../account.ts';
import { checkbox, idField, untrustedUserId } from '../fields/text.ts';
import { addressForm } from '../forms.ts';
import { defineEndpoint } from './endpoint.ts';
import { SHOP_PATHS } from './paths/shop.ts';
import { dataReply, messageReply, success } from './replies.ts';

const tag = 'account';
const addressId = idField('address_not_found');

export const addressEndpoints = {
  addresses: defineEndpoint(SHOP_PATHS.addresses, {
    tag,
    summary: 'Addresses, the default first',
    access: 'shopper',
    cost: { cpu: 2, database: 2 },
    body: z.object({ user_id: untrustedUserId }),
    reply: z.object({ status: success, data: z.array(address) }),
    refusals: [],
  }),
  addAddress: defineEndpoint(SHOP_PATHS.addAddress, {
    tag,
    summary: 'Add an address; an address that is there already is returned, not added again',
    access: 'shopper',
    cost: { cpu: 2, database: 8 },
    body: z.object({ ...addressForm.shape, user_id: untrustedUserId }),
    reply: dataReply(address),
    refusals: ['too_many_addresses'],
  }),
  updateAddress: defineEndpoint(SHOP_PATHS.updateAddress, {
    tag,
    summary: 'Change an address; `is_default` makes it the preselected one',
    access: 'shopper',
    cost: { cpu: 2, database: 8 },
    body: z.object({ ...addressForm.shape, address_id: addressId, is_default: checkbox, user_id: untrustedUserId }),
    reply: dataReply(address),
    refusals: ['address_not_found'],
  }),
  deleteAddress: defineEndpoint(SHOP_PATHS.deleteAddress, {
    tag,
    summary: 'Remove an address; if it was the default, the newest one left becomes the default',
    access: 'shopper',
    cost: { cpu: 2, database: 8 },
    body: z.object({ address_id: addressId, user_id: untrustedUserId }),
    reply: messageReply,
    refusals: ['address_not_found'],
  }),
};
