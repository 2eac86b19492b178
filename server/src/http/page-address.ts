/** What of an address a page is made from: its path, and the parameters that the storefront reads. */

type Parameter = { name: string; typed?: true; many?: true };

/**
 * Every parameter that a route of the storefront reads, in the order in which addresses name them. Others ('utm_source', 'fbclid')
 * change nothing on the page, so they share it. `typed`: people type it, so there is no end of values; such pages are not kept.
 * `many`: it may be there more than once, and each value counts.
 * A route that reads another parameter must have it here: without, the page is rendered as if it were not in the address.
 */
const PARAMETERS: readonly Parameter[] = [
  /** /search, /all-products, /faqs: what is looked for. */
  { name: 'q', typed: true },
  /** Every list: what it is narrowed to. `b` is the brand. */
  ...['b', 'c', 'tag', 'feature', 'concern', 'skin', 'formulation', 'keyword', 'ingredient', 'without'].map(
    (name): Parameter => ({ name, many: true }),
  ),
  { name: 'min', typed: true },
  { name: 'max', typed: true },
  { name: 'page' },
  { name: 'perPage' },
  { name: 'sort' },
  /** /product: what is chosen. */
  { name: 'option' },
  { name: 'size' },
  /** /signin, /signup: where to go on. */
  { name: 'redirect', typed: true },
  /** /track-order. */
  { name: 'id', typed: true },
];

/** Which parts of a page are wanted: the router's own, in addresses of data alone. */
const ROUTES: Parameter = { name: '_routes' };

export type PageAddress = {
  /** Path and query: the same for all addresses that show the same. */
  address: string;
  keepable: boolean;
  /** Asks for an order by its id. */
  tracks: boolean;
};

export function pageAddress(url: string): PageAddress {
  const [path = '/', ...rest] = url.split('?');
  const asked = new URLSearchParams(rest.join('?'));
  const read = (path.endsWith('.data') ? [...PARAMETERS, ROUTES] : PARAMETERS).filter(({ name }) => asked.has(name));
  // Of a name that is there twice the storefront reads the first, unless it may be there more often.
  const query = new URLSearchParams(
    read.flatMap(({ name, many }) => (many ? asked.getAll(name).sort() : [asked.get(name) ?? '']).map((value) => [name, value])),
  );
  return {
    address: read.length > 0 ? `${path}?${query}` : path,
    keepable: !read.some(({ typed }) => typed),
    tracks: asked.has('id'),
  };
}
