/** Plans the columns that a bulk change sets in each product. */

import { type Finding, listUnreviewed } from '@uruhu/contract/rules/ingredients/find-restricted';
import { computeChangedDiscount, computeChangedPrice } from '@uruhu/contract/rules/prices/change-price';
import type { ProductChange } from '@uruhu/contract/staff/products/changes';
import { PRODUCT_LIMITS } from '@uruhu/contract/staff/products/terms';
import { done, type Outcome, refuse } from '../../../lib/outcome.ts';
import { readDiscount, toDiscountColumns } from '../discount.ts';
import { checkTexts, type OptionsAndSizes } from '../edit/find-product.ts';
import { checkPublishing, isLive } from '../publishing.ts';
import { checkUnitPrice, type PricedParts } from '../unit-price.ts';
import type { BulkProductRow, ColumnValues } from './queries.ts';

/** A change of columns of the product. Stock is planned in plan-stock.ts. */
export type ColumnChange = Exclude<ProductChange, { kind: 'stock' }>;
type ChangeOfKind<Kind extends ProductChange['kind']> = Extract<ProductChange, { kind: Kind }>;
/** The options and sizes of several products, with the texts that the check of ingredients reads, and their prices. */
export type OptionsAndSizesOfProducts = {
  options: readonly (OptionsAndSizes['options'][number] & PricedParts['options'][number] & { product_id: string })[];
  sizes: readonly (OptionsAndSizes['sizes'][number] & PricedParts['sizes'][number] & { product_id: string })[];
};
export type PlanContext = OptionsAndSizesOfProducts & { now: Date; staff_id: string };

function pickParts({ product_id }: BulkProductRow, { options, sizes }: OptionsAndSizesOfProducts): OptionsAndSizesOfProducts {
  const isOfProduct = (part: { product_id: string }) => part.product_id === product_id;
  return { options: options.filter(isOfProduct), sizes: sizes.filter(isOfProduct) };
}

/** The findings of the check of ingredients and claims in one of several products. */
export const listFindings = (product: BulkProductRow, optionsAndSizes: OptionsAndSizesOfProducts): Finding[] =>
  checkTexts(product, pickParts(product, optionsAndSizes));

/** Refuses new prices of one of several products that would make its cheapest piece cost less than 1 franc. */
export const checkBulkUnitPrice = (
  product: BulkProductRow,
  values: ColumnValues,
  optionsAndSizes: OptionsAndSizesOfProducts,
): Outcome<undefined> => checkUnitPrice({ ...product, ...values }, pickParts(product, optionsAndSizes));

/** Changes the price and keeps the discount. Refuses a price that is not above the discounted price. */
function planPrice(product: BulkProductRow, change: ChangeOfKind<'price'>): Outcome<ColumnValues> {
  const base_price_rwf = computeChangedPrice(product.base_price_rwf, change);
  if (base_price_rwf <= 0) return refuse('product_needs_price');
  if (base_price_rwf > PRODUCT_LIMITS.price_rwf) return refuse('price_too_large');
  return readDiscount(product).price_rwf >= base_price_rwf ? refuse('discount_not_below_price') : done({ base_price_rwf });
}

const readTime = (text: string | null) => (text === null ? null : new Date(text));

function planDiscount(product: BulkProductRow, change: ChangeOfKind<'discount'>, now: Date): Outcome<ColumnValues> {
  const price_rwf = computeChangedDiscount(product.base_price_rwf, change);
  if (change.mode !== 'none' && price_rwf <= 0) return refuse('discount_not_below_price');
  const dates = { starts_at: readTime(change.starts_at), ends_at: readTime(change.ends_at) };
  return toDiscountColumns({ price_rwf, ...dates }, product.base_price_rwf, now);
}

const planTags = ({ tags }: BulkProductRow, { add, remove }: ChangeOfKind<'tags'>): ColumnValues => ({
  tags: [...new Set([...tags, ...add])].filter((tag) => !remove.some((removed) => removed === tag)),
});

function planStatus(
  product: BulkProductRow,
  change: ChangeOfKind<'status'>,
  { now, staff_id, ...optionsAndSizes }: PlanContext,
): Outcome<ColumnValues> {
  const { status } = change;
  const findings = listFindings(product, optionsAndSizes);
  const confirmedKeys = change.reviewed.find(({ product_id }) => product_id === product.product_id)?.keys ?? [];
  const toConfirm = isLive(status)
    ? listUnreviewed(findings, product.reviewed_findings).filter(({ key }) => confirmedKeys.includes(key))
    : [];
  const reviewed = [...product.reviewed_findings, ...toConfirm.map(({ key }) => key)];
  // The change edits no text, so a product that is live already had these findings before.
  const acceptedFindings = isLive(product.status) ? findings : [];
  const publishing = checkPublishing({ status, base_price_rwf: product.base_price_rwf, findings, reviewed, acceptedFindings });
  if (!publishing.ok) return publishing;
  const confirmation = toConfirm.length > 0 ? { reviewed_by: staff_id, reviewed_at: now } : product;
  return done({
    status,
    publish_at: status === 'scheduled' ? readTime(change.publish_at) : null,
    reviewed_findings: reviewed,
    reviewed_by: confirmation.reviewed_by,
    reviewed_at: confirmation.reviewed_at,
  });
}

/** The columns that the change sets in this product, or the refusal. */
export function planColumns(product: BulkProductRow, change: ColumnChange, context: PlanContext): Outcome<ColumnValues> {
  const plan = planByKind(product, change, context);
  if (!plan.ok || !PRICE_KINDS.has(change.kind)) return plan;
  const unitPrice = checkBulkUnitPrice(product, plan.value, context);
  return unitPrice.ok ? plan : unitPrice;
}

const PRICE_KINDS: ReadonlySet<ColumnChange['kind']> = new Set(['price', 'discount']);

function planByKind(product: BulkProductRow, change: ColumnChange, context: PlanContext): Outcome<ColumnValues> {
  switch (change.kind) {
    case 'price':
      return planPrice(product, change);
    case 'discount':
      return planDiscount(product, change, context.now);
    case 'tags':
      return done(planTags(product, change));
    case 'status':
      return planStatus(product, change, context);
  }
}

/** As JSON, because the record of a change holds times as text. */
const toComparable = (value: unknown) => JSON.stringify(value);

export const isSameValue = (left: unknown, right: unknown): boolean => toComparable(left) === toComparable(right);

/** Whether the product has all these values already. */
export const hasValues = (product: BulkProductRow, values: ColumnValues): boolean =>
  (Object.keys(values) as (keyof ColumnValues)[]).every((column) => isSameValue(product[column], values[column]));
