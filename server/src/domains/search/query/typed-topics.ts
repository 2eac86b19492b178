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
import { leavesOut } from './negations.ts';
import { areNeighbours, listTypedForms, type WrittenQuery } from './written-query.ts';

const CATEGORY_BIT = getFieldBit('category');

/** The topics of several words (see topics.ts) that are typed in their order, those of more words first. */
function findTypedTopics({ topics }: SearchIndex, query: WrittenQuery): Topic[] {
  const { writtenStems, typedByLexiconWord } = query;
  const isTyped = ({ words, allWords }: Topic) => {
    const typed = listTypedForms(allWords, query);
    return words.length > 1 && writtenStems.some((_, start) => typed.every((word, position) => writtenStems[start + position] === word));
  };
  const possibleTopics = [...writtenStems, ...typedByLexiconWord.keys()].flatMap((word) => topics.byWord.get(word) ?? []);
  return [...new Set(possibleTopics)].filter(isTyped).sort((left, right) => right.words.length - left.words.length);
}

const haveSameWords = (left: Phrase, right: Phrase): boolean => left.length === right.length && left.every((word) => right.includes(word));

/** A synonym for a category that the lexicon does not explain; null if a word of the topic is in no category. */
function createCategorySynonym(index: SearchIndex, { words }: Topic): Synonym | null {
  const isCategoryWord = (word: string) => ((getTerm(index, word, 'word')?.fields ?? 0) & CATEGORY_BIT) !== 0;
  return words.every(isCategoryWord) ? { key: words.toSorted(), isJoined: false, kinds: ['product'], meanings: [] } : null;
}

const isTypedTogether = ({ key }: Synonym, query: WrittenQuery): boolean => areNeighbours(listTypedForms(key, query), query.writtenStems);

/** The longest word that only links the words of a name. */
const LINKING_LENGTH_MAX = 2;

/** The kinds of product with a linking word in their names, such as 'fond de teint' and "amavuta y'izuba", that are typed side by side. */
function findLinkedProducts(synonyms: readonly Synonym[], query: WrittenQuery): Topic[] {
  const isLinkingWord = ({ length }: string) => length <= LINKING_LENGTH_MAX;
  const isLinked = ({ key, kinds }: Synonym) => key.length > 2 && kinds.includes('product') && key.some(isLinkingWord);
  return synonyms
    .filter((synonym) => isLinked(synonym) && isTypedTogether(synonym, query))
    .map(({ key }) => ({ words: key.filter((word) => !isLinkingWord(word)), allWords: key }));
}

/** What `comesBefore` needs to know of all topics and synonyms of the query. */
type QueryPhrases = {
  query: WrittenQuery;
  /** The words of all typed topics. */
  topicWords: ReadonlySet<string>;
  /** The words of each synonym of several words that are typed side by side, without stop words. */
  wholePhrases: readonly Phrase[];
};

/**
 * Whether a topic counts before the synonym, which has some of its words beside a word of the rest of the query. A synonym with all words of the topic gives
 * way only if its other words belong to another phrase: 'fond de teint peau sèche' is about foundation and dry skin, although 'fond de teint peau' has a meaning.
 */
function comesBefore(
  lexicon: Lexicon,
  { words, allWords }: Topic,
  synonym: Synonym,
  { query, topicWords, wholePhrases }: QueryPhrases,
): boolean {
  const { key, kinds } = synonym;
  const sharedCount = words.filter((word) => key.includes(word)).length;
  if (sharedCount === 0 || sharedCount === key.length || leavesOut(lexicon, synonym)) return false;
  const contentWords = key.filter((word) => !lexicon.isStopWord(word));
  if (sharedCount === words.length) {
    const others = contentWords.filter((word) => !words.includes(word));
    const hasOthersAndMore = (phrase: Phrase) =>
      phrase.length > others.length && others.every((word) => phrase.includes(word)) && !phrase.some((word) => words.includes(word));
    return others.length > 0 && wholePhrases.some(hasOthersAndMore);
  }
  // 'Hand cream dry skin' is about hand cream and dry skin, although 'cream dry skin' has more words than each of them.
  if (contentWords.every((word) => topicWords.has(word))) return true;
  // In 'brightening sheet mask', the category 'Brightening Sheets' does not count before the sheet mask, as 'mask' belongs to no topic.
  const isProductOfItsOwn = kinds.includes('product') && isTypedTogether(synonym, query);
  return contentWords.length <= allWords.length && !isProductOfItsOwn;
}

/** The words of the synonyms of several words that are typed side by side; stop words between them do not count, and are left out. */
function listWholePhrases({ isStopWord }: Lexicon, synonyms: readonly Synonym[], query: WrittenQuery): Phrase[] {
  const queryWords = query.writtenStems.filter((word) => !isStopWord(word));
  return synonyms
    .map(({ key }) => key.filter((word) => !isStopWord(word)))
    .filter((words) => words.length > 1 && areNeighbours(listTypedForms(words, query), queryWords));
}

/** Moves the synonyms of typed topics before those that would take some of their words. `synonyms`: in the order of `findSynonyms` of the lexicon. */
export function moveTypedTopicsForward(index: SearchIndex, synonyms: readonly Synonym[], query: WrittenQuery): Synonym[] {
  const moved = [...synonyms];
  const topics = [...findLinkedProducts(synonyms, query), ...findTypedTopics(index, query)];
  if (topics.length === 0) return moved;
  const topicWords = new Set(topics.flatMap(({ words }) => words));
  const phrases = { query, topicWords, wholePhrases: listWholePhrases(index.lexicon, synonyms, query) };
  for (const topic of topics) {
    const place = moved.findIndex((synonym) => comesBefore(index.lexicon, topic, synonym, phrases));
    const ownPlace = moved.findIndex(({ key }) => haveSameWords(key, topic.words) || haveSameWords(key, topic.allWords));
    const own = moved[ownPlace] ?? createCategorySynonym(index, topic);
    if (!own || place === -1 || (ownPlace !== -1 && ownPlace < place)) continue;
    if (ownPlace !== -1) moved.splice(ownPlace, 1);
    moved.splice(place, 0, own);
  }
  return moved;
}
