import type { Lexicon } from './lexicon/lexicon.ts';
import type { ReadQuery } from './query/read-query.ts';
import type { UnderstoodQuery } from './query/understand-query.ts';
import { GRADES } from './scoring/points.ts';
import { stem } from './words.ts';

/** Puts a correction into the plural if the shopper typed a plural, because most corrections are stems: 'circles' for 'cirlces'. */
function toTypedSingularOrPlural(correction: string, typed: string): string {
  const plural = `${correction}s`;
  return typed === `${stem(typed)}s` && stem(plural) === correction && !/(?:sh|ch|x|y)$/.test(correction) ? plural : correction;
}

/**
 * The text as the page shows it to a shopper whose words the search has corrected: in lower case, without repeated words, and with its price at the
 * end. Null if no word is corrected.
 */
export function formatCorrection(lexicon: Lexicon, { text, price }: ReadQuery, { concepts, corrections }: UnderstoodQuery): string | null {
  const corrected = new Map<string, string>();
  for (const { words, joined, wordMatches, kinds } of concepts.filter((concept) => concept.joined === null)) {
    for (const [position, { matches, isCorrected }] of wordMatches.entries()) {
      const word = words[position] ?? '';
      const nearest = isCorrected ? matches.find(({ grade }) => grade === GRADES.fuzzy)?.term.text : undefined;
      const correction = (kinds.length > 0 || isCorrected ? corrections.get(word) : undefined) ?? nearest;
      // The beginning of a word is unfinished, not mistyped. A joined phrase such as 'facecream' is not how shoppers write it.
      const isShown = correction !== undefined && !correction.startsWith(word) && !lexicon.isJoinedPhrase(correction);
      if (joined === null && isShown && !lexicon.isStopWord(word) && !lexicon.isImpliedWord(word)) corrected.set(word, correction);
    }
  }
  if (corrected.size === 0) return null;
  const words = text.words.map(({ typed, stem: word }) => toTypedSingularOrPlural(corrected.get(word) ?? typed, typed));
  return [...new Set(words), ...(price ? [price.phrase] : [])].join(' ');
}
