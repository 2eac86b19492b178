/**
 * A query parameter that a page reads. `isFreeText`: shoppers type its value, so a page with it is not kept. `isRepeatable`: it may occur
 * more than once. `isFormOnly`: only the form in the page's HTML uses it, so data requests leave it out.
 */
type QueryParameter = { name: string; isFreeText?: true; isRepeatable?: true; isFormOnly?: true };

/**
 * The type of `queryParameters`, an export that the shop's server reads, not React Router: every query parameter that the route reads. The
 * server passes only these to the page, so that URLs that differ in any other parameter, such as `utm_source`, share one kept page.
 * A route without this export reads none. See docs/decisions/0036-a-plain-build.md.
 */
export type QueryParameters = readonly QueryParameter[];
