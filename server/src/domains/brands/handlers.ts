import type { adminBrandEndpoints } from '@uruhu/contract/endpoints/staff/brands';
import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { mapOutcome } from '../../http/replies.ts';
import { done } from '../../lib/outcome.ts';
import { createBrand, deleteBrand, findBrand, updateBrand } from './change-brand.ts';
import { selectBrandPage } from './queries.ts';

const toReply = <Data>(data: Data) => ({ data });

export const createBrandHandlers = ({ db }: AppContext): Handlers<typeof adminBrandEndpoints> => ({
  adminBrands: async ({ query }) => {
    const { brands, total } = await selectBrandPage(db, query);
    return done({ data: brands, total });
  },
  adminBrand: async ({ params }) => mapOutcome(await findBrand(db, params.brand_id), toReply),
  createBrand: async ({ staff, body }) => mapOutcome(await createBrand(db, staff, body), toReply),
  updateBrand: async ({ staff, params, body }) => mapOutcome(await updateBrand(db, staff, params.brand_id, body), toReply),
  deleteBrand: async ({ staff, params, query }) => mapOutcome(await deleteBrand(db, staff, params.brand_id, query.version), toReply),
});
