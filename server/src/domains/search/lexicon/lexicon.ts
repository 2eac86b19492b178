/** The lexicon: what words mean in a beauty shop. A value that the caller gives to the search engine. */
import { countTypingMistakes } from '../../../lib/typing-mistakes.ts';
import { getMistakesMax, listStarts, listStartsAlike } from '../forgiven-mistakes.ts';
import { splitWords } from '../words.ts';
import type { LanguageFile } from './language-file.ts';
import { parseEntries, type Synonym } from './parse-entries.ts';
import { parseStaffWords, type StaffWord } from './staff-words.ts';

export type Lexicon = {
  /** Affects the ranking, but no product must have it. */
  isStopWord(word: string): boolean;
  /** Most products are for it, and few names say so: 'face'. */
  isImplied(word: string): boolean;
  /** A brand that shoppers ask for, whether or not the shop sells it. */
  isKnownBrand(word: string): boolean;
  /** A word of any synonym. */
  hasWord(word: string): boolean;
  /** The word is a synonym by itself and not the beginning of another: 'ha' is not 'hair'. */
  hasMeaning(word: string): boolean;
  /** A word that other trades use too, such as 'oil', so that it does not make a query one for this shop. */
  isForm(word: string): boolean;
  /** Synonyms whose words are all among `words`, longer ones first. */
  findSynonyms(words: ReadonlySet<string>): Synonym[];
  /** Words of synonyms with at most `mistakes_max` typing mistakes, the nearest first. */
  findSimilarWords(word: string, mistakes_max: number): string[];
  /** Words of synonyms that begin so. */
  findWordsStarting(start: string): string[];
  /** The words of each part of the body. */
  bodyParts: readonly ReadonlySet<string>[];
  /** This lexicon with the words of the staff. The index of products does not depend on them, only what queries mean. */
  extend(words: readonly StaffWord[]): Lexicon;
};

const SIMILAR_MAX = 3;
const STARTS_MAX = 6;
const SIMILAR_LENGTH_MIN = 4;

const toSet = (texts: readonly string[]): ReadonlySet<string> => new Set(texts.flatMap(splitWords));
const compareTexts = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

function groupByFirstWord(synonyms: readonly Synonym[]): ReadonlyMap<string, readonly Synonym[]> {
  const byFirst = new Map<string, Synonym[]>();
  for (const synonym of synonyms) {
    const first = synonym.key[0] ?? '';
    const others = byFirst.get(first);
    if (others) others.push(synonym);
    else byFirst.set(first, [synonym]);
  }
  return byFirst;
}

function createSimilarFinder(words: readonly string[]) {
  const byStart = new Map<string, string[]>();
  for (const word of words)
    for (const start of listStarts(word)) {
      const others = byStart.get(start);
      if (others) others.push(word);
      else byStart.set(start, [word]);
    }
  return (word: string, mistakes_max: number): string[] => {
    if (mistakes_max === 0 || word.length < SIMILAR_LENGTH_MIN) return [];
    const near = new Map<string, number>();
    for (const start of listStartsAlike(word)) {
      for (const other of byStart.get(start) ?? []) {
        if (Math.abs(other.length - word.length) > mistakes_max) continue;
        const most = Math.min(mistakes_max, getMistakesMax(Math.min(word.length, other.length)));
        const mistakes = countTypingMistakes(word, other, most);
        if (mistakes <= most) near.set(other, mistakes);
      }
    }
    const least = Math.min(...near.values());
    const nearest = [...near.keys()].filter((other) => near.get(other) === least);
    return nearest.sort(compareTexts).slice(0, SIMILAR_MAX);
  };
}

/** What the language files say of single words. */
type FileWords = {
  stopWords: ReadonlySet<string>;
  impliedWords: ReadonlySet<string>;
  brands: ReadonlySet<string>;
  bodyParts: readonly ReadonlySet<string>[];
};

function createFrom(file: FileWords, synonyms: readonly Synonym[]): Lexicon {
  const byFirst = groupByFirstWord(synonyms);
  const allWords = new Set(synonyms.flatMap(({ key }) => key));
  const singleWords = new Set(synonyms.flatMap(({ key }) => (key.length === 1 ? key : [])));
  const sortedWords = [...allWords].sort(compareTexts);
  const forms = new Set(synonyms.flatMap(({ key, kind }) => (kind === 'form' && key.length === 1 ? key : [])));
  const getText = ({ key }: Synonym) => key.join(' ');
  const isStopWord = (word: string) => file.stopWords.has(word);
  return {
    isStopWord,
    isImplied: (word) => file.impliedWords.has(word),
    isKnownBrand: (word) => file.brands.has(word),
    hasWord: (word) => allWords.has(word),
    hasMeaning: (word) => singleWords.has(word),
    isForm: (word) => forms.has(word),
    findSynonyms: (words) =>
      [...words]
        .flatMap((first) => (byFirst.get(first) ?? []).filter(({ key }) => key.every((part) => words.has(part))))
        .sort((left, right) => right.key.length - left.key.length || compareTexts(getText(left), getText(right))),
    findSimilarWords: createSimilarFinder(sortedWords),
    findWordsStarting: (start) => sortedWords.filter((word) => word.startsWith(start)).slice(0, STARTS_MAX),
    bodyParts: file.bodyParts,
    extend: (words) => createFrom(file, [...synonyms, ...parseStaffWords(words, synonyms, isStopWord)]),
  };
}

export function createLexicon(files: readonly LanguageFile[]): Lexicon {
  const stopWords = toSet(files.flatMap(({ stop_words = [] }) => stop_words));
  const impliedWords = toSet(files.flatMap(({ implied_words = [] }) => implied_words));
  const brands = toSet(files.flatMap(({ unsold_brands = [] }) => unsold_brands));
  const bodyParts = files.flatMap(({ body_parts = [] }) => body_parts.map(toSet));
  const synonyms = parseEntries(files, (word) => stopWords.has(word));
  return createFrom({ stopWords, impliedWords, brands, bodyParts }, synonyms);
}
