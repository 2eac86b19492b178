/**
 * Measures how many letters a shopper types until the shop suggests the product that she wants. She gets a list of suggestions after each
 * letter. A product counts as suggested if it is among the first products of the list.
 */
import { buildCatalogue } from '../server/src/domains/catalogue/catalogue.fixture.ts';
import { findSuggestions } from '../server/src/domains/catalogue/suggest.ts';
import { toTypedText } from './generated/typed-text.ts';
import { computeMean, type Figure } from './measures.ts';
import type { ShopData } from './shop-data.ts';

const SHOWN_MAX = 5;
/** The shop makes suggestions from the second letter on. */
const SUGGESTED_LENGTH_MIN = 2;
const SAMPLED_NAMES_COUNT = 250;

/** Returns the ids of the suggested products, or null if there is no suggestion at all. */
type Suggest = (text: string) => string[] | null;
type Row = ShopData['rows'][number];

function typeLetterByLetter(suggest: Suggest, text: string, wantedIds: readonly string[]) {
  const result = { letters: Number.POSITIVE_INFINITY, isListEmpty: false, isLost: false };
  let wasShown = false;
  for (let length = SUGGESTED_LENGTH_MIN; length <= text.length; length++) {
    // Skips the texts that end with a space.
    if (text[length - 1] === ' ') continue;
    const ids = suggest(text.slice(0, length));
    const isShown = ids?.slice(0, SHOWN_MAX).some((id) => wantedIds.includes(id)) ?? false;
    if (ids === null) result.isListEmpty = true;
    if (isShown) result.letters = Math.min(result.letters, length);
    if (wasShown && !isShown) result.isLost = true;
    wasShown = isShown;
  }
  return result;
}

/** Types the names of some products as shoppers write them. All products of the same name are wanted. */
function typeNames(suggest: Suggest, rows: readonly Row[], formatName: (row: Row) => string) {
  const typedNames = rows.map((row) => ({ text: toTypedText(formatName(row)), id: row.product_id }));
  const namesByText = Map.groupBy(typedNames, ({ text }) => text);
  const step = Math.ceil(rows.length / SAMPLED_NAMES_COUNT);
  return typedNames
    .filter((_, index) => index % step === 0)
    .map(({ text }) =>
      typeLetterByLetter(
        suggest,
        text,
        (namesByText.get(text) ?? []).map(({ id }) => id),
      ),
    );
}

export function measureTyping({ categories, brandNames, rows }: ShopData): Record<string, Figure> {
  const catalogue = buildCatalogue(categories, brandNames, rows);
  const suggest: Suggest = (text) => {
    const suggestions = findSuggestions(catalogue, text);
    return suggestions.length === 0 ? null : suggestions.flatMap((found) => (found.kind === 'product' ? [found.product_id] : []));
  };
  const withBrand = typeNames(suggest, rows, ({ brand, name }) => `${brand} ${name}`);
  const withoutBrand = typeNames(suggest, rows, ({ name }) => name);
  const all = [...withBrand, ...withoutBrand];
  type Result = (typeof all)[number];
  const computeMedian = (results: readonly Result[]): Figure => ({
    value: results.map(({ letters }) => letters).sort((left, right) => left - right)[Math.floor(results.length / 2)] ?? Number.NaN,
    count: results.length,
  });
  const computeShare = (matches: (result: Result) => boolean): Figure => ({
    value: computeMean(all.map((result) => Number(matches(result)))),
    count: all.length,
  });
  return {
    'letters until suggested: brand and name': computeMedian(withBrand),
    'letters until suggested: name': computeMedian(withoutBrand),
    'never suggested': computeShare(({ letters }) => letters === Number.POSITIVE_INFINITY),
    'an empty list of suggestions': computeShare(({ isListEmpty }) => isListEmpty),
    'suggested, then lost': computeShare(({ isLost }) => isLost),
  };
}
