import type { customerEndpoints } from '@uruhu/contract/endpoints/staff/customers';
import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { mapOutcome } from '../../http/replies.ts';
import { done } from '../../lib/outcome.ts';
import { changeAsStaff } from '../audit/audit.ts';
import { blockCustomer, unblockCustomer } from './block-customer.ts';
import { addNote } from './customer-log.ts';
import { loadCustomer, presentCustomer } from './load-customer.ts';
import { selectCustomerPage } from './queries.ts';

const toReply = <Data>(data: Data) => ({ data });

export const createCustomerHandlers = ({ db }: AppContext): Handlers<typeof customerEndpoints> => ({
  customers: async ({ query }) => {
    const { customers, total } = await selectCustomerPage(db, query);
    return done({ data: customers.map(presentCustomer), total });
  },
  customer: async ({ params }) => mapOutcome(await loadCustomer(db, params.user_id), toReply),
  addCustomerNote: async ({ staff, params: { user_id }, body }) =>
    changeAsStaff(db, staff, async (trx) => {
      const outcome = await addNote(trx, staff, user_id, body.text);
      return outcome.ok ? mapOutcome(await loadCustomer(trx, user_id), toReply) : outcome;
    }),
  blockCustomer: async ({ staff, params, body }) => mapOutcome(await blockCustomer(db, staff, params.user_id, body.reason), toReply),
  unblockCustomer: async ({ staff, params }) => mapOutcome(await unblockCustomer(db, staff, params.user_id), toReply),
});
