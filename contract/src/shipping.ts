import { z } from 'zod';
import { rwf } from './fields/list.ts';

/** Weights in grams, both ends included. */
export const shippingBand = z.object({ min_weight: z.int(), max_weight: z.int(), shipping_fee: rwf });
