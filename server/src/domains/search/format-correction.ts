import type { PriceInText } from '@uruhu/contract/rules/prices/price-in-text';
import type { Lexicon } from './lexicon/lexicon.ts';
import type { UnderstoodQuery } from './query/understand-query.ts';
import { GRADES } from './scoring/grades.ts';
import { type QueryText, stem } from './words.ts';

/** Puts a correction into the plural if the shopper typed a plural, because most corrections are stems: 'circles' for 'cirlces'. */
function toTypedSingularOrPlural(correction: string, typed: string): string {
  const plural = `${correction}s`;
  return typed === `${stem(typed)}s` && stem(plural) === correction && !/(?:sh|ch|x|y)$/.test(correction) ? plural : correction;
}

/**
 * The text as the page shows it to a shopper whose words the search has corrected: in lower case, without repeated words, and with its price at the
 * end. Null if no word is corrected.
 */
export function formatCorrection(
  lexicon: Lexicon,
  { words: written }: QueryText,
  price: PriceInText | null,
  { understoodConcepts, corrections: topicCorrections, lexiconCorrections }: UnderstoodQuery,
): string | null {
  const corrected = new Map<string, string>();
  for (const { concept, wordMatches } of understoodConcepts) {
    if (concept.joined !== null) continue;
    wordMatches.forEach(({ matches, isCorrected }, index) => {
      const word = concept.words[index] ?? '';
      if (lexicon.isStopWord(word) || lexicon.isImpliedWord(word)) return;
      const nearestWord = matches.find(({ grade }) => grade === GRADES.fuzzy)?.term.text;
      const catalogueCorrection = isCorrected ? nearestWord : undefined;
      const isFromLexicon = concept.meanings.length > 0;
      const correction = topicCorrections.get(word) ?? (isFromLexicon ? lexiconCorrections.get(word) : catalogueCorrection);
      // The beginning of a word is unfinished, not mistyped. A joined phrase such as 'facecream' is not how shoppers write it.
      const isCorrection = correction !== undefined && !correction.startsWith(word) && !lexicon.isJoinedPhrase(correction);
      if (isCorrection) corrected.set(word, correction);
    });
  }
  if (corrected.size === 0) return null;
  const words = new Map(
    written.map(({ typed, stem: word }) => {
      const correction = corrected.get(word);
      return [typed, correction === undefined ? typed : toTypedSingularOrPlural(correction, typed)];
    }),
  );
  return [...words.values(), ...(price ? [price.phrase] : [])].join(' ');
}
