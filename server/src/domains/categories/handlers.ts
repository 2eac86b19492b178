import type { adminCategoryEndpoints } from '@uruhu/contract/endpoints/staff/categories';
import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { mapOutcome } from '../../http/replies.ts';
import { done } from '../../lib/outcome.ts';
import { createCategory, findCategory, updateCategory } from './change-category.ts';
import { deleteCategory } from './delete-category.ts';
import { moveCategory } from './move-category.ts';
import { selectTree } from './queries.ts';

const toReply = <Data>(data: Data) => ({ data });

export const createCategoryHandlers = ({ db }: AppContext): Handlers<typeof adminCategoryEndpoints> => ({
  adminCategories: async () => {
    const data = await selectTree(db);
    return done({ data, total: data.length });
  },
  adminCategory: async ({ params }) => mapOutcome(await findCategory(db, params.category_id), toReply),
  createCategory: async ({ staff, body }) => mapOutcome(await createCategory(db, staff, body), toReply),
  updateCategory: async ({ staff, params, body }) => mapOutcome(await updateCategory(db, staff, params.category_id, body), toReply),
  moveCategory: async ({ staff, params, body }) => mapOutcome(await moveCategory(db, staff, params.category_id, body), toReply),
  deleteCategory: async ({ staff, params, query }) => mapOutcome(await deleteCategory(db, staff, params.category_id, query), toReply),
});
