import { z } from 'zod';
import { SKIN_TYPES } from './constants.ts';
import { listOf, time } from './list.ts';
import { REVIEW, REVIEW_MESSAGE, REVIEW_SORTS, saysSomething } from './rules/reviews.ts';
import { checkbox, claimedUserId, id, idOr, line, page, whole } from './text.ts';

/** A review as everybody sees it. Its text is text, never HTML. */
export const review = z.object({
  review_id: z.string(),
  rating: z.int(),
  review: z.string(),
  images: z.array(z.string()),
  created_at: time,
  /** When its author last changed it; null: it stands as it was written. */
  updated_at: time.nullable(),
  /** 'Divine U.': nobody's full name. */
  user: z.object({ name: z.string() }),
  /** Of the reviewer; null: not told. */
  skin_type: z.string().nullable(),
  /** An order with this product was delivered to the reviewer. */
  verified_buyer: z.boolean(),
  helpful_count: z.int(),
});
export type Review = z.infer<typeof review>;

/** As a signed-in person sees it; of a guest, neither is known. */
export const askedReview = review.extend({ mine: z.boolean().optional(), helpful_by_me: z.boolean().optional() });
export type AskedReview = z.infer<typeof askedReview>;

/** What reviews of a product can be narrowed to, and to how many; values that none has are left out. */
export const reviewFacets = z.object({
  with_images: z.int(),
  skin_type: z.array(z.object({ value: z.string(), count: z.int() })),
});
export type ReviewFacets = z.infer<typeof reviewFacets>;

/** `count` is of those that fit; what follows it is of all reviews of the product. `mine` is the signed-in person's own. */
export const reviewPage = listOf(askedReview).extend({
  product_rating: z.number(),
  review_count: z.int(),
  /** How many reviews of each rating, keys '1' to '5'. */
  rating_distribution: z.record(z.string(), z.int()),
  facets: reviewFacets,
  mine: askedReview.nullable(),
});
export type ReviewPage = z.infer<typeof reviewPage>;

/** What is no filter narrows nothing, what is no sort is the newest first: a link should never fail. */
export const reviewQuery = z.object({
  product_id: idOr(REVIEW_MESSAGE.productMissing),
  rating: z.coerce.number().int().min(1).max(5).optional().catch(undefined),
  skin_type: z.enum(SKIN_TYPES).optional().catch(undefined),
  with_images: checkbox,
  sortBy: z.enum(REVIEW_SORTS).catch('newest'),
  pagination: z.coerce
    .number()
    .int()
    .min(1)
    .catch(REVIEW.pageSize)
    .transform((size) => Math.min(size, REVIEW.pageSizeMax)),
});
export type ReviewQuery = Partial<Omit<z.input<typeof reviewQuery>, 'product_id'>> & { product_id: string };
export const reviewsOnPage = z.object({ page });

const skinType = z
  .union([z.enum(SKIN_TYPES), z.literal('').transform(() => null), z.null()], REVIEW_MESSAGE.skinTypeUnknown)
  .optional()
  .transform((value) => value ?? null);

/** One key or a list, as JSON or from a form; an empty text is none. */
const imageKeys = z
  .union([z.string().max(200), z.array(z.string().max(200)), z.null()], REVIEW_MESSAGE.imageMissing)
  .optional()
  .transform((value) => [...new Set([value ?? []].flat().filter(Boolean))])
  .refine((keys) => keys.length <= REVIEW.imagesMax, REVIEW_MESSAGE.tooManyImages);

export const reviewAdd = z.object({
  user_id: claimedUserId,
  product_id: idOr(REVIEW_MESSAGE.productMissing),
  rating: whole(1, 5, REVIEW_MESSAGE.ratingNeeded),
  review: line(REVIEW.textMax, REVIEW_MESSAGE.textNeeded)
    .transform((text) => text.replace(/\r\n?/g, '\n'))
    .refine(saysSomething, REVIEW_MESSAGE.textNeeded),
  images: imageKeys,
  skin_type: skinType,
});
export type ReviewAdd = { product_id: string; rating: number; review: string; images: readonly string[]; skin_type?: string | null };

export const reviewHelpful = z.object({ user_id: claimedUserId, review_id: id, helpful: checkbox });
/** What became of the press: how many find it helpful now. */
export const helpfulAnswer = z.object({ review_id: z.string(), helpful_count: z.int(), helpful_by_me: z.boolean() });
export type HelpfulAnswer = z.infer<typeof helpfulAnswer>;
