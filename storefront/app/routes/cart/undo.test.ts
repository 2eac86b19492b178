import type { CartItem } from '@uruhu/contract/cart';
import { beforeEach, expect, test } from 'vitest';
import { toasts } from '#app/lib/toasts.ts';
import type { Desk } from './desk.ts';
import { offerUndo, tell, undoIn } from './undo.ts';

const shade = (name: string): CartItem => ({
  ...{ cart_item_id: name, product_id: 'tint', quantity: 2, option_id: name, size_id: null, line_total: 2_000, available: null },
  ...{ option: { name, image: '' } as CartItem['option'], size: null },
  product: {
    ...{ product_id: 'tint', name: 'Juicy Tint', brand: 'rom&nd', description: '', price: 1_000, price_before: 1_000, weight: 10 },
    imageUrl: '',
  },
});
const said = () => toasts.get().map(({ text }) => text);
const press = (text: string) => {
  const action = toasts.get().find((toast) => toast.text === text)?.action;
  if (!action || !('press' in action)) throw new Error(`nothing can be done about ${text}`);
  return action.press();
};
beforeEach(() => toasts.set([]));

test('of two shades of one product each can be put back', async () => {
  const restored: [string, boolean | undefined][] = [];
  const restore: Desk['restore'] = async (item, again) => {
    restored.push([item.cart_item_id, again]);
    return null;
  };
  undoIn({ restore } as Desk);
  offerUndo(shade('Fig'));
  offerUndo(shade('Plum'));
  expect(said()).toEqual(['Juicy Tint, Fig was removed from your cart.', 'Juicy Tint, Plum was removed from your cart.']);
  // Nothing of the page is there to take the focus.
  Object.assign(globalThis, { document: { activeElement: null, body: undefined } });
  await press('Juicy Tint, Fig was removed from your cart.');
  expect(restored).toEqual([['Fig', false]]);
  expect(said()).toContain('Juicy Tint, Fig is in your cart again.');
});

test('what no answer came of can be tried again, what the shop refuses cannot', () => {
  const refused = (status: number, message: string) => ({ ok: false as const, status, message, errors: [] });
  tell(shade('Fig'), refused(0, 'Network error'));
  tell(shade('Plum'), refused(422, 'Sold out'));
  expect(toasts.get()).toMatchObject([
    { kind: 'error', text: 'Juicy Tint, Fig could not be put back. Your connection dropped.', action: { label: 'Try again' } },
    { kind: 'error', text: 'Juicy Tint, Plum could not be put back. Sold out', action: null },
  ]);
});
