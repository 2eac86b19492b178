export const VIEWED_KEY = 'viewed';

/** Whether products were looked at on this device: which ones is read where they are asked about. */
export function hasViewed(): boolean {
  try {
    return localStorage.getItem(VIEWED_KEY) !== null;
  } catch {
    return false;
  }
}
