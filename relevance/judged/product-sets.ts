/**
 * Reads the expressions that stand for sets of products in the files of judged queries. Terms are separated by spaces, and stand together for
 * the products of any of them:
 * - `cosrx-advanced-snail-96-mucin-power-essence`: a product by its id
 * - `@sunscreens`: a group of groups.json. Where the catalogue has no such field, groups were listed by hand from what the descriptions say the
 *   products are for. `@with-some-centella` has products that contain it, but not as their main ingredient.
 * - `skin:Dry`: the products of which a field has a value, see FIELDS. An underscore stands for a space: `tag:BEST_SELLER`.
 * - `category:toners,essences`: the products of any of these categories
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

/** The texts of a product by the field that an expression may name. */
const FIELDS: Record<string, (product: Product) => readonly string[]> = {
  brand: ({ brand_id }) => [brand_id],
  category: ({ category_id }) => [category_id],
  concern: ({ skin_concern }) => skin_concern,
  skin: ({ skin_type }) => skin_type,
  tag: ({ tags }) => tags,
  feature: ({ features }) => features,
  'free-from': ({ free_from }) => free_from,
};
/** The texts that are compared with a regular expression: `ingredient:snail|mucin`, `info:^Volume:_50_ml`. */
const PATTERN_FIELDS: typeof FIELDS = {
  ingredient: ({ ingredients }) => [ingredients],
  'main-ingredient': ({ ingredients }) => ingredients.split(/,\s*/).slice(0, MAIN_INGREDIENTS_COUNT),
  featured: ({ name, product_info }) => [
    name,
    ...product_info.flatMap(({ label, value }) => (label === 'Featured Ingredients' ? value : [])),
  ],
  info: ({ name, specific_info }) => [`Name: ${name}`, ...specific_info.map(({ label, value }) => `${label}: ${value}`)],
};

function createCheck(field: string, value: string): (product: Product) => boolean {
  // What the product costs today.
  if (field === 'price-max') return (product) => (product.discounted_price_rwf || product.base_price_rwf) <= Number(value);
  const pattern = new RegExp(value, 'i');
  return (product) =>
    (FIELDS[field]?.(product).includes(value) || PATTERN_FIELDS[field]?.(product).some((text) => pattern.test(text))) ?? false;
}

const groupExpressions: ReadonlyMap<string, string> = new Map(Object.entries(groups));

/** @throws Error for a term that stands for no product, as a misspelt one does */
function findByTerm(term: string): ReadonlySet<string> {
  if (term.startsWith('@')) return findProductIds(groupExpressions.get(term.slice(1)) ?? `unknown group ${term}`);
  if (productIds.has(term)) return new Set([term]);
  const separator = term.indexOf(':');
  const field = term.slice(0, separator);
  const value = term.slice(separator + 1).replaceAll('_', ' ');
  if (field === 'category' && value.includes(',')) return findProductIds(`category:${value.replaceAll(',', ' category:')}`);
  const found = products.filter(createCheck(field, value));
  if (found.length === 0) throw new Error(`no product for '${term}'`);
  return new Set(found.map(({ product_id }) => product_id));
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
