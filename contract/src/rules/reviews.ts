/** Rules for reviews that server and storefront share. */

/** The orders in which reviews can be listed; `newest` is the default. */
export const REVIEW_SORTS = ['newest', 'oldest', 'highest', 'lowest', 'helpful'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

export const REVIEW = {
  pageSize: 10,
  pageSizeMax: 100,
  /** Characters of a review, and of the shop's public answer to it. */
  textMax: 2_000,
  replyMax: 1_000,
  imagesMax: 5,
  /** The size limit of one picture, the same as of every upload. */
  imageMax_mb: 10,
} as const;

/** The reviewer's name where the account's name cannot be shown. */
const UNNAMED = 'A shopper';
const FIRST_NAME_MAX = 30;

/** Whether a word can be published as a name. Some shoppers type their e-mail address or phone number into the name field. */
const isPartOfName = (word: string): boolean => /\p{L}/u.test(word) && !/@|\d{4}/.test(word);

/** The reviewer's public name: the first name and an initial, 'Divine U.', so that the shop publishes no full names. */
export function toPublicName(name: string): string {
  const [firstWord = '', ...otherWords] = name.trim().split(/\s+/);
  if (!isPartOfName(firstWord)) return UNNAMED;
  const initial = /\p{L}/u.exec(otherWords.filter(isPartOfName).at(-1) ?? '')?.[0].toUpperCase();
  const shortName = [...firstWord].slice(0, FIRST_NAME_MAX).join('');
  return initial ? `${shortName} ${initial}.` : shortName;
}
