/** Describes what a bulk change would do to one product, before it is made. */
import { computeChangedDiscount, computeChangedPrice } from '@uruhu/contract/rules/prices/change-price';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import type { BulkListField } from '@uruhu/contract/staff/products/bulk-fields';
import type { SkippedProduct } from '@uruhu/contract/staff/products/changes';
import { PRODUCT_LABELS } from '@uruhu/contract/staff/products/fields';
import type { ListedProduct } from '../product-terms.ts';
import { PRODUCT_STATE_TEXTS } from '../product-terms.ts';
import { describePieces } from '../stock/stock-reasons.ts';
import { type BulkChange, type BulkListChange, isListChange } from './bulk-terms.ts';

/** `problem`: why the shop will leave this product as it is. */
export type Effect = { before: string; after: string; problem: string };

const createEffect = (before: string, after: string, problem = ''): Effect => ({ before, after, problem });

function describePrice({ base_price, discounted_price }: ListedProduct, change: BulkChange<'price'>): Effect {
  const price = computeChangedPrice(base_price, change);
  const [before, after] = [formatRwf(base_price), formatRwf(price)];
  if (price <= 0) return createEffect(before, after, 'A price must be above 0.');
  return createEffect(
    before,
    after,
    discounted_price >= price ? `Its reduced price of ${formatRwf(discounted_price)} is not below that.` : '',
  );
}

function describeDiscount({ base_price, discounted_price }: ListedProduct, change: BulkChange<'discount'>): Effect {
  const before = discounted_price > 0 ? formatRwf(discounted_price) : 'no discount';
  const price = computeChangedDiscount(base_price, change);
  if (change.mode === 'none') return createEffect(before, 'no discount');
  const isPossible = price > 0 && price < base_price;
  return createEffect(before, formatRwf(price), isPossible ? '' : `It must be below the price of ${formatRwf(base_price)}, and above 0.`);
}

/** A list of values in words. */
const describeValues = (field: BulkListField, values: readonly string[]) =>
  [...values].sort().join(', ') || `no ${PRODUCT_LABELS[field].toLowerCase()}`;

function describeList(product: ListedProduct, { kind, add, remove }: BulkListChange): Effect {
  const before: readonly string[] = product[kind];
  const after = [...new Set([...before, ...add])].filter((value) => !remove.some((removed) => removed === value));
  return createEffect(describeValues(kind, before), describeValues(kind, after));
}

function describeStatus({ status, base_price }: ListedProduct, change: BulkChange<'status'>): Effect {
  const isLive = change.status === 'published' || change.status === 'scheduled';
  const problem = isLive && base_price === 0 ? 'It has no price yet.' : '';
  return createEffect(PRODUCT_STATE_TEXTS[status].label, PRODUCT_STATE_TEXTS[change.status].label, problem);
}

/** The pieces after the change are unknown: a listed product has only the sum of its options or sizes, and each of them changes. */
function describeStock({ available_pieces }: ListedProduct, { mode, value }: BulkChange<'stock'>): Effect {
  const before = available_pieces === null ? describePieces(null) : `${describePieces(available_pieces)} available`;
  if (mode === 'set') return createEffect(before, `${describePieces(value)} on hand, in each counted option or size`);
  const problem = available_pieces === null ? 'It is made to order, so there is nothing to add to.' : '';
  return createEffect(before, `${value < 0 ? '−' : '+'}${describePieces(Math.abs(value))}, in each counted option or size`, problem);
}

function describeProductEffect(product: ListedProduct, change: BulkChange): Effect {
  if (isListChange(change)) return describeList(product, change);
  switch (change.kind) {
    case 'price':
      return describePrice(product, change);
    case 'discount':
      return describeDiscount(product, change);
    case 'status':
      return describeStatus(product, change);
    case 'stock':
      return describeStock(product, change);
  }
}

const isConfirmed = (change: BulkChange, { product_id, findings }: SkippedProduct): boolean =>
  change.kind === 'status' &&
  change.reviewed.some(
    (reviewed) => reviewed.product_id === product_id && findings.every(({ key }) => (reviewed.keys as string[]).includes(key)),
  );

/**
 * Describes the effect on one product. `refusal`: why the server would skip the product. A refusal because of unconfirmed findings is ignored
 * once the staff member has confirmed all of them.
 */
export function describeEffect(product: ListedProduct, change: BulkChange, refusal?: SkippedProduct): Effect {
  const effect = describeProductEffect(product, change);
  if (effect.problem || !refusal || (refusal.code === 'staff_check_needed' && isConfirmed(change, refusal))) return effect;
  return { ...effect, problem: refusal.message };
}
