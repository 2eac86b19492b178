import type { CartItem } from '@uruhu/contract/cart';
import type { Result } from '@uruhu/contract/client';
import type { Order, PlaceOrder } from '@uruhu/contract/order';
import { useRef, useState } from 'react';
import { api } from '#app/api/api.ts';
import { toast } from '#app/lib/toasts.ts';
import * as messages from '#messages/orders/checkout';
import { findEarlierOrder, findOrderOfKey, recordPlacement } from './earlier-order.ts';
import { type CheckoutProblem, describeDroppedConnection, explainRefusal } from './explain-refusal.ts';
import { clearOrderKey, describeRequest, readWaitingKey, reuseOrCreateOrderKey } from './order-key.ts';

type PlaceOrderOptions = {
  user_id: string;
  /** The items to order, as the page shows them. */
  items: readonly CartItem[];
  onPlaced: (order: Order) => void;
  /** Called after a refusal, since the page may show old data. */
  onRefused: (problem: CheckoutProblem) => void;
};

/** Places the order, one request at a time, under an idempotency key that survives dropped connections. */
export function usePlaceOrder({ user_id, items, onPlaced, onRefused }: PlaceOrderOptions) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<CheckoutProblem | null>(null);
  const isPlacing = useRef(false);

  /** Shows the order that an earlier request has placed, instead of placing another one. */
  function showEarlierOrder(order: Order): void {
    toast(messages.placedBefore);
    onPlaced(order);
  }
  async function send(body: PlaceOrder): Promise<void> {
    const request = describeRequest(body, items);
    const waitingKey = readWaitingKey(user_id);
    const earlierOrder = waitingKey && waitingKey.request !== request ? await findEarlierOrder(user_id) : null;
    if (earlierOrder?.order) return showEarlierOrder(earlierOrder.order);
    if (earlierOrder?.isCertain === false) return setProblem(describeDroppedConnection());
    return handleResult(body, await api.placeOrder(body, reuseOrCreateOrderKey(user_id, request)));
  }
  async function handleResult(body: PlaceOrder, result: Result<{ data: Order }>): Promise<void> {
    if (result.ok) {
      recordPlacement(user_id, result.data.data);
      return onPlaced(result.data.data);
    }
    const earlierOrder = await findOrderOfKey(result);
    if (earlierOrder.order) {
      recordPlacement(user_id, earlierOrder.order);
      return showEarlierOrder(earlierOrder.order);
    }
    const { problem: newProblem, mayBePlaced } = explainRefusal(result, { hasCoupon: Boolean(body.applied_coupon_code) });
    setProblem(earlierOrder.isCertain ? newProblem : describeDroppedConnection());
    if (mayBePlaced || !earlierOrder.isCertain) return;
    clearOrderKey(user_id);
    onRefused(newProblem);
  }
  async function place(body: PlaceOrder): Promise<void> {
    if (isPlacing.current) return;
    isPlacing.current = true;
    setBusy(true);
    setProblem(null);
    await send(body);
    isPlacing.current = false;
    setBusy(false);
  }
  return { place, busy, problem, setProblem };
}
