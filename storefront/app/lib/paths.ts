/** Every link of the storefront. A parameter that is absent, empty or the default is left out of the address. */

export type Query = Record<string, string | number | readonly string[] | undefined>;

function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) if (one !== undefined && one !== '') search.append(name, String(one));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

const segment = encodeURIComponent;
/** The first page has the address without a number. */
const ofPage = (query: ListQuery): Query => ({ ...query, page: query.page === 1 ? undefined : query.page });

export type PageQuery = { page?: number | undefined };
/** A list's address may hold a search, an order, filters and a page. */
export type ListQuery = Query & PageQuery;

export const paths = {
  home: () => '/',
  best: (query: ListQuery = {}) => withQuery('/best', ofPage(query)),
  new: (query: ListQuery = {}) => withQuery('/new', ofPage(query)),
  deals: (query: ListQuery = {}) => withQuery('/deals', ofPage(query)),
  allProducts: (query: ListQuery = {}) => withQuery('/all-products', ofPage(query)),
  search: (query: ListQuery = {}) => withQuery('/search', ofPage(query)),
  category: (category_id: string, query: ListQuery = {}) => withQuery(`/category/${segment(category_id)}`, ofPage(query)),
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
  orderInvoice: (order_id: string) => `/orders/${segment(order_id)}/invoice`,
  trackOrder: () => '/track-order',
  myAccount: () => '/myaccount',
  myWishlist: () => '/myaccount#wishlist',
  accountInfo: () => '/accountinfo',
  myAddresses: () => '/myaccount/addresses',
  myCancellations: () => '/myaccount/cancellations',
  myReviews: (query: PageQuery = {}) => withQuery('/myaccount/reviews', ofPage(query)),
  beautyProfile: () => '/myaccount/beauty-profile',
  loginHistory: (query: PageQuery = {}) => withQuery('/myaccount/login-history', ofPage(query)),
  deactivate: () => '/myaccount/deactivate',
  forgotPassword: () => '/forgot-password',
  resetPassword: () => '/reset-password',
  contactUs: () => '/contactus',
  faqs: (query: { q?: string } = {}) => withQuery('/faqs', query),
  terms: () => '/terms',
  privacy: () => '/privacy',
  legal: () => '/legal',
} as const;
