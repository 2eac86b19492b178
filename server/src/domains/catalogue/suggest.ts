/** Suggestions while the shopper types. */

import { SUGGESTIONS_MAX, type Suggestion } from '@uruhu/contract/catalogue/search';
import { DEFAULT_LANGUAGE, type Language } from '@uruhu/contract/languages';
import { toPlainName } from '@uruhu/contract/rules/plain-text';
import { addToPrices } from '@uruhu/contract/rules/prices/price';
import { findPhrasesStarting, listWrittenWords, type Matches, matchAll } from '../search/search.ts';
import { type CatalogueEntry, parseCard } from './entry.ts';
import type { PhraseSuggestion } from './filters/phrases.ts';
import type { Catalogue } from './load.ts';

/** How many suggestions of each kind there are at most, before the products. */
const SUGGESTIONS_PER_KIND_MAX: Record<PhraseSuggestion['kind'], number> = { query: 3, brand: 2, category: 2 };

/** A key that is equal for texts with the same words. */
const buildWordKey = (text: string): string => [...new Set(listWrittenWords(text))].sort().join(' ');

/**
 * Suggests phrases such that each word of the typed text is the beginning of one of their words, but not the typed text itself. If there are
 * none, suggests those for the corrected text. A category is found by its names in all languages, and has that of the page. As keywords are
 * English, a page in another language suggests them only where no brand and no category fits.
 */
function findPhraseSuggestions(
  { phrases, translatedPhrases, categoriesByLanguage }: Catalogue,
  text: string,
  corrected: string | null,
  language: Language,
): PhraseSuggestion[] {
  const find = (typed: string) => [...findPhrasesStarting(phrases, typed), ...findPhrasesStarting(translatedPhrases, typed)];
  const typedPhrases = find(text);
  const foundPhrases = typedPhrases.length === 0 && corrected !== null ? find(corrected) : typedPhrases;
  const typedKeys = new Set([buildWordKey(text), buildWordKey(corrected ?? text)]);
  const suggested = foundPhrases.filter(({ value, text: other }) => value.kind !== 'query' || !typedKeys.has(buildWordKey(other)));
  // A phrase that begins with the whole text is likelier than one that has its words elsewhere.
  const startsWithText = (phrase: { text: string }) => phrase.text.toLowerCase().startsWith(text.trim().toLowerCase());
  const likeliestFirst = suggested.toSorted((left, right) => Number(startsWithText(right)) - Number(startsWithText(left)));
  const tree = categoriesByLanguage[language];
  const toValue = ({ value }: { value: PhraseSuggestion }): [id: string, PhraseSuggestion] => {
    if (value.kind !== 'category') return [value.text, value];
    const within = tree.listAncestors(value.category_id).at(-1)?.name ?? '';
    return [value.category_id, { ...value, text: tree.byId.get(value.category_id)?.name ?? value.text, within }];
  };
  const takeKind = (kind: PhraseSuggestion['kind']) => {
    const ofKind = likeliestFirst.filter(({ value }) => value.kind === kind);
    return [...new Map(ofKind.map(toValue)).values()].slice(0, SUGGESTIONS_PER_KIND_MAX[kind]);
  };
  const names = [...takeKind('brand'), ...takeKind('category')];
  return language === DEFAULT_LANGUAGE || names.length === 0 ? [...takeKind('query'), ...names] : names;
}

function toSuggestion(catalogue: Catalogue, entry: CatalogueEntry, language: Language): Suggestion {
  const { product_id, name, brand, image, lowest_additional_price, has_several_prices, in_stock, ...prices } = parseCard(
    catalogue,
    entry,
    language,
  );
  const lowestPrices = addToPrices(prices, lowest_additional_price);
  return { kind: 'product', text: name, product_id, brand, image, ...lowestPrices, has_several_prices, in_stock };
}

/**
 * Suggests the corrected text if a word seems mistyped, then other queries, brands, categories and the best products. Each suggestion leads
 * to products. `matches`: the matches of the text in all fields. A space at the end says that the last word is finished.
 */
export function findSuggestions(
  catalogue: Catalogue,
  text: string,
  language: Language,
  matches: Matches = matchAll(catalogue.searchIndex, text, { language, isUnfinished: !/\s$/.test(text) }),
): Suggestion[] {
  const { rankedPositions, corrected } = matches;
  const corrections: Suggestion[] = corrected === null ? [] : [{ kind: 'query', text: corrected, corrected: true }];
  const textSuggestions = [...corrections, ...findPhraseSuggestions(catalogue, text, corrected, language)];
  // Tries the text without spaces, for a compound that the shopper types with a space, like 'sun scr'.
  if (rankedPositions.length === 0 && textSuggestions.length === 0)
    return findPhraseSuggestions(catalogue, text.replace(/\s+/g, ''), null, language);
  const products = [...rankedPositions.subarray(0, SUGGESTIONS_MAX - textSuggestions.length)].flatMap(
    (position) => catalogue.entries[position] ?? [],
  );
  return [...textSuggestions, ...products.map((entry) => toSuggestion(catalogue, entry, language))];
}

/** Lists the suggestions for `text` as texts to search for. Leaves out `text` itself. */
export function listSuggestedTexts(catalogue: Catalogue, text: string, language: Language, matches: Matches): string[] {
  const typedKey = buildWordKey(text);
  const texts = findSuggestions(catalogue, text, language, matches).map((suggestion) =>
    toPlainName(suggestion.kind === 'product' ? `${suggestion.brand} ${suggestion.text}` : suggestion.text),
  );
  return [...new Set(texts)].filter((other) => buildWordKey(other) !== typedKey);
}
