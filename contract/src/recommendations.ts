import { z } from 'zod';
import { lightProduct } from './product.ts';

/** Most products that a device says it has looked at. */
export const VIEWED_MAX = 20;

/** How many are recommended at most, and unless told otherwise. */
const RECOMMENDED = { max: 24, usual: 12 } as const;

/** Ids with commas between them. What is no list of ids says nothing: a link followed by a person should never fail. */
export const recommendationsQuery = z.object({
  viewed: z
    .string()
    .catch('')
    .transform((text) => [...new Set(text.slice(0, 10_000).split(',').filter(Boolean))].slice(0, VIEWED_MAX)),
  pagination: z.coerce
    .number()
    .int()
    .min(1)
    .catch(RECOMMENDED.usual)
    .transform((count) => Math.min(count, RECOMMENDED.max)),
});

export const recommendations = z.object({ results: z.array(lightProduct) });
export type Recommendations = z.infer<typeof recommendations>;
