/** One shipping rule for server and screen: the band is chosen by total weight, the setting decides whether it is charged. */

export type ShippingBand = { min_weight: number; max_weight: number; shipping_fee: number };
export type ShippingQuote = { kind: 'none' } | { kind: 'free'; fee_rwf: 0 } | { kind: 'charged'; fee_rwf: number };

/** Grams of all lines: weight × quantity. */
export function totalWeight(lines: readonly { weight_g: number; quantity: number }[]): number {
  return lines.reduce((sum, line) => sum + line.weight_g * line.quantity, 0);
}

/** The band whose bounds hold this weight in grams, both ends included; undefined where there is none. */
export function bandFor(bands: readonly ShippingBand[], weight_g: number): ShippingBand | undefined {
  return bands.find((band) => weight_g >= band.min_weight && weight_g <= band.max_weight);
}

/** What delivery costs. `none`: no band takes this weight, so the order cannot be placed. */
export function quoteShipping(bands: readonly ShippingBand[], weight_g: number, freeShipping: boolean): ShippingQuote {
  const band = bandFor(bands, weight_g);
  if (!band) return { kind: 'none' };
  return freeShipping ? { kind: 'free', fee_rwf: 0 } : { kind: 'charged', fee_rwf: band.shipping_fee };
}
