import { z } from 'zod';
import { resultCount } from '../fields/text.ts';
import { keepMachineText } from '../rules/clean-text.ts';
import { lightProduct } from './product.ts';

/** How many ids of products that the shopper has viewed a device may send. */
export const VIEWED_PRODUCTS_MAX = 20;

/** The maximum and the default number of recommendations. */
const RECOMMENDATION_COUNT = { max: 24, default: 12 } as const;

/** Ids with commas between them. Invalid values are ignored, so that a link that a shopper follows never fails. */
export const recommendationsQuery = z.object({
  viewed: z
    .string()
    .overwrite(keepMachineText)
    .catch('')
    .transform((text) => [...new Set(text.slice(0, 10_000).split(',').filter(Boolean))].slice(0, VIEWED_PRODUCTS_MAX)),
  pagination: resultCount({ fallback: RECOMMENDATION_COUNT.default, max: RECOMMENDATION_COUNT.max }),
});

export const recommendations = z.object({ results: z.array(lightProduct) });
export type Recommendations = z.infer<typeof recommendations>;
