/**
 * A query parameter of a page. Each page exports a list of its own as `parameters`. The server passes only these to the page, so that
 * addresses that differ in any other parameter share one kept page. `isFreeText`: shoppers type its value, so a page with it is not kept.
 * `many`: it may occur more than once. `formOnly`: only the form in the page's HTML uses it, so data requests leave it out.
 */
export type PageParameter = { name: string; isFreeText?: true; many?: true; formOnly?: true };
