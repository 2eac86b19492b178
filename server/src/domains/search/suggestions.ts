/** Phrases that are offered while somebody types: brands, categories and keywords of the catalogue. */
import type { SearchDocument } from './document.ts';
import type { Sliced } from './slices.ts';
import { withoutMarkup, writtenWords } from './words.ts';

type Suggestion = { text: string; words: readonly string[]; kind: number; products: number };
/** `byStart`: places of phrases that have a word beginning so. */
export type Suggestions = { phrases: readonly Suggestion[]; byStart: ReadonlyMap<string, readonly number[]> };

/** Brands before categories before keywords. */
const KINDS = { keyword: 1, category: 2, brand: 3 } as const;
const START_LENGTH = 2;
const DOCUMENTS_A_STEP = 64;
const PHRASES_A_STEP = 256;
/** More phrases than people ever see: the rarest are left out. */
const PHRASES_MAX = 20_000;

const startOf = (word: string): string => word.slice(0, START_LENGTH);

export function* collectSuggestions(documents: readonly SearchDocument[]): Sliced<Suggestions> {
  const found = new Map<string, Suggestion>();
  const add = (html: string, kind: number) => {
    const text = withoutMarkup(html).trim();
    const words = writtenWords(text);
    const key = words.join(' ');
    const known = found.get(key);
    if (known) {
      known.products++;
      if (kind > known.kind) Object.assign(known, { kind, text });
    } else if (key !== '') found.set(key, { text, words, kind, products: 1 });
  };
  for (const [at, { brand, category, keywords }] of documents.entries()) {
    add(brand, KINDS.brand);
    add(category, KINDS.category);
    for (const keyword of keywords) add(keyword, KINDS.keyword);
    if (at % DOCUMENTS_A_STEP === 0) yield;
  }
  const phrases = [...found.values()].sort(byRank).slice(0, PHRASES_MAX);
  const byStart = new Map<string, number[]>();
  for (const [place, { words }] of phrases.entries()) {
    for (const start of new Set(words.map(startOf))) {
      const places = byStart.get(start);
      if (places) places.push(place);
      else byStart.set(start, [place]);
    }
    if (place % PHRASES_A_STEP === 0) yield;
  }
  return { phrases, byStart };
}

const byRank = (left: Suggestion, right: Suggestion): number =>
  right.kind - left.kind || right.products - left.products || (left.text < right.text ? -1 : left.text > right.text ? 1 : 0);

/** Phrases in which every word typed begins a word, the best known first. */
export function phrasesStarting({ phrases, byStart }: Suggestions, typed: readonly string[], limit: number): string[] {
  // The longest word has the fewest phrases that begin so.
  const [longest = ''] = [...typed].sort((left, right) => right.length - left.length || (left < right ? -1 : 1));
  if (longest.length < START_LENGTH) return [];
  const texts: string[] = [];
  for (const place of byStart.get(startOf(longest)) ?? []) {
    const phrase = phrases[place];
    if (phrase && typed.every((word) => phrase.words.some((one) => one.startsWith(word)))) texts.push(phrase.text);
    if (texts.length === limit) break;
  }
  return texts;
}
