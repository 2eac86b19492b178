import { z } from 'zod';
import { lightProduct } from './catalogue/product.ts';
import { createListSchema } from './fields/list.ts';
import { review } from './review.ts';

/** The shopper's own review, with its product. `product` is null where the shop no longer sells it. */
export const ownReview = review.extend({ product_id: z.string(), product: lightProduct.nullable() });
export type OwnReview = z.infer<typeof ownReview>;
export const ownReviews = createListSchema(ownReview);
export type OwnReviews = z.infer<typeof ownReviews>;
