/**
 * The coupon code that a customer has applied, stored on this device until she places the order or signs out. If the browser forbids
 * storage or it is full, the code lasts as long as the page on which she applied it.
 */
import { getSession } from '#app/lib/session.ts';

const KEY = 'coupon';

/** The stored code if it belongs to this customer. Another customer may have stored it, and the text may be malformed. */
export function parseStoredCouponCode(stored: string | null, user_id: string | undefined): string | null {
  try {
    const coupon = JSON.parse(stored ?? 'null') as { user_id?: unknown; coupon_code?: unknown } | null;
    return user_id && coupon?.user_id === user_id && typeof coupon.coupon_code === 'string' && coupon.coupon_code !== ''
      ? coupon.coupon_code
      : null;
  } catch {
    return null;
  }
}

const getUserId = () => getSession()?.user?.user_id;

export function readStoredCouponCode(): string | null {
  try {
    return parseStoredCouponCode(localStorage.getItem(KEY), getUserId());
  } catch {
    return null;
  }
}

/** Stores the code; null removes the stored one. */
export function storeCouponCode(coupon_code: string | null): void {
  try {
    const user_id = getUserId();
    if (coupon_code === null || !user_id) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify({ user_id, coupon_code }));
  } catch {}
}

/** Whether a storage event with this key may have changed the stored code; null means that all keys were removed. */
export const isCouponStorageKey = (key: string | null): boolean => key === null || key === KEY;
