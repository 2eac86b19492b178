/** Splits a query into concepts: single words, words typed with a space inside, phrases with synonyms, and names of ingredients. */

import { getTerm, namesProducts, type SearchIndex } from './build-index.ts';
import { correctTopics } from './correct-topics.ts';
import { getFieldBit } from './document.ts';
import { findIngredientWords } from './ingredients.ts';
import { findWordsTypedApart, joinWordsTypedApart, type WordTypedApart } from './join-words.ts';
import type { EntryKind } from './lexicon/language-file.ts';
import { getPhraseKey, type Meaning, type Phrase } from './lexicon/parse-entries.ts';
import { findLexiconWords, findTypedWords } from './lexicon-words.ts';
import { isNumber, isUnit, listQueryWords, listWrittenWords, QUERY_LENGTH_MAX, type QueryWord, stem } from './words.ts';

const BRAND = getFieldBit('brand');

export type Concept = {
  /** The stems of the words as the shopper typed them. A product must have all of them. */
  words: Phrase;
  /** The words joined to one word, if the shopper may have typed one word with spaces inside. */
  joined: string | null;
  /** Phrases with the same meaning. */
  meanings: readonly Meaning[];
  kinds: readonly EntryKind[];
  /** The concept affects the ranking, but products without it match too. */
  optional: boolean;
  /** A brand that shoppers ask for and that the shop does not sell. */
  isUnsold: boolean;
};

/**
 * `corrections`: for mistyped words of brands and categories, the stems that the shopper probably meant. `lexiconCorrections`: the same for
 * mistyped or unfinished words of the lexicon. `unfinished`: the word that the shopper is typing.
 */
export type Concepts = {
  concepts: Concept[];
  typed: readonly QueryWord[];
  corrections: ReadonlyMap<string, string>;
  lexiconCorrections: ReadonlyMap<string, string>;
  unfinished: QueryWord | null;
};

const createConcept = (words: Phrase, fields: Partial<Concept> = {}): Concept => ({
  words,
  joined: null,
  meanings: [],
  kinds: [],
  optional: false,
  isUnsold: false,
  ...fields,
});

const isUnsold = (index: SearchIndex, word: string): boolean => index.lexicon.isKnownBrand(word) && !namesProducts(index, word);

/** A number with more digits may be the name of a product, like '1025'. */
const SMALL_NUMBER_MAX = 2;

/**
 * Whether the word belongs to a size like '200 ml', a strength like '10' or a protection factor like '50'. A unit without a number does
 * not: 'dr g'.
 */
function isAmount(word: string, typed: readonly QueryWord[]): boolean {
  if (isUnit(word)) return typed.some(({ stem: other }) => isNumber(other));
  return isNumber(word) && (word.length <= SMALL_NUMBER_MAX || word.includes('.') || typed.some(({ stem: other }) => isUnit(other)));
}

/** Whether products without the word match too: it is a stop word, an amount, an implied word or a brand that the shop does not sell. */
const isOptional = (index: SearchIndex, word: string, typed: readonly QueryWord[]): boolean =>
  index.lexicon.isStopWord(word) || index.lexicon.isImplied(word) || isAmount(word, typed) || isUnsold(index, word);

/** Creates the concepts of synonyms, and removes their words from `unusedWords`. `typedByLexiconWord`: see `findLexiconWords`. */
function takeSynonymConcepts(
  index: SearchIndex,
  typed: readonly QueryWord[],
  wordsTypedApart: readonly WordTypedApart[],
  unusedWords: Set<string>,
  typedByLexiconWord: ReadonlyMap<string, string>,
): Concept[] {
  const concepts: Concept[] = [];
  const words = new Set([...typed.map(({ stem: word }) => word), ...typedByLexiconWord.keys()]);
  for (const synonym of index.lexicon.findSynonyms(words)) {
    const { key, kind, meanings } = synonym;
    const typedKey = getPhraseKey(key.map((word) => typedByLexiconWord.get(word) ?? word));
    const existing = concepts.find((concept) => concept.words.join(' ') === typedKey);
    if (existing) {
      existing.meanings = [...existing.meanings, ...meanings];
      existing.kinds = [...existing.kinds, kind];
      continue;
    }
    const typedWords = findTypedWords(synonym, unusedWords, typedByLexiconWord);
    if (!typedWords) continue;
    for (const word of typedWords) unusedWords.delete(word);
    const isPair = typedWords.length === 2;
    const joinedPair = wordsTypedApart.find(
      ({ words }) => isPair && words.length === 2 && words.every((word) => typedWords.includes(word)),
    );
    const optional = typedWords.every(index.lexicon.isImplied);
    concepts.push(createConcept(typedWords, { meanings, kinds: [kind], joined: joinedPair?.joined ?? null, optional }));
  }
  return concepts;
}

function findLastWord(text: string): QueryWord | null {
  const typed = listWrittenWords(text.slice(0, QUERY_LENGTH_MAX)).at(-1);
  return typed === undefined ? null : { typed, stem: stem(typed) };
}

/**
 * Drops an unfinished word of a single letter, unless it belongs to a phrase like 'vitamin c'. It says too little about the word that the
 * shopper is typing; without it, the finished words find the same products as before.
 */
function dropSingleLetter({ lexicon }: SearchIndex, typed: readonly QueryWord[], unfinished: QueryWord | null): readonly QueryWord[] {
  if (!unfinished || typed.length === 1 || unfinished.typed.length > 1 || isNumber(unfinished.typed)) return typed;
  const { stem: letter } = unfinished;
  const isInPhrase = lexicon.findSynonyms(new Set(typed.map((word) => word.stem))).some(({ key }) => key.includes(letter));
  return isInPhrase ? typed : typed.filter((word) => word.stem !== letter);
}

/** The order of the typed words does not matter, except that the last one may be unfinished. */
export function findConcepts(index: SearchIndex, text: string, isUnfinished: boolean): Concepts {
  const unfinished = isUnfinished ? findLastWord(text) : null;
  const typed = joinWordsTypedApart(index, dropSingleLetter(index, listQueryWords(text), unfinished), unfinished);
  const unusedWords = new Set(typed.map(({ stem: word }) => word));
  /** Removes the words from `unusedWords`; returns false if one of them is already used. */
  const takeWords = (words: readonly string[]) => {
    const areUnused = words.every((word) => unusedWords.has(word));
    if (areUnused) for (const word of words) unusedWords.delete(word);
    return areUnused;
  };
  const concepts: Concept[] = [];
  const takeIngredient = (isWanted: (words: readonly string[]) => boolean) => {
    const candidates = [...unusedWords].filter((word) => isNumber(word) || !isOptional(index, word, typed));
    const words = findIngredientWords(index, candidates);
    if (words && isWanted(words) && takeWords(words)) concepts.push(createConcept(words, { kinds: ['ingredient'] }));
  };
  // A word that only ingredients have shows that the shopper searches for an ingredient: 'mentha piperita oil'.
  takeIngredient((words) => words.some((word) => !isNumber(word) && !index.lexicon.hasWord(word) && !namesProducts(index, word)));
  const wordsTypedApart = findWordsTypedApart(index, typed);
  // A brand that was typed with a space is recognised before the meanings of its parts: 'skin food'.
  const takeJoined = (isWanted: (joined: string, words: readonly string[]) => boolean) => {
    for (const { words, joined } of wordsTypedApart) {
      if (isWanted(joined, words) && takeWords(words)) concepts.push(createConcept(words, { joined }));
    }
  };
  const isWordOfBrand = (word: string) => ((getTerm(index, word, 'word')?.fields ?? 0) & BRAND) !== 0;
  takeJoined(isWordOfBrand);
  const typedByLexiconWord = findLexiconWords(index, typed, unfinished);
  concepts.push(...takeSynonymConcepts(index, typed, wordsTypedApart, unusedWords, typedByLexiconWord));
  const lexiconCorrections = new Map([...typedByLexiconWord].map(([word, typedStem]) => [typedStem, word]));
  // An unfinished word is joined only to a word that names products, as in `joinWordsTypedApart`.
  takeJoined((joined, words) => namesProducts(index, joined) || !words.includes(unfinished?.stem ?? ''));
  takeIngredient(() => true);
  for (const word of unusedWords) {
    concepts.push(createConcept([word], { optional: isOptional(index, word, typed), isUnsold: isUnsold(index, word) }));
  }
  // If all concepts are optional, they are what the shopper searches for.
  const isEachOptional = concepts.every(({ optional }) => optional);
  const conceptsWithRequired = isEachOptional ? concepts.map((concept) => ({ ...concept, optional: false })) : concepts;
  return { concepts: conceptsWithRequired, typed, corrections: correctTopics(index, typed), lexiconCorrections, unfinished };
}
