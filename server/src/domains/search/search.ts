export { buildIndex, type Change, createIndexPatch, isOvergrown, type SearchIndex } from './build-index.ts';
export { type FieldName, getFieldBit, type SearchDocument } from './document.ts';
export { find, type Matches, matchAll } from './find.ts';
export { collectPhrases, findPhrasesStarting, type Phrase, type Phrases } from './suggestions.ts';
export { listWrittenWords, QUERY_LENGTH_MAX } from './words.ts';
