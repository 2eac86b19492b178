/** Money is whole francs everywhere: the Rwandan franc has no minor unit. */

/** The places between two digits that are followed by groups of three digits. */
const BETWEEN_THOUSANDS = /\B(?=(\d{3})+(?!\d))/g;

/**
 * The specification's display rule: at most one decimal, commas between thousands, then ' RWF'. Anything that is not a number shows as
 * '0 RWF'. Whole francs show no '.0'. Does not use Intl, whose first formatter takes a cheap phone 100 ms while the page starts.
 */
export function formatRwf(amount: unknown): string {
  const text = String(amount ?? '').trim();
  const number = text === '' ? Number.NaN : Number(text);
  if (!Number.isFinite(number)) return '0 RWF';
  // Multiplying a large whole number could lose a digit.
  const rounded = Number.isInteger(number) ? number : Math.round(number * 10) / 10;
  return `${String(rounded).replace(BETWEEN_THOUSANDS, ',')} RWF`;
}

/** Whole percent off, rounded: (1 - discounted / base) × 100. 0 where there is no discount. */
export function computePercentOff(base_rwf: number, discounted_rwf: number): number {
  return isDiscounted(base_rwf, discounted_rwf) ? Math.round((1 - discounted_rwf / base_rwf) * 100) : 0;
}

/** There is no discount if the discounted price is 0, or not below the base price. */
export function isDiscounted(base_rwf: number, discounted_rwf: number): boolean {
  return discounted_rwf > 0 && discounted_rwf < base_rwf;
}
