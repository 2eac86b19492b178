import { z } from 'zod';
import { untranslated } from '../fields/list.ts';
import { productPage } from './product.ts';

/** A category and the categories below it. The tree has up to three levels; `children` is empty at the lowest. */
export const category = z
  .object({
    category_id: z.string(),
    name: z.string(),
    image: z.string(),
    /** Whether text over this picture is dark, because the picture is pale. */
    dark_text: z.boolean(),
    untranslated,
    get children() {
      return z.array(category);
    },
  })
  // A schema that holds itself needs a name in the OpenAPI document.
  .meta({ id: 'Category' });
export type Category = z.infer<typeof category>;

export const categoryPage = productPage.extend({
  /** The category of the page, with its direct children, and its ancestors from the top of the tree down. */
  category: z.object({
    category_id: z.string(),
    name: z.string(),
    image: z.string(),
    children: z.array(z.object({ category_id: z.string(), name: z.string(), untranslated })),
    ancestors: z.array(z.object({ category_id: z.string(), name: z.string(), untranslated })),
    untranslated,
  }),
});
export type CategoryPage = z.infer<typeof categoryPage>;
