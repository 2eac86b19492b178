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

type Suggest = (text: string) => ReturnType<typeof findSuggestions>;
type Row = ShopData['rows'][number];

function typeLetterByLetter(suggest: Suggest, text: string, wantedIds: ReadonlySet<string>) {
  const result = { letters: Number.POSITIVE_INFINITY, isListEmpty: false, isLost: false };
  let wasShown = false;
  for (let length = SUGGESTED_LENGTH_MIN; length <= text.length; length++) {
    // Skips the texts that end with a space.
    if (text[length - 1] === ' ') continue;
    const suggestions = suggest(text.slice(0, length));
    const products = suggestions.filter(({ kind }) => kind === 'product').slice(0, SHOWN_MAX);
    const isShown = products.some((found) => found.kind === 'product' && wantedIds.has(found.product_id));
    if (suggestions.length === 0) result.isListEmpty = true;
    if (isShown) result.letters = Math.min(result.letters, length);
    if (wasShown && !isShown) result.isLost = true;
    wasShown = isShown;
  }
  return result;
}

/** Types the names of some products as shoppers write them. All products of the same name are wanted. */
function typeNames(suggest: Suggest, rows: readonly Row[], formatName: (row: Row) => string) {
  const rowsByText = Map.groupBy(rows, (row) => toTypedText(formatName(row)));
  const step = Math.ceil(rows.length / SAMPLED_NAMES_COUNT);
  const texts = rows.filter((_, index) => index % step === 0).map((row) => toTypedText(formatName(row)));
  return texts.map((text) => typeLetterByLetter(suggest, text, new Set(rowsByText.get(text)?.map(({ product_id }) => product_id))));
}

export function measureTyping({ categories, brandNames, rows }: ShopData): Record<string, Figure> {
  const catalogue = buildCatalogue(categories, brandNames, rows);
  const suggest: Suggest = (text) => findSuggestions(catalogue, text, 'en');
  const withBrand = typeNames(suggest, rows, ({ brand, name }) => `${brand} ${name}`);
  const withoutBrand = typeNames(suggest, rows, ({ name }) => name);
  const all = [...withBrand, ...withoutBrand];
  const computeMedian = (letters: readonly number[]): Figure => ({
    value: letters.toSorted((left, right) => left - right)[Math.floor(letters.length / 2)] ?? Number.NaN,
    count: letters.length,
  });
  const computeShare = (values: readonly boolean[]): Figure => ({ value: computeMean(values.map(Number)), count: values.length });
  return {
    'letters until suggested: brand and name': computeMedian(withBrand.map(({ letters }) => letters)),
    'letters until suggested: name': computeMedian(withoutBrand.map(({ letters }) => letters)),
    'never suggested': computeShare(all.map(({ letters }) => letters === Number.POSITIVE_INFINITY)),
    'an empty list of suggestions': computeShare(all.map(({ isListEmpty }) => isListEmpty)),
    'suggested, then lost': computeShare(all.map(({ isLost }) => isLost)),
  };
}
