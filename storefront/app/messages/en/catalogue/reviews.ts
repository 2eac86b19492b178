/** Messages of a product's reviews. The dialog for writing one has its own file. */
import type { ReviewSort } from '@uruhu/contract/rules/reviews';

export const reviews = (count: number) => `Reviews (${count})`;
export const fromReviews = (count: number) => (count === 1 ? 'from 1 review' : `from ${count} reviews`);
export const describeStars = (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`);
export const countAndPercent = (count: number, percent: number) => `${count} (${percent}%)`;
export const verifiedBuyer = 'verified buyer';
export const skinNames: Record<string, string> = {
  Dry: 'Dry skin',
  Oily: 'Oily skin',
  Sensitive: 'Sensitive skin',
  'Combination&Normal': 'Combination or normal skin',
};
export const reviewPicture = (name: string) => `Photo by ${name}, opens in a new tab`;
/** `date` is empty if the review was edited on the day on which it was written. */
export const edited = (date: string) => `edited ${date}`.trim();
export const helpful = (count: number) => (count > 0 ? `Helpful (${count})` : 'Helpful');
/** Read aloud after `helpful`, so that each button names its review. */
export const reviewBy = (name: string) => `, review by ${name}`;
export const replyOf = (shop: string) => `Answer from ${shop}`;
/** Read aloud after `replyOf`. */
export const replyTo = (name: string) => ` to ${name}`;
export const yours = 'Your review';
export const writeReview = 'Write a Review';
export const changeReview = 'Change your review';
export const noReviews = 'No reviews yet';
export const beFirst = 'Have you tried it? Be the first to say how it was.';
export const notLoaded = 'The reviews could not be loaded.';
export const matchCount = (count: number) => (count === 1 ? '1 review matches.' : `${count} reviews match.`);
export const noMatches = 'No reviews match.';
export const showAll = 'Show all reviews';
export const showMore = 'Show more reviews';
export const shown = (shown: number, count: number) => `${shown} of ${count} reviews`;
export const filterAndSort = 'Narrow and sort the reviews';
export const withPictures = 'With pictures';
export const skinType = 'Skin type';
export const anySkin = 'Any skin type';
export const sortBy = 'Sort by';
export const sorts: Record<ReviewSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  highest: 'Highest rating',
  lowest: 'Lowest rating',
  helpful: 'Most helpful',
};
