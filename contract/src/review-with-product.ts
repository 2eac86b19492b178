import { z } from 'zod';
import { lightProduct } from './catalogue/product.ts';
import { createListSchema } from './fields/list.ts';
import { review } from './review.ts';

/** A review that the shopper wrote, with its product. `product` is null where the shop no longer sells it. */
export const reviewWithProduct = review.extend({ product_id: z.string(), product: lightProduct.nullable() });
export type ReviewWithProduct = z.infer<typeof reviewWithProduct>;
export const reviewsWithProducts = createListSchema(reviewWithProduct);
export type ReviewsWithProducts = z.infer<typeof reviewsWithProducts>;
