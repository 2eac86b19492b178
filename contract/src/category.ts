import { z } from 'zod';
import { lightProduct } from './product.ts';

/** Up to three levels; `children` of a leaf is empty. */
export const category = z.object({
  category_id: z.string(),
  name: z.string(),
  image: z.string(),
  /** Words over this picture are in ink: its wall is pale. */
  dark_text: z.boolean(),
  get children() {
    return z.array(category);
  },
});
export type Category = z.infer<typeof category>;

export const categoryPage = z.object({
  /** With its direct children and the way down to it from its parent category. */
  category: z.object({
    category_id: z.string(),
    name: z.string(),
    image: z.string(),
    children: z.array(z.object({ category_id: z.string(), name: z.string() })),
    ancestors: z.array(z.object({ category_id: z.string(), name: z.string() })),
  }),
  results: z.array(lightProduct),
  count: z.int(),
  next: z.string().nullable(),
  previous: z.string().nullable(),
});
export type CategoryPage = z.infer<typeof categoryPage>;
