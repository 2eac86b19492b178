/**
 * The code of the coupon that a person has applied, kept on this device until the order is placed or they sign out. Storage
 * can be forbidden or full: the code then lasts as long as the page that it was applied on.
 */
import { getSession } from './session.ts';

const KEY = 'coupon';

/** The code that is kept for this person; what is stored may be anybody's. */
export function parseKept(stored: string | null, user_id: string | undefined): string | null {
  try {
    const kept = JSON.parse(stored ?? 'null') as { user_id?: unknown; coupon_code?: unknown } | null;
    return user_id && kept?.user_id === user_id && typeof kept.coupon_code === 'string' && kept.coupon_code !== ''
      ? kept.coupon_code
      : null;
  } catch {
    return null;
  }
}

const owner = () => getSession()?.user?.user_id;

export function readCoupon(): string | null {
  try {
    return parseKept(localStorage.getItem(KEY), owner());
  } catch {
    return null;
  }
}

/** Null: none any more. */
export function keepCoupon(coupon_code: string | null): void {
  try {
    const user_id = owner();
    if (coupon_code === null || !user_id) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify({ user_id, coupon_code }));
  } catch {}
}

/** Calls when another tab of this browser has changed it. Answers how to stop. */
export function onCouponElsewhere(listener: (coupon_code: string | null) => void): () => void {
  const changed = ({ key }: StorageEvent) => {
    if (key === null || key === KEY) listener(readCoupon());
  };
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
}
