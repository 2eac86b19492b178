/** The shipping rule that server and storefront share: the total weight chooses the band, and the setting decides whether its fee is charged. */

export type ShippingBand = { min_weight: number; max_weight: number; shipping_fee: number };
export type ShippingQuote = { kind: 'none' } | { kind: 'free'; fee_rwf: 0 } | { kind: 'charged'; fee_rwf: number };

/** Grams of all lines: weight × quantity. */
export function computeTotalWeight(lines: readonly { weight_g: number; quantity: number }[]): number {
  return lines.reduce((sum, line) => sum + line.weight_g * line.quantity, 0);
}

/** The band that includes this weight in grams, both ends included; undefined where there is none. */
export function findShippingBand(bands: readonly ShippingBand[], weight_g: number): ShippingBand | undefined {
  return bands.find((band) => weight_g >= band.min_weight && weight_g <= band.max_weight);
}

/** The delivery fee. `none`: no band includes this weight, so the shop cannot take the order. */
export function quoteShipping(bands: readonly ShippingBand[], weight_g: number, freeShipping: boolean): ShippingQuote {
  const band = findShippingBand(bands, weight_g);
  if (!band) return { kind: 'none' };
  return freeShipping ? { kind: 'free', fee_rwf: 0 } : { kind: 'charged', fee_rwf: band.shipping_fee };
}
