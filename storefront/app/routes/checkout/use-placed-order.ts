import type { Order } from '@uruhu/contract/order';
import { useQuery } from '#app/api/use-query.ts';
import { clearPlacedOrderId, loadPlacedOrder, readPlacedOrderId } from '#app/features/orders/placed-order.ts';
import type { CheckoutData } from './checkout-data.ts';
import { findEarlierOrder } from './earlier-order.ts';
import { readWaitingKey } from './order-key.ts';

/**
 * Finds the order that this tab may have placed already. If a request got no response, asks the server about it (findEarlierOrder) before
 * the shopper can order again. If the cart is empty, looks for the order that emptied it. `isChecking` is true meanwhile.
 */
export function usePlacedOrder(data: CheckoutData | null): { isChecking: boolean; order: Order | null } {
  const user_id = data?.user.user_id;
  const isCartEmpty = data?.cart.cart_items.length === 0;
  const { result } = useQuery(user_id ? `${user_id} ${isCartEmpty}` : null, async () => ({
    ok: true,
    data: user_id ? await findPlacedOrder(user_id, isCartEmpty) : null,
  }));
  const mayHavePlaced = user_id !== undefined && (readWaitingKey(user_id) !== null || (isCartEmpty && readPlacedOrderId(user_id) !== null));
  return { isChecking: mayHavePlaced && result.state === 'loading', order: result.state === 'loaded' ? result.data : null };
}

async function findPlacedOrder(user_id: string, isCartEmpty: boolean): Promise<Order | null> {
  if (readWaitingKey(user_id) !== null) return (await findEarlierOrder(user_id)).order;
  if (isCartEmpty) return loadPlacedOrder(user_id);
  // The shopper is ordering something else, so she has seen the placed order.
  clearPlacedOrderId(user_id);
  return null;
}
