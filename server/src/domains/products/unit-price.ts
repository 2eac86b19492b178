/** The check that one piece of a product costs at least 1 franc. The database makes the same check at the end of the transaction. */
import { computeLowestUnitPrice } from '@uruhu/contract/rules/prices/price';
import type { ProductInput } from '@uruhu/contract/staff/products/products';
import { done, type Outcome, refuse } from '../../lib/outcome.ts';
import { type DiscountColumns, readDiscount } from './discount.ts';

type PriceRow = DiscountColumns & { product_id?: string; base_price_rwf: number };
type PartRow = { additional_price_rwf: number; archived_at: Date | string | null };
export type PricedParts = { options: readonly PartRow[]; sizes: readonly PartRow[] };

const toParts = (rows: readonly PartRow[]) =>
  rows.map(({ additional_price_rwf, archived_at }) => ({ additional_price: additional_price_rwf, is_archived: archived_at !== null }));

/** Refuses a row of a product whose cheapest piece would cost less than 1 franc. A draft without a price is accepted. */
export function checkUnitPrice(row: PriceRow, { options, sizes }: PricedParts): Outcome<undefined> {
  const prices = { base_price: row.base_price_rwf, discounted_price: readDiscount(row).price_rwf };
  const isTooLow = row.base_price_rwf > 0 && computeLowestUnitPrice({ ...prices, options: toParts(options), sizes: toParts(sizes) }) < 1;
  return isTooLow ? refuse('unit_price_too_low', { fields: ['base_price'] }) : done(undefined);
}

type Part = { additional_price: number; is_archived: boolean };
const NO_PART: Part = { additional_price: 0, is_archived: false };

/** The path of the cheapest option or size of the form, if it costs less than the product. */
function findPartField(list: 'options' | 'sizes', parts: readonly Part[] | undefined): string[] {
  const [cheapest = NO_PART] = (parts ?? [])
    .filter(({ is_archived }) => !is_archived)
    .sort((a, b) => a.additional_price - b.additional_price);
  return cheapest.additional_price < 0 ? [`${list}.${parts?.indexOf(cheapest)}.additional_price`] : [];
}

/** The field of the form that makes the cheapest piece cost too little. */
export const findLowPriceField = (input: ProductInput): string =>
  [
    ...findPartField('options', input.options),
    ...findPartField('sizes', input.sizes),
    ...(input.discounted_price ? ['discounted_price'] : []),
  ][0] ?? 'base_price';
