/** What to offer while somebody types. */
import type { SearchIndex } from './build-index.ts';
import { find } from './find.ts';
import { phrasesStarting } from './suggestions.ts';
import { QUERY_LENGTH_MAX, QUERY_WORDS_MAX, withoutMarkup, writtenWords } from './words.ts';

export const SUGGESTIONS_MAX = 10;
/** Of them, what may be phrases while there are products to name. */
const PHRASES_MAX = 6;

/** At most ten texts, each of which finds something: what was meant where a word is mistyped, then phrases, then products' names. */
export function suggest(index: SearchIndex, text: string): string[] {
  const typed = [...new Set(writtenWords(text.slice(0, QUERY_LENGTH_MAX)))].slice(0, QUERY_WORDS_MAX);
  if (typed.length === 0) return [];
  const { positions, corrected } = find(index, text, { limit: SUGGESTIONS_MAX });
  const phrases = phrasesStarting(index.suggestions, typed, SUGGESTIONS_MAX);
  const names = positions.flatMap((position) => {
    const document = index.documents[position];
    return document ? [withoutMarkup(`${document.brand} ${document.name}`).trim()] : [];
  });
  const first = phrases.slice(0, Math.max(PHRASES_MAX, SUGGESTIONS_MAX - names.length));
  return [...new Set([...(corrected === null ? [] : [corrected]), ...first, ...names])].slice(0, SUGGESTIONS_MAX);
}
