export const VIEWED_KEY = 'viewed';

/** Whether the shopper has viewed products on this device. It is not in viewed.ts, which reads the list, because that file loads later. */
export function hasViewedProducts(): boolean {
  try {
    return localStorage.getItem(VIEWED_KEY) !== null;
  } catch {
    return false;
  }
}
