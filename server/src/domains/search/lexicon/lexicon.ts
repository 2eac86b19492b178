/** The lexicon: what words mean in a beauty shop. The caller passes it to the search engine. */
import { computeOnce } from '../../../lib/compute-once.ts';
import { countTypingMistakes } from '../../../lib/typing-mistakes.ts';
import { getMistakesMax, haveSimilarStarts } from '../forgiven-mistakes.ts';
import { listStems } from '../words.ts';
import { addByLength, visitSimilarWords, type WordsByLength } from '../words-by-length.ts';
import { createPhraseFinder, type FoundPhrase } from './find-phrases.ts';
import type { LanguageFile } from './language-file.ts';
import { type IndexedPhrase, indexPhrases, type PhraseIndex } from './phrase-index.ts';
import { getPhraseKey, type Phrase, type StopWords, shortenPhrase } from './phrases.ts';
import { createWantedPricesFinder, parsePricePhrases, type WantedPricesFinder } from './price-phrases.ts';
import { type Purposes, parsePurposes } from './purposes.ts';
import { createSenseReader, type LexiconEntry, type Sense } from './senses.ts';
import { createStaffEntries, type StaffWord } from './staff-words.ts';

/** What the language files say apart from their entries. Words are stems. */
type WordLists = {
  /** A stop word, such as 'for', affects the ranking, but products without it match too. */
  isStopWord(word: string): boolean;
  /** An implied word, such as 'face', is true of most products, so that few mention it. Products without it match too. */
  isImpliedWord(word: string): boolean;
  /** Whether the word is about prices, as 'cheap' is. It is no mistyped word of a beauty shop. */
  isPriceWord(word: string): boolean;
  /** Whether the word says what a product must not have, as 'without' does. */
  isNegation(word: string): boolean;
  /** The outside topics (see language-file.ts) that stand side by side in these words, except for stop words between them. */
  listOutsideTopics(words: Phrase): Phrase[];
  /** Finds out whether a query with these words asks for low or high prices; null if it does not say. */
  findWantedPrices: WantedPricesFinder;
  purposes: Purposes;
};

export type Lexicon = WordLists & {
  /** Whether it is a word of any phrase, or can stand for one inside a phrase, as another form or a translation. */
  hasWord(word: string): boolean;
  /** Whether an entry of the language has the word, also inside a phrase. */
  isOfLanguage(word: string, language: string): boolean;
  /** Whether the word has a meaning by itself, and not only in phrases. Such a word is not the beginning of another: 'ha' does not stand for 'hair'. */
  hasMeaning(word: string): boolean;
  /** Whether the lexicon has the word only as a phrase with its words joined: 'facecream'. No correction shows it, as shoppers write it apart. */
  isJoinedPhrase(word: string): boolean;
  /** Whether other trades use the word too, as they do 'oil', so that a query with it may not be about beauty products. */
  isUsedByOtherTrades(word: string): boolean;
  /** See find-phrases.ts. */
  findPhrases(words: ReadonlySet<string>): FoundPhrase[];
  /** The words of phrases that differ from the word by the fewest typing mistakes, at most `mistakes_max`; those of most phrases first. */
  findSimilarWords(word: string, mistakes_max: number): string[];
  /** The words of phrases that begin with `start`, in alphabetical order. */
  findWordsStarting(start: string): string[];
  /** A copy with these words of the staff in place of those it had. They change what queries mean, but not the index of products. */
  extend(words: readonly StaffWord[]): Lexicon;
  /** Indexes the phrases now instead of for the first query. A process that answers no searches, such as a command, needs none. */
  prepare(): void;
};

/** `findSimilarWords` returns at most this many words. */
const SIMILAR_WORDS_MAX = 3;
/** `findWordsStarting` returns at most this many words. */
const WORDS_STARTING_MAX = 6;
/** A shorter typed word is not corrected. */
const SIMILAR_LENGTH_MIN = 4;

const collectStems = (texts: readonly string[]): ReadonlySet<string> => new Set(texts.flatMap(listStems));

/** Creates the check whether a word is one of these or ends like one of the verbs with these endings. */
function createWordCheck(words: ReadonlySet<string>, endings: readonly string[]): (word: string) => boolean {
  if (endings.length === 0) return (word) => words.has(word);
  const pattern = new RegExp(`(?:${endings.join('|')})$`);
  return (word) => words.has(word) || pattern.test(word);
}

/** For each word in a group of `word_forms`, the first word of the group. */
const mapToForms = (groups: readonly (readonly string[])[]): ReadonlyMap<string, string> =>
  new Map(
    groups.flatMap((group) => {
      const words = group.flatMap(listStems);
      return words.map((word) => [word, words[0] ?? ''] as const);
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

function createOutsideTopicLister(files: readonly LanguageFile[], isStopWord: (word: string) => boolean) {
  const topics = files.flatMap(({ outside_topics = [] }) => outside_topics.map(listStems));
  const byFirstWord = Map.groupBy(topics, ([firstWord = '']) => firstWord);
  return (words: Phrase): Phrase[] => {
    const candidates = words.filter((word) => !isStopWord(word));
    return candidates.flatMap((firstWord, position) => {
      const isTyped = (topic: Phrase) => topic.every((word, offset) => candidates[position + offset] === word);
      return byFirstWord.get(firstWord)?.filter(isTyped) ?? [];
    });
  };
}

/** The words of phrases, as `findSimilarWords` compares them. */
function indexSimilarWords(indexes: readonly PhraseIndex[]) {
  const words = [...new Set(indexes.flatMap(({ wordCounts, joined }) => [...wordCounts.keys(), ...joined.keys()]))];
  const byLength: WordsByLength = new Map();
  for (const [number, word] of words.entries()) addByLength(byLength, word, number);
  return { words, byLength };
}

/** The parts of a lexicon that need its entries. `indexes`: those of the staff before those of the language files, as staff know their shoppers. */
function createLookUps(
  indexes: readonly PhraseIndex[],
  { isNegation, isStopWord, isImpliedWord }: WordLists,
  readSense: (entry: LexiconEntry) => Sense,
  {
    forms,
    english,
    otherTrades,
  }: { forms: ReadonlyMap<string, string>; english: ReadonlyMap<string, readonly string[]>; otherTrades: ReadonlySet<string> },
) {
  const countPhrases = (word: string) => indexes.reduce((sum, { wordCounts }) => sum + (wordCounts.get(word) ?? 0), 0);
  const isJoined = (word: string) => indexes.some(({ joined }) => joined.has(word));
  const hasMeaning = (word: string) => indexes.some(({ byText }) => byText.has(word)) || isJoined(word);
  const similar = computeOnce(() => indexSimilarWords(indexes));
  const startsWithNegation = (word: string) => [...word].some((_, end) => isNegation(word.slice(0, end)));
  /** Whether `other` would exclude what the shopper asks for: 'nugwort' is a mistyped 'mugwort', not 'nomugwort'. */
  const isOpposite = (word: string, other: string) => isJoined(other) && startsWithNegation(other) && !startsWithNegation(word);
  const getWordsByLanguage = computeOnce(() => {
    const byLanguage = new Map<string, Set<string>>();
    const add = (words: readonly string[], { entries = [] }: Partial<IndexedPhrase> = {}) => {
      for (const { language } of entries) {
        const known = byLanguage.get(language) ?? new Set();
        byLanguage.set(language, known);
        for (const word of words) known.add(word);
      }
    };
    for (const { byText, joined } of indexes) {
      for (const phrase of byText.values()) add(phrase.words, phrase);
      for (const [word, text] of joined) add([word], byText.get(text));
    }
    return byLanguage;
  });
  const sortedWords = computeOnce(() => [...new Set(indexes.flatMap(({ wordCounts }) => [...wordCounts.keys()]))].sort());
  return {
    hasWord: (word: string) =>
      indexes.some(({ wordCounts, joined }) => wordCounts.has(word) || joined.has(word)) || forms.has(word) || english.has(word),
    isOfLanguage: (word: string, language: string) => getWordsByLanguage().get(language)?.has(word) ?? false,
    hasMeaning,
    isJoinedPhrase: (word: string) => isJoined(word) && !indexes.some(({ wordCounts }) => wordCounts.has(word)),
    isUsedByOtherTrades: (word: string) =>
      otherTrades.has(word) || indexes.some(({ byText }) => byText.get(word)?.entries.some(({ kind }) => kind === 'form')),
    findPhrases: createPhraseFinder(
      indexes,
      {
        getForm: (word) => forms.get(word) ?? word,
        listEnglish: (word) => english.get(word) ?? [],
        isStopWord,
        isNegation,
        hasMeaningOnlyInPhrases: (word) => !hasMeaning(word) && !isStopWord(word) && !isImpliedWord(word),
      },
      readSense,
    ),
    findSimilarWords(word: string, mistakes_max: number): string[] {
      if (mistakes_max === 0 || word.length < SIMILAR_LENGTH_MIN) return [];
      const { words, byLength } = similar();
      const found: { word: string; mistakes: number; phrases: number }[] = [];
      visitSimilarWords(byLength, word, mistakes_max, (number) => {
        const other = words[number] ?? '';
        const allowed = Math.min(mistakes_max, getMistakesMax(Math.min(word.length, other.length)));
        const mistakes =
          allowed > 0 && haveSimilarStarts(word, other) ? countTypingMistakes(word, other, allowed) : Number.POSITIVE_INFINITY;
        if (mistakes <= allowed && !isOpposite(word, other)) found.push({ word: other, mistakes, phrases: countPhrases(other) });
      });
      const fewest = Math.min(...found.map(({ mistakes }) => mistakes));
      return found
        .filter(({ mistakes }) => mistakes === fewest)
        .sort((left, right) => right.phrases - left.phrases || (left.word < right.word ? -1 : 1))
        .slice(0, SIMILAR_WORDS_MAX)
        .map((similarWord) => similarWord.word);
    },
    findWordsStarting: (start: string) =>
      sortedWords()
        .filter((word) => word.startsWith(start))
        .slice(0, WORDS_STARTING_MAX),
  };
}

function parseWordLists(files: readonly LanguageFile[]): { lists: WordLists; stopWords: StopWords } {
  const personWords = collectStems(files.flatMap(({ person_words = [] }) => person_words));
  const isStopWord = createWordCheck(
    collectStems(files.flatMap(({ stop_words = [], person_words = [] }) => [...stop_words, ...person_words])),
    files.flatMap(({ stop_endings = [] }) => stop_endings),
  );
  const isImpliedWord = createWordCheck(
    collectStems(files.flatMap(({ implied_words = [] }) => implied_words)),
    files.flatMap(({ implied_endings = [] }) => implied_endings),
  );
  const priceWords = collectStems(files.flatMap(({ price_words }) => [...(price_words?.low ?? []), ...(price_words?.high ?? [])]));
  const negations = collectStems(files.flatMap((file) => file.negations ?? []));
  const lists = {
    isStopWord,
    isImpliedWord,
    isPriceWord: (word: string) => priceWords.has(word),
    isNegation: (word: string) => negations.has(word),
    listOutsideTopics: createOutsideTopicLister(files, isStopWord),
    findWantedPrices: createWantedPricesFinder(parsePricePhrases(files)),
    purposes: parsePurposes(files.flatMap((file) => file.purposes ?? [])),
  };
  return { lists, stopWords: { isStopWord, isPersonWord: (word) => personWords.has(word) } };
}

export function createLexicon(files: readonly LanguageFile[]): Lexicon {
  const { lists, stopWords } = parseWordLists(files);
  const forms = mapToForms(files.flatMap(({ word_forms = [] }) => word_forms));
  const words = { forms, english: mapToEnglish(files), otherTrades: collectStems(files.flatMap(({ other_trades = [] }) => other_trades)) };
  const index = (entries: readonly LexiconEntry[]) => indexPhrases(entries, stopWords, (word) => forms.get(word) ?? word);
  const getFileIndex = computeOnce(() => index(files.flatMap(({ language, entries }) => entries.map((entry) => ({ ...entry, language })))));
  const findEntries = (text: string, isEnglishOnly: boolean): readonly LexiconEntry[] => {
    const { byText } = getFileIndex();
    const phrase = listStems(text);
    const found = byText.get(getPhraseKey(phrase)) ?? byText.get(getPhraseKey(shortenPhrase(phrase, stopWords)));
    return found?.entries.filter(({ language }) => !isEnglishOnly || language === 'en') ?? [];
  };
  const readSense = createSenseReader(findEntries, stopWords.isStopWord);
  const createFrom = (staffWords: readonly StaffWord[]): Lexicon => {
    const getLookUps = computeOnce(() => {
      const staffIndexes = staffWords.length > 0 ? [index(createStaffEntries(staffWords))] : [];
      return createLookUps([...staffIndexes, getFileIndex()], lists, readSense, words);
    });
    return {
      ...lists,
      hasWord: (word) => getLookUps().hasWord(word),
      isOfLanguage: (word, language) => getLookUps().isOfLanguage(word, language),
      hasMeaning: (word) => getLookUps().hasMeaning(word),
      isJoinedPhrase: (word) => getLookUps().isJoinedPhrase(word),
      isUsedByOtherTrades: (word) => getLookUps().isUsedByOtherTrades(word),
      findPhrases: (typed) => getLookUps().findPhrases(typed),
      findSimilarWords: (word, mistakes_max) => getLookUps().findSimilarWords(word, mistakes_max),
      findWordsStarting: (start) => getLookUps().findWordsStarting(start),
      extend: createFrom,
      prepare: () => {
        getLookUps();
      },
    };
  };
  return createFrom([]);
}
