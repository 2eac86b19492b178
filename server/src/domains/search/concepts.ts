/** Splits a query into concepts: single words, words typed with a space inside, phrases with synonyms, and names of ingredients. */

import { getTerm, namesProducts, type SearchIndex } from './build-index.ts';
import { correctAnchors } from './correct-anchors.ts';
import { getFieldBit } from './document.ts';
import { findIngredientWords } from './ingredients.ts';
import { findSplitWords, mendTornWords, type SplitWord } from './join-words.ts';
import type { EntryKind } from './lexicon/language-file.ts';
import type { Meaning, Phrase } from './lexicon/parse-entries.ts';
import { findLexiconWords, findTypedWords } from './lexicon-words.ts';
import { isNumber, isUnit, listQueryWords, listWrittenWords, QUERY_LENGTH_MAX, type QueryWord, stem } from './words.ts';

const BRAND = getFieldBit('brand');

export type Concept = {
  /** The stems of the words as the shopper typed them. A product must have all of them. */
  words: Phrase;
  /** The words joined to one word, if they were typed apart. */
  joined: string | null;
  /** Phrases with the same meaning. */
  meanings: readonly Meaning[];
  kinds: readonly EntryKind[];
  /** Affects the ranking, but no product must have it. */
  optional: boolean;
  /** A brand that shoppers ask for and that the shop does not sell. */
  isUnsold: boolean;
};

/**
 * `corrections`: the probable stems of mistyped words of brands and categories. `meantWords`: the probable words of the lexicon.
 * `unfinished`: the word that the shopper is typing.
 */
export type Concepts = {
  concepts: Concept[];
  typed: readonly QueryWord[];
  corrections: ReadonlyMap<string, string>;
  meantWords: ReadonlyMap<string, string>;
  unfinished: QueryWord | null;
};

const createConcept = (words: Phrase, more: Partial<Concept> = {}): Concept => ({
  words,
  joined: null,
  meanings: [],
  kinds: [],
  optional: false,
  isUnsold: false,
  ...more,
});

const isUnsold = (index: SearchIndex, word: string): boolean => index.lexicon.isKnownBrand(word) && !namesProducts(index, word);

/** A longer number may be the name of a product, like '1025'. */
const SMALL_NUMBER_MAX = 2;

/** An amount like '200 ml', a strength like '10' or a factor like '50', so that others match too. A unit without a number is none: 'dr g'. */
function isAmount(word: string, typed: readonly QueryWord[]): boolean {
  if (isUnit(word)) return typed.some(({ stem: other }) => isNumber(other));
  return isNumber(word) && (word.length <= SMALL_NUMBER_MAX || word.includes('.') || typed.some(({ stem: other }) => isUnit(other)));
}

/** Small words, amounts, what is implied, and brands that are not sold only rank. */
const isOptional = (index: SearchIndex, word: string, typed: readonly QueryWord[]): boolean =>
  index.lexicon.isStopWord(word) || index.lexicon.isImplied(word) || isAmount(word, typed) || isUnsold(index, word);

function takeSynonyms(
  index: SearchIndex,
  typed: readonly QueryWord[],
  splitWords: readonly SplitWord[],
  free: Set<string>,
  typedOf: ReadonlyMap<string, string>,
): Concept[] {
  const concepts: Concept[] = [];
  const words = new Set([...typed.map(({ stem: word }) => word), ...typedOf.keys()]);
  for (const synonym of index.lexicon.findSynonyms(words)) {
    const { key, kind, meanings } = synonym;
    const same = concepts.find(
      (concept) =>
        concept.words.join(' ') ===
        key
          .map((word) => typedOf.get(word) ?? word)
          .sort()
          .join(' '),
    );
    if (same) {
      same.meanings = [...same.meanings, ...meanings];
      same.kinds = [...same.kinds, kind];
      continue;
    }
    const found = findTypedWords(synonym, free, typedOf);
    if (!found) continue;
    for (const word of found) free.delete(word);
    const joined =
      found.length === 2
        ? splitWords.find(({ words }) => words.length === 2 && words.every((word) => found.includes(word)))?.joined
        : undefined;
    concepts.push(
      createConcept(found, { meanings, kinds: [kind], joined: joined ?? null, optional: found.every(index.lexicon.isImplied) }),
    );
  }
  return concepts;
}

/** The word at the end of the text. */
function findLastWord(text: string): QueryWord | null {
  const typed = listWrittenWords(text.slice(0, QUERY_LENGTH_MAX)).at(-1);
  return typed === undefined ? null : { typed, stem: stem(typed) };
}

/**
 * A single letter says too little about the word that a shopper begins, unless it ends a phrase like 'vitamin c'. Without it, the other
 * words still find what they found.
 */
function dropFirstLetter({ lexicon }: SearchIndex, typed: readonly QueryWord[], unfinished: QueryWord | null): readonly QueryWord[] {
  if (!unfinished || typed.length === 1 || unfinished.typed.length > 1 || isNumber(unfinished.typed)) return typed;
  const { stem: letter } = unfinished;
  const isInPhrase = lexicon.findSynonyms(new Set(typed.map((word) => word.stem))).some(({ key }) => key.includes(letter));
  return isInPhrase ? typed : typed.filter((word) => word.stem !== letter);
}

/** The order of the typed words does not matter, except that the last one may be unfinished. */
export function findConcepts(index: SearchIndex, text: string, isUnfinished: boolean): Concepts {
  const unfinished = isUnfinished ? findLastWord(text) : null;
  const typed = mendTornWords(index, dropFirstLetter(index, listQueryWords(text), unfinished), unfinished);
  const free = new Set(typed.map(({ stem: word }) => word));
  const take = (words: readonly string[]) => {
    const all = words.every((word) => free.has(word));
    if (all) for (const word of words) free.delete(word);
    return all;
  };
  const concepts: Concept[] = [];
  const takeIngredient = (isWanted: (words: readonly string[]) => boolean) => {
    const words = findIngredientWords(
      index,
      [...free].filter((word) => isNumber(word) || !isOptional(index, word, typed)),
    );
    if (words && isWanted(words) && take(words)) concepts.push(createConcept(words, { kinds: ['ingredient'] }));
  };
  // Words that only ingredients have make the query one for an ingredient: 'mentha piperita oil'.
  takeIngredient((words) => words.some((word) => !isNumber(word) && !index.lexicon.hasWord(word) && !namesProducts(index, word)));
  const splitWords = findSplitWords(index, typed);
  // A torn brand comes before the meanings of its parts: 'skin food'.
  const takeJoined = (isWanted: (joined: string, words: readonly string[]) => boolean) => {
    for (const { words, joined } of splitWords) if (isWanted(joined, words) && take(words)) concepts.push(createConcept(words, { joined }));
  };
  takeJoined((joined) => ((getTerm(index, joined, 'word')?.fields ?? 0) & BRAND) !== 0);
  const typedOf = findLexiconWords(index, typed, unfinished);
  concepts.push(...takeSynonyms(index, typed, splitWords, free, typedOf));
  const meantWords = new Map([...typedOf].map(([word, from]) => [from, word]));
  takeJoined((joined, words) => namesProducts(index, joined) || !words.includes(unfinished?.stem ?? ''));
  takeIngredient(() => true);
  for (const word of free)
    concepts.push(createConcept([word], { optional: isOptional(index, word, typed), isUnsold: isUnsold(index, word) }));
  const all = concepts.every(({ optional }) => optional) ? concepts.map((some) => ({ ...some, optional: false })) : concepts;
  // If all concepts are optional, they are what the shopper searches for.
  return { concepts: all, typed, corrections: correctAnchors(index, typed), meantWords, unfinished };
}
