import type { Cart, CartItem } from '@uruhu/contract/cart';
import type { ClientCode, Refusal, Result } from '@uruhu/contract/client';
import { LINE_QUANTITY_MAX } from '@uruhu/contract/constants';
import { describe, expect, test } from 'vitest';
import { type CartApi, CartStore } from './cart-store.ts';

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

/** The refusal code that these tests use for each status. */
const CODES: Record<number, ClientCode> = {
  ...{ 0: 'network_error', 404: 'cart_item_not_found', 500: 'internal_error', 502: 'unreadable_answer', 503: 'busy' },
};
const refusal = (status: number, message: string): Refusal => ({
  ...{ ok: false, status, code: CODES[status] ?? 'only_some_left', message, errors: [] },
});

/** A server that stores quantities and responds to a call only when the test calls `respond`. */
function fakeServer(quantities: Record<string, number>) {
  const stored = new Map(Object.entries(quantities));
  const calls: string[] = [];
  const waiting: { respond: (with_?: Refusal) => void }[] = [];
  const respondLater = <Data>(name: string, act: () => Data): Promise<Result<Data>> =>
    new Promise((resolve) => {
      calls.push(name);
      waiting.push({ respond: (refused) => resolve(refused ?? { ok: true, data: act() }) });
    });
  const cart = (): Cart => {
    const cart_items = [...stored].map(([id, quantity]) => item(id, quantity));
    const subtotal = cart_items.reduce((sum, line) => sum + line.line_total, 0);
    return { status: 'success', cart_items, subtotal, total_weight: 0, changes: [] };
  };
  const itemResponse = (data: CartItem) => ({ status: 'success' as const, message: '', data });
  const api: CartApi = {
    readCart: () => respondLater('read', cart),
    updateCartItem: ({ cart_item_id, quantity }) =>
      respondLater(`update ${cart_item_id} ${quantity}`, () => {
        stored.set(cart_item_id, quantity);
        return itemResponse(item(cart_item_id, quantity));
      }),
    removeCartItem: ({ cart_item_id }) =>
      respondLater(`remove ${cart_item_id}`, () => {
        const quantity = stored.get(cart_item_id) ?? 0;
        stored.delete(cart_item_id);
        return itemResponse(item(cart_item_id, quantity));
      }),
    addToCart: ({ product_id, quantity = 1 }) =>
      respondLater(`add ${product_id} ${quantity}`, () => {
        const id = product_id.slice(2);
        const together = (stored.get(id) ?? 0) + quantity;
        stored.set(id, together);
        return itemResponse(item(id, together));
      }),
  };
  /** Responds to the oldest waiting call, and lets the store react. */
  async function respond(refused?: Refusal): Promise<void> {
    const next = waiting.shift();
    if (!next) throw new Error('no call is waiting for a response');
    next.respond(refused);
    await new Promise((done) => setTimeout(done, 1));
  }
  return { api, calls, respond, stored, waiting };
}

const messages = {
  gone: (name: string) => `gone ${name}`,
  dropped: () => 'dropped',
  notRemoved: (message: string | null) => `not removed: ${message}`,
};
const createTestStore = (api: CartApi, onRemoved: (item: CartItem) => void = () => {}) =>
  new CartStore(api, { messages, fade_ms: 0, onRemoved });

async function openStore(quantities: Record<string, number>) {
  const server = fakeServer(quantities);
  const removed: CartItem[] = [];
  const store = createTestStore(server.api, (item) => removed.push(item));
  store.load();
  await server.respond();
  server.calls.length = 0;
  return { ...server, store, removed };
}

function loaded(store: CartStore) {
  const view = store.view.get();
  if (view.state !== 'loaded') throw new Error(`the cart is ${view.state}`);
  return view;
}
const line = (store: CartStore, id: string) => loaded(store).lines.find(({ item: { cart_item_id } }) => cart_item_id === id);

describe('loading the cart', () => {
  test('a cart that fails to load shows why, and loads on the next try', async () => {
    const { api, respond } = fakeServer({ a: 1 });
    const store = createTestStore(api);
    store.load();
    await respond(refusal(500, 'Something went wrong.'));
    expect(store.view.get()).toEqual({ state: 'failed', message: 'Something went wrong.' });
    store.load();
    expect(store.view.get()).toEqual({ state: 'loading' });
    await respond();
    expect(loaded(store).cart.subtotal).toBe(1_000);
  });

  test('a background refresh that gets no response leaves the cart as it is', async () => {
    const { store, respond } = await openStore({ a: 1 });
    store.refresh();
    await respond(refusal(0, 'Network error'));
    expect(loaded(store).totals).toBe('current');
  });
});

describe('changing a quantity', () => {
  test('ten fast taps end at the last quantity, with two updates and one read', async () => {
    const { store, respond, calls, stored } = await openStore({ a: 1 });
    for (let n = 2; n <= 11; n += 1) store.setQuantity('a', n);
    expect(line(store, 'a')).toMatchObject({ quantity: 11, busy: true });
    await respond();
    await respond();
    await respond();
    expect(calls).toEqual(['update a 2', 'update a 11', 'read']);
    expect(stored.get('a')).toBe(11);
    expect(line(store, 'a')).toMatchObject({ quantity: 11, busy: false });
    expect(loaded(store)).toMatchObject({ totals: 'current', cart: { subtotal: 11_000 } });
  });

  test('taps between two renders all count, within one and the maximum', async () => {
    const { store } = await openStore({ a: 1 });
    for (let tap = 0; tap < 4; tap += 1) store.step('a', 1);
    expect(line(store, 'a')?.quantity).toBe(5);
    for (let tap = 0; tap < 9; tap += 1) store.step('a', -1);
    expect(line(store, 'a')?.quantity).toBe(1);
    store.step('a', 1_000_000);
    expect(line(store, 'a')?.quantity).toBe(LINE_QUANTITY_MAX);
  });

  test('until the server responds, the totals are marked old and not computed in the browser', async () => {
    const { store, respond } = await openStore({ a: 2 });
    store.setQuantity('a', 5);
    expect(loaded(store)).toMatchObject({ totals: 'old', cart: { subtotal: 2_000 } });
    await respond();
    expect(loaded(store)).toMatchObject({ totals: 'old', cart: { subtotal: 2_000 } });
    await respond();
    expect(loaded(store)).toMatchObject({ totals: 'current', cart: { subtotal: 5_000 } });
  });

  test('a quantity that is changed and changed back is sent, since the first change is already under way', async () => {
    const { store, respond, calls, stored } = await openStore({ a: 2 });
    store.setQuantity('a', 3);
    store.setQuantity('a', 2);
    await respond();
    await respond();
    await respond();
    expect(calls).toEqual(['update a 3', 'update a 2', 'read']);
    expect(stored.get('a')).toBe(2);
  });

  test('changing two lines at once reads the totals once, after both', async () => {
    const { store, respond, calls } = await openStore({ a: 1, b: 1 });
    store.setQuantity('a', 2);
    store.setQuantity('b', 3);
    await respond();
    expect(calls).toEqual(['update a 2', 'update b 3']);
    await respond();
    await respond();
    expect(calls).toEqual(['update a 2', 'update b 3', 'read']);
    expect(loaded(store).cart.subtotal).toBe(5_000);
  });

  test('a tap while the cart is being read wins over the quantity in the response', async () => {
    const { store, respond, calls } = await openStore({ a: 1 });
    store.setQuantity('a', 2);
    await respond();
    store.setQuantity('a', 3);
    await respond();
    expect(line(store, 'a')).toMatchObject({ quantity: 3, busy: true });
    await respond();
    await respond();
    expect(calls).toEqual(['update a 2', 'read', 'update a 3', 'read']);
    expect(line(store, 'a')).toMatchObject({ quantity: 3, busy: false });
  });

  test('a refused quantity goes back to the one on the server, with the reason', async () => {
    const { store, respond } = await openStore({ a: 2 });
    store.setQuantity('a', 9);
    await respond(refusal(422, 'Only 4 left'));
    await respond();
    expect(line(store, 'a')).toMatchObject({ quantity: 2, busy: false, problem: { message: 'Only 4 left', retry: false } });
    store.setQuantity('a', 4);
    expect(line(store, 'a')?.problem).toBeNull();
  });

  test('the refusal of a quantity that the shopper has since changed is not shown', async () => {
    const { store, respond, calls, stored } = await openStore({ a: 2 });
    store.setQuantity('a', 9);
    store.setQuantity('a', 3);
    await respond(refusal(422, 'Only 4 left'));
    await respond();
    await respond();
    expect(calls).toEqual(['update a 9', 'update a 3', 'read']);
    expect(stored.get('a')).toBe(3);
    expect(line(store, 'a')).toMatchObject({ quantity: 3, problem: null });
  });

  test('changing a line that another tab has removed takes it out and shows a message', async () => {
    const { store, respond, stored } = await openStore({ a: 1, b: 1 });
    stored.delete('a');
    store.setQuantity('a', 2);
    await respond(refusal(404, 'This item is no longer in your cart'));
    await respond();
    expect(loaded(store).lines.map(({ item: { cart_item_id } }) => cart_item_id)).toEqual(['b']);
    expect(loaded(store)).toMatchObject({ goneMessages: ['gone Name of a'], totals: 'current' });
  });

  test('after a dropped connection, retrying sends the same quantity', async () => {
    const { store, respond, calls, stored } = await openStore({ a: 2 });
    store.setQuantity('a', 5);
    await respond(refusal(0, 'Network error'));
    await respond(refusal(0, 'Network error'));
    expect(line(store, 'a')).toMatchObject({ quantity: 5, busy: true, problem: { message: 'dropped', retry: true } });
    expect(loaded(store).totals).toBe('failed');
    store.retry('a');
    await respond();
    await respond();
    expect(calls).toEqual(['update a 5', 'read', 'update a 5', 'read']);
    expect(stored.get('a')).toBe(5);
    expect(loaded(store)).toMatchObject({ totals: 'current', cart: { subtotal: 5_000 } });
  });
});

describe('while the browser is offline', () => {
  test('taps keep counting, and the last quantity is sent when the connection is back', async () => {
    const { store, respond, calls, stored } = await openStore({ a: 2 });
    store.setQuantity('a', 3);
    await respond(refusal(0, 'Network error'));
    await respond(refusal(0, 'Network error'));
    store.setQuantity('a', 4);
    await respond(refusal(0, 'Network error'));
    await respond(refusal(0, 'Network error'));
    expect(line(store, 'a')).toMatchObject({ quantity: 4, problem: { retry: true } });
    calls.length = 0;
    store.resume();
    expect(loaded(store).totals).toBe('old');
    await respond();
    await respond();
    expect(calls).toEqual(['update a 4', 'read']);
    expect(stored.get('a')).toBe(4);
    expect(line(store, 'a')).toMatchObject({ quantity: 4, busy: false, problem: null });
    expect(loaded(store)).toMatchObject({ totals: 'current', cart: { subtotal: 4_000 } });
  });

  test('totals read while a change waits to be sent are marked failed', async () => {
    const { store, respond } = await openStore({ a: 2 });
    store.setQuantity('a', 3);
    await respond(refusal(503, 'Something went wrong.'));
    await respond();
    expect(line(store, 'a')).toMatchObject({ quantity: 3, busy: true });
    expect(loaded(store)).toMatchObject({ totals: 'failed', cart: { subtotal: 2_000 } });
  });

  test('a cart that could not be loaded is loaded when the connection is back', async () => {
    const { api, respond } = fakeServer({ a: 1 });
    const store = createTestStore(api);
    store.load();
    await respond(refusal(0, 'Network error'));
    store.resume();
    await respond();
    expect(loaded(store)).toMatchObject({ totals: 'current', cart: { subtotal: 1_000 } });
  });

  test('when nothing failed, resuming only reads the cart again', async () => {
    const { store, respond, calls, stored } = await openStore({ a: 1 });
    stored.set('a', 6);
    store.resume();
    expect(loaded(store).totals).toBe('current');
    await respond();
    expect(calls).toEqual(['read']);
    expect(line(store, 'a')).toMatchObject({ quantity: 6 });
  });
});

describe('removing a line', () => {
  test('the line fades, disappears when the server confirms, and onRemoved is called', async () => {
    const { store, respond, calls, removed } = await openStore({ a: 1, b: 2 });
    store.remove('a');
    expect(line(store, 'a')).toMatchObject({ leaving: true });
    await respond();
    await new Promise((done) => setTimeout(done, 5));
    expect(line(store, 'a')).toBeUndefined();
    expect(removed).toMatchObject([{ cart_item_id: 'a', quantity: 1 }]);
    expect(loaded(store).lineRemoved).toBe(true);
    await respond();
    expect(calls).toEqual(['remove a', 'read']);
    expect(loaded(store).cart.subtotal).toBe(2_000);
  });

  test('the quantity of a line that is being removed cannot be changed', async () => {
    const { store, calls } = await openStore({ a: 1 });
    store.remove('a');
    store.setQuantity('a', 4);
    expect(calls).toEqual(['remove a']);
    expect(line(store, 'a')?.leaving).toBe(true);
  });

  test('a line that another tab has removed disappears without an undo', async () => {
    const { store, respond, removed } = await openStore({ a: 1 });
    store.remove('a');
    await respond(refusal(404, 'This item is no longer in your cart'));
    await new Promise((done) => setTimeout(done, 5));
    expect(loaded(store).lines).toEqual([]);
    // The tab that removed it offers the undo.
    expect(removed).toEqual([]);
  });

  test('a line whose removal the server refuses stays, with the reason', async () => {
    const { store, respond } = await openStore({ a: 1 });
    store.remove('a');
    await respond(refusal(422, 'No.'));
    await respond();
    expect(line(store, 'a')).toMatchObject({ leaving: false, removed: false, problem: { message: 'not removed: No.', retry: false } });
  });

  test('a removal waits for the quantity update that is under way', async () => {
    const { store, respond, calls, stored } = await openStore({ a: 1 });
    store.setQuantity('a', 2);
    store.remove('a');
    await respond();
    await respond();
    await new Promise((done) => setTimeout(done, 5));
    expect(calls.slice(0, 2)).toEqual(['update a 2', 'remove a']);
    expect(stored.has('a')).toBe(false);
  });
});

describe('a removal that does not reach the server', () => {
  async function removedOffline(quantities: Record<string, number>, why = refusal(0, 'Network error')) {
    const opening = await openStore(quantities);
    opening.store.remove('a');
    await opening.respond(why);
    await opening.respond(why);
    opening.calls.length = 0;
    return opening;
  }

  test.each([
    ['no response', refusal(0, 'Network error'), 'not removed: null'],
    ['a response of a proxy', refusal(502, 'Bad gateway'), 'not removed: Bad gateway'],
  ])('keeps the line hidden and shows a message: %s', async (_, why, message) => {
    const { store } = await removedOffline({ a: 2, b: 1 }, why);
    expect(line(store, 'a')).toMatchObject({ leaving: false, removed: true, busy: true, problem: { message, retry: true } });
    expect(loaded(store)).toMatchObject({ totals: 'failed', lineRemoved: false });
  });

  test('is sent when the connection is back', async () => {
    const { store, respond, calls, stored, removed } = await removedOffline({ a: 2, b: 1 });
    store.resume();
    expect(line(store, 'a'), 'the line looks removed while it fades').toMatchObject({ leaving: true, removed: true });
    await respond();
    await respond();
    expect(calls).toEqual(['remove a', 'read']);
    expect(stored.has('a')).toBe(false);
    expect(removed).toMatchObject([{ cart_item_id: 'a', quantity: 2 }]);
    expect(loaded(store).totals).toBe('current');
  });

  test('can be taken back without any call that removes', async () => {
    const { store, respond, calls } = await removedOffline({ a: 2 });
    const kept = store.keepLine('a');
    expect(line(store, 'a')).toMatchObject({ removed: false, busy: false, quantity: 2, problem: null });
    await respond();
    expect(await kept).toBeNull();
    expect(calls).toEqual(['read']);
  });

  test('but had arrived: taking it back adds the same quantity again', async () => {
    const { store, respond, calls, stored } = await removedOffline({ a: 2 });
    stored.delete('a');
    const kept = store.keepLine('a');
    await respond();
    await respond();
    await respond();
    expect(await kept).toBeNull();
    expect(calls).toEqual(['read', 'add p-a 2', 'read']);
    expect(line(store, 'a')).toMatchObject({ quantity: 2 });
  });

  test('but had arrived, and was taken back while the cart could not be read: the next read reports the line as gone', async () => {
    const { store, respond, stored } = await removedOffline({ a: 2, b: 1 });
    stored.delete('a');
    const kept = store.keepLine('a');
    await respond(refusal(0, 'Network error'));
    expect(await kept).toBeNull();
    expect(loaded(store).goneMessages).toEqual([]);
    store.resume();
    await respond();
    expect(loaded(store).lines.map(({ item }) => item.cart_item_id)).toEqual(['b']);
    expect(loaded(store).goneMessages).toEqual([expect.stringContaining('Name of a')]);
  });

  test('and is taken back, then repeated: the line is not reported as gone', async () => {
    const { store, respond } = await removedOffline({ a: 2, b: 1 });
    const kept = store.keepLine('a');
    await respond();
    await kept;
    store.remove('a');
    await respond();
    await respond();
    expect(loaded(store).lines.map(({ item }) => item.cart_item_id)).toEqual(['b']);
    expect(loaded(store).goneMessages).toEqual([]);
  });
});

describe('restoring a removed line', () => {
  async function openWithRemovedLine() {
    const opening = await openStore({ a: 3, b: 1 });
    opening.store.remove('a');
    await opening.respond();
    await opening.respond();
    opening.calls.length = 0;
    const [item] = opening.removed;
    if (!item) throw new Error('no line was removed');
    return { ...opening, item };
  }

  /** The server has restored the line, but the response and the read after it are lost. */
  async function loseRestoreResponse() {
    const all = await openWithRemovedLine();
    const back = all.store.restore(all.item);
    all.stored.set('a', 3);
    for (let left = 2; left > 0; left--) await all.respond(refusal(0, 'Network error'));
    expect(await back).toMatchObject({ status: 0 });
    return all;
  }

  test('adds the same quantity and reads the totals', async () => {
    const { store, respond, calls, item } = await openWithRemovedLine();
    const back = store.restore(item);
    expect(loaded(store).totals).toBe('old');
    await respond();
    await respond();
    expect(await back).toBeNull();
    expect(calls).toEqual(['add p-a 3', 'read']);
    expect(line(store, 'a')).toMatchObject({ quantity: 3 });
    expect(loaded(store)).toMatchObject({ totals: 'current', cart: { subtotal: 4_000 } });
  });

  test('fails with the reason when the product has sold out, and leaves the cart as it is', async () => {
    const { store, respond, item } = await openWithRemovedLine();
    const back = store.restore(item);
    await respond(refusal(422, 'Only 2 left'));
    await respond();
    expect(await back).toMatchObject({ message: 'Only 2 left' });
    expect(loaded(store)).toMatchObject({ totals: 'current', cart: { subtotal: 1_000 } });
  });

  test('does not add the line twice after a lost response', async () => {
    const { store, respond, calls, item } = await loseRestoreResponse();
    const again = store.restore(item, true);
    await respond();
    expect(await again).toBeNull();
    expect(calls).toEqual(['add p-a 3', 'read', 'read']);
    expect(line(store, 'a')).toMatchObject({ quantity: 3 });
  });

  test('is not sent again after a lost response while the cart cannot be read', async () => {
    const { store, respond, calls, item } = await loseRestoreResponse();
    const again = store.restore(item, true);
    await respond(refusal(0, 'Network error'));
    expect(await again).toMatchObject({ status: 0 });
    expect(calls).toEqual(['add p-a 3', 'read', 'read']);
  });

  test('does not add the line twice after a lost response while another line changes', async () => {
    const { store, respond, calls, item } = await loseRestoreResponse();
    store.setQuantity('b', 2);
    const again = store.restore(item, true);
    for (let left = 3; left > 0; left--) await respond();
    expect(await again).toBeNull();
    expect(calls).toEqual(['add p-a 3', 'read', 'update b 2', 'read', 'read']);
    expect([line(store, 'a'), line(store, 'b')]).toMatchObject([{ quantity: 3 }, { quantity: 2 }]);
  });
});
