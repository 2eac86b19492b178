/**
 * Two phrases that are each typed side by side count before one whose words stand apart: 'dark skin with fine lines' is about dark skin and about fine lines,
 * although the lexicon also has 'dark lines skin'.
 */
import type { SearchIndex } from '../build-index.ts';
import type { Synonym } from '../lexicon/parse-entries.ts';
import type { Phrase } from '../lexicon/phrases.ts';
import { leavesOut } from './negations.ts';
import { areNeighbours, listTypedForms, type WrittenQuery } from './written-query.ts';

/** A query with fewer words, apart from stop words, cannot have two phrases. */
const WORDS_MIN = 4;

/** `words`: those of the synonym as typed, without stop words. */
type TypedPhrase = { synonym: Synonym; words: Phrase };

/** Whether some two of these phrases share no word, and have all the words and others too. */
function areCoveredByTwo(words: Phrase, phrases: readonly TypedPhrase[]): boolean {
  return phrases.some((first) => {
    const remaining = words.filter((word) => !first.words.includes(word));
    if (remaining.length === 0 || remaining.length === words.length) return false;
    return phrases.some(
      (second) =>
        remaining.every((word) => second.words.includes(word)) &&
        !second.words.some((word) => first.words.includes(word)) &&
        first.words.length + second.words.length > words.length,
    );
  });
}

/**
 * Moves the synonyms whose words stand apart to the end, if two others have these words and more. Stop words between the words of a synonym do not count, and
 * a synonym that leaves something out is not moved.
 */
export function moveScatteredPhrasesBack({ lexicon }: SearchIndex, synonyms: readonly Synonym[], query: WrittenQuery): readonly Synonym[] {
  const dropStopWords = (words: readonly string[]) => words.filter((word) => !lexicon.isStopWord(word));
  const queryWords = dropStopWords(query.writtenStems);
  if (queryWords.length < WORDS_MIN) return synonyms;
  const phrases = synonyms
    .filter((synonym) => synonym.key.length > 1 && !leavesOut(lexicon, synonym))
    .map((synonym): TypedPhrase => ({ synonym, words: listTypedForms(dropStopWords(synonym.key), query) }))
    .filter(({ words }) => words.length > 1);
  const wholePhrases = phrases.filter(({ words }) => areNeighbours(words, queryWords));
  const isScattered = (phrase: TypedPhrase) => !wholePhrases.includes(phrase) && areCoveredByTwo(phrase.words, wholePhrases);
  const moved = new Set(phrases.filter(isScattered).map(({ synonym }) => synonym));
  return moved.size === 0 ? synonyms : [...synonyms.filter((synonym) => !moved.has(synonym)), ...moved];
}
