/** Money is whole francs everywhere: the Rwandan franc has no minor unit. */

/** Created once, because creating a formatter takes longer than formatting all amounts of a page. */
const FRANCS = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/**
 * The specification's display rule: at most one decimal, commas between thousands, then ' RWF'. Anything that is not a number shows as
 * '0 RWF'. Whole francs show no '.0'.
 */
export function formatRwf(amount: unknown): string {
  const text = String(amount ?? '').trim();
  const number = text === '' ? Number.NaN : Number(text);
  if (!Number.isFinite(number)) return '0 RWF';
  return `${FRANCS.format(number)} RWF`;
}

/** Whole percent off, rounded: (1 - discounted / base) × 100. 0 where there is no discount. */
export function computePercentOff(base_rwf: number, discounted_rwf: number): number {
  return isDiscounted(base_rwf, discounted_rwf) ? Math.round((1 - discounted_rwf / base_rwf) * 100) : 0;
}

/** There is no discount if the discounted price is 0, or not below the base price. */
export function isDiscounted(base_rwf: number, discounted_rwf: number): boolean {
  return discounted_rwf > 0 && discounted_rwf < base_rwf;
}
