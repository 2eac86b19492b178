/**
 * A query parameter of a page. Each page exports its own as `parameters`, and the server passes only these to it, so addresses that
 * differ in others share one kept page. `typed`: shoppers type its value, so the server does not keep such pages. `many`: it may occur more
 * than once. `formOnly`: only the form in the page's HTML uses it, so data requests leave it out.
 */
export type PageParameter = { name: string; typed?: true; many?: true; formOnly?: true };
