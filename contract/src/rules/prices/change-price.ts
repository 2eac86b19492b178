/** Computes the prices that a bulk change of products sets. The back office shows them before the server saves them. */

/** `value`: francs, or percent with the mode `percent`, which rounds the new price to a multiple of `step` francs. */
type PriceChange = { mode: 'set' | 'percent' | 'add'; value: number; step: number };
type DiscountChange = { mode: 'set' | 'percent' | 'none'; value: number; step: number };

const roundTo = (value: number, step: number) => Math.round(value / step) * step;

/** The new base price. It may be 0 or below, which is then refused. */
export function computeChangedPrice(base_rwf: number, { mode, value, step }: PriceChange): number {
  if (mode === 'set') return value;
  return mode === 'add' ? base_rwf + value : roundTo((base_rwf * (100 + value)) / 100, step);
}

/** The discounted price; 0: no discount. A percentage is off the base price. */
export function computeChangedDiscount(base_rwf: number, { mode, value, step }: DiscountChange): number {
  if (mode === 'none') return 0;
  return mode === 'set' ? value : roundTo((base_rwf * (100 - value)) / 100, step);
}
