/** Limits of search words. This file imports no schemas, so that the back office can load it. */

/** Bounded, because the search loads all words. */
export const SEARCH_WORDS_MAX = 500;
export const SEARCH_WORD_LENGTH_MAX = 60;
export const SEARCH_WORD_MEANINGS_MAX = 8;
