import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../../../database/db.ts';
import { transact } from '../../../database/transact.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { setAuditedStaff } from '../../audit/audit.ts';
import { setStockReason } from '../../products/products.ts';
import * as queries from './apply-queries.ts';
import { endImport, type ImportRecord } from './queries.ts';

/** The constraints that the import violates if the shop has changed since the plan, for example because a brand was deleted. */
const STALE_CONSTRAINTS = new Set([
  'products_pkey',
  'products_brand_id_fkey',
  'products_category_id_fkey',
  'stock_never_oversold',
  'products_lowest_unit_price',
]);

const CHANGED_MEANWHILE = refuse('changed_meanwhile');

/** Thrown if the import was cancelled, if another process works on it, or if this process stops. */
export class LostImportError extends Error {}

async function writePlan(trx: Db, { import_id, staff_id, file_name, worker_id }: ImportRecord): Promise<Outcome<null>> {
  if (staff_id !== null) await setAuditedStaff(trx, staff_id);
  await queries.disableStatementTimeout(trx);
  await queries.deferCatalogueVersion(trx);
  if ((await queries.lockAndCountStaleProducts(trx, import_id)) > 0) return CHANGED_MEANWHILE;
  await queries.insertPlannedProducts(trx, import_id);
  await queries.updatePlannedProducts(trx, import_id);
  await queries.savePlannedOptions(trx, import_id);
  await queries.savePlannedSizes(trx, import_id);
  await queries.checkUnitPrices(trx);
  // From here on, orders of these products wait. Stock is locked before the catalogue's version, as in all transactions.
  if ((await queries.lockAndCountStaleStock(trx, import_id)) > 0) return CHANGED_MEANWHILE;
  await setStockReason(trx, 'counted', file_name);
  await queries.writePlannedStock(trx, import_id);
  if (!(await endImport(trx, import_id, { state: 'done', problem: '', worker_id }))) throw new LostImportError();
  await queries.bumpCatalogueVersion(trx, import_id);
  return done(null);
}

/** The pause before the caller plans again, so that one burst of changes does not use up all its attempts. */
const PAUSE_MS = 50;

/**
 * Writes the whole plan, or nothing if `productImport.worker_id` no longer works on the import. Refuses with `changed_meanwhile` if the shop has
 * changed since the plan was made.
 */
export async function applyImport(db: Db, productImport: ImportRecord): Promise<Outcome<null>> {
  try {
    return await transact(db, (trx) => writePlan(trx, productImport));
  } catch (error) {
    const { constraint = '' } = error as { constraint?: string };
    if (!STALE_CONSTRAINTS.has(constraint)) throw error;
    await pause(PAUSE_MS);
    return CHANGED_MEANWHILE;
  }
}
