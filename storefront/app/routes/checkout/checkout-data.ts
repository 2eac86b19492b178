import type { Address, User } from '@uruhu/contract/account';
import type { Cart } from '@uruhu/contract/cart';
import type { Result } from '@uruhu/contract/client';
import { api } from '#app/lib/api.ts';
import { readCart } from '#app/lib/read-cart.ts';

export type CheckoutData = { cart: Cart; addresses: Address[]; user: User };

/**
 * Everything that ordering needs, asked for at once; one refusal is that of the whole. `checkCoupon`: how that comes out is shown
 * where the coupon is.
 */
export async function askCheckout(checkCoupon: () => Promise<void>): Promise<Result<CheckoutData>> {
  const [cart, addresses, me] = await Promise.all([readCart(true), api.addresses(), api.me(), checkCoupon()]);
  if (!cart.ok) return cart;
  if (!addresses.ok) return addresses;
  if (!me.ok) return me;
  return { ok: true, data: { cart: cart.data, addresses: addresses.data.data, user: me.data.user } };
}

type Place = Pick<Address, 'address' | 'city' | 'country'>;

export const addressLine = ({ address, city, country }: Place): string => `${address}, ${city}, ${country}`;

/** One text for the order: where to, and the second number to call if there is one. */
export function deliveryText(place: Place, secondaryPhone: string): string {
  return [addressLine(place), secondaryPhone].filter(Boolean).join(', ');
}
