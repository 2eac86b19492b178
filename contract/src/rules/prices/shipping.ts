/** The shipping rule that server and storefront share: the total weight chooses the band, and the setting decides whether its fee is charged. */

export type ShippingBand = { min_weight: number; max_weight: number; shipping_fee: number };
export type ShippingQuote = { kind: 'none' } | { kind: 'free'; fee_rwf: 0 } | { kind: 'charged'; fee_rwf: number };

export const SHIPPING_WEIGHT_MAX_G = 10_000_000;
export const SHIPPING_FEE_MAX_RWF = 100_000_000;
export const SHIPPING_BANDS_MAX = 100;

/**
 * Finds what is wrong with a set of bands, lightest first. `index`: the position of the first faulty band. Null: each weight up to the end of
 * the last band has one fee. The first band may begin at 0 or 1 g, because every order weighs something.
 */
export function findBandFault(
  bands: readonly Pick<ShippingBand, 'min_weight' | 'max_weight'>[],
): { index: number; fault: 'band_ends_before_start' | 'bands_overlap' | 'bands_leave_gap' } | null {
  let expectedMin = Math.min(bands[0]?.min_weight ?? 1, 1);
  for (const [index, { min_weight, max_weight }] of bands.entries()) {
    if (min_weight < expectedMin) return { index, fault: 'bands_overlap' };
    if (min_weight > expectedMin) return { index, fault: 'bands_leave_gap' };
    if (max_weight < min_weight) return { index, fault: 'band_ends_before_start' };
    expectedMin = max_weight + 1;
  }
  return null;
}

/** Grams of all lines: weight × quantity. */
export function computeTotalWeight(lines: readonly { weight_g: number; quantity: number }[]): number {
  return lines.reduce((sum, line) => sum + line.weight_g * line.quantity, 0);
}

/** The band that includes this weight in grams, both ends included; undefined where there is none. */
export function findShippingBand(bands: readonly ShippingBand[], weight_g: number): ShippingBand | undefined {
  return bands.find((band) => weight_g >= band.min_weight && weight_g <= band.max_weight);
}

/** The delivery fee. `none`: no band includes this weight, so the shop cannot take the order. */
export function quoteShipping(bands: readonly ShippingBand[], weight_g: number, isFree: boolean): ShippingQuote {
  const band = findShippingBand(bands, weight_g);
  if (!band) return { kind: 'none' };
  return isFree ? { kind: 'free', fee_rwf: 0 } : { kind: 'charged', fee_rwf: band.shipping_fee };
}
