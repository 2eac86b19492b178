/** The lexicon: what words mean in a beauty shop. The caller passes it to the search engine. */
import { computeOnce } from '../../../lib/compute-once.ts';
import { listStems } from '../words.ts';
import { createSynonymsFinder, indexSynonyms, type SynonymIndex, type WordProperties } from './find-synonyms.ts';
import type { EntryKind, LanguageFile } from './language-file.ts';
import { createOutsideTopicLister } from './outside-topics.ts';
import { addShorterMeanings, mergeByKey, parseEntries, type Synonym } from './parse-entries.ts';
import { type Purposes, parsePurposes } from './parse-purposes.ts';
import { getPhraseKey, type Phrase, type StopWords } from './phrases.ts';
import { createWantedPricesFinder, type PricePhrases, parsePricePhrases, type WantedPricesFinder } from './price-phrases.ts';
import { compareTexts, createSimilarWordsFinder, createStartFinder, indexSimilarWords, type SimilarWordsIndex } from './similar-words.ts';
import { parseStaffWords, type StaffWord } from './staff-words.ts';

/** Words are stems, but `findSimilarWords` and `findWordsStarting` also take words as typed. */
export type Lexicon = {
  /** A stop word, such as 'for', affects the ranking, but products without it match too. */
  isStopWord(word: string): boolean;
  /** An implied word, such as 'face', is true of most products, so that few mention it. Products without it match too. */
  isImpliedWord(word: string): boolean;
  /**
   * The outside topics (see language-file.ts) that a query names, such as 'printer' or 'dish soap'. The words of a topic must stand side by side in the
   * query, except for stop words between them.
   * `words`: those of the query, in their order.
   */
  listOutsideTopics(words: Phrase): Phrase[];
  /** Whether the word is about prices, as 'cheap' is. It is no mistyped word of a beauty shop. */
  isPriceWord(word: string): boolean;
  /** Whether it is a word of any synonym, or can stand for one inside a phrase, as another form or a translation (see `findSynonyms`). */
  hasWord(word: string): boolean;
  /** Whether the word has a meaning by itself, and not only in phrases. Such a word is not the beginning of another: 'ha' does not stand for 'hair'. */
  hasMeaning(word: string): boolean;
  /** Whether the phrase has an entry of the kind `product`, as 'body lotion' has. */
  isProductKind(phrase: Phrase): boolean;
  /** Whether the lexicon has the word only as a phrase with its words joined: 'facecream'. No correction shows it, as shoppers write it apart. */
  isJoinedPhrase(word: string): boolean;
  /** Whether the word says what a product must not have, as 'without' does. */
  isNegation(word: string): boolean;
  /** Whether other trades use the word too, as they do 'oil', so that a query with it may not be about beauty products. */
  isUsedByOtherTrades(word: string): boolean;
  /**
   * Synonyms whose words are all among `words`. In a synonym of several words, another form or a translation of a word counts too: 'lips crack' and
   * 'lips yasadutse' have the synonym 'cracked lips', unless the typed words have an entry of their own. Its `key` then has the words that are among `words`. The order:
   * 1. those with a negation, such as 'no smell';
   * 2. those with more words that are not stop words;
   * 3. those with more words;
   * 4. those with more words that the language files explain only in phrases;
   * 5. in alphabetical order, and of two with the same words, the one of the staff.
   */
  findSynonyms(words: ReadonlySet<string>): Synonym[];
  /** Some words of synonyms that differ from the word by the fewest typing mistakes, at most `mistakes_max`. */
  findSimilarWords(word: string, mistakes_max: number): string[];
  /** Some words of synonyms that begin with `start`, without joined phrases. */
  findWordsStarting(start: string): string[];
  purposes: Purposes;
  /** Finds out whether a query with these words asks for low or high prices; null if it does not say. */
  findWantedPrices: WantedPricesFinder;
  /**
   * A copy of this lexicon with these words of the staff in place of those it had. They change what queries mean, but not the index of
   * products.
   */
  extend(words: readonly StaffWord[]): Lexicon;
  /**
   * Parses the entries now, which takes a second or more. Otherwise the first query or `extend` does, so a server calls this before it listens.
   * Indexing products needs no entries, so a process that answers no searches, such as a command, does not parse them.
   */
  prepare(): void;
};

/** The parts of a lexicon that need its entries. */
type EntryLookUps = Pick<
  Lexicon,
  | 'hasWord'
  | 'hasMeaning'
  | 'isProductKind'
  | 'isJoinedPhrase'
  | 'isUsedByOtherTrades'
  | 'findSynonyms'
  | 'findSimilarWords'
  | 'findWordsStarting'
>;

const collectStems = (texts: readonly string[]): ReadonlySet<string> => new Set(texts.flatMap(listStems));

/** Creates the check whether a word is one of these or ends like one of the verbs with these endings. */
function createWordCheck(words: ReadonlySet<string>, endings: readonly string[]): (word: string) => boolean {
  if (endings.length === 0) return (word) => words.has(word);
  const pattern = new RegExp(`(?:${endings.join('|')})$`);
  return (word) => words.has(word) || pattern.test(word);
}

/** Maps each word in a group of forms to the first word of the group, its canonical form. */
const mapToCanonicalForm = (groups: readonly (readonly string[])[]): ReadonlyMap<string, string> =>
  new Map(
    groups.flatMap((group) => {
      const [first = '', ...others] = group.flatMap(listStems);
      return [first, ...others].map((word) => [word, first]);
    }),
  );

/** For each word of `translations`, the English words that it stands for. */
function mapToEnglish(files: readonly LanguageFile[]): ReadonlyMap<string, readonly string[]> {
  const pairs = files.flatMap(({ translations = {} }) =>
    Object.entries(translations).flatMap(([english, words]) =>
      listStems(english).flatMap((stem) => words.flatMap(listStems).map((word) => ({ word, english: stem }))),
    ),
  );
  return new Map([...Map.groupBy(pairs, ({ word }) => word)].map(([word, found]) => [word, found.map(({ english }) => english)]));
}

/** What the language files say, apart from their entries. */
type FileSettings = {
  stopWords: StopWords;
  isImpliedWord(word: string): boolean;
  otherTrades: ReadonlySet<string>;
  priceWords: ReadonlySet<string>;
  negations: ReadonlySet<string>;
  listOutsideTopics: Lexicon['listOutsideTopics'];
  canonicalForms: WordProperties['canonicalForms'];
  englishWords: WordProperties['englishWords'];
  /** The words with a canonical form or an English word. */
  formsAndTranslations: ReadonlySet<string>;
  purposes: Purposes;
  pricePhrases: PricePhrases;
};

/** The synonyms of one source: the language files or the staff. */
type SynonymSource = {
  /** The words that are a synonym by themselves. */
  wordsWithMeaning: ReadonlySet<string>;
  /** Those of them that name a form of product, such as 'cream'. */
  formWords: ReadonlySet<string>;
  index: SynonymIndex;
  similarWords: SimilarWordsIndex;
  /** All words of synonyms, and joined phrases such as 'facecream'. */
  words: ReadonlySet<string>;
  /** The same without joined phrases. */
  writtenWords: ReadonlySet<string>;
  sortedWrittenWords: readonly string[];
};

const collectWordsWithMeaning = (synonyms: readonly Synonym[]): ReadonlySet<string> =>
  new Set(synonyms.flatMap(({ key }) => (key.length === 1 ? key : [])));

/** `synonyms`: those of the language files. */
function createWordProperties(file: FileSettings, synonyms: readonly Synonym[]): WordProperties {
  const wordsWithMeaning = collectWordsWithMeaning(synonyms);
  const { isStopWord } = file.stopWords;
  return {
    canonicalForms: file.canonicalForms,
    englishWords: file.englishWords,
    hasMeaningOnlyInPhrases: (word) => !wordsWithMeaning.has(word) && !isStopWord(word) && !file.isImpliedWord(word),
    isStopWord,
    isNegation: (word) => file.negations.has(word),
  };
}

function createSource(synonyms: readonly Synonym[], wordProperties: WordProperties): SynonymSource {
  const writtenWords = new Set(synonyms.flatMap(({ key, isJoined }) => (isJoined ? [] : key)));
  return {
    words: new Set(synonyms.flatMap(({ key }) => key)),
    wordsWithMeaning: collectWordsWithMeaning(synonyms),
    formWords: collectWordsWithMeaning(synonyms.filter(({ kinds }) => kinds.includes('form'))),
    index: indexSynonyms(synonyms, wordProperties),
    similarWords: indexSimilarWords(synonyms),
    writtenWords,
    sortedWrittenWords: [...writtenWords].sort(compareTexts),
  };
}

/** The synonyms of the language files, and what they say about single words. */
type FileSource = SynonymSource & { wordProperties: WordProperties };

/** `staffSource`: null without words of the staff. */
function createEntryLookUps(file: FileSettings, fileSource: FileSource, staffSource: SynonymSource | null): EntryLookUps {
  // The staff's words come first, as they know their shoppers.
  const sources = staffSource ? [staffSource, fileSource] : [fileSource];
  /** Looks into the sets one by one, as every query looks up many words, and copying the words of the files would take long. */
  const createLookUp = (select: (source: SynonymSource) => ReadonlySet<string>) => {
    const fileWords = select(fileSource);
    const staffWords = staffSource && select(staffSource);
    return (word: string) => fileWords.has(word) || staffWords?.has(word) === true;
  };
  const hasWordOfSynonym = createLookUp(({ words }) => words);
  const isForm = createLookUp(({ formWords }) => formWords);
  const hasKind = (text: string, kind: EntryKind) => sources.some(({ index }) => index.byText.get(text)?.kinds.includes(kind));
  return {
    hasWord: (word) => hasWordOfSynonym(word) || file.formsAndTranslations.has(word),
    hasMeaning: createLookUp(({ wordsWithMeaning }) => wordsWithMeaning),
    isProductKind: (phrase) => hasKind(getPhraseKey(phrase), 'product'),
    isJoinedPhrase: (word) => hasWordOfSynonym(word) && !sources.some(({ writtenWords }) => writtenWords.has(word)),
    isUsedByOtherTrades: (word) => isForm(word) || file.otherTrades.has(word),
    findSynonyms: createSynonymsFinder(
      sources.map(({ index }) => index),
      fileSource.wordProperties,
    ),
    findSimilarWords: createSimilarWordsFinder(
      sources.map(({ similarWords }) => similarWords),
      file.negations,
    ),
    findWordsStarting: createStartFinder(sources.map(({ sortedWrittenWords }) => sortedWrittenWords)),
  };
}

/** `getFileSource` parses the entries of the language files on its first call. */
function createLexiconFrom(file: FileSettings, getFileSource: () => FileSource, staffSource: SynonymSource | null): Lexicon {
  const getLookUps = computeOnce(() => createEntryLookUps(file, getFileSource(), staffSource));
  return {
    isStopWord: file.stopWords.isStopWord,
    isImpliedWord: file.isImpliedWord,
    listOutsideTopics: file.listOutsideTopics,
    isPriceWord: (word) => file.priceWords.has(word),
    isNegation: (word) => file.negations.has(word),
    purposes: file.purposes,
    findWantedPrices: createWantedPricesFinder(file.pricePhrases),
    hasWord: (word) => getLookUps().hasWord(word),
    hasMeaning: (word) => getLookUps().hasMeaning(word),
    isProductKind: (phrase) => getLookUps().isProductKind(phrase),
    isJoinedPhrase: (word) => getLookUps().isJoinedPhrase(word),
    isUsedByOtherTrades: (word) => getLookUps().isUsedByOtherTrades(word),
    findSynonyms: (words) => getLookUps().findSynonyms(words),
    findSimilarWords: (word, mistakes_max) => getLookUps().findSimilarWords(word, mistakes_max),
    findWordsStarting: (start) => getLookUps().findWordsStarting(start),
    extend(staffWords) {
      const { index, wordProperties } = getFileSource();
      const synonyms = parseStaffWords(staffWords, index.byText, file.stopWords);
      return createLexiconFrom(file, getFileSource, createSource(synonyms, wordProperties));
    },
    prepare: () => {
      getLookUps();
    },
  };
}

export function createLexicon(files: readonly LanguageFile[]): Lexicon {
  const personWords = collectStems(files.flatMap(({ person_words = [] }) => person_words));
  const allStopWords = collectStems(files.flatMap(({ stop_words = [], person_words = [] }) => [...stop_words, ...person_words]));
  const stopWords = {
    isStopWord: createWordCheck(
      allStopWords,
      files.flatMap(({ stop_endings = [] }) => stop_endings),
    ),
    isPersonWord: (word: string) => personWords.has(word),
  };
  const isImpliedWord = createWordCheck(
    collectStems(files.flatMap(({ implied_words = [] }) => implied_words)),
    files.flatMap(({ implied_endings = [] }) => implied_endings),
  );
  const otherTrades = collectStems(files.flatMap(({ other_trades = [] }) => other_trades));
  const priceWords = collectStems(files.flatMap(({ price_words }) => [...(price_words?.low ?? []), ...(price_words?.high ?? [])]));
  const negations = collectStems(files.flatMap(({ negations = [] }) => negations));
  const listOutsideTopics = createOutsideTopicLister(files, stopWords.isStopWord);
  const canonicalForms = mapToCanonicalForm(files.flatMap(({ word_forms = [] }) => word_forms));
  const englishWords = mapToEnglish(files);
  const purposes = parsePurposes(files.flatMap((file) => file.purposes ?? []));
  const pricePhrases = parsePricePhrases(files);
  const file: FileSettings = {
    stopWords,
    isImpliedWord,
    otherTrades,
    priceWords,
    negations,
    listOutsideTopics,
    canonicalForms,
    englishWords,
    formsAndTranslations: new Set([...canonicalForms.keys(), ...englishWords.keys()]),
    purposes,
    pricePhrases,
  };
  const getFileSource = computeOnce((): FileSource => {
    const synonyms = addShorterMeanings(mergeByKey(parseEntries(files, stopWords)), stopWords);
    const wordProperties = createWordProperties(file, synonyms);
    return { ...createSource(synonyms, wordProperties), wordProperties };
  });
  return createLexiconFrom(file, getFileSource, null);
}
