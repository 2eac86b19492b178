/**
 * Reads the expressions that stand for sets of products in the files of judged queries. Terms are separated by spaces, and stand together for
 * the products of any of them:
 * - `cosrx-advanced-snail-96-mucin-power-essence`: a product by its id
 * - `@sunscreens`: a group of groups.json
 * - `skin:Dry`: the products of which a field has a value, see FIELDS. An underscore stands for a space (`tag:BEST_SELLER`), and a comma
 *   separates values of which any will do (`category:toners,essences`).
 *
 * `a & b` stands for the products of both, `a - b` for those of the first that are not among the second. They bind tighter than a space.
 * Brackets with spaces around them group: `skin:Oily & ( @serums @creams )`.
 */
import { createDemoShop } from '@uruhu/demo/shop.ts';
import groups from './groups.json' with { type: 'json' };

const { products } = createDemoShop();
type Product = (typeof products)[number];
const productIds: ReadonlySet<string> = new Set(products.map(({ product_id }) => product_id));

/** An ingredient counts as one of the main ones up to this place of the list. */
const MAIN_INGREDIENTS_COUNT = 8;

/** The values that a product has in a field. */
const FIELDS: Record<string, (product: Product) => readonly string[]> = {
  brand: ({ brand_id }) => [brand_id],
  category: ({ category_id }) => [category_id],
  concern: ({ skin_concern }) => skin_concern,
  skin: ({ skin_type }) => skin_type,
  tag: ({ tags }) => tags,
  feature: ({ features }) => features,
  'free-from': ({ free_from }) => free_from,
};

/** The texts of a product that a regular expression is compared with: `ingredient:snail|mucin`. */
const TEXTS: Record<string, (product: Product) => readonly string[]> = {
  ingredient: ({ ingredients }) => [ingredients],
  'main-ingredient': ({ ingredients }) => ingredients.split(/,\s*/).slice(0, MAIN_INGREDIENTS_COUNT),
  /** The name and the featured ingredients. */
  featured: ({ name, product_info }) => [
    name,
    ...product_info.filter(({ label }) => label === 'Featured Ingredients').map(({ value }) => value),
  ],
  /** The name and the specific information: `info:^Volume:_50_ml`. */
  info: ({ name, specific_info }) => [`Name: ${name}`, ...specific_info.map(({ label, value }) => `${label}: ${value}`)],
};

/** Creates the check for a field that is compared in another way. */
const CHECKS: Record<string, (value: string) => (product: Product) => boolean> = {
  /** The product has a list of ingredients, and none matches. */
  'without-ingredient': (pattern) => {
    const hasIngredient = matchTexts(pattern, ({ ingredients }) => [ingredients]);
    return (product) => product.ingredients !== '' && !hasIngredient(product);
  },
  /** The product costs at most this much today. */
  'price-max':
    (rwf) =>
    ({ base_price_rwf, discounted_price_rwf }) =>
      (discounted_price_rwf || base_price_rwf) <= Number(rwf),
};

function matchTexts(pattern: string, listTexts: (product: Product) => readonly string[]): (product: Product) => boolean {
  const expression = new RegExp(pattern, 'i');
  return (product) => listTexts(product).some((text) => expression.test(text));
}

function createCheck(field: string, value: string): (product: Product) => boolean {
  const listValues = FIELDS[field];
  const listTexts = TEXTS[field];
  if (listValues) return (product) => listValues(product).includes(value);
  return listTexts ? matchTexts(value, listTexts) : (CHECKS[field]?.(value) ?? (() => false));
}

/** @throws Error for a term that stands for no product, as a misspelt one does */
function findByTerm(term: string): ReadonlySet<string> {
  if (term.startsWith('@')) return findGroup(term.slice(1));
  if (productIds.has(term)) return new Set([term]);
  const separator = term.indexOf(':');
  const field = term.slice(0, separator);
  const value = term.slice(separator + 1).replaceAll('_', ' ');
  const found = (field in FIELDS ? value.split(',') : [value]).map((part) => products.filter(createCheck(field, part)));
  if (found.some(({ length }) => length === 0)) throw new Error(`no product for '${term}'`);
  return new Set(found.flat().map(({ product_id }) => product_id));
}

const groupExpressions: ReadonlyMap<string, string> = new Map(Object.entries(groups));
function findGroup(name: string): ReadonlySet<string> {
  const expression = groupExpressions.get(name);
  if (expression === undefined) throw new Error(`no group '${name}'`);
  return findProductIds(expression);
}

/** Finds the ids of the products for which the expression stands. */
export function findProductIds(expression: string): ReadonlySet<string> {
  const tokens = expression.split(' ').filter(Boolean);
  const readTerm = (): ReadonlySet<string> => {
    const token = tokens.shift();
    if (token === '(') return readUnion();
    if (token === undefined || token === ')') throw new Error(`a term is missing in '${expression}'`);
    return findByTerm(token);
  };
  const readOperations = (): ReadonlySet<string> => {
    let found = readTerm();
    while (tokens[0] === '&' || tokens[0] === '-') {
      const isIntersection = tokens.shift() === '&';
      const other = readTerm();
      found = new Set([...found].filter((id) => other.has(id) === isIntersection));
    }
    return found;
  };
  const readUnion = (): ReadonlySet<string> => {
    const found = new Set<string>();
    while (tokens.length > 0 && tokens[0] !== ')') for (const id of readOperations()) found.add(id);
    tokens.shift();
    return found;
  };
  return readUnion();
}
