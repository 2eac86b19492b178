export const VIEWED_KEY = 'viewed';

/** Whether the shopper has viewed products on this device. A file of its own, because viewed.ts, which reads the list, loads later. */
export function hasViewed(): boolean {
  try {
    return localStorage.getItem(VIEWED_KEY) !== null;
  } catch {
    return false;
  }
}
