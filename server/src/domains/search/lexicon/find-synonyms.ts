/** Finds the synonyms of the lexicon whose words a query has. */
import { type Meaning, type Phrase, rankDistinct, type Synonym } from './parse-entries.ts';
import { compareTexts } from './similar-words.ts';

/** Sorts the synonyms into the order that `findSynonyms` promises. Each query then only compares their ranks. */
function sortByPriority(synonyms: readonly Synonym[], { needsPhrase, isStopWord, isNegation }: SynonymWords): readonly Synonym[] {
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

/** The meanings of a synonym whose translation was typed: first its own words, which products may have. */
const addKeyAsMeaning = ({ key, meanings }: Synonym): Meaning[] =>
  rankDistinct([{ phrase: key, isOnlySimilar: false, isExclusion: false, rank: 0 }, ...meanings]);

type SynonymOfForms = { synonym: Synonym; firstForms: Phrase; rank: number };

/**
 * Indexes the synonyms by the rarest form of their words and the next rarest one (of a single word, by its form twice). A query then looks only
 * at the synonyms of which it has both, instead of at every phrase with 'cream'.
 */
function indexByRarestForms(synonyms: readonly SynonymOfForms[]): ReadonlyMap<string, ReadonlyMap<string, SynonymOfForms[]>> {
  const counts = new Map<string, number>();
  for (const form of synonyms.flatMap(({ firstForms }) => firstForms)) counts.set(form, (counts.get(form) ?? 0) + 1);
  const index = new Map<string, Map<string, SynonymOfForms[]>>();
  for (const synonym of synonyms) {
    const { firstForms } = synonym;
    const forms =
      firstForms.length < 2 ? firstForms : firstForms.toSorted((left, right) => (counts.get(left) ?? 0) - (counts.get(right) ?? 0));
    const [rarest = '', second = rarest] = forms;
    const bySecond = index.get(rarest) ?? new Map<string, SynonymOfForms[]>();
    index.set(rarest, bySecond);
    const group = bySecond.get(second);
    if (group) group.push(synonym);
    else bySecond.set(second, [synonym]);
  }
  return index;
}

/**
 * `firstForms`: for each word in a group of forms, the first word of the group. `englishWords`: for words of other languages, the English words
 * that they stand for. `needsPhrase`: whether a word means nothing outside of a phrase.
 */
type SynonymWords = {
  firstForms: ReadonlyMap<string, string>;
  englishWords: ReadonlyMap<string, readonly string[]>;
  needsPhrase(word: string): boolean;
  isStopWord(word: string): boolean;
  isNegation(word: string): boolean;
};

/** Creates the function `findSynonyms` of a lexicon with these synonyms. */
export function createSynonymsFinder(synonyms: readonly Synonym[], words: SynonymWords): (words: ReadonlySet<string>) => Synonym[] {
  const { firstForms, englishWords } = words;
  const getFirstForm = (word: string): string => firstForms.get(word) ?? word;
  const existingKeys = new Set(synonyms.map(({ key }) => key.join(' ')));
  const byRarestForms = indexByRarestForms(
    sortByPriority(synonyms, words).map((synonym, rank) => ({ synonym, firstForms: synonym.key.map(getFirstForm), rank })),
  );
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
    const forms = [...typedByFirstForm.keys()];
    const found = forms
      .flatMap((rarest) => {
        const bySecondForm = byRarestForms.get(rarest);
        return bySecondForm ? forms.flatMap((second) => bySecondForm.get(second) ?? []) : [];
      })
      .filter(({ firstForms }) => firstForms.length < 3 || firstForms.every((form) => typedByFirstForm.has(form)))
      .sort((left, right) => left.rank - right.rank)
      .flatMap(({ synonym }) => replaceForms(synonym).map((replaced) => ({ replaced, isExact: isWordForWord(synonym) })));
    const getText = ({ key }: Synonym) => key.join(' ');
    const exactTexts = new Set(found.flatMap(({ replaced, isExact }) => (isExact ? getText(replaced) : [])));
    return found.flatMap(({ replaced, isExact }) => (isExact || !exactTexts.has(getText(replaced)) ? replaced : []));
  };
}
