/**
 * The id of the order placed in this tab, or meanwhile in another one, stored until the shopper dismisses the confirmation. If she reloads the page or comes back,
 * she sees the confirmation again instead of an empty cart.
 */
import type { Order } from '@uruhu/contract/order';
import { api } from '#app/api/api.ts';
import { clearTabStorage, readTabStorage, writeTabStorage } from '#app/forms/draft.ts';
import { useWindowEvent } from '#app/lib/hooks/use-window-event.ts';
import { isFullOrder } from './order-facts.ts';

const getStorageKey = (user_id: string) => `placed:${user_id}`;

export const readPlacedOrderId = (user_id: string): string | null => readTabStorage(getStorageKey(user_id));
export const storePlacedOrderId = (user_id: string, order_id: string): void => writeTabStorage(getStorageKey(user_id), order_id);
export const clearPlacedOrderId = (user_id: string): void => clearTabStorage(getStorageKey(user_id));

/** Tells the other open tabs of this device of an order that this tab has placed. The browser sends them an event for each stored value. */
export function announcePlacedOrder(user_id: string, order_id: string): void {
  try {
    localStorage.setItem(getStorageKey(user_id), order_id);
    localStorage.removeItem(getStorageKey(user_id));
  } catch {
    // The browser forbids storage, or it is full: the other tabs then show an empty cart.
  }
}

/** Stores the id of an order that another tab places, since the cart of this tab has become that order too, and calls `onPlaced`. */
export function useOrderOfOtherTab(user_id: string | undefined, onPlaced: () => void): void {
  useWindowEvent('storage', ({ key, newValue }) => {
    if (user_id === undefined || newValue === null || key !== getStorageKey(user_id)) return;
    storePlacedOrderId(user_id, newValue);
    onPlaced();
  });
}

/** Loads the placed order; null if there is none, or it is no longer pending. If the call fails, returns null and keeps the stored id. */
export async function loadPlacedOrder(user_id: string): Promise<Order | null> {
  const order_id = readPlacedOrderId(user_id);
  if (order_id === null) return null;
  const result = await api.order(order_id);
  const order = result.ok && isFullOrder(result.data.data) && result.data.data.status === 'pending' ? result.data.data : null;
  const isStateKnown = result.ok || result.code === 'order_not_found';
  if (isStateKnown && !order) clearPlacedOrderId(user_id);
  return order;
}
