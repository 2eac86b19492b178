import type { SkinType } from '@uruhu/contract/constants';
import type { ReviewFacets } from '@uruhu/contract/review';
import type { ReviewSort } from '@uruhu/contract/rules/reviews';
import type { ShownProduct } from '../product-data.ts';
import type { ShownReview } from './shown-review.ts';

/** What the reviews are narrowed to, and which come first. */
export type Query = { rating?: number | undefined; skin_type?: SkinType | undefined; with_images?: boolean; sortBy: ReviewSort };

/** What all reviews of the product come to. */
export type Totals = Pick<ShownProduct, 'product_rating' | 'review_count' | 'rating_distribution'> & { facets: ReviewFacets };

/** All that the section shows. `count` is of those that fit; `pages` of them have been asked for. */
export type Desk = {
  query: Query;
  reviews: readonly ShownReview[];
  count: number;
  pages: number;
  totals: Totals;
  mine: ShownReview | null;
  state: 'shown' | 'loading' | 'adding' | 'failed';
};

/** As the page comes: the newest reviews of all. */
export function firstDesk({ reviews, product_rating, review_count, rating_distribution, review_facets }: ShownProduct): Desk {
  return {
    query: { sortBy: 'newest' },
    reviews,
    count: review_count,
    pages: 1,
    totals: { product_rating, review_count, rating_distribution, facets: review_facets },
    mine: null,
    state: 'shown',
  };
}

/** The desk of one product, for those who change it. */
export type DeskHandle = { product_id: string; get: () => Desk; set: (next: Desk) => void };
