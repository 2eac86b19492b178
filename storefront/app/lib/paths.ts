/** Every link of the storefront. A parameter that is absent, empty or the default is left out of the address. */

type Query = Record<string, string | number | undefined>;

function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

const segment = encodeURIComponent;
/** The first page has the address without a number. */
const notFirst = (page?: number) => (page === 1 ? undefined : page);

export const paths = {
  home: () => '/',
  best: (query: { page?: number } = {}) => withQuery('/best', { page: notFirst(query.page) }),
  new: (query: { page?: number } = {}) => withQuery('/new', { page: notFirst(query.page) }),
  deals: (query: { page?: number } = {}) => withQuery('/deals', { page: notFirst(query.page) }),
  allProducts: (query: { q?: string; page?: number; perPage?: number; sort?: string } = {}) =>
    withQuery('/all-products', { ...query, page: notFirst(query.page) }),
  search: (query: { q?: string; b?: string; page?: number } = {}) => withQuery('/search', { ...query, page: notFirst(query.page) }),
  category: (category_id: string, query: { page?: number; sort?: string } = {}) =>
    withQuery(`/category/${segment(category_id)}`, { ...query, page: notFirst(query.page) }),
  product: (product_id: string, query: { option?: string; size?: string } = {}) => withQuery(`/product/${segment(product_id)}`, query),
  productReviews: (product_id: string) => `/product/${segment(product_id)}#reviews`,
  brands: () => '/brands',
  signIn: (query: { redirect?: string } = {}) => withQuery('/signin', query),
  signUp: () => '/signup',
  cart: () => '/cart',
  wishlist: () => '/wishlist',
  checkout: () => '/checkout',
  orders: () => '/orders',
  order: (order_id: string) => `/orders/${segment(order_id)}`,
  trackOrder: () => '/track-order',
  faqs: (query: { q?: string } = {}) => withQuery('/faqs', query),
  terms: () => '/terms',
  privacy: () => '/privacy',
  legal: () => '/legal',
} as const;
