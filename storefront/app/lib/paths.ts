/** The paths of all pages, in the language of the build. A parameter that is absent, empty or the default is left out. */

import type { OrderStatus } from '@uruhu/contract/order';
import { PATH_PREFIX } from '#language';

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
  home: () => PATH_PREFIX || '/',
  best: (query: ListQuery = {}) => withQuery(`${PATH_PREFIX}/best`, dropFirstPage(query)),
  new: (query: ListQuery = {}) => withQuery(`${PATH_PREFIX}/new`, dropFirstPage(query)),
  deals: (query: ListQuery = {}) => withQuery(`${PATH_PREFIX}/deals`, dropFirstPage(query)),
  allProducts: (query: ListQuery = {}) => withQuery(`${PATH_PREFIX}/all-products`, dropFirstPage(query)),
  search: (query: ListQuery = {}) => withQuery(`${PATH_PREFIX}/search`, dropFirstPage(query)),
  category: (category_id: string, query: ListQuery = {}) =>
    withQuery(`${PATH_PREFIX}/category/${encodeSegment(category_id)}`, dropFirstPage(query)),
  product: (product_id: string, query: { option?: string | undefined; size?: string | undefined } = {}) =>
    withQuery(`${PATH_PREFIX}/product/${encodeSegment(product_id)}`, query),
  productReviews: (product_id: string) => `${PATH_PREFIX}/product/${encodeSegment(product_id)}#reviews`,
  brands: () => `${PATH_PREFIX}/brands`,
  signIn: (query: { redirect?: string } = {}) => withQuery(`${PATH_PREFIX}/signin`, query),
  signUp: () => `${PATH_PREFIX}/signup`,
  cart: () => `${PATH_PREFIX}/cart`,
  wishlist: () => `${PATH_PREFIX}/wishlist`,
  checkout: () => `${PATH_PREFIX}/checkout`,
  orders: (query: { status?: OrderStatus } = {}) => withQuery(`${PATH_PREFIX}/orders`, query),
  order: (order_id: string) => `${PATH_PREFIX}/orders/${encodeSegment(order_id)}`,
  /** The part of the order's page that shows how to pay. */
  payOrder: (order_id: string) => `${PATH_PREFIX}/orders/${encodeSegment(order_id)}#pay`,
  orderInvoice: (order_id: string) => `${PATH_PREFIX}/orders/${encodeSegment(order_id)}/invoice`,
  trackOrder: () => `${PATH_PREFIX}/track-order`,
  myAccount: () => `${PATH_PREFIX}/myaccount`,
  myWishlist: () => `${PATH_PREFIX}/myaccount#wishlist`,
  accountInfo: () => `${PATH_PREFIX}/accountinfo`,
  myAddresses: () => `${PATH_PREFIX}/myaccount/addresses`,
  myCancellations: () => `${PATH_PREFIX}/myaccount/cancellations`,
  myReviews: (query: PageQuery = {}) => withQuery(`${PATH_PREFIX}/myaccount/reviews`, dropFirstPage(query)),
  beautyProfile: () => `${PATH_PREFIX}/myaccount/beauty-profile`,
  loginHistory: (query: PageQuery = {}) => withQuery(`${PATH_PREFIX}/myaccount/login-history`, dropFirstPage(query)),
  deactivate: () => `${PATH_PREFIX}/myaccount/deactivate`,
  forgotPassword: () => `${PATH_PREFIX}/forgot-password`,
  /** `t`: the token of the mailed link. */
  resetPassword: (query: { t?: string } = {}) => withQuery(`${PATH_PREFIX}/reset-password`, query),
  contactUs: () => `${PATH_PREFIX}/contactus`,
  faqs: (query: { q?: string } = {}) => withQuery(`${PATH_PREFIX}/faqs`, query),
  terms: () => `${PATH_PREFIX}/terms`,
  privacy: () => `${PATH_PREFIX}/privacy`,
  legal: () => `${PATH_PREFIX}/legal`,
  refund: () => `${PATH_PREFIX}/refund`,
} as const;
