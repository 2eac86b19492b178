/** What to offer while somebody types. */
import { plainName } from '@uruhu/contract/rules/plain-text';
import { SUGGESTIONS_MAX, type Suggestion } from '@uruhu/contract/search';
import { type Matches, matchAll, phrasesStarting, writtenWords } from '../search/search.ts';
import { cardOf, type Entry } from './entry.ts';
import type { Catalogue } from './load.ts';
import type { Offer } from './phrases.ts';

/** Of each kind at most: what is left is for products. */
const MOST: Record<Offer['kind'], number> = { query: 3, brand: 2, category: 2 };

const wordsIn = (text: string): string => [...new Set(writtenWords(text))].sort().join(' ');

/** As they begin with what was typed, or with what was meant; never what was typed once more. */
function offers({ phrases }: Catalogue, text: string, meant: string | null): Offer[] {
  const asTyped = phrasesStarting(phrases, text);
  const found = asTyped.length === 0 && meant !== null ? phrasesStarting(phrases, meant) : asTyped;
  const said = new Set([wordsIn(text), wordsIn(meant ?? text)]);
  const things = found.map(({ thing }) => thing).filter(({ kind, text: other }) => kind !== 'query' || !said.has(wordsIn(other)));
  // What begins as it was typed is likelier meant than what goes on so.
  const begins = ({ text: other }: Offer) => Number(other.toLowerCase().startsWith(text.trim().toLowerCase()));
  const likely = things.toSorted((left, right) => begins(right) - begins(left));
  const of = (kind: Offer['kind']) => likely.filter((thing) => thing.kind === kind).slice(0, MOST[kind]);
  return [...of('query'), ...of('brand'), ...of('category')];
}

function product(entry: Entry): Suggestion {
  const { product_id, name, brand, image, base_price, discounted_price, in_stock } = cardOf(entry);
  return { kind: 'product', text: name, product_id, brand, image, base_price, discounted_price, in_stock };
}

/**
 * What was meant where a word seems mistyped, other queries, brands, categories, then the best products: each finds something.
 * `found` is what the text matches, everywhere.
 */
export function suggest(catalogue: Catalogue, text: string, found: Matches = matchAll(catalogue.search, text)): Suggestion[] {
  const { order, corrected } = found;
  const meant: Suggestion[] = corrected === null ? [] : [{ kind: 'query', text: corrected, corrected: true }];
  const first = [...meant, ...offers(catalogue, text, corrected)];
  // A word that is torn in two while it is typed begins nothing as it stands: 'sun scr'.
  if (order.length === 0 && first.length === 0) return offers(catalogue, text.replace(/\s+/g, ''), null);
  const products = [...order.subarray(0, SUGGESTIONS_MAX - first.length)].flatMap((position) => catalogue.entries[position] ?? []);
  return [...first, ...products.map(product)];
}

/** The same as texts to look for. */
export function otherTexts(catalogue: Catalogue, text: string, found: Matches): string[] {
  const typed = wordsIn(text);
  const texts = suggest(catalogue, text, found).map((some) =>
    plainName(some.kind === 'product' ? `${some.brand} ${some.text}` : some.text),
  );
  return [...new Set(texts)].filter((other) => wordsIn(other) !== typed);
}
