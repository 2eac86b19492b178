/** Finds the synonyms of the lexicon whose words a query has, also in other forms or in translation. */
import { type Meaning, rankDistinct, type Synonym } from './parse-entries.ts';
import type { Phrase } from './phrases.ts';
import { compareTexts } from './similar-words.ts';

/** More than the words of any phrase, so that a count of words fits into one digit of a number in this base. */
const PHRASE_WORDS_LIMIT = 64;

/**
 * The place of a synonym in the order that `findSynonyms` promises, as one number; a higher number comes first. Its four digits:
 * 1. whether the synonym has a negation;
 * 2. how many of its words are not stop words;
 * 3. how many words it has;
 * 4. how many of its words have a meaning only in phrases.
 */
function getPriority(key: Phrase, { hasMeaningOnlyInPhrases, isStopWord, isNegation }: WordProperties): number {
  const isNegated = key.length > 1 && key.some(isNegation);
  let contentWords = 0;
  let wordsWithMeaningOnlyInPhrases = 0;
  for (const word of key) {
    if (!isStopWord(word)) contentWords++;
    if (hasMeaningOnlyInPhrases(word)) wordsWithMeaningOnlyInPhrases++;
  }
  return [contentWords, key.length, wordsWithMeaningOnlyInPhrases].reduce(
    (sum, count) => sum * PHRASE_WORDS_LIMIT + count,
    Number(isNegated),
  );
}

/**
 * The meanings of a synonym for a query that has its words in another language: before the other meanings come its own English words, as products may
 * have them.
 */
const addKeyAsMeaning = ({ key, meanings }: Synonym): Meaning[] =>
  rankDistinct([{ phrase: key, isOnlySimilar: false, isNegated: false, rank: 0 }, ...meanings]);

/** `text`: the words of the synonym's key, joined by spaces. `canonicalForms`: the canonical forms of these words. `priority`: see `getPriority`. */
type IndexedSynonym = { synonym: Synonym; text: string; canonicalForms: Phrase; priority: number };

const compareOrder = (left: IndexedSynonym, right: IndexedSynonym): number =>
  right.priority - left.priority || compareTexts(left.text, right.text);

function addToGroup<Key>(groups: Map<Key, IndexedSynonym[]>, key: Key, synonym: IndexedSynonym): void {
  const group = groups.get(key);
  if (group) group.push(synonym);
  else groups.set(key, [synonym]);
}

/**
 * `byText`: all synonyms, by their words joined by spaces. `singleWords`: the synonyms of one word, by its canonical form. `phrases`: the other synonyms,
 * by the rarest canonical form of their words, and then by the next rarest one. So a query looks only at the phrases of which it has both, instead of at
 * every phrase with 'cream'.
 */
export type SynonymIndex = {
  byText: ReadonlyMap<string, Synonym>;
  singleWords: ReadonlyMap<string, readonly IndexedSynonym[]>;
  phrases: ReadonlyMap<string, ReadonlyMap<string, readonly IndexedSynonym[]>>;
};

function indexByRarestForms(synonyms: readonly IndexedSynonym[]): Pick<SynonymIndex, 'singleWords' | 'phrases'> {
  const counts = new Map<string, number>();
  for (const { canonicalForms } of synonyms) for (const form of canonicalForms) counts.set(form, (counts.get(form) ?? 0) + 1);
  const singleWords = new Map<string, IndexedSynonym[]>();
  const phrases = new Map<string, Map<string, IndexedSynonym[]>>();
  for (const synonym of synonyms) {
    const { canonicalForms } = synonym;
    if (canonicalForms.length === 1) {
      addToGroup(singleWords, canonicalForms[0] ?? '', synonym);
      continue;
    }
    const [rarest = '', second = ''] = canonicalForms.toSorted((left, right) => (counts.get(left) ?? 0) - (counts.get(right) ?? 0));
    const bySecond = phrases.get(rarest) ?? new Map<string, IndexedSynonym[]>();
    phrases.set(rarest, bySecond);
    addToGroup(bySecond, second, synonym);
  }
  return { singleWords, phrases };
}

/** What the language files say about single words. */
export type WordProperties = {
  /**
   * For each word in a group of `word_forms`, the first word of the group, which stands for all of them. A word without a group is its own canonical
   * form.
   */
  canonicalForms: ReadonlyMap<string, string>;
  /** For each word in `translations`, the English words that it stands for. */
  englishWords: ReadonlyMap<string, readonly string[]>;
  /** Whether a word of a phrase is no synonym by itself, and neither a stop word nor an implied word. */
  hasMeaningOnlyInPhrases(word: string): boolean;
  isStopWord(word: string): boolean;
  isNegation(word: string): boolean;
};

const getCanonicalForm = ({ canonicalForms }: WordProperties, word: string): string => canonicalForms.get(word) ?? word;

/** Indexes the synonyms of the language files, or those of the staff. Their keys must be distinct. */
export function indexSynonyms(synonyms: readonly Synonym[], wordProperties: WordProperties): SynonymIndex {
  const withForms = synonyms.map((synonym) => ({
    synonym,
    text: synonym.key.join(' '),
    canonicalForms: synonym.key.map((word) => getCanonicalForm(wordProperties, word)),
    priority: getPriority(synonym.key, wordProperties),
  }));
  const byText = new Map(withForms.map(({ text, synonym }) => [text, synonym]));
  return { byText, ...indexByRarestForms(withForms) };
}

/** The synonyms whose canonical forms are all among the keys of `forms`. Written as loops, which are fast, as it looks up pairs of forms. */
function listSynonymsOf({ singleWords, phrases }: SynonymIndex, forms: ReadonlyMap<string, string>): IndexedSynonym[] {
  const found: IndexedSynonym[] = [];
  for (const form of forms.keys()) {
    for (const synonym of singleWords.get(form) ?? []) found.push(synonym);
    const bySecondForm = phrases.get(form);
    if (!bySecondForm) continue;
    // Most forms are the rarest one of few phrases.
    const seconds = bySecondForm.size < forms.size ? bySecondForm.keys() : forms.keys();
    for (const second of seconds) {
      if (!forms.has(second)) continue;
      for (const synonym of bySecondForm.get(second) ?? []) {
        const { canonicalForms } = synonym;
        if (canonicalForms.length < 3 || canonicalForms.every((other) => forms.has(other))) found.push(synonym);
      }
    }
  }
  return found;
}

/** Creates the function `findSynonyms` of a lexicon. Of two synonyms with the same words, the one of an earlier index comes first. */
export function createSynonymsFinder(
  indexes: readonly SynonymIndex[],
  wordProperties: WordProperties,
): (words: ReadonlySet<string>) => Synonym[] {
  const { englishWords } = wordProperties;
  const getForm = (word: string): string => getCanonicalForm(wordProperties, word);
  const isExistingText = (text: string): boolean => indexes.some(({ byText }) => byText.has(text));
  return (words: ReadonlySet<string>): Synonym[] => {
    const typedByEnglishWord = new Map<string, string>();
    for (const word of words) for (const english of englishWords.get(word) ?? []) typedByEnglishWord.set(english, word);
    const typedByCanonicalForm = new Map<string, string>();
    for (const [english, word] of typedByEnglishWord) typedByCanonicalForm.set(getForm(english), word);
    // The typed words come last, so that they replace those typed in another language that have the same form.
    for (const word of words) typedByCanonicalForm.set(getForm(word), word);
    /** Whether the shopper typed each word of the synonym or a translation of it, and not another form. */
    const isWordForWord = ({ key }: Synonym) => key.every((word) => words.has(word) || typedByEnglishWord.has(word));
    /**
     * The synonym with the typed words as its key, which may be other forms or translations. Null if the shopper typed one of its words in no form, or
     * if the typed words have a synonym of their own.
     */
    const replaceForms = (synonym: Synonym): Synonym | null => {
      const { key } = synonym;
      if (key.length === 1) return null;
      const findTypedForm = (word: string) =>
        words.has(word) ? word : (typedByEnglishWord.get(word) ?? typedByCanonicalForm.get(getForm(word)) ?? '');
      const typedForms = [...new Set(key.map(findTypedForm))].sort();
      const areAllTyped = typedForms.length === key.length && !typedForms.includes('');
      if (!areAllTyped || isExistingText(typedForms.join(' '))) return null;
      const inTypedForms = synonym.sequences && { sequences: synonym.sequences.map((words) => words.map(findTypedForm)) };
      // Products may have the words of a translated phrase.
      const meanings = isWordForWord(synonym) ? addKeyAsMeaning(synonym) : synonym.meanings;
      return { ...synonym, ...inTypedForms, key: typedForms, meanings };
    };
    const found: { synonym: Synonym; text: string; isExact: boolean }[] = [];
    for (const { synonym, text } of indexes.flatMap((index) => listSynonymsOf(index, typedByCanonicalForm)).sort(compareOrder)) {
      const isTyped = synonym.key.every((word) => words.has(word));
      const replaced = isTyped ? synonym : replaceForms(synonym);
      if (replaced)
        found.push({
          synonym: replaced,
          text: isTyped ? text : replaced.key.join(' '),
          isExact: isTyped || isWordForWord(synonym),
        });
    }
    // If typed words match one synonym word for word and another only by other forms, they mean only the first.
    const exactTexts = new Set(found.flatMap(({ text, isExact }) => (isExact ? text : [])));
    return found.flatMap(({ synonym, text, isExact }) => (isExact || !exactTexts.has(text) ? synonym : []));
  };
}
