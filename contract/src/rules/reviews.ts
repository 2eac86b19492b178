/** What server and screens both know of reviews. */

/** Which come first; newest unless told otherwise. */
export const REVIEW_SORTS = ['newest', 'oldest', 'highest', 'lowest', 'helpful'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

export const REVIEW = {
  pageSize: 10,
  pageSizeMax: 100,
  textMax: 2_000,
  imagesMax: 5,
  /** Of one picture, as of every upload. */
  imageMax_mb: 10,
} as const;

/** Word for word from the specification where it has one. */
export const REVIEW_MESSAGE = {
  productMissing: 'Product ID is missing',
  signInNeeded: 'User must be authenticated to submit a review',
  failed: 'Failed to submit review',
  ratingNeeded: 'Please choose 1 to 5 stars',
  textNeeded: 'Please write your review',
  skinTypeUnknown: 'Please choose one of the skin types',
  tooManyImages: 'Please add at most 5 pictures',
  imageMissing: 'One of the pictures could not be found. Please remove it and add it again.',
  written: 'Thank you! Your review is on the page.',
  changed: 'Your review has been changed.',
  hidden: 'Our team has taken your review of this product off the page. Please contact us about it.',
  missing: 'Review not found',
  own: 'This is your own review',
} as const;

/** Whether there is anything to read: spaces, and marks that nobody sees, are no review. */
export const saysSomething = (text: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

/** Of somebody whose account has no name that could be shown. */
const NOBODY = 'A shopper';
const FIRST_NAME_MAX = 30;

/** Some people type their address or their phone where their name is asked for. */
const isName = (word: string): boolean => /\p{L}/u.test(word) && !/@|\d{4}/.test(word);

/** How a reviewer is called on the page: the first name and an initial, 'Divine U.', so that nobody's full name is published. */
export function shownName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  if (!isName(first)) return NOBODY;
  const initial = /\p{L}/u.exec(others.filter(isName).at(-1) ?? '')?.[0].toUpperCase();
  const shown = [...first].slice(0, FIRST_NAME_MAX).join('');
  return initial ? `${shown} ${initial}.` : shown;
}
