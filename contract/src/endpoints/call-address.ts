/** Splits and fills routes such as 'POST /api/orders/:order_id', as the tables in paths/ list them. Browsers load this file, so it imports no schemas. */

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type CallAddress = `${Method} /api/${string}`;

/** The method, and the path as a server registers it. */
export const splitCall = (call: CallAddress) => call.split(' ') as [method: Method, pattern: string];
export const getPattern = (call: CallAddress): string => splitCall(call)[1];

type Params = Readonly<Record<string, string>>;
type Query = Readonly<Record<string, unknown>>;

/** Fills escaped parameters into '/api/products/:product_id' and appends the query. */
export function fillPath(pattern: string, params: Params = {}, query?: Query): string {
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return query ? `${path}?${new URLSearchParams(query as Record<string, string>)}` : path;
}

export const buildPath = (call: CallAddress, params?: Params, query?: Query): string => fillPath(getPattern(call), params, query);
