import type { ShippingBand } from '@uruhu/contract/rules/prices/shipping';

/** A band as the form has it; a cleared field is null. */
export type BandRow = { min_weight: number; max_weight: number | null; shipping_fee: number | null };

/**
 * The bands as the shop takes them. Each begins one gram after the one before, so the form cannot make a gap or an overlap; what is missing
 * or too low is refused by the shop.
 */
export function chainBands(rows: readonly BandRow[]): ShippingBand[] {
  let next = Math.min(rows[0]?.min_weight ?? 1, 1);
  return rows.map(({ max_weight, shipping_fee }) => {
    const band = { min_weight: next, max_weight: max_weight as number, shipping_fee: shipping_fee as number };
    next = Math.max(next, Number(max_weight)) + 1;
    return band;
  });
}
