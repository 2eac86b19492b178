/** Reviews as staff see and moderate them. */
import { z } from 'zod';
import { formatFieldCode } from '../fields/field-code.ts';
import { time } from '../fields/list.ts';
import { boundedText, id, lineText, recordVersion } from '../fields/text.ts';
import { REVIEW } from '../rules/reviews.ts';
import { STAFF_TEXT_MAX } from './limits.ts';
import { createDataListSchema, listQuery } from './lists.ts';

/** A review with what only staff see. It does not name the customer, because editors moderate reviews and may not read customers. */
const adminReview = z.object({
  review_id: z.string(),
  product_id: z.string(),
  product: z.string().describe('The name of the product.'),
  /** Null: the review came with the shop, or its author’s account is gone. */
  user_id: z.string().nullable(),
  author_name: z.string().describe('The short name that the shop shows.'),
  rating: z.int(),
  review: z.string(),
  images: z.array(z.string()),
  skin_type: z.string().nullable(),
  verified_buyer: z.boolean(),
  helpful_count: z.int(),
  created_at: time,
  updated_at: time.nullable(),
  hidden_at: time.nullable().describe('When staff hid the review; null: the shop shows it.'),
  hidden_reason: z.string(),
  reply: z.string().describe('The shop’s public answer; empty: none.'),
  replied_at: time.nullable(),
  checked_at: time.nullable().describe('When a staff member checked the present text of the review; null if no staff member has.'),
  version: z.int(),
});
export type AdminReview = z.infer<typeof adminReview>;

export const REVIEW_LIST_SORTS = ['created_at', 'rating', 'helpful_count'] as const;
export const adminReviewQuery = listQuery(
  z.object({
    hidden: z.boolean().optional(),
    checked: z.boolean().optional(),
    answered: z.boolean().optional(),
    rating: z.coerce.number().int().min(1).max(5).optional(),
    review_id: id.optional(),
    product_id: id.optional(),
    user_id: id.optional(),
    /** A part of the text, of the author’s name or of the product’s name. */
    q: lineText(100).optional(),
  }),
).extend({ sort: z.enum(REVIEW_LIST_SORTS).catch('created_at') });
export type AdminReviewQuery = z.output<typeof adminReviewQuery>;
export const adminReviews = createDataListSchema(adminReview);
export const adminReviewReply = z.object({ data: adminReview });

/** `reply` '' takes the answer back. Each change also marks the review as checked, unless `checked` is false. */
export const moderateReviewBody = z
  .object({
    version: recordVersion,
    checked: z.boolean().optional(),
    hidden: z.boolean().optional(),
    hidden_reason: boundedText(STAFF_TEXT_MAX.hidden_reason).optional(),
    reply: boundedText(REVIEW.replyMax).optional(),
  })
  .refine(({ hidden, hidden_reason }) => hidden !== true || Boolean(hidden_reason), {
    path: ['hidden_reason'],
    message: formatFieldCode('hidden_reason_needed'),
  });
export type ModerateReview = z.output<typeof moderateReviewBody>;
