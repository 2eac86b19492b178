/** Reduces an address to what a page depends on: its path, and the parameters that the page reads. */

/**
 * A query parameter that a page reads. `isFreeText`: shoppers type it, so it has any number of values, and such pages are not kept.
 * `isRepeatable`: it may occur more than once, and each value counts. `isFormOnly`: only the form in the page's HTML sends it, not the
 * router's requests for data (`/path.data`).
 */
export type Parameter = { name: string; isFreeText?: true; isRepeatable?: true; isFormOnly?: true };

/** React Router's own parameter in its requests for data (`/path.data`): the routes whose data the browser needs. */
const ROUTES_PARAMETER: Parameter = { name: '_routes' };

export type PageAddress = {
  /** Path and query, equal for all addresses that show the same page. */
  address: string;
  isKeepable: boolean;
  /** Whether the page shows an order by its id. */
  showsOrderById: boolean;
};

/**
 * `parameters`: the `queryParameters` that the page exports. The result lists them in this order. Others ('utm_source', 'fbclid') change
 * nothing on the page and are dropped, so that all shoppers share it.
 */
export function reducePageAddress(url: string, parameters: readonly Parameter[]): PageAddress {
  const [path = '/', ...queryParts] = url.split('?');
  const query = new URLSearchParams(queryParts.join('?'));
  const isData = path.endsWith('.data');
  const readableParameters = isData ? [...parameters.filter(({ isFormOnly }) => !isFormOnly), ROUTES_PARAMETER] : parameters;
  const usedParameters = readableParameters.filter(({ name }) => query.has(name));
  // The storefront reads the first of several values, unless the parameter is `isRepeatable`.
  const keyQuery = new URLSearchParams(
    usedParameters.flatMap(({ name, isRepeatable }) =>
      (isRepeatable ? query.getAll(name).sort() : [query.get(name) ?? '']).map((value) => [name, value]),
    ),
  );
  return {
    address: usedParameters.length > 0 ? `${path}?${keyQuery}` : path,
    isKeepable: !usedParameters.some(({ isFreeText }) => isFreeText),
    showsOrderById: query.has('id'),
  };
}
