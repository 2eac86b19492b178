/** The delivery fees by weight, which staff edit as one set. */
import { z } from 'zod';
import { formatFieldCode } from '../fields/field-code.ts';
import { boundedNumber, recordVersion } from '../fields/text.ts';
import { SHIPPING_BANDS_MAX, SHIPPING_FEE_MAX_RWF, SHIPPING_WEIGHT_MAX_G } from '../rules/prices/shipping.ts';
import { shippingBand } from '../shipping.ts';

export const shippingTerms = z.object({
  bands: z.array(shippingBand),
  /** The setting that makes delivery free in all bands. */
  free_shipping: z.boolean(),
  version: z.int(),
});
export type ShippingTerms = z.infer<typeof shippingTerms>;
export const shippingTermsReply = z.object({ data: shippingTerms });

const weight = boundedNumber(0, SHIPPING_WEIGHT_MAX_G, 'weight_invalid');
const band = z.object({
  min_weight: weight,
  max_weight: weight,
  shipping_fee: boundedNumber(0, SHIPPING_FEE_MAX_RWF, 'amount_invalid'),
});
export const updateShippingBandsBody = z.object({
  version: recordVersion,
  bands: z
    .array(band)
    .min(1, formatFieldCode('bands_needed'))
    .max(SHIPPING_BANDS_MAX, formatFieldCode('too_many_bands', SHIPPING_BANDS_MAX)),
});
export type UpdateShippingBands = z.output<typeof updateShippingBandsBody>;
