import type { Address, User } from '@uruhu/contract/account';
import type { Cart } from '@uruhu/contract/cart';
import type { Result } from '@uruhu/contract/client';
import type { UsableCoupons } from '@uruhu/contract/coupon';
import { api } from '#app/api/api.ts';
import { readFreshCart } from '#app/features/cart/read-cart.ts';

/** `coupons`: null if they could not be loaded; the shopper can order without them. */
export type CheckoutData = { cart: Cart; addresses: Address[]; user: User; coupons: UsableCoupons | null };

/**
 * Loads the data of the checkout in parallel; returns the first refusal. The coupon store holds the result of
 * `checkCoupon`.
 */
export async function loadCheckout(checkCoupon: () => Promise<void>): Promise<Result<CheckoutData>> {
  const [cart, addresses, me, coupons] = await Promise.all([readFreshCart(), api.addresses(), api.me(), api.coupons(), checkCoupon()]);
  if (!cart.ok) return cart;
  if (!addresses.ok) return addresses;
  if (!me.ok) return me;
  const loadedCoupons = coupons.ok ? coupons.data : null;
  return { ok: true, data: { cart: cart.data, addresses: addresses.data.data, user: me.data.user, coupons: loadedCoupons } };
}

type DeliveryAddress = Pick<Address, 'address' | 'city' | 'country'>;

export const formatAddressLine = ({ address, city, country }: DeliveryAddress): string => `${address}, ${city}, ${country}`;

/** The delivery text of the order: the address, and the second phone number if there is one. */
export function formatDeliveryText(address: DeliveryAddress, secondaryPhone: string): string {
  return [formatAddressLine(address), secondaryPhone].filter(Boolean).join(', ');
}
