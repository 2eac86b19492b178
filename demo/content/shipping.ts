/**
 * Delivery fees by the weight of the whole order. Both ends of a band are included. The shop delivers nothing heavier than the last band.
 */
export const shippingBands = [
  { min_weight_g: 1, max_weight_g: 1_000, shipping_fee_rwf: 2_000 },
  { min_weight_g: 1_001, max_weight_g: 2_000, shipping_fee_rwf: 3_500 },
  { min_weight_g: 2_001, max_weight_g: 5_000, shipping_fee_rwf: 6_000 },
  { min_weight_g: 5_001, max_weight_g: 10_000, shipping_fee_rwf: 10_000 },
  { min_weight_g: 10_001, max_weight_g: 20_000, shipping_fee_rwf: 18_000 },
  { min_weight_g: 20_001, max_weight_g: 30_000, shipping_fee_rwf: 26_000 },
];
