/**
 * Which products were looked at on this device, newest first: for 'Recently viewed' and for recommendations. It never
 * leaves the device but as a question about those products. Storage can be forbidden or full: then nothing is kept.
 */
import { VIEWED_KEY } from './has-viewed.ts';

const VIEWED_MAX = 20;
/** As long as an id can be, and as long as it gets in an address: a question about twenty of them is not refused for its length. */
const ID_LENGTH_MAX = 100;
const ID_BYTES_MAX = 3 * ID_LENGTH_MAX;

const isId = (id: unknown): id is string =>
  typeof id === 'string' && id !== '' && id.length <= ID_LENGTH_MAX && encodeURIComponent(id).length <= ID_BYTES_MAX;

/** What is stored may be anybody's: only texts are ids, each once. */
export function parseViewed(stored: string | null): string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? [...new Set(list.filter(isId))].slice(0, VIEWED_MAX) : [];
  } catch {
    return [];
  }
}

/** With this one first, once. */
export const withViewed = (viewed: readonly string[], product_id: string): string[] =>
  [product_id, ...viewed.filter((id) => id !== product_id)].slice(0, VIEWED_MAX);

export function readViewed(): string[] {
  try {
    return parseViewed(localStorage.getItem(VIEWED_KEY));
  } catch {
    return [];
  }
}

export function noteViewed(product_id: string): void {
  try {
    localStorage.setItem(VIEWED_KEY, JSON.stringify(withViewed(readViewed(), product_id)));
  } catch {}
}

export function clearViewed(): void {
  try {
    localStorage.removeItem(VIEWED_KEY);
  } catch {}
}
