import { buildPath } from '../contract/src/endpoints/call-address.ts';
import { SHOP_PATHS } from '../contract/src/endpoints/paths/shop.ts';

/** A measured request. `floor`: the minimum ratio to the yardstick that the shop is built for. */
export type Scenario = {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
  /** Creates another body for each request, instead of `body`. */
  createBody?: () => unknown;
  /** Creates another path for each request, instead of `path`. */
  createPath?: () => string;
  accept_encoding?: string;
  floor: number | null;
};

const PRODUCTS = buildPath(SHOP_PATHS.products, {}, { page: 1 });
const FILTER = buildPath(SHOP_PATHS.filterProducts, {}, { page: 1 });
const RECOMMENDATIONS = buildPath(SHOP_PATHS.recommendations);
const suggestPath = (q: string) => buildPath(SHOP_PATHS.suggest, {}, { q });

const list = { pagination: 24, sortBy: 'created_at', status: 'published', scope: 'light' };
const chosen = { tags: ['HOT DEAL', 'NEW ARRIVAL'], skin_type: ['Dry'], without: ['alcohol'] };

/** A filter that never recurs, so that no cache holds it. */
const createDifferentFilter = () => ({ ...list, ...chosen, min_price: 1_000 + 5_000 * Math.random() });

const WORDS = `rice toner snail mucin cream sun centela serum mask dry skin vitamin lip oil aloe cleansing foam ceramide green tea essence
  ampoule balm barrier soothing brightening pore peptide retinol honey cushion tint shampoo gentle milky water gel collagen acne`.split(
  /\s+/,
);
const word = () => WORDS[Math.floor(WORDS.length * Math.random())];
/** Three of forty words, a text that hardly ever recurs. */
const differentText = () => `${word()} ${word()} ${word()}`;
const search = { ...list, search: 'rice toner', sortBy: 'relevance' };

/** Twenty of the shop's products, a list that hardly ever recurs. */
const pickSome = (product_ids: readonly string[]) =>
  Array.from({ length: 20 }, () => product_ids[Math.floor(product_ids.length * Math.random())]).join();

export const scenarios = (product_ids: readonly string[], product_id = product_ids[0] ?? ''): Scenario[] => [
  { name: 'list page (API)', method: 'POST', path: PRODUCTS, body: list, floor: 0.5 },
  { name: 'filter, facets (API)', method: 'POST', path: FILTER, body: { ...list, ...chosen }, floor: 0.4 },
  { name: 'filter, each another (API)', method: 'POST', path: FILTER, createBody: createDifferentFilter, floor: null },
  { name: 'search, facets (API)', method: 'POST', path: FILTER, body: search, floor: 0.2 },
  {
    name: 'search, each another (API)',
    method: 'POST',
    path: FILTER,
    createBody: () => ({ ...search, search: differentText() }),
    floor: null,
  },
  { name: 'suggest (API)', method: 'GET', path: suggestPath('snail'), floor: 0.2 },
  {
    name: 'suggest, each another (API)',
    method: 'GET',
    path: suggestPath('snail'),
    createPath: () => suggestPath(differentText()),
    floor: null,
  },
  {
    name: 'category (API)',
    method: 'GET',
    path: buildPath(SHOP_PATHS.category, { category_id: 'skincare' }, { page: 2, sortBy: 'best' }),
    floor: 0.5,
  },
  { name: 'recommendations (API)', method: 'GET', path: RECOMMENDATIONS, floor: 0.5 },
  {
    name: 'recommendations, each another (API)',
    method: 'GET',
    path: RECOMMENDATIONS,
    createPath: () => buildPath(SHOP_PATHS.recommendations, {}, { viewed: pickSome(product_ids) }),
    floor: null,
  },
  { name: 'product (API)', method: 'GET', path: buildPath(SHOP_PATHS.product, { product_id }), floor: null },
  { name: 'product page (HTML, kept)', method: 'GET', path: `/product/${product_id}`, accept_encoding: 'br', floor: 0.7 },
  { name: 'category page (HTML, kept)', method: 'GET', path: '/category/skincare', accept_encoding: 'br', floor: 0.7 },
  { name: 'home page (HTML, kept)', method: 'GET', path: '/', accept_encoding: 'br', floor: 0.7 },
];
