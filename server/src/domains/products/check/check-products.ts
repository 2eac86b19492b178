/** Checks live products again, because a release can change the list of restrictions after staff have published them. */
import { createHash } from 'node:crypto';
import { setImmediate as waitForOtherWork } from 'node:timers/promises';
import { RESTRICTIONS, type Restriction } from '@uruhu/contract/rules/ingredients/restricted-ingredients';
import type { Db } from '../../../database/db.ts';
import { selectOptionTexts, selectSizeTexts } from '../bulk/queries.ts';
import { checkTexts } from '../edit/find-product.ts';
import { isBlocked } from '../publishing.ts';
import { type CheckedTexts, saveChecks, selectCheckedTexts, selectUncheckedIds } from './queries.ts';

const computeDigest = (restrictions: readonly Restriction[]): string =>
  createHash('sha256').update(JSON.stringify(restrictions)).digest('hex').slice(0, 16);

/** Identifies the list of restrictions of this release; each check is stored with it. */
export const RULES_DIGEST = computeDigest(RESTRICTIONS);

/** Checks these products as they are stored, records the result, and returns those that may be published. */
export async function checkProducts(db: Db, product_ids: readonly string[]): Promise<string[]> {
  const products = await selectCheckedTexts(db, product_ids);
  const [options, sizes] = [await selectOptionTexts(db, product_ids), await selectSizeTexts(db, product_ids)];
  const check = (product: CheckedTexts) => {
    const isPart = ({ product_id }: { product_id: string }) => product_id === product.product_id;
    return checkTexts(product, { options: options.filter(isPart), sizes: sizes.filter(isPart) });
  };
  const checks = products.map((product) => ({
    product_id: product.product_id,
    product_version: product.version,
    is_blocked: isBlocked(check(product), product.reviewed_findings),
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
