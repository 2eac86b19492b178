/** What is measured. `floor` is the least ratio to the yardstick that the shop is built for. */
export type Scenario = {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
  /** Makes another body for each request, in place of `body`. */
  bodyOf?: () => unknown;
  /** Makes another address for each request, in place of `path`. */
  pathOf?: () => string;
  accept_encoding?: string;
  floor: number | null;
};

const list = { pagination: 24, sortBy: 'created_at', status: 'published', scope: 'light' };
const chosen = { tags: ['HOT DEAL', 'NEW ARRIVAL'], skin_type: ['Dry'], without: ['alcohol'] };

/** Never the same again: each is worked out anew. */
const different = () => ({ ...list, ...chosen, min_price: 1_000 + 5_000 * Math.random() });

const WORDS = `rice toner snail mucin cream sun centela serum mask dry skin vitamin lip oil aloe cleansing foam ceramide green tea essence
  ampoule balm barrier soothing brightening pore peptide retinol honey cushion tint shampoo gentle milky water gel collagen acne`.split(
  /\s+/,
);
const word = () => WORDS[Math.floor(WORDS.length * Math.random())];
/** Three of forty words: hardly ever the same again. */
const differentText = () => `${word()} ${word()} ${word()}`;
const search = { ...list, search: 'rice toner', sortBy: 'relevance' };

/** Twenty of the shop's: hardly ever the same again. */
const someOf = (product_ids: readonly string[]) =>
  Array.from({ length: 20 }, () => product_ids[Math.floor(product_ids.length * Math.random())]).join();

export const scenarios = (product_ids: readonly string[], product_id = product_ids[0] ?? ''): Scenario[] => [
  { name: 'list page (API)', method: 'POST', path: '/api/products?page=1', body: list, floor: 0.5 },
  { name: 'filter, facets (API)', method: 'POST', path: '/api/products/filter?page=1', body: { ...list, ...chosen }, floor: 0.4 },
  { name: 'filter, each another (API)', method: 'POST', path: '/api/products/filter?page=1', bodyOf: different, floor: null },
  { name: 'search, facets (API)', method: 'POST', path: '/api/products/filter?page=1', body: search, floor: 0.2 },
  {
    name: 'search, each another (API)',
    method: 'POST',
    path: '/api/products/filter?page=1',
    bodyOf: () => ({ ...search, search: differentText() }),
    floor: null,
  },
  { name: 'suggest (API)', method: 'GET', path: '/api/products/suggest?q=snail', floor: 0.2 },
  {
    name: 'suggest, each another (API)',
    method: 'GET',
    path: '/api/products/suggest?q=snail',
    pathOf: () => `/api/products/suggest?q=${encodeURIComponent(differentText())}`,
    floor: null,
  },
  { name: 'category (API)', method: 'GET', path: '/api/products/category/skincare?page=2&sortBy=best', floor: 0.5 },
  { name: 'recommendations (API)', method: 'GET', path: '/api/products/recommendations', floor: 0.5 },
  {
    name: 'recommendations, each another (API)',
    method: 'GET',
    path: '/api/products/recommendations',
    pathOf: () => `/api/products/recommendations?viewed=${someOf(product_ids)}`,
    floor: null,
  },
  { name: 'product (API)', method: 'GET', path: `/api/products/${product_id}`, floor: null },
  { name: 'product page (HTML, kept)', method: 'GET', path: `/product/${product_id}`, accept_encoding: 'br', floor: 0.7 },
  { name: 'category page (HTML, kept)', method: 'GET', path: '/category/skincare', accept_encoding: 'br', floor: 0.7 },
  { name: 'home page (HTML, kept)', method: 'GET', path: '/', accept_encoding: 'br', floor: 0.7 },
];
