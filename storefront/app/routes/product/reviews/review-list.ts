import type { SkinType } from '@uruhu/contract/product-attributes';
import type { ReviewFacets } from '@uruhu/contract/review';
import type { ReviewSort } from '@uruhu/contract/rules/reviews';
import type { ProductData } from '../product-data.ts';
import type { ReviewView } from './review-view.ts';

/** The filters and the sort order of the reviews. */
export type ReviewQuery = { rating?: number | undefined; skin_type?: SkinType | undefined; with_images?: boolean; sortBy: ReviewSort };

/** Ratings and counts of all reviews of the product. */
export type ReviewTotals = Pick<ProductData, 'product_rating' | 'review_count' | 'rating_distribution'> & { facets: ReviewFacets };

/**
 * The state of the section. `count` is the number of matching reviews, `pages` the number of their pages that are loaded,
 * `mine` the review by the shopper herself.
 */
export type ReviewList = {
  query: ReviewQuery;
  reviews: readonly ReviewView[];
  count: number;
  pages: number;
  totals: ReviewTotals;
  mine: ReviewView | null;
  state: 'shown' | 'loading' | 'loading-more' | 'failed';
};

/** The initial state from the page: the newest reviews, unfiltered. */
export function toReviewList({ reviews, product_rating, review_count, rating_distribution, review_facets }: ProductData): ReviewList {
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

/** Access to the state of one product's reviews. */
export type ReviewListHandle = { product_id: string; get: () => ReviewList; set: (next: ReviewList) => void };
