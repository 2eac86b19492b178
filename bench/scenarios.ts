import { buildPath } from '../contract/src/endpoints/call-address.ts';
import { SHOP_PATHS } from '../contract/src/endpoints/paths/shop.ts';

/**
 * A request to measure. `ratio_min` is the minimum ratio of the shop's requests per second to those of bare-server.ts, which only sends
 * replies of the same size; null if there is none.
 */
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
  ratio_min: number | null;
};

const PRODUCTS_PATH = buildPath(SHOP_PATHS.products, {}, { page: 1 });
const FILTER_PATH = buildPath(SHOP_PATHS.filterProducts, {}, { page: 1 });
const RECOMMENDATIONS_PATH = buildPath(SHOP_PATHS.recommendations);
const buildSuggestPath = (q: string) => buildPath(SHOP_PATHS.suggest, {}, { q });

const listBody = { pagination: 24, sortBy: 'created_at', status: 'published', scope: 'light' };
const chosenFilters = { tags: ['HOT DEAL', 'NEW ARRIVAL'], skin_type: ['Dry'], without: ['alcohol'] };

/** A filter that never recurs, so that no cache holds it. */
const createFilter = () => ({ ...listBody, ...chosenFilters, min_price: 1_000 + 5_000 * Math.random() });

const WORDS = `rice toner snail mucin cream sun centela serum mask dry skin vitamin lip oil aloe cleansing foam ceramide green tea essence
  ampoule balm barrier soothing brightening pore peptide retinol honey cushion tint shampoo gentle milky water gel collagen acne`.split(
  /\s+/,
);
const pickWord = () => WORDS[Math.floor(WORDS.length * Math.random())];
/** Three random words of forty: a text that hardly ever recurs. */
const createText = () => `${pickWord()} ${pickWord()} ${pickWord()}`;
const searchBody = { ...listBody, search: 'rice toner', sortBy: 'relevance' };

/** Twenty random products: a list that hardly ever recurs. */
const pickProductIds = (product_ids: readonly string[]) =>
  Array.from({ length: 20 }, () => product_ids[Math.floor(product_ids.length * Math.random())]).join();

export const createScenarios = (product_ids: readonly string[], product_id = product_ids[0] ?? ''): Scenario[] => [
  { name: 'list page (API)', method: 'POST', path: PRODUCTS_PATH, body: listBody, ratio_min: 0.5 },
  { name: 'filter, facets (API)', method: 'POST', path: FILTER_PATH, body: { ...listBody, ...chosenFilters }, ratio_min: 0.4 },
  { name: 'filter, each different (API)', method: 'POST', path: FILTER_PATH, createBody: createFilter, ratio_min: null },
  { name: 'search, facets (API)', method: 'POST', path: FILTER_PATH, body: searchBody, ratio_min: 0.2 },
  {
    name: 'search, each different (API)',
    method: 'POST',
    path: FILTER_PATH,
    createBody: () => ({ ...searchBody, search: createText() }),
    ratio_min: null,
  },
  { name: 'suggest (API)', method: 'GET', path: buildSuggestPath('snail'), ratio_min: 0.2 },
  {
    name: 'suggest, each different (API)',
    method: 'GET',
    path: buildSuggestPath('snail'),
    createPath: () => buildSuggestPath(createText()),
    ratio_min: null,
  },
  {
    name: 'category (API)',
    method: 'GET',
    path: buildPath(SHOP_PATHS.category, { category_id: 'skincare' }, { page: 2, sortBy: 'best' }),
    ratio_min: 0.5,
  },
  { name: 'recommendations (API)', method: 'GET', path: RECOMMENDATIONS_PATH, ratio_min: 0.5 },
  {
    name: 'recommendations, different (API)',
    method: 'GET',
    path: RECOMMENDATIONS_PATH,
    createPath: () => buildPath(SHOP_PATHS.recommendations, {}, { viewed: pickProductIds(product_ids) }),
    ratio_min: null,
  },
  { name: 'product (API)', method: 'GET', path: buildPath(SHOP_PATHS.product, { product_id }), ratio_min: null },
  { name: 'product page (HTML, kept)', method: 'GET', path: `/product/${product_id}`, accept_encoding: 'br', ratio_min: 0.7 },
  { name: 'category page (HTML, kept)', method: 'GET', path: '/category/skincare', accept_encoding: 'br', ratio_min: 0.7 },
  { name: 'home page (HTML, kept)', method: 'GET', path: '/', accept_encoding: 'br', ratio_min: 0.7 },
];
