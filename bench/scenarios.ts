/** What is measured. `floor` is the least ratio to the yardstick that the shop is built for. */
export type Scenario = {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
  /** Makes another body for each request, in place of `body`. */
  bodyOf?: () => unknown;
  accept_encoding?: string;
  floor: number | null;
};

const list = { pagination: 24, sortBy: 'created_at', status: 'published', scope: 'light' };
const chosen = { tags: ['HOT DEAL', 'NEW ARRIVAL'], skin_type: ['Dry'], without: ['alcohol'] };

/** Never the same again: each is worked out anew. */
const different = () => ({ ...list, ...chosen, min_price: 1_000 + 5_000 * Math.random() });

export const scenarios = (product_id: string): Scenario[] => [
  { name: 'list page (API)', method: 'POST', path: '/api/products?page=1', body: list, floor: 0.5 },
  { name: 'filter, facets (API)', method: 'POST', path: '/api/products/filter?page=1', body: { ...list, ...chosen }, floor: 0.4 },
  { name: 'filter, each another (API)', method: 'POST', path: '/api/products/filter?page=1', bodyOf: different, floor: null },
  { name: 'category (API)', method: 'GET', path: '/api/products/category/skincare?page=2&sortBy=best', floor: 0.5 },
  { name: 'product (API)', method: 'GET', path: `/api/products/${product_id}`, floor: null },
  { name: 'product page (HTML, kept)', method: 'GET', path: `/product/${product_id}`, accept_encoding: 'br', floor: 0.7 },
  { name: 'home page (HTML, kept)', method: 'GET', path: '/', accept_encoding: 'br', floor: 0.7 },
];
