/** The cost of rendering each page, by the pattern of its route. The server does not start if a page has no cost, or a cost no page. */
import type { Cost } from '../costs/cost.ts';

/** Finding and sending a kept page, which is compressed already. */
export const KEPT_PAGE: Cost = { cpu: 0.5 };
/** Repeating the calls of a kept page, to compare the replies. */
export const COMPARED_PAGE: Cost = { cpu: 5 };

/** Rendering and compressing a page of products or brands, with its calls of the API. */
const CATALOGUE_PAGE: Cost = { cpu: 40, database: 15 };
/** Rendering and compressing a list of products from a search that is not cached. */
const SEARCH_PAGE: Cost = { cpu: 60 };
/** A page that is rendered without data; the browser then loads the shopper's. */
const SHOPPER_PAGE: Cost = { cpu: 20 };
/** A page that shows only texts. */
const TEXT_PAGE: Cost = { cpu: 20 };

export const PAGE_COSTS: Readonly<Record<string, Cost>> = {
  '/': CATALOGUE_PAGE,
  '/best': CATALOGUE_PAGE,
  '/new': CATALOGUE_PAGE,
  '/deals': CATALOGUE_PAGE,
  '/all-products': SEARCH_PAGE,
  '/productspage': SEARCH_PAGE,
  '/category/:categoryId': SEARCH_PAGE,
  '/brands': CATALOGUE_PAGE,
  '/search': SEARCH_PAGE,
  '/product/:productId': CATALOGUE_PAGE,

  '/signin': SHOPPER_PAGE,
  '/signup': SHOPPER_PAGE,
  '/forgot-password': SHOPPER_PAGE,
  '/reset-password': SHOPPER_PAGE,
  '/confirm-email': SHOPPER_PAGE,
  '/undo-email': SHOPPER_PAGE,
  '/stop-notices': SHOPPER_PAGE,
  '/cart': SHOPPER_PAGE,
  '/wishlist': SHOPPER_PAGE,
  '/checkout': SHOPPER_PAGE,
  '/orders': SHOPPER_PAGE,
  '/orders/:orderId': SHOPPER_PAGE,
  '/orders/:orderId/invoice': SHOPPER_PAGE,
  '/payment-callback': SHOPPER_PAGE,
  '/track-order': SHOPPER_PAGE,
  '/myaccount': SHOPPER_PAGE,
  '/myaccount/addresses': SHOPPER_PAGE,
  '/myaccount/cancellations': SHOPPER_PAGE,
  '/myaccount/reviews': SHOPPER_PAGE,
  '/myaccount/beauty-profile': SHOPPER_PAGE,
  '/myaccount/login-history': SHOPPER_PAGE,
  '/myaccount/deactivate': SHOPPER_PAGE,
  '/accountinfo': SHOPPER_PAGE,

  '/contactus': TEXT_PAGE,
  '/faqs': TEXT_PAGE,
  '/terms': TEXT_PAGE,
  '/privacy': TEXT_PAGE,
  '/legal': TEXT_PAGE,
  '/refund': TEXT_PAGE,

  // An unknown address: the page looks for a redirect.
  '*': { ...SHOPPER_PAGE, database: 1 },
};

/** The pattern of each page of the storefront, as checkPageCosts makes sure at the start. */
export const PAGE_PATTERNS: readonly string[] = Object.keys(PAGE_COSTS);

/** Throws an error that names each page without a cost, and each cost without a page. */
export function checkPageCosts(patterns: readonly string[]): void {
  const missing = patterns.filter((pattern) => !PAGE_COSTS[pattern]);
  const unknown = PAGE_PATTERNS.filter((pattern) => !patterns.includes(pattern));
  const faults = [
    ...missing.map((pattern) => `the page ${pattern} has no cost`),
    ...unknown.map((pattern) => `the cost of ${pattern} belongs to no page`),
  ];
  if (faults.length > 0) throw new Error(`${faults.join(', ')}: see http/pages/page-costs.ts`);
}
