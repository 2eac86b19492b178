/** What the cart page shows: the server's cart with the changes that the server does not have yet. */
import type { Cart, CartItem } from '@uruhu/contract/cart';
import { LINE_QUANTITY_MAX } from '@uruhu/contract/constants';

/** The quantity that the shopper wants for a line, or its removal. */
export type PendingChange = number | 'gone';

/** Why the last change of a line failed. `retry`: it did not reach the server, so sending `wish` again can succeed. */
export type Failure = { message: string; wish: PendingChange; retry: boolean };

/** `old`: the lines have changed since the totals were read; `failed`: the read failed, or a change has not reached the server. */
export type Totals = 'current' | 'old' | 'failed';

export type LineView = {
  item: CartItem;
  /** The quantity that the shopper wants, though the server may not have it yet. */
  quantity: number;
  /** The server does not have the quantity yet, so the line total is of an older one. */
  busy: boolean;
  leaving: boolean;
  /** The shopper removed the line, but the removal has not reached the server. */
  removed: boolean;
  problem: Failure | null;
};

export type CartView =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | {
      state: 'loaded';
      lines: LineView[];
      cart: Cart;
      totals: Totals;
      /** The shopper removed a line on this page: if the cart is empty now, she emptied it herself. */
      lineRemoved: boolean;
      /** Messages about lines that another tab removed while the shopper changed them here. */
      gone: readonly string[];
    };

/** `wish` is the change that is being sent, if any, and `problem` the failure of an earlier one. */
export function toLineView(item: CartItem, wish: PendingChange | undefined, problem: Failure | null): LineView {
  // A change that waits for a retry is still what the shopper wants.
  const pendingChange = wish ?? (problem?.retry ? problem.wish : undefined);
  return {
    item,
    quantity: typeof pendingChange === 'number' ? pendingChange : item.quantity,
    busy: pendingChange !== undefined,
    leaving: wish === 'gone',
    removed: wish === undefined && pendingChange === 'gone',
    problem,
  };
}

/** The largest quantity of a line in one order. */
export const getMaxQuantity = ({ available }: Pick<CartItem, 'available'>): number =>
  Math.max(1, Math.min(available ?? LINE_QUANTITY_MAX, LINE_QUANTITY_MAX));

/** Finds the line with the same product, option and size. A cart has at most one. */
export const findSameLine = (cart: Cart | null, { product_id, option_id, size_id }: CartItem): CartItem | undefined =>
  cart?.cart_items.find((other) => other.product_id === product_id && other.option_id === option_id && other.size_id === size_id);
