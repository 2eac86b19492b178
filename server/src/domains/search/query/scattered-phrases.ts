/**
 * Two phrases that are each typed side by side count before one whose words stand apart: 'dark skin with fine lines' is about dark skin and about fine lines,
 * although the lexicon also has 'dark lines skin'.
 */
import type { SearchIndex } from '../build-index.ts';
import type { Synonym } from '../lexicon/parse-entries.ts';
import type { Phrase } from '../lexicon/phrases.ts';

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
 * a synonym with a negation is not moved. `writtenStems`: all words of the query in their order. `typedByLexiconWord`: see synonym-concepts.ts.
 */
export function moveScatteredPhrasesBack(
  { lexicon }: SearchIndex,
  synonyms: readonly Synonym[],
  writtenStems: readonly string[],
  typedByLexiconWord: ReadonlyMap<string, string>,
): readonly Synonym[] {
  const typed = writtenStems.filter((word) => !lexicon.isStopWord(word));
  if (typed.length < WORDS_MIN) return synonyms;
  const toTyped = (word: string): string => (typed.includes(word) ? word : (typedByLexiconWord.get(word) ?? word));
  const phrases = synonyms
    .filter(({ key }) => key.length > 1 && !key.some(lexicon.isNegation))
    .map((synonym): TypedPhrase => ({ synonym, words: synonym.key.filter((word) => !lexicon.isStopWord(word)).map(toTyped) }))
    .filter(({ words }) => words.length > 1);
  const isTypedSideBySide = ({ words }: TypedPhrase) =>
    typed.some((_, start) => {
      const neighbours = typed.slice(start, start + words.length);
      return words.every((word) => neighbours.includes(word));
    });
  const wholePhrases = phrases.filter(isTypedSideBySide);
  const isScattered = (phrase: TypedPhrase) => !wholePhrases.includes(phrase) && areCoveredByTwo(phrase.words, wholePhrases);
  const moved = new Set(phrases.filter(isScattered).map(({ synonym }) => synonym));
  return moved.size === 0 ? synonyms : [...synonyms.filter((synonym) => !moved.has(synonym)), ...moved];
}
