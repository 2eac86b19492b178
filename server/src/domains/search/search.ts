export { type Change, indexing, indexPatch, isOvergrown, type SearchIndex } from './build-index.ts';
export { type FieldName, fieldBit, type SearchDocument } from './document.ts';
export { find, type Matches, matchAll } from './find.ts';
export { collectPhrases, type Phrase, type Phrases, phrasesStarting } from './suggestions.ts';
export { QUERY_LENGTH_MAX, writtenWords } from './words.ts';
