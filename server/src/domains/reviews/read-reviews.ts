import type { Review, ReviewFacets, ReviewPage } from '@uruhu/contract/review';
import { MESSAGE } from '@uruhu/contract/rules/messages';
import { REVIEW } from '@uruhu/contract/rules/reviews';
import type { Db } from '../../http/parts.ts';
import { done, type Outcome, refuse } from '../../outcome.ts';
import { distribution, presentFacets, presentReview, presentTo } from './present.ts';
import { countKinds, countReviews, type Narrowed, type Part, selectOwn, selectPressed, selectRatings, selectReviews } from './queries.ts';

type Asked = Narrowed & Pick<Part, 'sortBy'> & { page: number; pagination: number };

/** A page without its neighbours, whose addresses the route knows. */
type Page = Omit<ReviewPage, 'next' | 'previous'>;

const average = (sum: number, count: number): number => (count === 0 ? 0 : Math.round((sum / count) * 10) / 10);

/** Reviews that fit, and what the whole of them comes to. With a reader, what is hers among them. */
export async function readReviews(db: Db, { page, pagination, sortBy, ...narrowed }: Asked, reader: string | null): Promise<Outcome<Page>> {
  const { product_id } = narrowed;
  const ratings = await selectRatings(db, product_id);
  if (!ratings) return refuse(404, MESSAGE.productMissing);
  const [rows, count, kinds, own] = await Promise.all([
    selectReviews(db, narrowed, { sortBy, limit: pagination, offset: (page - 1) * pagination }),
    countReviews(db, narrowed),
    countKinds(db, product_id),
    reader ? selectOwn(db, reader, product_id) : undefined,
  ]);
  const pressed = reader
    ? await selectPressed(
        db,
        reader,
        rows.map(({ review_id }) => review_id),
      )
    : new Set<string>();
  return done({
    results: rows.map((row) => (reader ? presentTo(reader, row, pressed.has(row.review_id)) : presentReview(row))),
    count,
    product_rating: average(ratings.rating_sum, ratings.review_count),
    review_count: ratings.review_count,
    rating_distribution: distribution(ratings.rating_counts),
    facets: presentFacets(kinds),
    mine: reader && own && !own.hidden_at ? presentTo(reader, own, false) : null,
  });
}

/** What the page of a product begins with: the newest reviews, and what they can be narrowed to. */
export async function firstReviews(db: Db, product_id: string): Promise<{ reviews: Review[]; review_facets: ReviewFacets }> {
  const [rows, kinds] = await Promise.all([
    selectReviews(db, { product_id }, { sortBy: 'newest', limit: REVIEW.pageSize, offset: 0 }),
    countKinds(db, product_id),
  ]);
  return { reviews: rows.map(presentReview), review_facets: presentFacets(kinds) };
}
