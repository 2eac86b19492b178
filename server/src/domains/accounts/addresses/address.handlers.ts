import type { addressEndpoints } from '@uruhu/contract/endpoints/addresses';
import type { AppContext } from '../../../context.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { createDataReply, createMessageReply, mapOutcome } from '../../../http/replies.ts';
import { done } from '../../../lib/outcome.ts';
import { MESSAGES } from '../../../messages/messages.ts';
import { presentAddress } from '../present.ts';
import { addAddress } from './add-address.ts';
import { deleteAddress } from './delete-address.ts';
import { selectAddresses } from './queries.ts';
import { updateAddress } from './update-address.ts';

export const createAddressHandlers = ({ db }: AppContext): Handlers<typeof addressEndpoints> => ({
  addresses: async ({ person }) => done({ status: 'success', data: (await selectAddresses(db, person.user_id)).map(presentAddress) }),
  addAddress: async ({ person, body }) =>
    mapOutcome(await addAddress(db, person.user_id, body), createDataReply(MESSAGES.successes.addressSaved)),
  updateAddress: async ({ person, body }) => {
    const { is_default: makeDefault, address_id, address, city, country, postal_code } = body;
    const change = { makeDefault, address_id, address, city, country, postal_code };
    return mapOutcome(await updateAddress(db, person.user_id, change), createDataReply(MESSAGES.successes.addressSaved));
  },
  deleteAddress: async ({ person, body }) =>
    mapOutcome(await deleteAddress(db, person.user_id, body.address_id), createMessageReply(MESSAGES.successes.addressDeleted)),
});
