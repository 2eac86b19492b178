/** Finds the words that a shopper probably meant by mistyped or unfinished ones: those of the lexicon, and those of brands, categories and attributes. */
import { countTypingMistakes } from '../../../lib/typing-mistakes.ts';
import { getTerm, listWordTerms, occursOutsideDescriptions, type SearchIndex } from '../build-index.ts';
import { FUZZY_THRESHOLD, getMistakesMax, getMistakesMaxInSingleWord, haveSimilarStarts } from '../forgiven-mistakes.ts';
import { isNumber, type QueryWord } from '../words.ts';

/** For stems that are mistyped or unfinished, the word that the shopper probably meant. */
export type Corrections = ReadonlyMap<string, string>;

/** A shorter word is not corrected to a word of a topic, nor completed to one of the lexicon. */
const LENGTH_MIN = 4;

/** Whether a word needs no correction: a product has it outside its description, or the lexicon knows it. */
export function isRightAsTyped(index: SearchIndex, word: string): boolean {
  const { lexicon } = index;
  const terms = listWordTerms(index, word);
  if ((terms.length > 0 ? terms : [getTerm(index, word, 'compound') ?? []].flat()).some(occursOutsideDescriptions)) return true;
  return isNumber(word) || lexicon.hasWord(word) || lexicon.isStopWord(word) || lexicon.isPriceWord(word);
}

/**
 * Corrects a badly mistyped word of a topic, such as a brand, if the shopper typed all other words of the topic correctly: 'beauty of jeosun'. This is where
 * the specification's FUZZY_THRESHOLD applies. Of equally near words the first in alphabetical order counts, so that the order of products does not matter.
 */
export function correctTopics(index: SearchIndex, stems: readonly string[]): Corrections {
  const unknown = stems.length < 2 ? [] : stems.filter((word) => word.length >= LENGTH_MIN && !isRightAsTyped(index, word));
  if (unknown.length === 0) return new Map();
  const best = new Map<string, { word: string; mistakes: number }>();
  for (const { allWords } of new Set(stems.flatMap((word) => index.topics.byWord.get(word) ?? []))) {
    const [missing = '', ...others] = allWords.filter((word) => !stems.includes(word));
    if (allWords.length < 2 || others.length > 0 || missing.length < LENGTH_MIN) continue;
    for (const word of unknown.filter((other) => haveSimilarStarts(other, missing))) {
      const mistakes_max = Math.floor(Math.min(word.length, missing.length) * FUZZY_THRESHOLD);
      const mistakes = countTypingMistakes(word, missing, mistakes_max);
      const { word: nearest = '', mistakes: fewest = mistakes_max + 1 } = best.get(word) ?? {};
      if (mistakes < fewest || (mistakes === fewest && mistakes <= mistakes_max && missing < nearest))
        best.set(word, { word: missing, mistakes });
    }
  }
  return new Map([...best].map(([word, correction]) => [word, correction.word]));
}

/**
 * The words of the lexicon that are nearest to a mistyped word. If none is near its stem, compares the typed word itself, because `stem` takes a misplaced
 * 's' for a plural: it makes 'wah' of 'wahs' (wash), and 'lny' of 'lnies' (lines).
 */
function listSimilarWords({ lexicon }: SearchIndex, { typed, stem }: QueryWord, mistakes_max: number): string[] {
  const similar = lexicon.findSimilarWords(stem, mistakes_max);
  if (similar.length > 0 || typed === stem) return similar;
  return [...new Set([typed, typed.replace(/e?s$/, '')])].flatMap((form) => lexicon.findSimilarWords(form, 1));
}

/** If a phrase has no word as typed, shorter words are not corrected to it, as they may be right words of other trades. */
const CORRECTED_ALONE_LENGTH_MIN = 6;

/** Whether a correction is so near that no other word has to support it. */
function isSurelyMeant(typed: string, meant: string): boolean {
  const mistakes_max = getMistakesMaxInSingleWord(Math.min(meant.length, typed.length));
  return (
    meant.startsWith(typed) ||
    (typed.length >= CORRECTED_ALONE_LENGTH_MIN && countTypingMistakes(meant, typed, mistakes_max) <= mistakes_max)
  );
}

/** A mistyped or unfinished stem, and the words of the lexicon that the shopper may have meant. */
export type Candidates = readonly { stem: string; words: readonly string[] }[];

export function listCandidates(index: SearchIndex, typed: readonly QueryWord[], unfinished: QueryWord | null): Candidates {
  const { lexicon } = index;
  return typed
    .filter(({ stem }) => !isRightAsTyped(index, stem))
    .map((word) => {
      const beginnings = unfinished?.stem === word.stem && word.typed.length >= LENGTH_MIN ? lexicon.findWordsStarting(word.typed) : [];
      const mistakes_max = typed.length === 1 ? getMistakesMaxInSingleWord(word.stem.length) : getMistakesMax(word.stem.length);
      return { stem: word.stem, words: beginnings.length > 0 ? beginnings : listSimilarWords(index, word, mistakes_max) };
    })
    .filter(({ words }) => words.length > 0);
}

/**
 * Chooses one of the candidates for each stem: the one that makes a phrase with other typed words ('oliy skni' is 'oily skin', not 'oily skii'), or else one of the
 * page's language, or else the one that most products have, or else one that has a meaning by itself.
 */
export function chooseCorrections(index: SearchIndex, typed: readonly QueryWord[], candidates: Candidates): Corrections {
  const { lexicon } = index;
  if (candidates.length === 0) return new Map();
  const stems = new Set([...typed.map(({ stem }) => stem), ...candidates.flatMap(({ words }) => words)]);
  const phrases = lexicon.findPhrases(stems).filter(({ words }) => words.length > 1);
  const rank = (word: string): readonly number[] => [
    Number(phrases.some(({ words }) => words.includes(word))),
    Number(lexicon.isOfLanguage(word, index.language)),
    listWordTerms(index, word).reduce((sum, { postings }) => sum + postings.length, 0),
    Number(lexicon.hasMeaning(word)),
  ];
  const isHigher = (left: string, right: string) => {
    const others = rank(right);
    return (
      (rank(left)
        .map((value, position) => value - (others[position] ?? 0))
        .find((difference) => difference !== 0) ?? 0) > 0
    );
  };
  return new Map(candidates.map(({ stem, words }) => [stem, words.reduce((best, word) => (isHigher(word, best) ? word : best))]));
}

/**
 * Whether a phrase is meant although some of its words are corrected: one word is typed as it stands, or each is surely meant, or several words have one
 * mistake each ('blak spoots'). `pairs`: each word as typed and as the lexicon has it.
 */
export function isPhraseMeant(pairs: readonly { typed: string; meant: string }[]): boolean {
  if (pairs.some(({ typed, meant }) => typed === meant)) return true;
  const haveOneMistake = pairs.every(({ typed, meant }) => countTypingMistakes(meant, typed, 1) <= 1);
  return (pairs.length > 1 && haveOneMistake) || pairs.every(({ typed, meant }) => isSurelyMeant(typed, meant));
}
