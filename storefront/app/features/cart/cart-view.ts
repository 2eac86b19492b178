/** The view of the cart page: the server's cart with the changes that the server does not have yet. */
import type { Cart, CartItem } from '@uruhu/contract/cart';
import { LINE_QUANTITY_MAX } from '@uruhu/contract/constants';

/** The quantity that the shopper wants for a line, or its removal. */
export type PendingChange = number | 'removal';

/** The last change of a line, which failed, and why. `canRetry`: it did not reach the server, so sending it again can succeed. */
export type FailedChange = { change: PendingChange; message: string; canRetry: boolean };

/** `old`: the lines have changed since the totals were read; `failed`: the read failed, or a change has not reached the server. */
export type TotalsState = 'current' | 'old' | 'failed';

export type LineView = {
  item: CartItem;
  /** The quantity that the shopper wants, though the server may not have it yet. */
  quantity: number;
  /** The server does not have the quantity yet, so the line total belongs to the previous one. */
  busy: boolean;
  /** The removal is being sent, while the line fades. */
  isRemoving: boolean;
  /** The shopper removed the line, but the removal has not reached the server. Also true while it is sent again. */
  removalFailed: boolean;
  problem: FailedChange | null;
};

export type CartView =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | {
      state: 'loaded';
      lines: LineView[];
      cart: Cart;
      totals: TotalsState;
      /** The shopper removed a line on this page: if the cart is empty now, she emptied it herself. */
      lineRemoved: boolean;
      /** Messages about lines that another tab removed while the shopper changed them here. */
      goneMessages: readonly string[];
    };

/** `problem`: an earlier change that failed. */
export function toLineView(item: CartItem, changeBeingSent: PendingChange | undefined, problem: FailedChange | null): LineView {
  // A change that waits for a retry is still what the shopper wants.
  const pendingChange = changeBeingSent ?? (problem?.canRetry ? problem.change : undefined);
  return {
    item,
    quantity: typeof pendingChange === 'number' ? pendingChange : item.quantity,
    busy: pendingChange !== undefined,
    isRemoving: changeBeingSent === 'removal',
    removalFailed: problem?.canRetry === true && problem.change === 'removal',
    problem,
  };
}

/** The largest quantity of a line in one order. */
export const getMaxQuantity = ({ available }: Pick<CartItem, 'available'>): number =>
  Math.max(1, Math.min(available ?? LINE_QUANTITY_MAX, LINE_QUANTITY_MAX));

/** Finds the line with the same product, option and size. A cart has at most one. */
export const findSameLine = (cart: Cart | null, { product_id, option_id, size_id }: CartItem): CartItem | undefined =>
  cart?.cart_items.find((other) => other.product_id === product_id && other.option_id === option_id && other.size_id === size_id);
