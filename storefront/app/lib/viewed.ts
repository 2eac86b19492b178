/**
 * Which products were looked at on this device, newest first: for 'Recently viewed' and for recommendations. It never
 * leaves the device but as a question about those products. Storage can be forbidden or full: then nothing is kept.
 */
import { VIEWED_KEY } from './has-viewed.ts';

const VIEWED_MAX = 20;

/** What is stored may be anybody's: only texts are ids. */
export function parseViewed(stored: string | null): string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.filter((id) => typeof id === 'string' && id !== '').slice(0, VIEWED_MAX) : [];
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
