/** Finds out whether a request without a response has placed an order. */
import { isInconclusive, type Refusal } from '@uruhu/contract/client';
import type { Order } from '@uruhu/contract/order';
import { api } from '#app/api/api.ts';
import { refreshCartCount } from '#app/features/cart/refresh-cart-count.ts';
import { storeCouponCode } from '#app/features/coupons/coupon-storage.ts';
import { isFullOrder } from '#app/features/orders/order-facts.ts';
import { announcePlacedOrder, storePlacedOrderId } from '#app/features/orders/placed-order.ts';
import { clearOrderKey, readWaitingKey } from './order-key.ts';

/** `isCertain`: the server has reported whether an order was placed; until then, the key must be kept. */
export type EarlierOrder = { isCertain: boolean; order: Order | null };

const NO_ORDER: EarlierOrder = { isCertain: true, order: null };
const UNKNOWN_ORDER: EarlierOrder = { isCertain: false, order: null };

/** Records that the order is placed, so that the page shows it and no request repeats it. */
export function recordPlacement(user_id: string, { order_id }: Order): void {
  storePlacedOrderId(user_id, order_id);
  announcePlacedOrder(user_id, order_id);
  clearOrderKey(user_id);
  storeCouponCode(null);
  refreshCartCount();
}

/** The order that the key of a refused request placed before, if the refusal names one. */
export async function findOrderOfKey({ code, data }: Pick<Refusal, 'code' | 'data'>): Promise<EarlierOrder> {
  const order_id = code === 'idempotency_key_reused' ? (data as { order_id?: unknown } | undefined)?.order_id : undefined;
  if (typeof order_id !== 'string') return NO_ORDER;
  const result = await api.order(order_id);
  return result.ok && isFullOrder(result.data.data) ? { isCertain: true, order: result.data.data } : UNKNOWN_ORDER;
}

/**
 * Sends the waiting key again with another request, which cannot place an order, because its expected total of 0 matches no cart. If the key
 * has placed an order before, the refusal names it.
 */
export async function findEarlierOrder(user_id: string): Promise<EarlierOrder> {
  const waitingKey = readWaitingKey(user_id);
  if (!waitingKey) return NO_ORDER;
  const result = await api.placeOrder({ expected_total: 0 }, waitingKey.key);
  if (!result.ok && isInconclusive(result)) return UNKNOWN_ORDER;
  const earlierOrder = result.ok ? { isCertain: true, order: result.data.data } : await findOrderOfKey(result);
  if (earlierOrder.order) recordPlacement(user_id, earlierOrder.order);
  else if (earlierOrder.isCertain) clearOrderKey(user_id);
  return earlierOrder;
}
