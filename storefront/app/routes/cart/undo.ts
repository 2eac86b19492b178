/** A line that was taken out can be put back for some seconds, wherever the shopper has gone meanwhile. */
import type { CartItem } from '@uruhu/contract/cart';
import type { Refusal } from '@uruhu/contract/client';
import { getSession } from '#app/lib/session.ts';
import { notify, type ToastAction, toast } from '#app/lib/toasts.ts';
import * as words from '#messages/cart';
import { tryAgain } from '#messages/common';
import { canRetry, type Desk } from './desk.ts';
import { choiceOf } from './item-looks.ts';

/** Longer than other notes: it has to be read, understood and reached. */
const UNDO_MS = 8_000;

/** The cart that was opened last: what is put back is seen there. */
let latest: Desk | null = null;

export function undoIn(desk: Desk): void {
  latest = desk;
}

/** With its option and size: of two shades of one product, what is said of the one must not take the place of the other's. */
const nameOf = (item: CartItem): string => [item.product.name, choiceOf(item)].filter(Boolean).join(', ');

export function offerUndo(item: CartItem): void {
  notify(words.removedNamed(nameOf(item)), { label: words.undo, press: putter(item, false) }, 'success', UNDO_MS);
}

/** Does nothing once somebody else is signed in: it was not her cart. */
function putter(item: CartItem, again: boolean): () => Promise<void> {
  const token = getSession()?.token;
  return async () => {
    if (!latest || getSession()?.token !== token) return;
    tell(item, await latest.restore(item, again));
    // The button went with its note, and the focus with it.
    if (document.activeElement === document.body) document.getElementById('cart-title')?.focus({ preventScroll: true });
  };
}

/** How it came out; null: it is there again. */
export function tell(item: CartItem, refusal: Refusal | null): void {
  const name = nameOf(item);
  if (!refusal) toast(words.putBack(name));
  else {
    const again: ToastAction = { label: tryAgain, press: putter(item, true) };
    const why = refusal.status === 0 ? words.noAnswer : refusal.message;
    notify(words.notPutBack(name, why), canRetry(refusal) ? again : null, 'error', UNDO_MS);
  }
}
