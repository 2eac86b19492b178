import type { adminShippingEndpoints } from '@uruhu/contract/endpoints/staff/shipping-bands';
import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { mapOutcome } from '../../http/replies.ts';
import { done } from '../../lib/outcome.ts';
import { selectShippingTerms } from './queries.ts';
import { replaceBands } from './replace-bands.ts';

export const createAdminShippingHandlers = ({ db }: AppContext): Handlers<typeof adminShippingEndpoints> => ({
  adminShippingBands: async () => done({ data: await selectShippingTerms(db) }),
  updateShippingBands: async ({ staff, body }) => mapOutcome(await replaceBands(db, staff, body), (data) => ({ data })),
});
