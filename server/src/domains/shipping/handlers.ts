import type { shippingEndpoints } from '@uruhu/contract/endpoints/shipping';
import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { buildNeighbourUrls } from '../../http/neighbours.ts';
import { done } from '../../lib/outcome.ts';
import { selectBands } from './queries.ts';

export const createShippingHandlers = ({ db }: AppContext): Handlers<typeof shippingEndpoints> => ({
  shippingBands: async ({ query, body, url }) => {
    const bands = await selectBands(db);
    const page = query.page ?? body.page;
    const pageSize = body.pagination;
    return done({
      results: bands.slice((page - 1) * pageSize, page * pageSize),
      count: bands.length,
      ...buildNeighbourUrls(url, { page, pageSize, count: bands.length }),
    });
  },
});
