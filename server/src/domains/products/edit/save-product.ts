/** Steps that creating and updating a product share. */
import { listUnreviewed } from '@uruhu/contract/rules/ingredients/find-restricted';
import type { AdminProduct, ProductInput } from '@uruhu/contract/staff/products/products';
import { readShopTime } from '../../../database/clock.ts';
import type { Db } from '../../../database/db.ts';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import type { StaffActor } from '../../audit/audit.ts';
import { findMissingPictures } from '../../files/files.ts';
import { checkPublishing, isLive } from '../publishing.ts';
import { insertStockRows, lockStockRows, setStockReason, updateStockRows } from '../stock/queries.ts';
import { planPieces, type StockPlan } from '../stock/set-stock.ts';
import { checkSavedUnitPrice } from '../unit-price.ts';
import { findProduct } from './find-product.ts';
import { selectKnownProductIds, updateProductRow } from './queries.ts';
import { type StockInput, saveOptions, saveSizes } from './save-options-and-sizes.ts';

/** An input may name the pictures by `image`, `other_images` and `description_images`, or by `pictures` and `description_pictures`. */
const listPictureKeys = (product: ProductInput | AdminProduct): string[] => [
  product.image ?? '',
  ...(product.other_images ?? []),
  ...(product.description_images ?? []),
  ...[...(product.pictures ?? []), ...(product.description_pictures ?? [])].map(({ key }) => key),
  ...(product.options ?? []).map(({ image }) => image),
];

/** Refuses pictures that the shop does not have, unless the product had them before. */
async function checkPictures(trx: Db, input: ProductInput, productBefore: AdminProduct | null): Promise<Outcome<undefined>> {
  const currentKeys = new Set(productBefore ? listPictureKeys(productBefore) : []);
  const addedKeys = listPictureKeys(input).filter((key) => !currentKeys.has(key));
  const missingKeys = await findMissingPictures(trx, addedKeys);
  return missingKeys.length === 0 ? done(undefined) : refuse('picture_not_found', { fields: ['pictures'] });
}

/** Checks that the pictures and related products exist. */
export async function checkReferences(trx: Db, input: ProductInput, productBefore: AdminProduct | null): Promise<Outcome<undefined>> {
  const pictures = await checkPictures(trx, input, productBefore);
  return pictures.ok ? checkRelated(trx, input) : pictures;
}

async function checkRelated(trx: Db, { related_product_ids }: ProductInput): Promise<Outcome<undefined>> {
  if (!related_product_ids || related_product_ids.length === 0) return done(undefined);
  const existingIds = await selectKnownProductIds(trx, related_product_ids);
  const doAllExist = related_product_ids.every((product_id) => existingIds.has(product_id));
  return doAllExist ? done(undefined) : refuse('related_product_not_found', { fields: ['related_product_ids'] });
}

/**
 * Sets the pieces of the product, its options and its sizes, where the input contains pieces. An update has locked the stock rows already,
 * before it changed the product (see update-product.ts), so here the lock does not wait.
 */
async function saveStock(trx: Db, product_id: string, stockInputs: readonly StockInput[]): Promise<Outcome<undefined>> {
  const inputsWithPieces = stockInputs.filter(({ pieces }) => pieces !== undefined);
  if (inputsWithPieces.length === 0) return done(undefined);
  const rows = await lockStockRows(trx, [product_id]);
  const plan: StockPlan = { updates: [], inserts: [] };
  for (const { option_id, size_id, pieces } of inputsWithPieces) {
    const itemPlan = planPieces(rows, { product_id, option_id, size_id }, { pieces: pieces ?? null, fields: ['stock'] });
    if (!itemPlan.ok) return itemPlan;
    plan.updates.push(...itemPlan.value.updates);
    plan.inserts.push(...itemPlan.value.inserts);
  }
  await setStockReason(trx, 'counted', '');
  if (plan.updates.length > 0) await updateStockRows(trx, plan.updates);
  if (plan.inserts.length > 0) await insertStockRows(trx, plan.inserts);
  return done(undefined);
}

/**
 * Saves options, sizes and stock, then checks whether the saved product may be live. `productBefore`: the product before this change; null
 * for a new one.
 */
export async function completeSaving(
  trx: Db,
  staff: StaffActor,
  product_id: string,
  input: ProductInput,
  productBefore: AdminProduct | null,
): Promise<Outcome<AdminProduct>> {
  const now = await readShopTime(trx);
  const options = await (input.options ? saveOptions(trx, product_id, input.options, now) : done([]));
  if (!options.ok) return options;
  const sizes = await (input.sizes ? saveSizes(trx, product_id, input.sizes, now) : done([]));
  if (!sizes.ok) return sizes;
  const productStock = { option_id: null, size_id: null, pieces: input.stock };
  const stock = await saveStock(trx, product_id, [productStock, ...options.value, ...sizes.value]);
  if (!stock.ok) return stock;

  const savedProduct = await findProduct(trx, product_id);
  if (!savedProduct.ok) return savedProduct;
  const unitPrice = checkSavedUnitPrice(savedProduct.value, input);
  if (!unitPrice.ok) return unitPrice;
  const { status, base_price, findings, reviewed_findings } = savedProduct.value;
  const newlyReviewedKeys = input.reviewed ? listUnreviewed(findings, reviewed_findings).map(({ key }) => key) : [];
  const reviewed = [...reviewed_findings, ...newlyReviewedKeys];
  // A product that is live already may keep the findings that it had, so that its other fields can be changed.
  const acceptedFindings = productBefore && isLive(productBefore.status) ? productBefore.findings : [];
  const publishing = checkPublishing({ status, base_price_rwf: base_price, findings, reviewed, acceptedFindings });
  if (!publishing.ok) return publishing;
  if (newlyReviewedKeys.length === 0) return savedProduct;
  await updateProductRow(trx, product_id, { reviewed_findings: reviewed, reviewed_by: staff.staff_id, reviewed_at: now });
  return findProduct(trx, product_id);
}
