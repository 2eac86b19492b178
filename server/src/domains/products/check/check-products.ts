/** Checks live products again, because a release can change the list of restrictions after staff have published them. */
import { createHash } from 'node:crypto';
import { setImmediate as waitForOtherWork } from 'node:timers/promises';
import { RESTRICTIONS, type Restriction } from '@uruhu/contract/rules/ingredients/restricted-ingredients';
import type { Db } from '../../../database/db.ts';
import { isBlocked } from '../publishing.ts';
import { selectStoredProducts } from '../read/queries.ts';
import { checkTexts } from '../write/patch.ts';
import { saveChecks, selectUncheckedIds } from './queries.ts';

const computeDigest = (restrictions: readonly Restriction[]): string =>
  createHash('sha256').update(JSON.stringify(restrictions)).digest('hex').slice(0, 16);

/** Identifies the list of restrictions of this release; each check is stored with it. */
export const RULES_DIGEST = computeDigest(RESTRICTIONS);

/** Checks these products as they are stored, records the result, and returns those that may be published. */
export async function checkProducts(db: Db, product_ids: readonly string[]): Promise<string[]> {
  const checks = (await selectStoredProducts(db, product_ids)).map((product) => ({
    product_id: product.row.product_id,
    product_version: product.row.version,
    is_blocked: isBlocked(checkTexts(product.row, product), product.row.reviewed_findings),
  }));
  await saveChecks(db, RULES_DIGEST, checks);
  return checks.filter(({ is_blocked }) => !is_blocked).map(({ product_id }) => product_id);
}

/** Small, because a check of one product takes about a millisecond of the processor. */
const BATCH_SIZE = 50;

/** Checks the live products that were edited, or that were last checked by another list of restrictions. It takes no product out of the shop. */
export async function checkLiveProducts(db: Db): Promise<void> {
  let previous_id = '';
  for (;;) {
    const product_ids = await selectUncheckedIds(db, RULES_DIGEST, previous_id, BATCH_SIZE);
    const last_id = product_ids.at(-1);
    if (last_id === undefined) return;
    previous_id = last_id;
    await checkProducts(db, product_ids);
    await waitForOtherWork();
  }
}
