export const VIEWED_KEY = 'viewed';

/** Whether the shopper has viewed products on this device. It is not beside the list (features/viewed), which loads later than the home page. */
export function hasViewedProducts(): boolean {
  try {
    return localStorage.getItem(VIEWED_KEY) !== null;
  } catch {
    return false;
  }
}
