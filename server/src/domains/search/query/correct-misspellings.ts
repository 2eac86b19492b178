/** Replaces the misspellings that the lexicon lists by the words that shoppers mean: 'foundashun' by 'foundation'. */
import { getTerm, occursOutsideDescriptions, type SearchIndex, type Term } from '../build-index.ts';
import { type QueryWord, stem } from '../words.ts';
import { findWordsStarting } from './nearest-words.ts';

/** `intendedWords`: for the stem of each misspelling in the query, the words that the shopper means. */
type CorrectedWords = { words: QueryWord[]; intendedWords: ReadonlyMap<string, readonly string[]> };

/** A word that fewer of the products have is probably misspelt there too, in a list of ingredients. */
const COMMON_SHARE = 0.002;
const isCommon = ({ size }: SearchIndex, term: Term): boolean =>
  occursOutsideDescriptions(term) && term.postings.length > size * COMMON_SHARE;

/** Leaves a word as typed if the lexicon has it or products have it outside their descriptions, or if it may become such a word while the shopper types it. */
export function correctMisspellings(index: SearchIndex, typed: readonly QueryWord[], unfinished: QueryWord | null): CorrectedWords {
  const { lexicon } = index;
  const intendedWords = new Map<string, readonly string[]>();
  const corrected = typed.flatMap((word): QueryWord[] => {
    const intended = lexicon.findIntendedWords(word.typed) ?? lexicon.findIntendedWords(word.stem);
    if (!intended) return [word];
    const term = getTerm(index, word.stem, 'word');
    const isKnown = (term && isCommon(index, term)) || lexicon.hasWord(word.stem) || lexicon.isStopWord(word.stem);
    // 'bam' may become 'bamboo' while the shopper types it.
    const mayBecomeWord = word.stem === unfinished?.stem && findWordsStarting(index, word.typed, { isUnfinished: true }).length > 0;
    if (isKnown || mayBecomeWord) return [word];
    intendedWords.set(word.stem, intended);
    return intended.map((text) => ({ typed: text, stem: stem(text) }));
  });
  if (intendedWords.size === 0) return { words: corrected, intendedWords };
  const words = [...new Map(corrected.map((word) => [word.stem, word])).values()];
  return { words: words.sort((left, right) => (left.stem < right.stem ? -1 : 1)), intendedWords };
}
