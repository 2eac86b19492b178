import type { adminProductEndpoints, productChangeEndpoints, productStockEndpoints } from '@uruhu/contract/endpoints/staff/products';
import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { mapOutcome } from '../../http/replies.ts';
import { done, refuse } from '../../lib/outcome.ts';
import { createHashedToken } from '../accounts/accounts.ts';
import { insertPreview, loadPreview, PREVIEW_PREFIX } from '../catalogue/catalogue.ts';
import { changeProducts } from './bulk/change-products.ts';
import { checkProductChange } from './bulk/check-change.ts';
import { selectChangePage } from './bulk/queries.ts';
import { undoProductChange } from './bulk/undo-change.ts';
import { deleteProduct } from './edit/delete-product.ts';
import { findProduct } from './edit/find-product.ts';
import { createProduct, duplicateProduct, updateProduct } from './edit/save-product.ts';
import { selectProductPage } from './list/queries.ts';
import { presentProductRow } from './present.ts';
import { changeStock, listStockChanges } from './stock/change-stock.ts';

const SUCCESS = { status: 'success' as const };
const toReply = <Data>(data: Data) => ({ data });

const createEditHandlers = ({ db, snapshot }: AppContext): Handlers<typeof adminProductEndpoints> => ({
  adminProducts: async ({ query }) => {
    const { rows, total } = await selectProductPage(db, query);
    return done({ data: rows.map(presentProductRow), total });
  },
  adminProduct: async ({ params }) => mapOutcome(await findProduct(db, params.product_id), toReply),
  createProduct: async ({ staff, body }) => mapOutcome(await createProduct(db, staff, body), toReply),
  updateProduct: async ({ staff, params, body }) => mapOutcome(await updateProduct(db, staff, params.product_id, body), toReply),
  deleteProduct: async ({ staff, params, query }) =>
    mapOutcome(await deleteProduct(db, staff, params.product_id, query.version), () => SUCCESS),
  duplicateProduct: async ({ staff, params, body }) => mapOutcome(await duplicateProduct(db, staff, params.product_id, body), toReply),
  createProductPreview: async ({ params }) => {
    const { token, token_hash } = createHashedToken();
    const expires_at = await insertPreview(db, params.product_id, token_hash);
    if (!expires_at) return refuse('product_not_found');
    return done({ data: { path: `/product/${PREVIEW_PREFIX}${token}`, expires_at: expires_at.toISOString() } });
  },
  previewProduct: async ({ params, language }) => {
    const product = await loadPreview(db, snapshot.current().catalogue, params.product_id, language);
    return product ? done({ data: product }) : refuse('product_not_found');
  },
});

const createStockHandlers = ({ db }: AppContext): Handlers<typeof productStockEndpoints> => ({
  changeStock: async ({ staff, params, body }) => mapOutcome(await changeStock(db, staff, params.product_id, body), toReply),
  stockChanges: async ({ params, query }) => done(await listStockChanges(db, params.product_id, query)),
});

const createChangeHandlers = ({ db }: AppContext): Handlers<typeof productChangeEndpoints> => ({
  changeProducts: async ({ staff, body }) => mapOutcome(await changeProducts(db, staff, body), toReply),
  checkProductChange: async ({ staff, body }) => mapOutcome(await checkProductChange(db, staff, body), toReply),
  productChanges: async ({ query }) => {
    const { rows, total } = await selectChangePage(db, query);
    const data = rows.map(({ created_at, undone_at, ...row }) => ({
      ...row,
      created_at: created_at.toISOString(),
      undone_at: undone_at?.toISOString() ?? null,
    }));
    return done({ data, total });
  },
  undoProductChange: async ({ staff, params }) => mapOutcome(await undoProductChange(db, staff, params.product_change_id), toReply),
});

export const createProductHandlers = (context: AppContext) => ({
  ...createEditHandlers(context),
  ...createStockHandlers(context),
  ...createChangeHandlers(context),
});
