/** The lexicon: what words mean in a beauty shop. The caller passes it to the search engine. */
import { listStems, listWrittenWords } from '../words.ts';
import type { LanguageFile } from './language-file.ts';
import { createOutsideTopicLister } from './outside-topics.ts';
import { getPhraseKey, type Meaning, mergeByKey, type Phrase, parseEntries, rankDistinct, type Synonym } from './parse-entries.ts';
import { type Purposes, parsePurposes } from './parse-purposes.ts';
import { createWantedPricesFinder, type PricePhrases, parsePricePhrases, type WantedPricesFinder } from './price-phrases.ts';
import { compareTexts, createSimilarWordsFinder, createStartFinder } from './similar-words.ts';
import { parseStaffWords, type StaffWord } from './staff-words.ts';

export type Lexicon = {
  /** A small word, such as 'for'. It affects the ranking, but products without it match too. */
  isStopWord(word: string): boolean;
  /** A word that is true of most products, so that few mention it, such as 'face'. Products without it match too. */
  isImpliedWord(word: string): boolean;
  /** A brand that shoppers ask for, whether or not the shop sells it. */
  isKnownBrand(word: string): boolean;
  /**
   * The words of a query that name what no beauty shop sells or treats, such as 'printer': side by side and in the order of the file, apart
   * from small words, and before any word for a circumstance, such as 'after'.
   */
  listOutsideTopics(words: Phrase): Phrase[];
  /** An ordinary word of another trade or about prices, which is not a mistyped word of a beauty shop: 'leather', 'money'. */
  isNeverCorrected(word: string): boolean;
  /** The words that shoppers mean with a misspelling; null if the word is none. */
  findIntendedWords(word: string): readonly string[] | null;
  /** Whether it is a word of any synonym, or has other forms that may stand for it inside a phrase (see `findSynonyms`). */
  hasWord(word: string): boolean;
  /** Whether the word is a whole synonym, so that it is not the beginning of another word: 'ha' does not stand for 'hair'. */
  hasMeaning(word: string): boolean;
  /** Whether the phrase is a word for a kind of product, such as 'body lotion'. */
  isProductKind(phrase: Phrase): boolean;
  /** Whether the phrase is a word for an occasion or a person, such as 'wedding'. */
  isSituation(phrase: Phrase): boolean;
  /** Whether the word is only a phrase whose words are joined: 'bodywash'. Shoppers do not write it so. */
  isJoinedPhrase(word: string): boolean;
  /** A word for what a product must not have, such as 'without'. */
  isNegation(word: string): boolean;
  /** A word that other trades use too, such as 'oil', so that a query with it may not be about beauty products. */
  isUsedByOtherTrades(word: string): boolean;
  /**
   * Synonyms whose words are all among `words`: those with a negation ('no smell') first, longer ones first, whereby stop words count less, then those with more words that mean nothing alone. In a synonym of several
   * words, another form or a translation of a word counts too ('lips crack' and 'iminwa yasadutse' for 'cracked lips'); the key then has the word that is among `words`.
   */
  findSynonyms(words: ReadonlySet<string>): Synonym[];
  /** Words of synonyms with at most `mistakes_max` typing mistakes, the nearest first. */
  findSimilarWords(word: string, mistakes_max: number): string[];
  /** Words of synonyms that begin with `start`, without joined phrases. */
  findWordsStarting(start: string): string[];
  purposes: Purposes;
  /**
   * Whether a query with these words asks for low or high prices; null if it does not say. A phrase does not count if names of products have all its
   * words (`isInName`): 'deluxe' may be a part of a name.
   */
  findWantedPrices: WantedPricesFinder;
  /** A copy of this lexicon with the words of the staff too. They change what queries mean, but not the index of products. */
  extend(words: readonly StaffWord[]): Lexicon;
};

const collectStems = (texts: readonly string[]): ReadonlySet<string> => new Set(texts.flatMap(listStems));

/** For each word in a group of forms, the first word of the group. */
const mapToFirstForm = (groups: readonly (readonly string[])[]): ReadonlyMap<string, string> =>
  new Map(
    groups.flatMap((group) => {
      const [first = '', ...others] = group.flatMap(listStems);
      return [first, ...others].map((word) => [word, first]);
    }),
  );

/** Sorts the synonyms into the order that `findSynonyms` promises. Each query then only compares their ranks. */
function sortByPriority(
  synonyms: readonly Synonym[],
  needsPhrase: (word: string) => boolean,
  isStopWord: (word: string) => boolean,
  isNegation: (word: string) => boolean,
): readonly Synonym[] {
  const withCounts = synonyms.map((synonym) => ({
    synonym,
    negated: Number(synonym.key.length > 1 && synonym.key.some(isNegation)),
    text: synonym.key.join(' '),
    contentWords: synonym.key.filter((word) => !isStopWord(word)).length,
    words: synonym.key.length,
    wordsNeedingPhrase: synonym.key.filter(needsPhrase).length,
  }));
  return withCounts
    .sort(
      (left, right) =>
        right.negated - left.negated ||
        right.contentWords - left.contentWords ||
        right.words - left.words ||
        right.wordsNeedingPhrase - left.wordsNeedingPhrase ||
        compareTexts(left.text, right.text),
    )
    .map(({ synonym }) => synonym);
}

/** For each word of `translations`, the English words that it stands for. */
function mapToEnglish(files: readonly LanguageFile[]): ReadonlyMap<string, readonly string[]> {
  const pairs = files.flatMap(({ translations = {} }) =>
    Object.entries(translations).flatMap(([english, words]) =>
      listStems(english).flatMap((stem) => words.flatMap(listStems).map((word) => ({ word, english: stem }))),
    ),
  );
  return new Map([...Map.groupBy(pairs, ({ word }) => word)].map(([word, found]) => [word, found.map(({ english }) => english)]));
}

/** The meanings of a synonym whose translation was typed: first its own words, which products may have. */
const addKeyAsMeaning = ({ key, meanings }: Synonym): Meaning[] =>
  rankDistinct([{ phrase: key, isOnlySimilar: false, isExclusion: false, rank: 0 }, ...meanings]);

/**
 * Creates the function `findSynonyms` of a lexicon with these synonyms. `englishWords`: see `mapToEnglish`. `needsPhrase`: whether a word means
 * nothing outside of a phrase.
 */
function createSynonymsFinder(
  synonyms: readonly Synonym[],
  firstForms: ReadonlyMap<string, string>,
  englishWords: ReadonlyMap<string, readonly string[]>,
  needsPhrase: (word: string) => boolean,
  isStopWord: (word: string) => boolean,
  isNegation: (word: string) => boolean,
) {
  const getFirstForm = (word: string): string => firstForms.get(word) ?? word;
  const existingKeys = new Set(synonyms.map(({ key }) => key.join(' ')));
  const withFirstForms = sortByPriority(synonyms, needsPhrase, isStopWord, isNegation).map((synonym, rank) => ({
    synonym,
    firstForms: synonym.key.map(getFirstForm),
    rank,
  }));
  const synonymCounts = new Map<string, number>();
  for (const form of withFirstForms.flatMap(({ firstForms }) => firstForms)) synonymCounts.set(form, (synonymCounts.get(form) ?? 0) + 1);
  const countSynonyms = (form: string) => synonymCounts.get(form) ?? 0;
  const findRarest = ([first = '', ...others]: Phrase) =>
    others.reduce((rarest, form) => (countSynonyms(form) < countSynonyms(rarest) ? form : rarest), first);
  // A query then looks only at the synonyms whose rarest word it has, instead of every phrase with 'cream'.
  const byRarestForm = Map.groupBy(withFirstForms, ({ firstForms }) => findRarest(firstForms));
  return (words: ReadonlySet<string>): Synonym[] => {
    const typedByEnglishWord = new Map(
      [...words].flatMap((word) => (englishWords.get(word) ?? []).map((english) => [english, word] as const)),
    );
    // Typed words come last, as they count before translations.
    const typedByFirstForm = new Map([
      ...[...typedByEnglishWord].map(([english, word]) => [getFirstForm(english), word] as const),
      ...[...words].map((word) => [getFirstForm(word), word] as const),
    ]);
    /** Whether each word of the synonym, not only another form of it, or its translation was typed. */
    const isWordForWord = ({ key }: Synonym) => key.every((word) => words.has(word) || typedByEnglishWord.has(word));
    /**
     * The synonym with the typed forms or translations of its words as its key. None if a word is missing, or if the typed words have a synonym
     * of their own.
     */
    const replaceForms = (synonym: Synonym): Synonym[] => {
      const { key } = synonym;
      if (key.every((word) => words.has(word))) return [synonym];
      if (key.length === 1) return [];
      const findTypedForm = (word: string) =>
        words.has(word) ? word : (typedByEnglishWord.get(word) ?? typedByFirstForm.get(getFirstForm(word)) ?? '');
      const typedForms = [...new Set(key.map(findTypedForm))].sort();
      const areAllTyped = typedForms.length === key.length && !typedForms.includes('');
      if (!areAllTyped || existingKeys.has(typedForms.join(' '))) return [];
      // Products may have the words of a translated phrase.
      return [{ ...synonym, key: typedForms, meanings: isWordForWord(synonym) ? addKeyAsMeaning(synonym) : synonym.meanings }];
    };
    const found = [...typedByFirstForm.keys()]
      .flatMap((form) => (byRarestForm.get(form) ?? []).filter(({ firstForms }) => firstForms.every((form) => typedByFirstForm.has(form))))
      .sort((left, right) => left.rank - right.rank)
      .flatMap(({ synonym }) => replaceForms(synonym).map((replaced) => ({ replaced, isExact: isWordForWord(synonym) })));
    const getText = ({ key }: Synonym) => key.join(' ');
    const exactTexts = new Set(found.flatMap(({ replaced, isExact }) => (isExact ? getText(replaced) : [])));
    return found.flatMap(({ replaced, isExact }) => (isExact || !exactTexts.has(getText(replaced)) ? replaced : []));
  };
}

/** The lists of single words in the language files. */
type FileWords = {
  stopWords: ReadonlySet<string>;
  impliedWords: ReadonlySet<string>;
  brands: ReadonlySet<string>;
  otherTrades: ReadonlySet<string>;
  neverCorrected: ReadonlySet<string>;
  /** The words that shoppers mean, by their misspelling. */
  intendedWords: ReadonlyMap<string, readonly string[]>;
  negations: ReadonlySet<string>;
  listOutsideTopics: Lexicon['listOutsideTopics'];
  /** For each word in a group of forms, the first word of the group. */
  firstForms: ReadonlyMap<string, string>;
  /** See `mapToEnglish`. */
  englishWords: ReadonlyMap<string, readonly string[]>;
  purposes: Purposes;
  pricePhrases: PricePhrases;
};

function createLexiconFrom(file: FileWords, synonyms: readonly Synonym[]): Lexicon {
  const allWords = new Set(synonyms.flatMap(({ key }) => key));
  const wholeSynonyms = new Set(synonyms.flatMap(({ key }) => (key.length === 1 ? key : [])));
  const writtenWords = new Set(synonyms.flatMap(({ key, isJoined }) => (isJoined ? [] : key)));
  /** Words that many kinds of product share, such as 'oil' (see `EntryKind`). */
  const formWords = new Set(synonyms.flatMap(({ key, kinds }) => (kinds.includes('form') && key.length === 1 ? key : [])));
  const productKinds = new Set(synonyms.flatMap(({ key, kinds }) => (kinds.includes('product') ? key.join(' ') : [])));
  const situations = new Set(synonyms.flatMap(({ key, kinds }) => (kinds.includes('situation') ? key.join(' ') : [])));
  const isStopWord = (word: string) => file.stopWords.has(word);
  const needsPhrase = (word: string) => !wholeSynonyms.has(word) && !isStopWord(word) && !file.impliedWords.has(word);
  return {
    isStopWord,
    isImpliedWord: (word) => file.impliedWords.has(word),
    isKnownBrand: (word) => file.brands.has(word),
    listOutsideTopics: file.listOutsideTopics,
    isNeverCorrected: (word) => file.neverCorrected.has(word),
    findIntendedWords: (word) => file.intendedWords.get(word) ?? null,
    hasWord: (word) => allWords.has(word) || file.firstForms.has(word) || file.englishWords.has(word),
    hasMeaning: (word) => wholeSynonyms.has(word),
    isProductKind: (phrase) => productKinds.has(getPhraseKey(phrase)),
    isSituation: (phrase) => situations.has(getPhraseKey(phrase)),
    isJoinedPhrase: (word) => allWords.has(word) && !writtenWords.has(word),
    isNegation: (word) => file.negations.has(word),
    isUsedByOtherTrades: (word) => formWords.has(word) || file.otherTrades.has(word),
    findSynonyms: createSynonymsFinder(synonyms, file.firstForms, file.englishWords, needsPhrase, isStopWord, (word) =>
      file.negations.has(word),
    ),
    findSimilarWords: createSimilarWordsFinder(synonyms),
    findWordsStarting: createStartFinder(writtenWords),
    purposes: file.purposes,
    findWantedPrices: createWantedPricesFinder(file.pricePhrases),
    extend: (words) => createLexiconFrom(file, [...parseStaffWords(words, synonyms, isStopWord), ...synonyms]),
  };
}

export function createLexicon(files: readonly LanguageFile[]): Lexicon {
  const stopWords = collectStems(files.flatMap(({ stop_words = [] }) => stop_words));
  const impliedWords = collectStems(files.flatMap(({ implied_words = [] }) => implied_words));
  const brands = collectStems(files.flatMap(({ unsold_brands = [] }) => unsold_brands));
  const otherTrades = collectStems(files.flatMap(({ other_trades = [] }) => other_trades));
  const neverCorrected = collectStems(
    files.flatMap(({ never_corrected = [], price_words }) => [
      ...never_corrected,
      ...(price_words?.low ?? []),
      ...(price_words?.high ?? []),
    ]),
  );
  const intendedWords = new Map(
    files.flatMap(({ misspellings = {} }) =>
      Object.entries(misspellings).flatMap(([intended, spellings]) =>
        spellings.map((spelling): [string, string[]] => [spelling, listWrittenWords(intended)]),
      ),
    ),
  );
  const negations = collectStems(files.flatMap(({ negations = [] }) => negations));
  const listOutsideTopics = createOutsideTopicLister(files, (word) => stopWords.has(word));
  const firstForms = mapToFirstForm(files.flatMap(({ word_forms = [] }) => word_forms));
  const englishWords = mapToEnglish(files);
  const purposes = parsePurposes(files.flatMap((file) => file.purposes ?? []));
  const pricePhrases = parsePricePhrases(files);
  const synonyms = mergeByKey(parseEntries(files, (word) => stopWords.has(word)));
  return createLexiconFrom(
    {
      stopWords,
      impliedWords,
      brands,
      otherTrades,
      neverCorrected,
      negations,
      intendedWords,
      listOutsideTopics,
      firstForms,
      englishWords,
      purposes,
      pricePhrases,
    },
    synonyms,
  );
}
