/** The cost of rendering each page, by the pattern of its route. The server does not start if a page has no cost, or a cost no page. */
import type { Cost } from '../costs/cost.ts';

/** Finding and sending a kept page, which is compressed already. */
export const KEPT_PAGE: Cost = { cpu: 0.5 };
/** Repeating the calls of a kept page, to compare the replies. */
export const COMPARED_PAGE: Cost = { cpu: 5 };

/** Rendering and compressing a page of products or brands, with its calls of the API. */
const CATALOGUE_PAGE: Cost = { cpu: 40, database: 15 };
/** Rendering and compressing a list of products from a search that is not cached. */
const SEARCH: Cost = { cpu: 60 };
/** A page without data, which the browser fills with the shopper's data. */
const SHOPPER_DATA: Cost = { cpu: 20 };
/** A page that shows only texts. */
const TEXTS: Cost = { cpu: 20 };

export const PAGE_COSTS: Readonly<Record<string, Cost>> = {
  '/': CATALOGUE_PAGE,
  '/best': CATALOGUE_PAGE,
  '/new': CATALOGUE_PAGE,
  '/deals': CATALOGUE_PAGE,
  '/all-products': SEARCH,
  '/productspage': SEARCH,
  '/category/:categoryId': SEARCH,
  '/brands': CATALOGUE_PAGE,
  '/search': SEARCH,
  '/product/:productId': CATALOGUE_PAGE,

  '/signin': SHOPPER_DATA,
  '/signup': SHOPPER_DATA,
  '/forgot-password': SHOPPER_DATA,
  '/reset-password': SHOPPER_DATA,
  '/confirm-email': SHOPPER_DATA,
  '/undo-email': SHOPPER_DATA,
  '/stop-notices': SHOPPER_DATA,
  '/cart': SHOPPER_DATA,
  '/wishlist': SHOPPER_DATA,
  '/checkout': SHOPPER_DATA,
  '/orders': SHOPPER_DATA,
  '/orders/:orderId': SHOPPER_DATA,
  '/orders/:orderId/invoice': SHOPPER_DATA,
  '/payment-callback': SHOPPER_DATA,
  '/track-order': SHOPPER_DATA,
  '/myaccount': SHOPPER_DATA,
  '/myaccount/addresses': SHOPPER_DATA,
  '/myaccount/cancellations': SHOPPER_DATA,
  '/myaccount/reviews': SHOPPER_DATA,
  '/myaccount/beauty-profile': SHOPPER_DATA,
  '/myaccount/login-history': SHOPPER_DATA,
  '/myaccount/deactivate': SHOPPER_DATA,
  '/accountinfo': SHOPPER_DATA,

  '/contactus': TEXTS,
  '/faqs': TEXTS,
  '/terms': TEXTS,
  '/privacy': TEXTS,
  '/legal': TEXTS,
  '/refund': TEXTS,

  // An unknown address: the page looks for a redirect.
  '*': { ...SHOPPER_DATA, database: 1 },
};

/** Throws an error that names each page without a cost, and each cost without a page. */
export function checkPageCosts(patterns: readonly string[]): void {
  const missing = patterns.filter((pattern) => !PAGE_COSTS[pattern]);
  const unknown = Object.keys(PAGE_COSTS).filter((pattern) => !patterns.includes(pattern));
  const faults = [
    ...missing.map((pattern) => `the page ${pattern} has no cost`),
    ...unknown.map((pattern) => `the cost of ${pattern} belongs to no page`),
  ];
  if (faults.length > 0) throw new Error(`${faults.join(', ')}: see http/pages/page-costs.ts`);
}
