import type { Cart, CartItem } from '@uruhu/contract/cart';
import type { Refusal, Result } from '@uruhu/contract/client';
import { describe, expect, test } from 'vitest';
import { Desk, type DeskApi } from './desk.ts';

const PRICE_RWF = 1_000;

function item(cart_item_id: string, quantity: number): CartItem {
  return {
    cart_item_id,
    product_id: `p-${cart_item_id}`,
    quantity,
    option_id: null,
    size_id: null,
    option: null,
    size: null,
    product: {
      product_id: `p-${cart_item_id}`,
      name: `Name of ${cart_item_id}`,
      brand: 'Anua',
      description: '',
      price: PRICE_RWF,
      price_before: PRICE_RWF,
      imageUrl: '',
      weight: 100,
    },
    line_total: quantity * PRICE_RWF,
    available: null,
  };
}

const refusal = (status: number, message: string): Refusal => ({ ok: false, status, message, errors: [] });

/** A server that keeps quantities and answers each call only when it is told to. */
function fakeServer(quantities: Record<string, number>) {
  const stored = new Map(Object.entries(quantities));
  const calls: string[] = [];
  const waiting: { answer: (with_?: Refusal) => void }[] = [];
  const held = <Data>(name: string, act: () => Data): Promise<Result<Data>> =>
    new Promise((resolve) => {
      calls.push(name);
      waiting.push({ answer: (refused) => resolve(refused ?? { ok: true, data: act() }) });
    });
  const cart = (): Cart => {
    const cart_items = [...stored].map(([id, quantity]) => item(id, quantity));
    const subtotal = cart_items.reduce((sum, line) => sum + line.line_total, 0);
    return { status: 'success', cart_items, subtotal, total_weight: 0, changes: [] };
  };
  const said = (data: CartItem) => ({ status: 'success' as const, message: '', data });
  const api: DeskApi = {
    readCart: () => held('read', cart),
    updateCartItem: ({ cart_item_id, quantity }) =>
      held(`update ${cart_item_id} ${quantity}`, () => {
        stored.set(cart_item_id, quantity);
        return said(item(cart_item_id, quantity));
      }),
    removeCartItem: ({ cart_item_id }) =>
      held(`remove ${cart_item_id}`, () => {
        stored.delete(cart_item_id);
        return said(item(cart_item_id, 1));
      }),
  };
  /** Answers the oldest call that waits, and lets what follows from it happen. */
  async function answer(refused?: Refusal): Promise<void> {
    const next = waiting.shift();
    if (!next) throw new Error('nothing is waiting for an answer');
    next.answer(refused);
    await new Promise((done) => setTimeout(done, 1));
  }
  return { api, calls, answer, stored, waiting };
}

const WORDS = { removed: (name: string) => `removed ${name}`, dropped: 'dropped' };

async function opened(quantities: Record<string, number>) {
  const server = fakeServer(quantities);
  const desk = new Desk(server.api, WORDS, 0);
  desk.load();
  await server.answer();
  server.calls.length = 0;
  return { ...server, desk };
}

function loaded(desk: Desk) {
  const view = desk.view.get();
  if (view.state !== 'loaded') throw new Error(`the cart is ${view.state}`);
  return view;
}
const line = (desk: Desk, id: string) => loaded(desk).lines.find(({ item: { cart_item_id } }) => cart_item_id === id);

describe('reading', () => {
  test('a cart that does not load says why, and loads when asked again', async () => {
    const { api, answer } = fakeServer({ a: 1 });
    const desk = new Desk(api, WORDS, 0);
    desk.load();
    await answer(refusal(500, 'Something went wrong.'));
    expect(desk.view.get()).toEqual({ state: 'failed', message: 'Something went wrong.' });
    desk.load();
    expect(desk.view.get()).toEqual({ state: 'loading' });
    await answer();
    expect(loaded(desk).cart.subtotal).toBe(1_000);
  });

  test('a reading behind the page that gets no answer leaves it as it is', async () => {
    const { desk, answer } = await opened({ a: 1 });
    desk.refresh();
    await answer(refusal(0, 'Network error'));
    expect(loaded(desk).totals).toBe('current');
  });
});

describe('changing how many', () => {
  test('ten fast taps end at the last number, with two updates and one reading', async () => {
    const { desk, answer, calls, stored } = await opened({ a: 1 });
    for (let n = 2; n <= 11; n += 1) desk.setQuantity('a', n);
    expect(line(desk, 'a')).toMatchObject({ quantity: 11, busy: true });
    await answer();
    await answer();
    await answer();
    expect(calls).toEqual(['update a 2', 'update a 11', 'read']);
    expect(stored.get('a')).toBe(11);
    expect(line(desk, 'a')).toMatchObject({ quantity: 11, busy: false });
    expect(loaded(desk)).toMatchObject({ totals: 'current', cart: { subtotal: 11_000 } });
  });

  test('until the server has answered, the totals are shown as old and are not reckoned', async () => {
    const { desk, answer } = await opened({ a: 2 });
    desk.setQuantity('a', 5);
    expect(loaded(desk)).toMatchObject({ totals: 'old', cart: { subtotal: 2_000 } });
    await answer();
    expect(loaded(desk)).toMatchObject({ totals: 'old', cart: { subtotal: 2_000 } });
    await answer();
    expect(loaded(desk)).toMatchObject({ totals: 'current', cart: { subtotal: 5_000 } });
  });

  test('there and back again is sent, as the server already has the first wish', async () => {
    const { desk, answer, calls, stored } = await opened({ a: 2 });
    desk.setQuantity('a', 3);
    desk.setQuantity('a', 2);
    await answer();
    await answer();
    await answer();
    expect(calls).toEqual(['update a 3', 'update a 2', 'read']);
    expect(stored.get('a')).toBe(2);
  });

  test('two lines at once: the totals are read once, after both', async () => {
    const { desk, answer, calls } = await opened({ a: 1, b: 1 });
    desk.setQuantity('a', 2);
    desk.setQuantity('b', 3);
    await answer();
    expect(calls).toEqual(['update a 2', 'update b 3']);
    await answer();
    await answer();
    expect(calls).toEqual(['update a 2', 'update b 3', 'read']);
    expect(loaded(desk).cart.subtotal).toBe(5_000);
  });

  test('a tap during the reading wins over what the reading brings', async () => {
    const { desk, answer, calls } = await opened({ a: 1 });
    desk.setQuantity('a', 2);
    await answer();
    desk.setQuantity('a', 3);
    await answer();
    expect(line(desk, 'a')).toMatchObject({ quantity: 3, busy: true });
    await answer();
    await answer();
    expect(calls).toEqual(['update a 2', 'read', 'update a 3', 'read']);
    expect(line(desk, 'a')).toMatchObject({ quantity: 3, busy: false });
  });

  test('what the shop refuses goes back to what the server has, with its reason', async () => {
    const { desk, answer } = await opened({ a: 2 });
    desk.setQuantity('a', 9);
    await answer(refusal(422, 'Only 4 left'));
    await answer();
    expect(line(desk, 'a')).toMatchObject({ quantity: 2, busy: false, problem: { message: 'Only 4 left', retry: false } });
    desk.setQuantity('a', 4);
    expect(line(desk, 'a')?.problem).toBeNull();
  });

  test('a dropped connection loses nothing: trying again sends the same wish', async () => {
    const { desk, answer, calls, stored } = await opened({ a: 2 });
    desk.setQuantity('a', 5);
    await answer(refusal(0, 'Network error'));
    await answer(refusal(0, 'Network error'));
    expect(line(desk, 'a')).toMatchObject({ quantity: 2, problem: { message: 'dropped', retry: true } });
    expect(loaded(desk).totals).toBe('failed');
    desk.retry('a');
    await answer();
    await answer();
    expect(calls).toEqual(['update a 5', 'read', 'update a 5', 'read']);
    expect(stored.get('a')).toBe(5);
    expect(loaded(desk)).toMatchObject({ totals: 'current', cart: { subtotal: 5_000 } });
  });
});

describe('removing', () => {
  test('the line leaves, is gone when the server agrees, and that is said', async () => {
    const { desk, answer, calls } = await opened({ a: 1, b: 2 });
    desk.remove('a');
    expect(line(desk, 'a')).toMatchObject({ leaving: true });
    await answer();
    await new Promise((done) => setTimeout(done, 5));
    expect(line(desk, 'a')).toBeUndefined();
    expect(loaded(desk).said).toBe('removed Name of a');
    await answer();
    expect(calls).toEqual(['remove a', 'read']);
    expect(loaded(desk).cart.subtotal).toBe(2_000);
  });

  test('a line that is leaving cannot be counted any more', async () => {
    const { desk, calls } = await opened({ a: 1 });
    desk.remove('a');
    desk.setQuantity('a', 4);
    expect(calls).toEqual(['remove a']);
    expect(line(desk, 'a')?.leaving).toBe(true);
  });

  test('one that another tab took out is gone here too', async () => {
    const { desk, answer } = await opened({ a: 1 });
    desk.remove('a');
    await answer(refusal(404, 'This item is no longer in your cart'));
    await new Promise((done) => setTimeout(done, 5));
    expect(loaded(desk).lines).toEqual([]);
  });

  test('a refused removal brings the line back', async () => {
    const { desk, answer } = await opened({ a: 1 });
    desk.remove('a');
    await answer(refusal(500, 'Something went wrong.'));
    await new Promise((done) => setTimeout(done, 5));
    expect(line(desk, 'a')).toMatchObject({ leaving: false, problem: { message: 'Something went wrong.', retry: true } });
  });

  test('a removal after a tap that is under way is sent after it', async () => {
    const { desk, answer, calls, stored } = await opened({ a: 1 });
    desk.setQuantity('a', 2);
    desk.remove('a');
    await answer();
    await answer();
    await new Promise((done) => setTimeout(done, 5));
    expect(calls.slice(0, 2)).toEqual(['update a 2', 'remove a']);
    expect(stored.has('a')).toBe(false);
  });
});
