/** The paths of all pages. A parameter that is absent, empty or the default is left out. */

import type { OrderStatus } from '@uruhu/contract/order';

export type Query = Record<string, string | number | readonly string[] | undefined>;

function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of [value].flat()) if (item !== undefined && item !== '') search.append(name, String(item));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

const encodeSegment = encodeURIComponent;
/** The first page has no page parameter. */
const dropFirstPage = (query: ListQuery): Query => ({ ...query, page: query.page === 1 ? undefined : query.page });

export type PageQuery = { page?: number | undefined };
/** The query of a list: search, sort order, filters and page. */
export type ListQuery = Query & PageQuery;

export const paths = {
  home: () => '/',
  best: (query: ListQuery = {}) => withQuery('/best', dropFirstPage(query)),
  new: (query: ListQuery = {}) => withQuery('/new', dropFirstPage(query)),
  deals: (query: ListQuery = {}) => withQuery('/deals', dropFirstPage(query)),
  allProducts: (query: ListQuery = {}) => withQuery('/all-products', dropFirstPage(query)),
  search: (query: ListQuery = {}) => withQuery('/search', dropFirstPage(query)),
  category: (category_id: string, query: ListQuery = {}) => withQuery(`/category/${encodeSegment(category_id)}`, dropFirstPage(query)),
  product: (product_id: string, query: { option?: string | undefined; size?: string | undefined } = {}) =>
    withQuery(`/product/${encodeSegment(product_id)}`, query),
  productReviews: (product_id: string) => `/product/${encodeSegment(product_id)}#reviews`,
  brands: () => '/brands',
  signIn: (query: { redirect?: string } = {}) => withQuery('/signin', query),
  signUp: () => '/signup',
  cart: () => '/cart',
  wishlist: () => '/wishlist',
  checkout: () => '/checkout',
  orders: (query: { status?: OrderStatus } = {}) => withQuery('/orders', query),
  order: (order_id: string) => `/orders/${encodeSegment(order_id)}`,
  /** The part of the order's page that shows how to pay. */
  payOrder: (order_id: string) => `/orders/${encodeSegment(order_id)}#pay`,
  orderInvoice: (order_id: string) => `/orders/${encodeSegment(order_id)}/invoice`,
  trackOrder: () => '/track-order',
  myAccount: () => '/myaccount',
  myWishlist: () => '/myaccount#wishlist',
  accountInfo: () => '/accountinfo',
  myAddresses: () => '/myaccount/addresses',
  myCancellations: () => '/myaccount/cancellations',
  myReviews: (query: PageQuery = {}) => withQuery('/myaccount/reviews', dropFirstPage(query)),
  beautyProfile: () => '/myaccount/beauty-profile',
  loginHistory: (query: PageQuery = {}) => withQuery('/myaccount/login-history', dropFirstPage(query)),
  deactivate: () => '/myaccount/deactivate',
  forgotPassword: () => '/forgot-password',
  /** `t`: the token of the mailed link. */
  resetPassword: (query: { t?: string } = {}) => withQuery('/reset-password', query),
  contactUs: () => '/contactus',
  faqs: (query: { q?: string } = {}) => withQuery('/faqs', query),
  terms: () => '/terms',
  privacy: () => '/privacy',
  legal: () => '/legal',
  refund: () => '/refund',
} as const;
