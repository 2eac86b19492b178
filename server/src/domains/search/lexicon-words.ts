/** Finds words of the lexicon that the shopper mistyped or has not finished. */

import { countTypingMistakes } from '../../lib/typing-mistakes.ts';
import { getTerm, isDistinctive, type SearchIndex } from './build-index.ts';
import { getMistakesMax, getMistakesMaxAlone } from './forgiven-mistakes.ts';
import type { Synonym } from './lexicon/parse-entries.ts';
import { isNumber, type QueryWord } from './words.ts';

/** A shorter beginning has too many possible ends. */
const BEGINNING_MIN = 4;

/** For each probable word of the lexicon, the stem of the typed word. Words that products or the lexicon have are right as typed. */
export function findLexiconWords(index: SearchIndex, typed: readonly QueryWord[], unfinished: QueryWord | null): Map<string, string> {
  const { lexicon } = index;
  const found = new Map<string, string>();
  for (const { typed: text, stem: word } of typed) {
    const term = getTerm(index, word, 'word') ?? getTerm(index, word, 'compound');
    const isKnown = (term && isDistinctive(term)) || lexicon.hasWord(word) || lexicon.isStopWord(word) || lexicon.isKnownBrand(word);
    if (isKnown || isNumber(word)) continue;
    const beginnings = unfinished?.stem === word && text.length >= BEGINNING_MIN ? lexicon.findWordsStarting(text) : [];
    const mistakes_max = typed.length === 1 ? getMistakesMaxAlone(word.length) : getMistakesMax(word.length);
    const near = beginnings.length > 0 ? beginnings : lexicon.findSimilarWords(word, mistakes_max);
    for (const other of near) if (!found.has(other)) found.set(other, word);
  }
  return found;
}

/** A shorter word that is corrected to a synonym by itself would turn words of other trades into words of this one. */
const CORRECTED_ALONE_MIN = 6;

/** The typed words that a synonym stands for; null if one of them is missing or too different. */
export function findTypedWords({ key }: Synonym, free: ReadonlySet<string>, typedOf: ReadonlyMap<string, string>): string[] | null {
  const pairs = key.map((word) => ({ word, typed: free.has(word) ? word : (typedOf.get(word) ?? '') }));
  const words = [...new Set(pairs.map(({ typed }) => typed))].sort();
  if (words.length !== key.length || !words.every((word) => free.has(word))) return null;
  const isSure = ({ word, typed }: { word: string; typed: string }) => {
    const most = getMistakesMaxAlone(Math.min(word.length, typed.length));
    return word.startsWith(typed) || (typed.length >= CORRECTED_ALONE_MIN && countTypingMistakes(word, typed, most) <= most);
  };
  return pairs.some(({ word, typed }) => word === typed) || pairs.every(isSure) ? words : null;
}
