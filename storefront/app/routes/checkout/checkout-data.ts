import type { Address, User } from '@uruhu/contract/account';
import type { Cart } from '@uruhu/contract/cart';
import type { Result } from '@uruhu/contract/client';
import type { OwnCoupons } from '@uruhu/contract/coupon';
import { api } from '#app/api/api.ts';
import { readCart } from '#app/features/cart/read-cart.ts';

/** `coupons`: null if they could not be loaded; the shopper can order without them. */
export type CheckoutData = { cart: Cart; addresses: Address[]; user: User; coupons: OwnCoupons | null };

/**
 * Loads everything that the checkout needs in parallel; returns the first refusal. The page shows the result of
 * `checkCoupon` with the coupon.
 */
export async function loadCheckout(checkCoupon: () => Promise<void>): Promise<Result<CheckoutData>> {
  const [cart, addresses, me, coupons] = await Promise.all([readCart(true), api.addresses(), api.me(), api.coupons(), checkCoupon()]);
  if (!cart.ok) return cart;
  if (!addresses.ok) return addresses;
  if (!me.ok) return me;
  const own = { addresses: addresses.data.data, user: me.data.user, coupons: coupons.ok ? coupons.data : null };
  return { ok: true, data: { cart: cart.data, ...own } };
}

type DeliveryPlace = Pick<Address, 'address' | 'city' | 'country'>;

export const formatAddressLine = ({ address, city, country }: DeliveryPlace): string => `${address}, ${city}, ${country}`;

/** The delivery text of the order: the address, and the second phone number if there is one. */
export function formatDeliveryText(place: DeliveryPlace, secondaryPhone: string): string {
  return [formatAddressLine(place), secondaryPhone].filter(Boolean).join(', ');
}
