/** Finds the synonyms of the lexicon whose words a query has. */
import { type Meaning, type Phrase, rankDistinct, type Synonym } from './parse-entries.ts';
import { compareTexts } from './similar-words.ts';

/** More words than any phrase has. */
const PHRASE_WORDS_LIMIT = 64;

/**
 * The first part of the order that `findSynonyms` promises, as one number: those with a negation, then those with more words that are not stop
 * words, then with more words, then with more words that mean nothing alone. A higher number comes first.
 */
function getPriority(key: Phrase, { needsPhrase, isStopWord, isNegation }: SynonymWords): number {
  const isNegated = key.length > 1 && key.some(isNegation);
  let contentWords = 0;
  let wordsNeedingPhrase = 0;
  for (const word of key) {
    if (!isStopWord(word)) contentWords++;
    if (needsPhrase(word)) wordsNeedingPhrase++;
  }
  return [contentWords, key.length, wordsNeedingPhrase].reduce((sum, count) => sum * PHRASE_WORDS_LIMIT + count, Number(isNegated));
}

/** The meanings of a synonym whose translation was typed: first its own words, which products may have. */
const addKeyAsMeaning = ({ key, meanings }: Synonym): Meaning[] =>
  rankDistinct([{ phrase: key, isOnlySimilar: false, isNegated: false, rank: 0 }, ...meanings]);

/** `text`: the words of the key, joined by spaces. `firstForms`: of each word of the key. `priority`: a higher one comes first. */
type SynonymOfForms = { synonym: Synonym; text: string; firstForms: Phrase; priority: number };

const compareOrder = (left: SynonymOfForms, right: SynonymOfForms): number =>
  right.priority - left.priority || compareTexts(left.text, right.text);

function addToGroup<Key>(groups: Map<Key, SynonymOfForms[]>, key: Key, synonym: SynonymOfForms): void {
  const group = groups.get(key);
  if (group) group.push(synonym);
  else groups.set(key, [synonym]);
}

/**
 * `byText`: the synonyms by their words, joined by spaces. `ofOneWord`: those of a single word, by its form. `phrases`: the others by the rarest
 * form of their words and the next rarest one. A query then looks only at the phrases of which it has both, instead of at every phrase with 'cream'.
 */
export type SynonymIndex = {
  byText: ReadonlyMap<string, Synonym>;
  ofOneWord: ReadonlyMap<string, readonly SynonymOfForms[]>;
  phrases: ReadonlyMap<string, ReadonlyMap<string, readonly SynonymOfForms[]>>;
};

function indexByRarestForms(synonyms: readonly SynonymOfForms[]): Pick<SynonymIndex, 'ofOneWord' | 'phrases'> {
  const counts = new Map<string, number>();
  for (const { firstForms } of synonyms) for (const form of firstForms) counts.set(form, (counts.get(form) ?? 0) + 1);
  const ofOneWord = new Map<string, SynonymOfForms[]>();
  const phrases = new Map<string, Map<string, SynonymOfForms[]>>();
  for (const synonym of synonyms) {
    const { firstForms } = synonym;
    if (firstForms.length === 1) {
      addToGroup(ofOneWord, firstForms[0] ?? '', synonym);
      continue;
    }
    const [rarest = '', second = ''] = firstForms.toSorted((left, right) => (counts.get(left) ?? 0) - (counts.get(right) ?? 0));
    const bySecond = phrases.get(rarest) ?? new Map<string, SynonymOfForms[]>();
    phrases.set(rarest, bySecond);
    addToGroup(bySecond, second, synonym);
  }
  return { ofOneWord, phrases };
}

/**
 * `firstForms`: for each word in a group of forms, the first word of the group. `englishWords`: for words of other languages, the English words
 * that they stand for. `needsPhrase`: whether a word means nothing alone in the language files.
 */
export type SynonymWords = {
  firstForms: ReadonlyMap<string, string>;
  englishWords: ReadonlyMap<string, readonly string[]>;
  needsPhrase(word: string): boolean;
  isStopWord(word: string): boolean;
  isNegation(word: string): boolean;
};

const getFirstForm = ({ firstForms }: SynonymWords, word: string): string => firstForms.get(word) ?? word;

/** Indexes the synonyms of the language files, or those of the staff. Their keys must be distinct. */
export function indexSynonyms(synonyms: readonly Synonym[], words: SynonymWords): SynonymIndex {
  const withForms = synonyms.map((synonym) => ({
    synonym,
    text: synonym.key.join(' '),
    firstForms: synonym.key.map((word) => getFirstForm(words, word)),
    priority: getPriority(synonym.key, words),
  }));
  const byText = new Map(withForms.map(({ text, synonym }) => [text, synonym]));
  return { byText, ...indexByRarestForms(withForms) };
}

/** The synonyms of which each word, or another form of it, is one of `forms`. Loops, because it looks up each pair of forms. */
function listSynonymsOf({ ofOneWord, phrases }: SynonymIndex, forms: ReadonlyMap<string, string>): SynonymOfForms[] {
  const found: SynonymOfForms[] = [];
  for (const form of forms.keys()) {
    for (const synonym of ofOneWord.get(form) ?? []) found.push(synonym);
    const bySecondForm = phrases.get(form);
    if (!bySecondForm) continue;
    for (const second of forms.keys()) {
      for (const synonym of bySecondForm.get(second) ?? []) {
        const { firstForms } = synonym;
        if (firstForms.length < 3 || firstForms.every((other) => forms.has(other))) found.push(synonym);
      }
    }
  }
  return found;
}

/** Creates the function `findSynonyms` of a lexicon. Of synonyms with the same words, those of the first index come first. */
export function createSynonymsFinder(indexes: readonly SynonymIndex[], words: SynonymWords): (words: ReadonlySet<string>) => Synonym[] {
  const { englishWords } = words;
  const getForm = (word: string): string => getFirstForm(words, word);
  const isExistingText = (text: string): boolean => indexes.some(({ byText }) => byText.has(text));
  return (words: ReadonlySet<string>): Synonym[] => {
    const typedByEnglishWord = new Map(
      [...words].flatMap((word) => (englishWords.get(word) ?? []).map((english) => [english, word] as const)),
    );
    // Typed words come last, as they count before translations.
    const typedByFirstForm = new Map([
      ...[...typedByEnglishWord].map(([english, word]) => [getForm(english), word] as const),
      ...[...words].map((word) => [getForm(word), word] as const),
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
        words.has(word) ? word : (typedByEnglishWord.get(word) ?? typedByFirstForm.get(getForm(word)) ?? '');
      const typedForms = [...new Set(key.map(findTypedForm))].sort();
      const areAllTyped = typedForms.length === key.length && !typedForms.includes('');
      if (!areAllTyped || isExistingText(typedForms.join(' '))) return [];
      // Products may have the words of a translated phrase.
      return [{ ...synonym, key: typedForms, meanings: isWordForWord(synonym) ? addKeyAsMeaning(synonym) : synonym.meanings }];
    };
    const found = indexes
      .flatMap((index) => listSynonymsOf(index, typedByFirstForm))
      .sort(compareOrder)
      .flatMap(({ synonym }) => replaceForms(synonym).map((replaced) => ({ replaced, isExact: isWordForWord(synonym) })));
    const getText = ({ key }: Synonym) => key.join(' ');
    const exactTexts = new Set(found.flatMap(({ replaced, isExact }) => (isExact ? getText(replaced) : [])));
    return found.flatMap(({ replaced, isExact }) => (isExact || !exactTexts.has(getText(replaced)) ? replaced : []));
  };
}
