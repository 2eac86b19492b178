import { z } from 'zod';
import type { ClientInput } from './fields/client-input.ts';
import { formatFieldCode } from './fields/field-code.ts';
import { createListSchema, time } from './fields/list.ts';
import { checkbox, id, idField, knownText, page, requiredText, resultCount, untrustedUserId, wholeNumber } from './fields/text.ts';
import { SKIN_TYPES } from './product-attributes.ts';
import { REVIEW, REVIEW_SORTS } from './rules/reviews.ts';

/** A review as every visitor sees it. Its text is plain text, never HTML. */
export const review = z.object({
  review_id: z.string(),
  rating: z.int(),
  review: z.string(),
  images: z.array(z.string()),
  created_at: time,
  /** When its author last changed it; null: never. */
  updated_at: time.nullable(),
  /** A short name such as 'Divine U.', never a full name. */
  user: z.object({ name: z.string() }),
  /** The reviewer's skin type; null: not given. */
  skin_type: z.string().nullable(),
  /** Whether an order with this product was delivered to the reviewer. */
  verified_buyer: z.boolean(),
  helpful_count: z.int(),
  /** The shop's public answer, plain text; null: none. */
  reply: z.object({ text: z.string(), created_at: time }).nullable(),
});
export type Review = z.infer<typeof review>;

/** A review as a signed-in shopper sees it. For a guest, `mine` and `helpful_by_me` are missing. */
export const reviewForShopper = review.extend({ mine: z.boolean().optional(), helpful_by_me: z.boolean().optional() });
export type ReviewForShopper = z.infer<typeof reviewForShopper>;

/** The filters of a product's reviews, with how many reviews match each; values without reviews are left out. */
export const reviewFacets = z.object({
  with_images: z.int(),
  skin_type: z.array(z.object({ value: z.string(), count: z.int() })),
});
export type ReviewFacets = z.infer<typeof reviewFacets>;

/** `count` counts the reviews that match; the fields below count all reviews of the product. `mine` is the signed-in shopper's own. */
export const reviewPage = createListSchema(reviewForShopper).extend({
  product_rating: z.number(),
  review_count: z.int(),
  /** How many reviews of each rating, keys '1' to '5'. */
  rating_distribution: z.record(z.string(), z.int()),
  facets: reviewFacets,
  mine: reviewForShopper.nullable(),
});
export type ReviewPage = z.infer<typeof reviewPage>;

/** Invalid filters are ignored and an invalid sort becomes `newest`, so that a link never fails. */
export const reviewsBody = z.object({
  product_id: idField('product_id_missing'),
  rating: z.coerce.number().int().min(1).max(5).optional().catch(undefined),
  skin_type: z.enum(SKIN_TYPES).optional().catch(undefined),
  with_images: checkbox,
  sortBy: z.enum(REVIEW_SORTS).default('newest').catch('newest'),
  pagination: resultCount({ fallback: REVIEW.pageSize, max: REVIEW.pageSizeMax }),
});
export type ReviewQuery = ClientInput<typeof reviewsBody>;
export const pageNumberQuery = z.object({ page });

const skinType = z
  .union([z.enum(SKIN_TYPES), z.literal('').transform(() => null), z.null()], formatFieldCode('skin_type_unknown'))
  .optional()
  .transform((value) => value ?? null);

const TOO_MANY_IMAGES = formatFieldCode('too_many_review_images');
/** A list may repeat keys, which count once. */
const IMAGE_KEYS_MAX = 4 * REVIEW.imagesMax;

/** One key or a list, from JSON or a form; an empty text counts as no key. */
const imageKeys = z
  .union([knownText(200), z.array(knownText(200)).max(IMAGE_KEYS_MAX, TOO_MANY_IMAGES), z.null()], formatFieldCode('review_image_missing'))
  .optional()
  .transform((value) => [...new Set([value ?? []].flat().filter(Boolean))])
  .refine((keys) => keys.length <= REVIEW.imagesMax, TOO_MANY_IMAGES);

export const addReviewBody = z.object({
  user_id: untrustedUserId,
  product_id: idField('product_id_missing'),
  rating: wholeNumber(1, 5, formatFieldCode('rating_needed')),
  review: requiredText(REVIEW.textMax, 'review_text_needed'),
  images: imageKeys,
  skin_type: skinType,
});
export type ReviewAdd = ClientInput<typeof addReviewBody>;

export const markHelpfulBody = z.object({ user_id: untrustedUserId, review_id: id, helpful: checkbox });
/** How many shoppers find the review helpful, after the call. */
export const helpfulReply = z.object({ review_id: z.string(), helpful_count: z.int(), helpful_by_me: z.boolean() });
export type HelpfulReply = z.infer<typeof helpfulReply>;
