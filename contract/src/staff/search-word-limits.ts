/** Bounds of the words that staff explain to the search, without schemas, so that the back office can load them. */

/** How many words the shop holds at most: the search reads them all. */
export const SEARCH_WORDS_MAX = 500;
export const SEARCH_WORD_LENGTH_MAX = 60;
export const SEARCH_WORD_MEANINGS_MAX = 8;
