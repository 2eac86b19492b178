/**
 * The idempotency key of an order: the server places at most one order per key, and refuses the key for another request. It is stored
 * in this tab with the request until a response arrives, so that a retry after a dropped connection or a reload cannot order twice.
 */
import type { CartItem } from '@uruhu/contract/cart';
import type { PlaceOrder } from '@uruhu/contract/order';
import { clearTabStorage, readTabStorage, writeTabStorage } from '#app/forms/draft.ts';

const getStorageKey = (user_id: string) => `placing:${user_id}`;

/** Browsers offer `randomUUID` only on https pages. */
function createRandomKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

type Item = Pick<CartItem, 'product_id' | 'option_id' | 'size_id' | 'quantity'>;

/** The request of a key, as a text to compare. */
export const describeRequest = (body: PlaceOrder, items: readonly Item[]): string =>
  JSON.stringify([body, items.map(({ product_id, option_id, size_id, quantity }) => [product_id, option_id, size_id, quantity])]);

/** The key that still waits for a response, and its request; null if there is none. */
export function readWaitingKey(user_id: string): { key: string; request: string } | null {
  const stored = readTabStorage(getStorageKey(user_id));
  if (stored === null) return null;
  const [key = '', ...requestWords] = stored.split(' ');
  return { key, request: requestWords.join(' ') };
}

/** The waiting key if it is for this request, else a new one that replaces it. */
export function reuseOrCreateOrderKey(user_id: string, request: string): string {
  const waitingKey = readWaitingKey(user_id);
  const key = waitingKey?.request === request ? waitingKey.key : createRandomKey();
  writeTabStorage(getStorageKey(user_id), `${key} ${request}`);
  return key;
}

export const clearOrderKey = (user_id: string): void => clearTabStorage(getStorageKey(user_id));
