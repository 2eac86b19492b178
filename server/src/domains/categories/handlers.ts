import type { adminCategoryEndpoints } from '@uruhu/contract/endpoints/staff/categories';
import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { mapOutcome } from '../../http/replies.ts';
import { done } from '../../lib/outcome.ts';
import { createCategory, findCategory, updateCategory } from './change-category.ts';
import { deleteCategory } from './delete-category.ts';
import { moveCategory } from './move-category.ts';
import { selectTree } from './queries.ts';

const inData = <Data>(data: Data) => ({ data });

export const createCategoryHandlers = ({ db }: AppContext): Handlers<typeof adminCategoryEndpoints> => ({
  adminCategories: async () => {
    const data = await selectTree(db);
    return done({ data, total: data.length });
  },
  adminCategory: async ({ params }) => mapOutcome(await findCategory(db, params.category_id), inData),
  createCategory: async ({ staff, body }) => mapOutcome(await createCategory(db, staff, body), inData),
  updateCategory: async ({ staff, params, body }) => mapOutcome(await updateCategory(db, staff, params.category_id, body), inData),
  moveCategory: async ({ staff, params, body }) => mapOutcome(await moveCategory(db, staff, params.category_id, body), inData),
  deleteCategory: async ({ staff, params, query }) =>
    mapOutcome(await deleteCategory(db, staff, params.category_id, query.move_to), inData),
});
