import { z } from 'zod';
import { listOf } from './list.ts';
import { lightProduct } from './product.ts';
import { review } from './review.ts';

/** A review of one's own, with what it is about; null: that is not sold any more. */
export const ownReview = review.extend({ product_id: z.string(), product: lightProduct.nullable() });
export type OwnReview = z.infer<typeof ownReview>;
export const ownReviews = listOf(ownReview);
export type OwnReviews = z.infer<typeof ownReviews>;
