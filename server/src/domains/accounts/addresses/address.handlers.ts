import type { addressEndpoints } from '@uruhu/contract/endpoints/addresses';
import type { AppContext } from '../../../context.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { createDataReply, createMessageReply, mapOutcome } from '../../../http/replies.ts';
import { done } from '../../../lib/outcome.ts';
import { presentAddress } from '../present.ts';
import { addAddress } from './add-address.ts';
import { deleteAddress } from './delete-address.ts';
import { selectAddresses } from './queries.ts';
import { updateAddress } from './update-address.ts';

export const createAddressHandlers = ({ db }: AppContext): Handlers<typeof addressEndpoints> => ({
  addresses: async ({ shopper }) => done({ status: 'success', data: (await selectAddresses(db, shopper.user_id)).map(presentAddress) }),
  addAddress: async ({ shopper, body, messages }) =>
    mapOutcome(await addAddress(db, shopper.user_id, body), createDataReply(messages.successes.addressSaved)),
  updateAddress: async ({ shopper, body, messages }) => {
    const { is_default: makeDefault, address_id, address, city, country, postal_code } = body;
    const change = { makeDefault, address_id, address, city, country, postal_code };
    return mapOutcome(await updateAddress(db, shopper.user_id, change), createDataReply(messages.successes.addressSaved));
  },
  deleteAddress: async ({ shopper, body, messages }) =>
    mapOutcome(await deleteAddress(db, shopper.user_id, body.address_id), createMessageReply(messages.successes.addressDeleted)),
});
