import type { Cart, CartItem } from '@uruhu/contract/cart';
import type { Refusal, Result } from '@uruhu/contract/client';
import { LINE_QUANTITY_MAX } from '@uruhu/contract/constants';
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
        const quantity = stored.get(cart_item_id) ?? 0;
        stored.delete(cart_item_id);
        return said(item(cart_item_id, quantity));
      }),
    addToCart: ({ product_id, quantity = 1 }) =>
      held(`add ${product_id} ${quantity}`, () => {
        const id = product_id.slice(2);
        const together = (stored.get(id) ?? 0) + quantity;
        stored.set(id, together);
        return said(item(id, together));
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

const words = {
  gone: (name: string) => `gone ${name}`,
  dropped: () => 'dropped',
  notRemoved: (message: string | null) => `not removed: ${message}`,
};
const openDesk = (api: DeskApi, onRemoved: (item: CartItem) => void = () => {}) => new Desk(api, { words, fade_ms: 0, onRemoved });

async function opened(quantities: Record<string, number>) {
  const server = fakeServer(quantities);
  const removed: CartItem[] = [];
  const desk = openDesk(server.api, (item) => removed.push(item));
  desk.load();
  await server.answer();
  server.calls.length = 0;
  return { ...server, desk, removed };
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
    const desk = openDesk(api);
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

  test('taps that come before the page is drawn all count, and none goes below one', async () => {
    const { desk } = await opened({ a: 1 });
    for (let tap = 0; tap < 4; tap += 1) desk.step('a', 1);
    expect(line(desk, 'a')?.quantity).toBe(5);
    for (let tap = 0; tap < 9; tap += 1) desk.step('a', -1);
    expect(line(desk, 'a')?.quantity).toBe(1);
    desk.step('a', 1_000_000);
    expect(line(desk, 'a')?.quantity).toBe(LINE_QUANTITY_MAX);
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

  test('a refusal of what is not wished any more stands in nobody’s way', async () => {
    const { desk, answer, calls, stored } = await opened({ a: 2 });
    desk.setQuantity('a', 9);
    desk.setQuantity('a', 3);
    await answer(refusal(422, 'Only 4 left'));
    await answer();
    await answer();
    expect(calls).toEqual(['update a 9', 'update a 3', 'read']);
    expect(stored.get('a')).toBe(3);
    expect(line(desk, 'a')).toMatchObject({ quantity: 3, problem: null });
  });

  test('of a line that another tab took out: it goes, and that is said', async () => {
    const { desk, answer, stored } = await opened({ a: 1, b: 1 });
    stored.delete('a');
    desk.setQuantity('a', 2);
    await answer(refusal(404, 'This item is no longer in your cart'));
    await answer();
    expect(loaded(desk).lines.map(({ item: { cart_item_id } }) => cart_item_id)).toEqual(['b']);
    expect(loaded(desk)).toMatchObject({ gone: ['gone Name of a'], totals: 'current' });
  });

  test('a dropped connection loses nothing: trying again sends the same wish', async () => {
    const { desk, answer, calls, stored } = await opened({ a: 2 });
    desk.setQuantity('a', 5);
    await answer(refusal(0, 'Network error'));
    await answer(refusal(0, 'Network error'));
    expect(line(desk, 'a')).toMatchObject({ quantity: 5, busy: true, problem: { message: 'dropped', retry: true } });
    expect(loaded(desk).totals).toBe('failed');
    desk.retry('a');
    await answer();
    await answer();
    expect(calls).toEqual(['update a 5', 'read', 'update a 5', 'read']);
    expect(stored.get('a')).toBe(5);
    expect(loaded(desk)).toMatchObject({ totals: 'current', cart: { subtotal: 5_000 } });
  });
});

describe('without a connection', () => {
  test('taps go on counting, and the last number is sent when it is back', async () => {
    const { desk, answer, calls, stored } = await opened({ a: 2 });
    desk.setQuantity('a', 3);
    await answer(refusal(0, 'Network error'));
    await answer(refusal(0, 'Network error'));
    desk.setQuantity('a', 4);
    await answer(refusal(0, 'Network error'));
    await answer(refusal(0, 'Network error'));
    expect(line(desk, 'a')).toMatchObject({ quantity: 4, problem: { retry: true } });
    calls.length = 0;
    desk.resume();
    expect(loaded(desk).totals).toBe('old');
    await answer();
    await answer();
    expect(calls).toEqual(['update a 4', 'read']);
    expect(stored.get('a')).toBe(4);
    expect(line(desk, 'a')).toMatchObject({ quantity: 4, busy: false, problem: null });
    expect(loaded(desk)).toMatchObject({ totals: 'current', cart: { subtotal: 4_000 } });
  });

  test('totals that are read meanwhile are not those of what still waits to be sent', async () => {
    const { desk, answer } = await opened({ a: 2 });
    desk.setQuantity('a', 3);
    await answer(refusal(503, 'Something went wrong.'));
    await answer();
    expect(line(desk, 'a')).toMatchObject({ quantity: 3, busy: true });
    expect(loaded(desk)).toMatchObject({ totals: 'failed', cart: { subtotal: 2_000 } });
  });

  test('a cart that could not be read is read again when it is back', async () => {
    const { api, answer } = fakeServer({ a: 1 });
    const desk = openDesk(api);
    desk.load();
    await answer(refusal(0, 'Network error'));
    desk.resume();
    await answer();
    expect(loaded(desk)).toMatchObject({ totals: 'current', cart: { subtotal: 1_000 } });
  });

  test('where nothing failed, coming back only looks again', async () => {
    const { desk, answer, calls, stored } = await opened({ a: 1 });
    stored.set('a', 6);
    desk.resume();
    expect(loaded(desk).totals).toBe('current');
    await answer();
    expect(calls).toEqual(['read']);
    expect(line(desk, 'a')).toMatchObject({ quantity: 6 });
  });
});

describe('removing', () => {
  test('the line leaves, is gone when the server agrees, and that is told', async () => {
    const { desk, answer, calls, removed } = await opened({ a: 1, b: 2 });
    desk.remove('a');
    expect(line(desk, 'a')).toMatchObject({ leaving: true });
    await answer();
    await new Promise((done) => setTimeout(done, 5));
    expect(line(desk, 'a')).toBeUndefined();
    expect(removed).toMatchObject([{ cart_item_id: 'a', quantity: 1 }]);
    expect(loaded(desk).lessened).toBe(true);
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
    const { desk, answer, removed } = await opened({ a: 1 });
    desk.remove('a');
    await answer(refusal(404, 'This item is no longer in your cart'));
    await new Promise((done) => setTimeout(done, 5));
    expect(loaded(desk).lines).toEqual([]);
    // Who took it out may put it back.
    expect(removed).toEqual([]);
  });

  test('what the shop refuses to take out stands as before, with the reason', async () => {
    const { desk, answer } = await opened({ a: 1 });
    desk.remove('a');
    await answer(refusal(422, 'No.'));
    await answer();
    expect(line(desk, 'a')).toMatchObject({ leaving: false, removed: false, problem: { message: 'not removed: No.', retry: false } });
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

describe('a removal that does not reach the server', () => {
  async function removedOffline(quantities: Record<string, number>, why = refusal(0, 'Network error')) {
    const opening = await opened(quantities);
    opening.desk.remove('a');
    await opening.answer(why);
    await opening.answer(why);
    opening.calls.length = 0;
    return opening;
  }

  test.each([
    ['no answer', refusal(0, 'Network error'), 'not removed: null'],
    ['none of the shop’s own', refusal(502, 'Bad gateway'), 'not removed: Bad gateway'],
  ])('stays taken out here and says so: %s', async (_, why, message) => {
    const { desk } = await removedOffline({ a: 2, b: 1 }, why);
    expect(line(desk, 'a')).toMatchObject({ leaving: false, removed: true, busy: true, problem: { message, retry: true } });
    expect(loaded(desk)).toMatchObject({ totals: 'failed', lessened: false });
  });

  test('is sent when the connection is back', async () => {
    const { desk, answer, calls, stored, removed } = await removedOffline({ a: 2, b: 1 });
    desk.resume();
    await answer();
    await answer();
    expect(calls).toEqual(['remove a', 'read']);
    expect(stored.has('a')).toBe(false);
    expect(removed).toMatchObject([{ cart_item_id: 'a', quantity: 2 }]);
    expect(loaded(desk).totals).toBe('current');
  });

  test('is taken back without asking to remove anything', async () => {
    const { desk, answer, calls } = await removedOffline({ a: 2 });
    const kept = desk.keep('a');
    expect(line(desk, 'a')).toMatchObject({ removed: false, busy: false, quantity: 2, problem: null });
    await answer();
    expect(await kept).toBeNull();
    expect(calls).toEqual(['read']);
  });

  test('and had arrived all the same: taking it back puts as many back', async () => {
    const { desk, answer, calls, stored } = await removedOffline({ a: 2 });
    stored.delete('a');
    const kept = desk.keep('a');
    await answer();
    await answer();
    await answer();
    expect(await kept).toBeNull();
    expect(calls).toEqual(['read', 'add p-a 2', 'read']);
    expect(line(desk, 'a')).toMatchObject({ quantity: 2 });
  });

  test('and had arrived all the same, which nobody could tell when it was taken back: that it is gone is said', async () => {
    const { desk, answer, stored } = await removedOffline({ a: 2, b: 1 });
    stored.delete('a');
    const kept = desk.keep('a');
    await answer(refusal(0, 'Network error'));
    expect(await kept).toBeNull();
    expect(loaded(desk).gone).toEqual([]);
    desk.resume();
    await answer();
    expect(loaded(desk).lines.map(({ item }) => item.cart_item_id)).toEqual(['b']);
    expect(loaded(desk).gone).toEqual([expect.stringContaining('Name of a')]);
  });

  test('and is taken out after all is not told of as gone', async () => {
    const { desk, answer } = await removedOffline({ a: 2, b: 1 });
    const kept = desk.keep('a');
    await answer();
    await kept;
    desk.remove('a');
    await answer();
    await answer();
    expect(loaded(desk).lines.map(({ item }) => item.cart_item_id)).toEqual(['b']);
    expect(loaded(desk).gone).toEqual([]);
  });
});

describe('putting back what was taken out', () => {
  async function taken() {
    const opening = await opened({ a: 3, b: 1 });
    opening.desk.remove('a');
    await opening.answer();
    await opening.answer();
    opening.calls.length = 0;
    const [item] = opening.removed;
    if (!item) throw new Error('nothing was taken out');
    return { ...opening, item };
  }

  /** It is back, but neither the answer that says so nor the reading after it has come. */
  async function lost() {
    const all = await taken();
    const back = all.desk.restore(all.item);
    all.stored.set('a', 3);
    for (let left = 2; left > 0; left--) await all.answer(refusal(0, 'Network error'));
    expect(await back).toMatchObject({ status: 0 });
    return all;
  }

  test('brings as many back, and the totals of then', async () => {
    const { desk, answer, calls, item } = await taken();
    const back = desk.restore(item);
    expect(loaded(desk).totals).toBe('old');
    await answer();
    await answer();
    expect(await back).toBeNull();
    expect(calls).toEqual(['add p-a 3', 'read']);
    expect(line(desk, 'a')).toMatchObject({ quantity: 3 });
    expect(loaded(desk)).toMatchObject({ totals: 'current', cart: { subtotal: 4_000 } });
  });

  test('that is sold out meanwhile says why, and leaves the cart as it is', async () => {
    const { desk, answer, item } = await taken();
    const back = desk.restore(item);
    await answer(refusal(422, 'Only 2 left'));
    await answer();
    expect(await back).toMatchObject({ message: 'Only 2 left' });
    expect(loaded(desk)).toMatchObject({ totals: 'current', cart: { subtotal: 1_000 } });
  });

  test('whose answer was lost is not put in twice', async () => {
    const { desk, answer, calls, item } = await lost();
    const again = desk.restore(item, true);
    await answer();
    expect(await again).toBeNull();
    expect(calls).toEqual(['add p-a 3', 'read', 'read']);
    expect(line(desk, 'a')).toMatchObject({ quantity: 3 });
  });

  test('whose answer was lost is not sent anew as long as nobody can say whether it has arrived', async () => {
    const { desk, answer, calls, item } = await lost();
    const again = desk.restore(item, true);
    await answer(refusal(0, 'Network error'));
    expect(await again).toMatchObject({ status: 0 });
    expect(calls).toEqual(['add p-a 3', 'read', 'read']);
  });

  test('whose answer was lost is not put in twice either while another line is counted', async () => {
    const { desk, answer, calls, item } = await lost();
    desk.setQuantity('b', 2);
    const again = desk.restore(item, true);
    for (let left = 3; left > 0; left--) await answer();
    expect(await again).toBeNull();
    expect(calls).toEqual(['add p-a 3', 'read', 'update b 2', 'read', 'read']);
    expect([line(desk, 'a'), line(desk, 'b')]).toMatchObject([{ quantity: 3 }, { quantity: 2 }]);
  });
});
