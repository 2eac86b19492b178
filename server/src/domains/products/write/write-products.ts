import type { StockReason } from '@uruhu/contract/staff/products/terms';
import type { Db } from '../../../database/db.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { setAuditedStaff } from '../../audit/audit.ts';
import type { CheckedPatch } from './patch.ts';
import * as queries from './queries.ts';

type WriteContext = {
  /** Null: the operator, or a job. */
  staff_id: string | null;
  /** What the log of stock changes says. */
  reason?: StockReason | undefined;
  note?: string | undefined;
  /** Runs when products, options and sizes are written, before orders wait for their stock. */
  afterProducts?: () => Promise<void>;
  /** Runs when everything is written, before the last lock is taken, for which orders wait. */
  beforeLastStep?: () => Promise<void>;
};

/**
 * Writes any number of products: columns, options, sizes and stock. All changes of products by staff, imports and the demo are written here,
 * so that all lock in the same sequence: products, stock, the version of the catalogue. Call it in a transaction that ends soon after. Refuses
 * with `product_id_taken` where a new product has the id of another one; nothing is written then. Refuses with `changed_meanwhile` if a product
 * or its stock is not as the patch was planned for; the caller rolls back.
 */
export async function writeProducts(trx: Db, patches: readonly CheckedPatch[], context: WriteContext): Promise<Outcome<null>> {
  if (patches.length > 0) return writeSource(trx, queries.toSource(patches), context);
  await context.beforeLastStep?.();
  return done(null);
}

/** Writes the plan of an import, which stays in the database. */
export const writePlannedProducts = (trx: Db, import_id: string, context: WriteContext): Promise<Outcome<null>> =>
  writeSource(trx, queries.toImportSource(import_id), context);

async function writeSource(
  trx: Db,
  source: queries.PatchSource,
  { staff_id, reason = 'counted', note = '', afterProducts, beforeLastStep }: WriteContext,
): Promise<Outcome<null>> {
  const { options, sizes, removed, stock } = source;
  if (staff_id !== null) await setAuditedStaff(trx, staff_id);
  await queries.deferCatalogueVersion(trx);
  if ((await queries.lockAndCountStaleProducts(trx, source)) > 0) return refuse('changed_meanwhile');
  if ((await queries.insertAndCountTakenIds(trx, source)) > 0) return refuse('product_id_taken', { fields: ['product_id'] });
  await queries.updateProducts(trx, source);
  if (removed) await queries.deleteParts(trx, removed);
  if (options) await queries.saveOptions(trx, options);
  if (sizes) await queries.saveSizes(trx, sizes);
  await queries.checkUnitPrices(trx);
  await afterProducts?.();
  // From here on, orders of these products wait. Stock is locked before the catalogue's version, as in all transactions.
  if (stock) {
    if ((await queries.lockAndCountStaleStock(trx, stock)) > 0) return refuse('changed_meanwhile');
    await queries.setStockReason(trx, reason, note);
    await queries.writeStock(trx, stock);
  }
  await beforeLastStep?.();
  await queries.bumpCatalogueVersion(trx, source);
  return done(null);
}
