import type { CartItem } from '@uruhu/contract/cart';
import type { ClientCode } from '@uruhu/contract/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '#app/lib/toasts.ts';
import type { CartStore } from './cart-store.ts';
import { notifyRestoreResult, offerUndo, setUndoTarget } from './undo-removal.ts';

/** A cart line of one shade of a lip tint. */
const createShade = (name: string): CartItem => ({
  cart_item_id: name,
  product_id: 'tint',
  quantity: 2,
  option_id: name,
  option: { name, image: '' } as CartItem['option'],
  size_id: null,
  size: null,
  product: {
    product_id: 'tint',
    name: 'Juicy Tint',
    brand: 'rom&nd',
    description: '',
    price: 1_000,
    price_before: 1_000,
    imageUrl: '',
    weight: 10,
  },
  line_total: 2_000,
  available: null,
});
const getToastTexts = () => toasts.get().map(({ text }) => text);
const pressToastButton = (text: string) => {
  const action = toasts.get().find((toast) => toast.text === text)?.action;
  if (!action || !('press' in action)) throw new Error(`no button in the toast "${text}"`);
  return action.press();
};
beforeEach(() => toasts.set([]));

test('the shopper can restore each of two shades of one product', async () => {
  const restored: [string, boolean | undefined][] = [];
  const restore: CartStore['restore'] = async (item, options) => {
    restored.push([item.cart_item_id, options?.isRetry]);
    return null;
  };
  setUndoTarget({ restore } as CartStore);
  offerUndo(createShade('Fig'));
  offerUndo(createShade('Plum'));
  expect(getToastTexts()).toEqual(['Juicy Tint, Fig was removed from your cart.', 'Juicy Tint, Plum was removed from your cart.']);
  // The page has no element that could take the focus.
  vi.stubGlobal('document', { activeElement: null, body: undefined });
  await pressToastButton('Juicy Tint, Fig was removed from your cart.');
  expect(restored).toEqual([['Fig', false]]);
  expect(getToastTexts()).toContain('Juicy Tint, Fig is in your cart again.');
});

test('the shopper can retry a restore that got no response, but not one that the server refused', () => {
  const createRefusal = (status: number, code: ClientCode, message: string) => ({ ok: false as const, status, code, message, errors: [] });
  notifyRestoreResult(createShade('Fig'), createRefusal(0, 'network_error', 'Network error'));
  notifyRestoreResult(createShade('Plum'), createRefusal(422, 'sold_out', 'Sold out'));
  expect(toasts.get()).toMatchObject([
    { kind: 'error', text: 'Juicy Tint, Fig could not be put back. Your connection dropped.', action: { label: 'Try again' } },
    { kind: 'error', text: 'Juicy Tint, Plum could not be put back. Sold out', action: null },
  ]);
});
