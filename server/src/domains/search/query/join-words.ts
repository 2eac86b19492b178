/** Joins the parts of a word that a shopper typed with spaces inside: 'innis free' for 'innisfree'. */
import { getTerm, hasWord, type SearchIndex } from '../build-index.ts';
import { type QueryWord, stem } from '../words.ts';

/** A short form of Kinyarwanda, such as 'y', that the shopper typed together with the noun after it. Captures the noun, which begins with a vowel. */
const SHORT_FORM_WITH_NOUN = /^(?:y|w|z|k|n|rw|ry|by|cy|bw|tw|kw|mw|nk)([iua]\p{L}{3,})$/u;

/** Removes a short form from the beginning of each unknown word, if the lexicon has the noun: 'yizuba' becomes 'izuba'. */
export function removeKinyarwandaShortForms(index: SearchIndex, typed: readonly QueryWord[]): readonly QueryWord[] {
  const isKnown = (word: string) => hasWord(index, word) || index.lexicon.hasWord(word) || index.lexicon.isStopWord(word);
  const withoutShortForms = typed.map((word) => {
    const noun = SHORT_FORM_WITH_NOUN.exec(word.stem)?.[1];
    return noun !== undefined && index.lexicon.hasWord(noun) && !isKnown(word.stem) ? { typed: word.typed, stem: noun } : word;
  });
  if (withoutShortForms.every((word, position) => word === typed[position])) return typed;
  return [...new Map(withoutShortForms.map((word) => [word.stem, word])).values()].sort((left, right) => (left.stem < right.stem ? -1 : 1));
}

/** A word typed with spaces inside. `words`: the stems of its parts. `joined`: the stem of the whole word. */
export type WordTypedApart = { words: readonly string[]; joined: string };

const compareByLength = (left: WordTypedApart, right: WordTypedApart): number =>
  right.joined.length - left.joined.length || (left.joined < right.joined ? -1 : 1);

/** In queries with more words, three words are not joined, as there are too many triples. */
const WORDS_FOR_TRIPLES_MAX = 6;

/**
 * Two or three of the words, in any order, that join to one word of the products or of the lexicon. Joins the typed words, not their stems, as a stem may
 * lack letters. Joins no stop words alone: 'to' and 'on' of 'what to wear on my face' are not 'onto'. Joins three words only in a query with a word
 * that no product has.
 */
function findWordsTypedApart(index: SearchIndex, words: readonly QueryWord[]): WordTypedApart[] {
  const { lexicon } = index;
  const found: WordTypedApart[] = [];
  const parts = words.map((word) => ({ ...word, isStopWord: lexicon.isStopWord(word.stem), isUnknown: !hasWord(index, word.stem) }));
  type Part = (typeof parts)[number];
  /**
   * Whether the products or the lexicon have the joined word. With an unknown part it may also be a compound, such as a brand of several words:
   * 'laroche posay' for 'La Roche-Posay'.
   */
  const isWordOrCompound = (joined: string, isPartUnknown: boolean) =>
    hasWord(index, joined) ||
    lexicon.hasMeaning(joined) ||
    lexicon.isStopWord(joined) ||
    (isPartUnknown && getTerm(index, joined, 'compound') !== undefined);
  const addPair = (left: Part, right: Part) => {
    if (left.isStopWord && right.isStopWord) return;
    const joined = stem(left.typed + right.typed);
    if (isWordOrCompound(joined, left.isUnknown || right.isUnknown)) found.push({ words: [left.stem, right.stem], joined });
  };
  const addTriple = (left: Part, right: Part, last: Part) => {
    if (left.isStopWord && right.isStopWord && last.isStopWord) return;
    const joined = stem(left.typed + right.typed + last.typed);
    if (isWordOrCompound(joined, left.isUnknown || right.isUnknown || last.isUnknown))
      found.push({ words: [left.stem, right.stem, last.stem], joined });
  };
  const mayBeTriple = parts.length <= WORDS_FOR_TRIPLES_MAX && parts.some(({ isUnknown }) => isUnknown);
  for (const left of parts) {
    for (const right of parts) {
      if (left === right) continue;
      addPair(left, right);
      if (!mayBeTriple) continue;
      for (const last of parts) if (last !== left && last !== right) addTriple(left, right, last);
    }
  }
  return found.sort(compareByLength);
}

/**
 * Replaces words that the shopper typed apart by the one word that they join to, if at least one of them is unknown to the products and the lexicon, as
 * 'innis' is in 'innis free'. Keeps the words of 'sun screen', which are both known. Does not join an unfinished word, as 'one st' does not mean
 * 'stone'. `typed`: the words after that. `wordsTypedApart`: the groups of these that join to a word.
 */
export function joinWordsTypedApart(
  index: SearchIndex,
  typed: readonly QueryWord[],
  unfinished: QueryWord | null,
): { typed: readonly QueryWord[]; wordsTypedApart: readonly WordTypedApart[] } {
  const isWord = ({ stem: word }: QueryWord) => hasWord(index, word) || index.lexicon.hasWord(word) || index.lexicon.isStopWord(word);
  if (typed.every(isWord)) return { typed, wordsTypedApart: findWordsTypedApart(index, typed) };
  const remaining = new Map(typed.map((word) => [word.stem, word]));
  const finished = typed.filter(({ stem: word }) => word !== unfinished?.stem);
  const apart = findWordsTypedApart(index, finished);
  for (const { words, joined } of apart) {
    const parts = words.flatMap((word) => remaining.get(word) ?? []);
    if (parts.length < words.length || parts.every(isWord)) continue;
    for (const { stem: word } of parts) remaining.delete(word);
    remaining.set(joined, { typed: parts.map((part) => part.typed).join(''), stem: joined });
  }
  if (finished.length === typed.length && remaining.size === typed.length) return { typed, wordsTypedApart: apart };
  const joinedWords = [...remaining.values()].sort((left, right) => (left.stem < right.stem ? -1 : 1));
  return { typed: joinedWords, wordsTypedApart: findWordsTypedApart(index, joinedWords) };
}
