/** Suggestions while the shopper types. */

import { SUGGESTIONS_MAX, type Suggestion } from '@uruhu/contract/catalogue/search';
import { toPlainName } from '@uruhu/contract/rules/plain-text';
import { findPhrasesStarting, listWrittenWords, type Matches, matchAll } from '../search/search.ts';
import { type Entry, parseCard } from './entry.ts';
import type { PhraseSuggestion } from './filters/phrases.ts';
import type { Catalogue } from './load.ts';

/** The most suggestions of each kind; products fill the rest. */
const COUNT_MAX: Record<PhraseSuggestion['kind'], number> = { query: 3, brand: 2, category: 2 };

const normaliseWords = (text: string): string => [...new Set(listWrittenWords(text))].sort().join(' ');

/** Phrases that begin with the typed or corrected text, without the typed text itself. */
function findPhraseSuggestions({ phrases }: Catalogue, text: string, meant: string | null): PhraseSuggestion[] {
  const asTyped = findPhrasesStarting(phrases, text);
  const found = asTyped.length === 0 && meant !== null ? findPhrasesStarting(phrases, meant) : asTyped;
  const typedTexts = new Set([normaliseWords(text), normaliseWords(meant ?? text)]);
  const suggestions = found
    .map(({ value }) => value)
    .filter(({ kind, text: other }) => kind !== 'query' || !typedTexts.has(normaliseWords(other)));
  // A phrase that begins with the text is more likely than one that contains it.
  const startsWithText = ({ text: other }: PhraseSuggestion) => Number(other.toLowerCase().startsWith(text.trim().toLowerCase()));
  const likely = suggestions.toSorted((left, right) => startsWithText(right) - startsWithText(left));
  const takeKind = (kind: PhraseSuggestion['kind']) => likely.filter((suggestion) => suggestion.kind === kind).slice(0, COUNT_MAX[kind]);
  return [...takeKind('query'), ...takeKind('brand'), ...takeKind('category')];
}

function toSuggestion(entry: Entry): Suggestion {
  const { product_id, name, brand, image, base_price, discounted_price, in_stock } = parseCard(entry);
  return { kind: 'product', text: name, product_id, brand, image, base_price, discounted_price, in_stock };
}

/**
 * Suggests the corrected text if a word seems mistyped, other queries, brands, categories, then the best products. Each leads to results.
 * `found`: the matches of the text in all fields. A space at the end says that the last word is finished.
 */
export function findSuggestions(
  catalogue: Catalogue,
  text: string,
  found: Matches = matchAll(catalogue.search, text, { unfinished: !/\s$/.test(text) }),
): Suggestion[] {
  const { order, corrected } = found;
  const corrections: Suggestion[] = corrected === null ? [] : [{ kind: 'query', text: corrected, corrected: true }];
  const first = [...corrections, ...findPhraseSuggestions(catalogue, text, corrected)];
  // A compound typed with a space, like 'sun scr', matches nothing as it is.
  if (order.length === 0 && first.length === 0) return findPhraseSuggestions(catalogue, text.replace(/\s+/g, ''), null);
  const products = [...order.subarray(0, SUGGESTIONS_MAX - first.length)].flatMap((position) => catalogue.entries[position] ?? []);
  return [...first, ...products.map(toSuggestion)];
}

/** The suggestions as search texts. */
export function listOtherTexts(catalogue: Catalogue, text: string, found: Matches): string[] {
  const typed = normaliseWords(text);
  const texts = findSuggestions(catalogue, text, found).map((some) =>
    toPlainName(some.kind === 'product' ? `${some.brand} ${some.text}` : some.text),
  );
  return [...new Set(texts)].filter((other) => normaliseWords(other) !== typed);
}
