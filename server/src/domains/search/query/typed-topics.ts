/**
 * Keeps the words of a category or an attribute together if the shopper typed them side by side: 'lip tint for oily skin' is a lip tint for oily skin, although
 * the lexicon also has 'oily lips' and 'skin tint'. Also the words of some kinds of product, such as 'fond de teint'.
 */
import { getTerm, type SearchIndex } from '../build-index.ts';
import { getFieldBit } from '../document.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Synonym } from '../lexicon/parse-entries.ts';
import type { Phrase } from '../lexicon/phrases.ts';
import type { Topic } from '../topics.ts';

const CATEGORY_BIT = getFieldBit('category');

/** The topics of several words (see topics.ts) that are typed in their order, those of more words first. `writtenStems`: all words of the query in their order. */
export function findTypedTopics({ topics }: SearchIndex, writtenStems: readonly string[]): Topic[] {
  const isTypedAt = (start: number, { words, allWords }: Topic) =>
    words.length > 1 && allWords.every((word, position) => writtenStems[start + position] === word);
  return writtenStems
    .flatMap((word, start) => (topics.byWord.get(word) ?? []).filter((topic) => isTypedAt(start, topic)))
    .sort((left, right) => right.words.length - left.words.length);
}

const haveSameWords = (left: Phrase, right: Phrase): boolean => left.length === right.length && left.every((word) => right.includes(word));

/** A synonym for a category that the lexicon does not explain; null if a word of the topic is in no category. */
function createCategorySynonym(index: SearchIndex, { words }: Topic): Synonym | null {
  const isCategoryWord = (word: string) => ((getTerm(index, word, 'word')?.fields ?? 0) & CATEGORY_BIT) !== 0;
  return words.every(isCategoryWord) ? { key: words.toSorted(), isJoined: false, kinds: ['product'], meanings: [] } : null;
}

/** Whether the words are typed side by side, in any order. */
const areNeighbours = (words: Phrase, writtenStems: readonly string[]): boolean =>
  writtenStems.some((_, start) => haveSameWords(words, writtenStems.slice(start, start + words.length)));

/** The longest word that only links the words of a name. */
const LINKING_LENGTH_MAX = 2;

/** The kinds of product with a linking word in their names, such as 'fond de teint' and "amavuta y'izuba", that are typed side by side. */
function findLinkedProducts(synonyms: readonly Synonym[], writtenStems: readonly string[]): Topic[] {
  const isLinked = ({ key, kinds }: Synonym) =>
    key.length > 2 && kinds.includes('product') && key.some(({ length }) => length <= LINKING_LENGTH_MAX);
  return synonyms
    .filter((synonym) => isLinked(synonym) && areNeighbours(synonym.key, writtenStems))
    .map(({ key }) => ({ words: key, allWords: key }));
}

/** Whether a topic counts before the synonym, which has some of its words beside a word of the rest of the query, but no more words than the topic. */
function comesBefore(lexicon: Lexicon, { words }: Topic, { key, kinds }: Synonym, writtenStems: readonly string[]): boolean {
  const sharedCount = words.filter((word) => key.includes(word)).length;
  if (sharedCount === 0 || sharedCount === words.length || sharedCount === key.length) return false;
  const isNegated = key.some(lexicon.isNegation);
  const wordCount = key.filter((word) => !lexicon.isStopWord(word)).length;
  // In 'brightening sheet mask', the category 'Brightening Sheets' does not count before the sheet mask.
  const isTypedProduct = kinds.includes('product') && areNeighbours(key, writtenStems);
  return !isNegated && !isTypedProduct && wordCount <= words.length;
}

/** Moves the synonyms of typed topics before those that would take some of their words. `synonyms`: in the order of `findSynonyms` of the lexicon. */
export function moveTypedTopicsForward(index: SearchIndex, synonyms: readonly Synonym[], writtenStems: readonly string[]): Synonym[] {
  const moved = [...synonyms];
  for (const topic of [...findLinkedProducts(synonyms, writtenStems), ...findTypedTopics(index, writtenStems)]) {
    const place = moved.findIndex((synonym) => comesBefore(index.lexicon, topic, synonym, writtenStems));
    const ownPlace = moved.findIndex(({ key }) => haveSameWords(key, topic.words) || haveSameWords(key, topic.allWords));
    const own = moved[ownPlace] ?? createCategorySynonym(index, topic);
    if (!own || place === -1 || (ownPlace !== -1 && ownPlace < place)) continue;
    if (ownPlace !== -1) moved.splice(ownPlace, 1);
    moved.splice(place, 0, own);
  }
  return moved;
}
