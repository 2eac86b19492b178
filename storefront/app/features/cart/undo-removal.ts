/** A toast that lets the shopper restore a removed line for some seconds, also after she has opened another page. */
import type { CartItem } from '@uruhu/contract/cart';
import { isInconclusive, type Refusal } from '@uruhu/contract/client';
import { getSession } from '#app/lib/session.ts';
import { notify, type ToastAction, toast } from '#app/lib/toasts.ts';
import * as messages from '#messages/orders/cart';
import { tryAgain } from '#messages/shell/common';
import type { CartStore } from './cart-store.ts';
import { describeChoice } from './item-choice.ts';

/** The toast stays longer than others, because the shopper has to read it and reach its button. */
const UNDO_MS = 8_000;

/** The store of the last opened page with a cart: it shows the restored line. */
let undoTarget: CartStore | null = null;

export function setUndoTarget(store: CartStore): void {
  undoTarget = store;
}

/** Includes option and size, because a toast replaces another with the same text: two shades of one product need two toasts. */
const describeItem = (item: CartItem): string => [item.product.name, describeChoice(item)].filter(Boolean).join(', ');

export function offerUndo(item: CartItem): void {
  notify(
    messages.removedNamed(describeItem(item)),
    { label: messages.undo, press: createRestore(item, { isRetry: false }) },
    'success',
    UNDO_MS,
  );
}

/** Returns a function that restores the line. It does nothing once another customer has signed in: the line was not in her cart. */
function createRestore(item: CartItem, options: { isRetry: boolean }): () => Promise<void> {
  const token = getSession()?.token;
  return async () => {
    if (!undoTarget || getSession()?.token !== token) return;
    notifyRestoreResult(item, await undoTarget.restore(item, options));
    // The button has gone with its toast, so the focus is lost.
    if (document.activeElement === document.body) document.getElementById('cart-title')?.focus({ preventScroll: true });
  };
}

/** Shows the result of a restore. `refusal` null: the line is in the cart again. */
export function notifyRestoreResult(item: CartItem, refusal: Refusal | null): void {
  const name = describeItem(item);
  if (!refusal) toast(messages.putBack(name));
  else {
    const retry: ToastAction = { label: tryAgain, press: createRestore(item, { isRetry: true }) };
    const why = refusal.code === 'network_error' ? messages.noResponse : refusal.message;
    notify(messages.notPutBack(name, why), isInconclusive(refusal) ? retry : null, 'error', UNDO_MS);
  }
}
