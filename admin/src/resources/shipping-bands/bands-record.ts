import type { ShippingBand } from '@uruhu/contract/rules/prices/shipping';

/** A band in the form; an empty field is null, and a field that is no whole number is NaN. */
export type BandRow = { min_weight: number; max_weight: number | null; shipping_fee: number | null };

/**
 * Converts the rows of the form into bands. Each begins one gram after the end of the previous one, so there is no gap and no overlap. The
 * server refuses a missing weight, a missing fee, and an end before the beginning.
 */
export function toContiguousBands(rows: readonly BandRow[]): ShippingBand[] {
  let nextMinWeight = Math.min(rows[0]?.min_weight ?? 1, 1);
  return rows.map(({ max_weight, shipping_fee }) => {
    const band = { min_weight: nextMinWeight, max_weight: max_weight as number, shipping_fee: shipping_fee as number };
    nextMinWeight = Math.max(nextMinWeight, max_weight || 0) + 1;
    return band;
  });
}
