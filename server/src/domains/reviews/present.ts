/** Converts stored rows to the contract's shapes, without the author's id. */
import type { Review, ReviewFacets, ReviewForShopper } from '@uruhu/contract/review';
import type { countBySkinType, ReviewRow } from './queries.ts';

export const presentReview = ({
  user_id: _,
  author_name,
  created_at,
  updated_at,
  reply,
  replied_at,
  ...unchangedFields
}: ReviewRow): Review => ({
  ...unchangedFields,
  created_at: created_at.toISOString(),
  updated_at: updated_at?.toISOString() ?? null,
  user: { name: author_name },
  reply: replied_at ? { text: reply, created_at: replied_at.toISOString() } : null,
});

/** A review with the marks of one reader. */
export const presentForReader = (reader_id: string, row: ReviewRow, { helpful_by_me }: { helpful_by_me: boolean }): ReviewForShopper => ({
  ...presentReview(row),
  mine: row.user_id === reader_id,
  helpful_by_me,
});

export const presentFacets = (skinTypeCounts: Awaited<ReturnType<typeof countBySkinType>>): ReviewFacets => ({
  with_images: skinTypeCounts.reduce((sum, { with_images }) => sum + with_images, 0),
  skin_type: skinTypeCounts.flatMap(({ skin_type, count }) => (skin_type === null ? [] : [{ value: skin_type, count }])),
});

/** `counts`: the numbers of reviews with 1 to 5 stars. */
export const toRatingDistribution = (counts: readonly number[]): Record<string, number> =>
  Object.fromEntries([5, 4, 3, 2, 1].map((stars) => [stars, counts[stars - 1] ?? 0]));
