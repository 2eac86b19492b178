/** The cost of rendering each page, by the pattern of its route. Mounting fails where a page has no row, or a row no page. */
import type { Cost } from '../cost.ts';

/** Finding and sending a kept page, which is compressed already. */
export const KEPT_PAGE: Cost = { cpu: 0.5 };
/** Repeating the calls of a kept page, to compare the replies. */
export const COMPARED_PAGE: Cost = { cpu: 5 };

/** Rendering and compressing a list of products or a product, with its calls of the API. */
const PRODUCTS: Cost = { cpu: 40, database: 15 };
/** The same with a search that is not cached. */
const SEARCH: Cost = { cpu: 60 };
/** A page that the browser fills with the shopper's own data. */
const EMPTY: Cost = { cpu: 20 };
/** A page of texts. */
const TEXTS: Cost = { cpu: 20 };

export const PAGE_COSTS: Readonly<Record<string, Cost>> = {
  '/': PRODUCTS,
  '/best': PRODUCTS,
  '/new': PRODUCTS,
  '/deals': PRODUCTS,
  '/all-products': SEARCH,
  '/productspage': SEARCH,
  '/category/:categoryId': SEARCH,
  '/brands': PRODUCTS,
  '/search': SEARCH,
  '/product/:productId': PRODUCTS,

  '/signin': EMPTY,
  '/signup': EMPTY,
  '/forgot-password': EMPTY,
  '/reset-password': EMPTY,
  '/confirm-email': EMPTY,
  '/undo-email': EMPTY,
  '/stop-notices': EMPTY,
  '/cart': EMPTY,
  '/wishlist': EMPTY,
  '/checkout': EMPTY,
  '/orders': EMPTY,
  '/orders/:orderId': EMPTY,
  '/orders/:orderId/invoice': EMPTY,
  '/payment-callback': EMPTY,
  '/track-order': EMPTY,
  '/myaccount': EMPTY,
  '/myaccount/addresses': EMPTY,
  '/myaccount/cancellations': EMPTY,
  '/myaccount/reviews': EMPTY,
  '/myaccount/beauty-profile': EMPTY,
  '/myaccount/login-history': EMPTY,
  '/myaccount/deactivate': EMPTY,
  '/accountinfo': EMPTY,

  '/contactus': TEXTS,
  '/faqs': TEXTS,
  '/terms': TEXTS,
  '/privacy': TEXTS,
  '/legal': TEXTS,
  '/refund': TEXTS,

  '*': EMPTY,
};

/** Throws, with their names, where pages and rows differ. */
export function checkPageCosts(patterns: readonly string[]): void {
  const missing = patterns.filter((pattern) => !PAGE_COSTS[pattern]);
  const unknown = Object.keys(PAGE_COSTS).filter((pattern) => !patterns.includes(pattern));
  const faults = [
    ...missing.map((pattern) => `the page ${pattern} has no cost`),
    ...unknown.map((pattern) => `the cost of ${pattern} belongs to no page`),
  ];
  if (faults.length > 0) throw new Error(`${faults.join(', ')}: see http/page-costs.ts`);
}
