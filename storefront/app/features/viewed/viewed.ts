/**
 * The products that the shopper has viewed on this device, newest first, for 'Recently viewed' and recommendations. The list leaves
 * the device only in requests for these products. If the browser forbids storage or it is full, the list stays empty.
 */
import { VIEWED_KEY } from '#app/features/products/has-viewed.ts';

const VIEWED_PRODUCTS_MAX = 20;
/** The longest id, and its longest form in a URL, so that a request with twenty ids stays below the server's limit on URLs. */
const ID_LENGTH_MAX = 100;
const ID_BYTES_MAX = 3 * ID_LENGTH_MAX;

const isId = (id: unknown): id is string =>
  typeof id === 'string' && id !== '' && id.length <= ID_LENGTH_MAX && encodeURIComponent(id).length <= ID_BYTES_MAX;

/** Reads the stored list. The text may be malformed, so this keeps only valid ids, each once. */
export function parseViewedIds(stored: string | null): string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? [...new Set(list.filter(isId))].slice(0, VIEWED_PRODUCTS_MAX) : [];
  } catch {
    return [];
  }
}

/** The list with this product first. */
export const prependViewedId = (viewed: readonly string[], product_id: string): string[] =>
  [product_id, ...viewed.filter((id) => id !== product_id)].slice(0, VIEWED_PRODUCTS_MAX);

export function readViewedIds(): string[] {
  try {
    return parseViewedIds(localStorage.getItem(VIEWED_KEY));
  } catch {
    return [];
  }
}

export function recordViewedProduct(product_id: string): void {
  try {
    localStorage.setItem(VIEWED_KEY, JSON.stringify(prependViewedId(readViewedIds(), product_id)));
  } catch {}
}

export function clearViewedProducts(): void {
  try {
    localStorage.removeItem(VIEWED_KEY);
  } catch {}
}
