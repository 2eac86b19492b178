/** Creates the concepts of the synonyms that a query contains. */
import type { SearchIndex } from '../build-index.ts';
import { rankDistinct, type Synonym } from '../lexicon/parse-entries.ts';
import { getPhraseKey } from '../lexicon/phrases.ts';
import { type Concept, createConcept } from './concept.ts';
import type { WordTypedApart } from './join-words.ts';
import { findTypedWords } from './lexicon-words.ts';

type SynonymInput = {
  /** The synonyms whose words the shopper typed, or probably meant. */
  synonyms: readonly Synonym[];
  wordsTypedApart: readonly WordTypedApart[];
  /** The stems that belong to no concept yet. */
  unusedWords: Set<string>;
  /** A word that was typed several times may belong to two phrases. */
  repeatedWords: Set<string>;
  /** A negation that was typed once for several things may belong to several phrases too (see negations.ts). */
  sharedNegations: ReadonlySet<string>;
  /** For each word of the lexicon that the shopper probably meant, the stem of the word that was typed instead. */
  typedByLexiconWord: ReadonlyMap<string, string>;
};

/** The concept of a synonym whose words the shopper typed as `usedWords`. */
function createSynonymConcept(
  index: SearchIndex,
  { key, kinds, meanings, sequences }: Synonym,
  usedWords: readonly string[],
  wordsTypedApart: readonly WordTypedApart[],
): Concept {
  // The stop words of a sequence only tell phrases apart. Products need not have them.
  const typedWords = sequences ? usedWords.filter((word) => !index.lexicon.isStopWord(word)) : usedWords;
  const isPair = typedWords.length === 2;
  const joinedPair = wordsTypedApart.find(({ words }) => isPair && words.length === 2 && words.every((word) => typedWords.includes(word)));
  // Looks at the words as the lexicon spells them (`key`), because the typed ones may be mistyped.
  const isStopWord = key.length === 1 && key.every(index.lexicon.isStopWord);
  const isOptional = isStopWord || typedWords.every(index.lexicon.isImpliedWord);
  return createConcept(typedWords, { meanings, kinds, joined: joinedPair?.joined ?? null, isOptional });
}

/** Creates the concepts of all synonyms that the query contains, and removes their words from `unusedWords`. */
export function createSynonymConcepts(
  index: SearchIndex,
  { synonyms, wordsTypedApart, unusedWords, repeatedWords, sharedNegations, typedByLexiconWord }: SynonymInput,
): Concept[] {
  const concepts: Concept[] = [];
  const usedWords = new Set<string>();
  for (const synonym of synonyms) {
    const { key, kinds, meanings } = synonym;
    const typedKey = getPhraseKey(key.map((word) => typedByLexiconWord.get(word) ?? word));
    // Several words of the lexicon can be near the same typed words. Their meanings belong to one concept.
    const existing = concepts.find((concept) => concept.words.join(' ') === typedKey);
    if (existing) {
      existing.meanings = rankDistinct([...existing.meanings, ...meanings]);
      existing.kinds = [...existing.kinds, ...kinds];
      continue;
    }
    const typedWords = findTypedWords(synonym, unusedWords, typedByLexiconWord);
    // A word that was typed several times is used again only in a phrase, not by itself.
    if (!typedWords || (typedWords.length === 1 && typedWords.every((word) => usedWords.has(word)))) continue;
    for (const word of typedWords) {
      usedWords.add(word);
      // A repeated word stays unused the first time, so that a second phrase can have it.
      const isRepeated = sharedNegations.has(word) || repeatedWords.delete(word);
      if (!isRepeated) unusedWords.delete(word);
    }
    concepts.push(createSynonymConcept(index, synonym, typedWords, wordsTypedApart));
  }
  for (const word of usedWords) unusedWords.delete(word);
  return concepts;
}
