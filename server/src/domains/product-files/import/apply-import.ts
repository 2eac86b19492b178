import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../../../database/db.ts';
import { transact } from '../../../database/transact.ts';
import { type Outcome, refuse } from '../../../lib/outcome.ts';
import { writePlannedProducts } from '../../products/products.ts';
import { lockAndCountChanged, saveTranslations } from '../../translations/translations.ts';
import { disableStatementTimeout, endImport, type ImportRecord } from './queries.ts';
import { selectPlannedTranslations } from './text-queries.ts';

/** The constraints that the import violates if the shop has changed since the plan, for example because a brand was deleted. */
const STALE_CONSTRAINTS = new Set([
  'products_brand_id_fkey',
  'products_category_id_fkey',
  'stock_never_oversold',
  'products_lowest_unit_price',
]);

const CHANGED_MEANWHILE = refuse('changed_meanwhile');

/** Thrown if the import was cancelled, if another process works on it, or if this process stops. */
export class LostImportError extends Error {}

/** Thrown if a colleague has changed a text since the plan was made. */
class StaleTextError extends Error {}

/** The number of products whose texts are in memory at once. */
const TEXTS_BATCH_SIZE = 500;

async function writeTranslations(trx: Db, import_id: string): Promise<void> {
  for (let previous_row = 0; ; ) {
    const rows = await selectPlannedTranslations(trx, import_id, previous_row, TEXTS_BATCH_SIZE);
    const last = rows.at(-1);
    if (!last) return;
    const translations = rows.flatMap((row) => row.translations);
    if ((await lockAndCountChanged(trx, translations)) > 0) throw new StaleTextError();
    await saveTranslations(trx, translations);
    previous_row = last.row_number;
  }
}

async function writePlan(trx: Db, { import_id, staff_id, file_name, worker_id }: ImportRecord): Promise<Outcome<null>> {
  await disableStatementTimeout(trx);
  const beforeLastStep = async () => {
    if (!(await endImport(trx, import_id, { state: 'done', problem: '', worker_id }))) throw new LostImportError();
  };
  const afterProducts = () => writeTranslations(trx, import_id);
  const written = await writePlannedProducts(trx, import_id, { staff_id, note: file_name, afterProducts, beforeLastStep });
  return written.ok ? written : CHANGED_MEANWHILE;
}

/** The pause before the caller plans again, so that one burst of changes does not use up all its attempts. */
const PAUSE_MS = 50;

/**
 * Writes the whole plan, or nothing if `productImport.worker_id` no longer works on the import. Refuses with `changed_meanwhile` if the shop has
 * changed since the plan was made.
 */
export async function applyImport(db: Db, productImport: ImportRecord): Promise<Outcome<null>> {
  const outcome = await transact(db, (trx) => writePlan(trx, productImport)).catch((error: { constraint?: string }) => {
    if (!(error instanceof StaleTextError) && !STALE_CONSTRAINTS.has(error.constraint ?? '')) throw error;
    return CHANGED_MEANWHILE;
  });
  if (!outcome.ok) await pause(PAUSE_MS);
  return outcome;
}
