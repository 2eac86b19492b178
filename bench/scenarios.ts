/** What is measured. `floor` is the least ratio to the yardstick that the shop is built for. */
export type Scenario = {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
  accept_encoding?: string;
  floor: number | null;
};

export const scenarios = (product_id: string): Scenario[] => [
  {
    name: 'list page (API)',
    method: 'POST',
    path: '/api/products?page=1',
    body: { pagination: 24, sortBy: 'created_at', status: 'published', scope: 'light' },
    floor: 0.5,
  },
  { name: 'product (API)', method: 'GET', path: `/api/products/${product_id}`, floor: null },
  { name: 'product page (HTML, kept)', method: 'GET', path: `/product/${product_id}`, accept_encoding: 'br', floor: 0.7 },
  { name: 'home page (HTML, kept)', method: 'GET', path: '/', accept_encoding: 'br', floor: 0.7 },
];
