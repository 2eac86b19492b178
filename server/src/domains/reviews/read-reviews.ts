import type { Review, ReviewFacets, ReviewPage } from '@uruhu/contract/review';
import { REVIEW } from '@uruhu/contract/rules/reviews';
import type { Db } from '../../database/db.ts';
import { done, type Outcome, refuse } from '../../lib/outcome.ts';
import { presentFacets, presentForReader, presentReview, toRatingDistribution } from './present.ts';
import {
  countBySkinType,
  countReviews,
  type ReviewFilter,
  type ReviewPageRange,
  selectRatings,
  selectReviewIdsMarkedHelpful,
  selectReviewOfUser,
  selectReviews,
} from './queries.ts';

type ReviewListParams = ReviewFilter & Pick<ReviewPageRange, 'sortBy'> & { page: number; pagination: number };

/** A page without the URLs of its neighbours, which the route adds. */
type PageWithoutUrls = Omit<ReviewPage, 'next' | 'previous'>;

const computeAverage = (sum: number, count: number): number => (count === 0 ? 0 : Math.round((sum / count) * 10) / 10);

/** One page of matching reviews, with the ratings of all reviews. For a signed-in reader, also has her own review and her marks. */
export async function readReviews(
  db: Db,
  { page, pagination, sortBy, ...filter }: ReviewListParams,
  reader_id: string | null,
): Promise<Outcome<PageWithoutUrls>> {
  const { product_id } = filter;
  const ratings = await selectRatings(db, product_id);
  if (!ratings) return refuse('product_not_found');
  const [rows, count, skinTypeCounts, reviewOfReader] = await Promise.all([
    selectReviews(db, filter, { sortBy, limit: pagination, offset: (page - 1) * pagination }),
    countReviews(db, filter),
    countBySkinType(db, product_id),
    reader_id ? selectReviewOfUser(db, reader_id, product_id) : undefined,
  ]);
  const markedIds = reader_id
    ? await selectReviewIdsMarkedHelpful(
        db,
        reader_id,
        rows.map(({ review_id }) => review_id),
      )
    : new Set<string>();
  return done({
    results: rows.map((row) =>
      reader_id ? presentForReader(reader_id, row, { helpful_by_me: markedIds.has(row.review_id) }) : presentReview(row),
    ),
    count,
    product_rating: computeAverage(ratings.rating_sum, ratings.review_count),
    review_count: ratings.review_count,
    rating_distribution: toRatingDistribution(ratings.rating_counts),
    facets: presentFacets(skinTypeCounts),
    // A shopper cannot mark her own review as helpful.
    mine:
      reader_id && reviewOfReader && !reviewOfReader.hidden_at
        ? presentForReader(reader_id, reviewOfReader, { helpful_by_me: false })
        : null,
  });
}

/** The newest reviews and the filter values, for the product's page. */
export async function readFirstReviews(db: Db, product_id: string): Promise<{ reviews: Review[]; review_facets: ReviewFacets }> {
  const [rows, skinTypeCounts] = await Promise.all([
    selectReviews(db, { product_id }, { sortBy: 'newest', limit: REVIEW.pageSize, offset: 0 }),
    countBySkinType(db, product_id),
  ]);
  return { reviews: rows.map(presentReview), review_facets: presentFacets(skinTypeCounts) };
}
