import { z } from 'zod';
import { resultCount } from '../fields/text.ts';
import { lightProduct } from './product.ts';

/** The most seen products that a device may send. */
export const VIEWED_MAX = 20;

/** The maximum and the default number of recommendations. */
const RECOMMENDED = { max: 24, default: 12 } as const;

/** Ids with commas between them. Invalid values are ignored, so that a link that a shopper follows never fails. */
export const recommendationsQuery = z.object({
  viewed: z
    .string()
    .catch('')
    .transform((text) => [...new Set(text.slice(0, 10_000).split(',').filter(Boolean))].slice(0, VIEWED_MAX)),
  pagination: resultCount(RECOMMENDED.default, RECOMMENDED.max),
});

export const recommendations = z.object({ results: z.array(lightProduct) });
export type Recommendations = z.infer<typeof recommendations>;
