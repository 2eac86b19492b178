/** How many shoppers wait for which product. */
import { z } from 'zod';
import { time } from '../fields/list.ts';
import { id, lineText } from '../fields/text.ts';
import { createDataListSchema, listQuery } from './lists.ts';

/** A product with its option and size, as far as it has any. No shopper is named. */
const awaitedChoice = z.object({
  id: z.string().describe('Identifies the row in its list.'),
  product_id: z.string(),
  product: z.string(),
  brand: z.string(),
  image: z.string(),
  option_id: z.string().nullable(),
  option: z.string().nullable(),
  size_id: z.string().nullable(),
  size: z.string().nullable(),
  waiting: z.int().describe('How many shoppers wait.'),
  oldest_at: time.describe('Since when the first of these shoppers waits.'),
});
export type AwaitedChoice = z.infer<typeof awaitedChoice>;

export const AWAITED_CHOICE_SORTS = ['waiting', 'oldest_at', 'product'] as const;
export const awaitedChoiceQuery = listQuery(
  z.object({
    product_id: id.optional(),
    /** A part of the name of the product or its brand. */
    q: lineText(100).optional(),
  }),
).extend({ sort: z.enum(AWAITED_CHOICE_SORTS).catch('waiting') });
export type AwaitedChoiceQuery = z.output<typeof awaitedChoiceQuery>;
export const awaitedChoices = createDataListSchema(awaitedChoice);
