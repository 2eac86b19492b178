/** The search engine: finds the products that a query means, with an index in memory. It does not use the database. */

export { buildIndex, createIndexPatch, hasTooManyUnusedWords, type SearchIndex } from './build-index.ts';
export { getFieldBit, type SearchDocument, type TranslatedText } from './document.ts';
export { explainQuery } from './explain.ts';
export { findProducts, type Matches, matchAll } from './find-products.ts';
export { defaultLexicon } from './lexicon/default-lexicon.ts';
export type { Lexicon } from './lexicon/lexicon.ts';
export { getPhraseKey, parsePhrase } from './lexicon/phrases.ts';
export type { StaffWord } from './lexicon/staff-words.ts';
export { collectPhrases, findPhrasesStarting, type PhraseIndex, type SuggestedPhrase } from './suggestions.ts';
export { listWrittenWords, QUERY_LENGTH_MAX } from './words.ts';
