import type { Cart, CartItem } from '@uruhu/contract/cart';
import type { ClientCode, Refusal, Result } from '@uruhu/contract/client';
import { LINE_QUANTITY_MAX } from '@uruhu/contract/constants';
import { describe, expect, test } from 'vitest';
import { type CartApi, CartStore } from './cart-store.ts';

const PRICE_RWF = 1_000;

function createItem(cart_item_id: string, quantity: number): CartItem {
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
  0: 'network_error',
  404: 'cart_item_not_found',
  500: 'internal_error',
  502: 'unreadable_answer',
  503: 'busy',
};
const createRefusal = (status: number, message: string): Refusal => ({
  ok: false,
  status,
  code: CODES[status] ?? 'only_some_left',
  message,
  errors: [],
});

/** A server that stores quantities and responds to a call only when the test calls `respond`. */
function createFakeServer(quantities: Record<string, number>) {
  const storedQuantities = new Map(Object.entries(quantities));
  const calls: string[] = [];
  const waitingCalls: ((refusal?: Refusal) => void)[] = [];
  /** Executes the call when the test lets the server respond, unless the test passes a refusal. */
  const respondLater = <Data>(name: string, execute: () => Data): Promise<Result<Data>> =>
    new Promise((resolve) => {
      calls.push(name);
      waitingCalls.push((refusal) => resolve(refusal ?? { ok: true, data: execute() }));
    });
  const getCart = (): Cart => {
    const cart_items = [...storedQuantities].map(([id, quantity]) => createItem(id, quantity));
    const subtotal = cart_items.reduce((sum, line) => sum + line.line_total, 0);
    return { status: 'success', cart_items, subtotal, total_weight: 0, changes: [] };
  };
  const createItemResponse = (data: CartItem) => ({ status: 'success' as const, message: '', data, cart: getCart() });
  const api: CartApi = {
    readCart: () => respondLater('read', getCart),
    updateCartItem: ({ cart_item_id, quantity }) =>
      respondLater(`update ${cart_item_id} ${quantity}`, () => {
        storedQuantities.set(cart_item_id, quantity);
        return createItemResponse(createItem(cart_item_id, quantity));
      }),
    removeCartItem: ({ cart_item_id }) =>
      respondLater(`remove ${cart_item_id}`, () => {
        const quantity = storedQuantities.get(cart_item_id) ?? 0;
        storedQuantities.delete(cart_item_id);
        return createItemResponse(createItem(cart_item_id, quantity));
      }),
    addToCart: ({ product_id, quantity = 1 }) =>
      respondLater(`add ${product_id} ${quantity}`, () => {
        // The product of the line 'a' is 'p-a'.
        const id = product_id.slice('p-'.length);
        const newQuantity = (storedQuantities.get(id) ?? 0) + quantity;
        storedQuantities.set(id, newQuantity);
        return createItemResponse(createItem(id, newQuantity));
      }),
  };
  /** Responds to the oldest waiting call, and lets the store react. */
  async function respond(refusal?: Refusal): Promise<void> {
    const respondToOldest = waitingCalls.shift();
    if (!respondToOldest) throw new Error('no call is waiting for a response');
    respondToOldest(refusal);
    await new Promise((done) => setTimeout(done, 1));
  }
  return { api, calls, respond, storedQuantities };
}

const messages = {
  lineGone: (name: string) => `gone ${name}`,
  connectionDropped: () => 'dropped',
  notRemoved: (message: string | null) => `not removed: ${message}`,
};
const createTestStore = (api: CartApi, onRemoved: (item: CartItem) => void = () => {}) =>
  new CartStore(api, { messages, fade_ms: 0, onRemoved, onSettled: () => {} });

async function openStore(quantities: Record<string, number>) {
  const server = createFakeServer(quantities);
  const removedItems: CartItem[] = [];
  const store = createTestStore(server.api, (item) => removedItems.push(item));
  store.load();
  await server.respond();
  server.calls.length = 0;
  return { ...server, store, removedItems };
}

function getLoadedView(store: CartStore) {
  const view = store.view.get();
  if (view.state !== 'loaded') throw new Error(`the cart is ${view.state}`);
  return view;
}
const findLine = (store: CartStore, id: string) => getLoadedView(store).lines.find(({ item: { cart_item_id } }) => cart_item_id === id);

describe('loading the cart', () => {
  test('a cart that fails to load shows why, and loads on the next try', async () => {
    const { api, respond } = createFakeServer({ a: 1 });
    const store = createTestStore(api);
    store.load();
    await respond(createRefusal(500, 'Something went wrong.'));
    expect(store.view.get()).toEqual({ state: 'failed', message: 'Something went wrong.' });
    store.load();
    expect(store.view.get()).toEqual({ state: 'loading' });
    await respond();
    expect(getLoadedView(store).cart.subtotal).toBe(1_000);
  });

  test('a background refresh that gets no response leaves the cart as it is', async () => {
    const { store, respond } = await openStore({ a: 1 });
    store.refresh();
    await respond(createRefusal(0, 'Network error'));
    expect(getLoadedView(store).totals).toBe('current');
  });

  test('a read that began before a change does not overrule the cart in its response', async () => {
    const { api, calls, respond, store } = await openStore({ a: 1 });
    const { cart: oldCart } = getLoadedView(store);
    const heldRead = Promise.withResolvers<Result<Cart>>();
    api.readCart = () => heldRead.promise;
    const reading = store.refresh();
    store.setQuantity('a', 2);
    await respond();
    heldRead.resolve({ ok: true, data: oldCart });
    await reading;
    expect(calls).toEqual(['update a 2']);
    expect(getLoadedView(store)).toMatchObject({ totals: 'current', cart: { subtotal: 2_000 } });
  });
});

describe('changing a quantity', () => {
  test('ten fast taps end at the last quantity, with two updates and no further call', async () => {
    const { store, respond, calls, storedQuantities } = await openStore({ a: 1 });
    for (let quantity = 2; quantity <= 11; quantity += 1) store.setQuantity('a', quantity);
    expect(findLine(store, 'a')).toMatchObject({ quantity: 11, busy: true });
    await respond();
    await respond();
    expect(calls).toEqual(['update a 2', 'update a 11']);
    expect(storedQuantities.get('a')).toBe(11);
    expect(findLine(store, 'a')).toMatchObject({ quantity: 11, busy: false });
    expect(getLoadedView(store)).toMatchObject({ totals: 'current', cart: { subtotal: 11_000 } });
  });

  test('taps between two renders all count, and the quantity stays between one and the maximum', async () => {
    const { store } = await openStore({ a: 1 });
    for (let tap = 0; tap < 4; tap += 1) store.step('a', 1);
    expect(findLine(store, 'a')?.quantity).toBe(5);
    for (let tap = 0; tap < 9; tap += 1) store.step('a', -1);
    expect(findLine(store, 'a')?.quantity).toBe(1);
    store.step('a', 1_000_000);
    expect(findLine(store, 'a')?.quantity).toBe(LINE_QUANTITY_MAX);
  });

  test('until the server responds, the totals are marked old and not computed in the browser', async () => {
    const { store, respond } = await openStore({ a: 2 });
    store.setQuantity('a', 5);
    expect(getLoadedView(store)).toMatchObject({ totals: 'old', cart: { subtotal: 2_000 } });
    await respond();
    expect(getLoadedView(store)).toMatchObject({ totals: 'current', cart: { subtotal: 5_000 } });
  });

  test('a quantity that is changed and changed back is sent, since the first change is already under way', async () => {
    const { store, respond, calls, storedQuantities } = await openStore({ a: 2 });
    store.setQuantity('a', 3);
    store.setQuantity('a', 2);
    await respond();
    await respond();
    expect(calls).toEqual(['update a 3', 'update a 2']);
    expect(storedQuantities.get('a')).toBe(2);
  });

  test('two lines changed at once are sent at once, and the totals are read after both', async () => {
    const { store, respond, calls } = await openStore({ a: 1, b: 1 });
    store.setQuantity('a', 2);
    store.setQuantity('b', 3);
    expect(calls).toEqual(['update a 2', 'update b 3']);
    await respond();
    await respond();
    expect(getLoadedView(store).totals).toBe('old');
    await respond();
    expect(calls).toEqual(['update a 2', 'update b 3', 'read']);
    expect(getLoadedView(store)).toMatchObject({ totals: 'current', cart: { subtotal: 5_000 } });
  });

  test('a tap while the cart is being read wins over the quantity in the response', async () => {
    const { store, respond, calls } = await openStore({ a: 1 });
    store.refresh();
    store.setQuantity('a', 3);
    await respond();
    expect(findLine(store, 'a')).toMatchObject({ quantity: 3, busy: true });
    await respond();
    expect(calls).toEqual(['read', 'update a 3']);
    expect(findLine(store, 'a')).toMatchObject({ quantity: 3, busy: false });
  });

  test('a refused quantity goes back to the one on the server, with the reason', async () => {
    const { store, respond } = await openStore({ a: 2 });
    store.setQuantity('a', 9);
    await respond(createRefusal(422, 'Only 4 left'));
    await respond();
    expect(findLine(store, 'a')).toMatchObject({ quantity: 2, busy: false, problem: { message: 'Only 4 left', canRetry: false } });
    store.setQuantity('a', 4);
    expect(findLine(store, 'a')?.problem).toBeNull();
  });

  test('the refusal of a quantity that the shopper has since changed is not shown', async () => {
    const { store, respond, calls, storedQuantities } = await openStore({ a: 2 });
    store.setQuantity('a', 9);
    store.setQuantity('a', 3);
    await respond(createRefusal(422, 'Only 4 left'));
    await respond();
    expect(calls).toEqual(['update a 9', 'update a 3']);
    expect(storedQuantities.get('a')).toBe(3);
    expect(findLine(store, 'a')).toMatchObject({ quantity: 3, problem: null });
  });

  test('changing a line that another tab has removed takes it out and shows a message', async () => {
    const { store, respond, storedQuantities } = await openStore({ a: 1, b: 1 });
    storedQuantities.delete('a');
    store.setQuantity('a', 2);
    await respond(createRefusal(404, 'This item is no longer in your cart'));
    await respond();
    expect(getLoadedView(store).lines.map(({ item: { cart_item_id } }) => cart_item_id)).toEqual(['b']);
    expect(getLoadedView(store)).toMatchObject({ goneMessages: ['gone Name of a'], totals: 'current' });
  });

  test('after a dropped connection, retrying sends the same quantity', async () => {
    const { store, respond, calls, storedQuantities } = await openStore({ a: 2 });
    store.setQuantity('a', 5);
    await respond(createRefusal(0, 'Network error'));
    await respond(createRefusal(0, 'Network error'));
    expect(findLine(store, 'a')).toMatchObject({ quantity: 5, busy: true, problem: { message: 'dropped', canRetry: true } });
    expect(getLoadedView(store).totals).toBe('failed');
    store.retry('a');
    await respond();
    expect(calls).toEqual(['update a 5', 'read', 'update a 5']);
    expect(storedQuantities.get('a')).toBe(5);
    expect(getLoadedView(store)).toMatchObject({ totals: 'current', cart: { subtotal: 5_000 } });
  });
});

describe('while the browser is offline', () => {
  test('taps keep counting, and the last quantity is sent when the connection is back', async () => {
    const { store, respond, calls, storedQuantities } = await openStore({ a: 2 });
    store.setQuantity('a', 3);
    await respond(createRefusal(0, 'Network error'));
    await respond(createRefusal(0, 'Network error'));
    store.setQuantity('a', 4);
    await respond(createRefusal(0, 'Network error'));
    await respond(createRefusal(0, 'Network error'));
    expect(findLine(store, 'a')).toMatchObject({ quantity: 4, problem: { canRetry: true } });
    calls.length = 0;
    store.resume();
    expect(getLoadedView(store).totals).toBe('old');
    await respond();
    expect(calls).toEqual(['update a 4']);
    expect(storedQuantities.get('a')).toBe(4);
    expect(findLine(store, 'a')).toMatchObject({ quantity: 4, busy: false, problem: null });
    expect(getLoadedView(store)).toMatchObject({ totals: 'current', cart: { subtotal: 4_000 } });
  });

  test('totals read while a change waits to be sent are marked failed', async () => {
    const { store, respond } = await openStore({ a: 2 });
    store.setQuantity('a', 3);
    await respond(createRefusal(503, 'Something went wrong.'));
    await respond();
    expect(findLine(store, 'a')).toMatchObject({ quantity: 3, busy: true });
    expect(getLoadedView(store)).toMatchObject({ totals: 'failed', cart: { subtotal: 2_000 } });
  });

  test('a cart that could not be loaded is loaded when the connection is back', async () => {
    const { api, respond } = createFakeServer({ a: 1 });
    const store = createTestStore(api);
    store.load();
    await respond(createRefusal(0, 'Network error'));
    store.resume();
    await respond();
    expect(getLoadedView(store)).toMatchObject({ totals: 'current', cart: { subtotal: 1_000 } });
  });

  test('when nothing failed, resuming only reads the cart again', async () => {
    const { store, respond, calls, storedQuantities } = await openStore({ a: 1 });
    storedQuantities.set('a', 6);
    store.resume();
    expect(getLoadedView(store).totals).toBe('current');
    await respond();
    expect(calls).toEqual(['read']);
    expect(findLine(store, 'a')).toMatchObject({ quantity: 6 });
  });
});

describe('removing a line', () => {
  test('the line fades, disappears when the server confirms, and onRemoved is called', async () => {
    const { store, respond, calls, removedItems } = await openStore({ a: 1, b: 2 });
    store.remove('a');
    expect(findLine(store, 'a')).toMatchObject({ isRemoving: true });
    await respond();
    await new Promise((done) => setTimeout(done, 5));
    expect(findLine(store, 'a')).toBeUndefined();
    expect(removedItems).toMatchObject([{ cart_item_id: 'a', quantity: 1 }]);
    expect(getLoadedView(store).lineRemoved).toBe(true);
    expect(calls).toEqual(['remove a']);
    expect(getLoadedView(store).cart.subtotal).toBe(2_000);
  });

  test('the quantity of a line that is being removed cannot be changed', async () => {
    const { store, calls } = await openStore({ a: 1 });
    store.remove('a');
    store.setQuantity('a', 4);
    expect(calls).toEqual(['remove a']);
    expect(findLine(store, 'a')?.isRemoving).toBe(true);
  });

  test('a line that another tab has removed disappears without an undo', async () => {
    const { store, respond, removedItems } = await openStore({ a: 1 });
    store.remove('a');
    await respond(createRefusal(404, 'This item is no longer in your cart'));
    await new Promise((done) => setTimeout(done, 5));
    expect(getLoadedView(store).lines).toEqual([]);
    // The tab that removed it offers the undo.
    expect(removedItems).toEqual([]);
  });

  test('a line whose removal the server refuses stays, with the reason', async () => {
    const { store, respond } = await openStore({ a: 1 });
    store.remove('a');
    await respond(createRefusal(422, 'No.'));
    await respond();
    expect(findLine(store, 'a')).toMatchObject({
      isRemoving: false,
      removalFailed: false,
      problem: { message: 'not removed: No.', canRetry: false },
    });
  });

  test('a removal waits for the quantity update that is under way', async () => {
    const { store, respond, calls, storedQuantities } = await openStore({ a: 1 });
    store.setQuantity('a', 2);
    store.remove('a');
    await respond();
    await respond();
    await new Promise((done) => setTimeout(done, 5));
    expect(calls.slice(0, 2)).toEqual(['update a 2', 'remove a']);
    expect(storedQuantities.has('a')).toBe(false);
  });
});

describe('a removal that gets no response of the shop', () => {
  /** Opens a cart whose shopper has removed line a, but neither the removal nor the read after it got a response of the shop. */
  async function openWithUnsentRemoval(quantities: Record<string, number>, refusal = createRefusal(0, 'Network error')) {
    const opened = await openStore(quantities);
    opened.store.remove('a');
    await opened.respond(refusal);
    await opened.respond(refusal);
    opened.calls.length = 0;
    return opened;
  }

  test.each([
    ['no response', createRefusal(0, 'Network error'), 'not removed: null'],
    ['a response of a proxy', createRefusal(502, 'Bad gateway'), 'not removed: Bad gateway'],
  ])('keeps the line hidden and shows a message: %s', async (_, refusal, message) => {
    const { store } = await openWithUnsentRemoval({ a: 2, b: 1 }, refusal);
    expect(findLine(store, 'a')).toMatchObject({
      isRemoving: false,
      removalFailed: true,
      busy: true,
      problem: { message, canRetry: true },
    });
    expect(getLoadedView(store)).toMatchObject({ totals: 'failed', lineRemoved: false });
  });

  test('is sent when the connection is back', async () => {
    const { store, respond, calls, storedQuantities, removedItems } = await openWithUnsentRemoval({ a: 2, b: 1 });
    store.resume();
    expect(findLine(store, 'a'), 'the line looks removed while it fades').toMatchObject({ isRemoving: true, removalFailed: true });
    await respond();
    expect(calls).toEqual(['remove a']);
    expect(storedQuantities.has('a')).toBe(false);
    expect(removedItems).toMatchObject([{ cart_item_id: 'a', quantity: 2 }]);
    expect(getLoadedView(store).totals).toBe('current');
  });

  test('can be taken back without any call that removes', async () => {
    const { store, respond, calls } = await openWithUnsentRemoval({ a: 2 });
    const keeping = store.keepLine('a');
    expect(findLine(store, 'a')).toMatchObject({ removalFailed: false, busy: false, quantity: 2, problem: null });
    await respond();
    expect(await keeping).toBeNull();
    expect(calls).toEqual(['read']);
  });

  test('but reached the server: taking it back adds the same quantity again', async () => {
    const { store, respond, calls, storedQuantities } = await openWithUnsentRemoval({ a: 2 });
    storedQuantities.delete('a');
    const keeping = store.keepLine('a');
    await respond();
    await respond();
    expect(await keeping).toBeNull();
    expect(calls).toEqual(['read', 'add p-a 2']);
    expect(findLine(store, 'a')).toMatchObject({ quantity: 2 });
  });

  test('but reached the server, and is taken back while the cart cannot be read: the next read reports the line as gone', async () => {
    const { store, respond, storedQuantities } = await openWithUnsentRemoval({ a: 2, b: 1 });
    storedQuantities.delete('a');
    const keeping = store.keepLine('a');
    await respond(createRefusal(0, 'Network error'));
    expect(await keeping).toBeNull();
    expect(getLoadedView(store).goneMessages).toEqual([]);
    store.resume();
    await respond();
    expect(getLoadedView(store).lines.map(({ item }) => item.cart_item_id)).toEqual(['b']);
    expect(getLoadedView(store).goneMessages).toEqual([expect.stringContaining('Name of a')]);
  });

  test('and is taken back, then repeated: the line is not reported as gone', async () => {
    const { store, respond } = await openWithUnsentRemoval({ a: 2, b: 1 });
    const keeping = store.keepLine('a');
    await respond();
    await keeping;
    store.remove('a');
    await respond();
    expect(getLoadedView(store).lines.map(({ item }) => item.cart_item_id)).toEqual(['b']);
    expect(getLoadedView(store).goneMessages).toEqual([]);
  });
});

describe('restoring a removed line', () => {
  async function openWithRemovedLine() {
    const opened = await openStore({ a: 3, b: 1 });
    opened.store.remove('a');
    await opened.respond();
    opened.calls.length = 0;
    const [item] = opened.removedItems;
    if (!item) throw new Error('no line was removed');
    return { ...opened, item };
  }

  /** The server has restored the line, but the response and the read after it are lost. */
  async function loseRestoreResponse() {
    const opened = await openWithRemovedLine();
    const restoring = opened.store.restore(opened.item);
    opened.storedQuantities.set('a', 3);
    await opened.respond(createRefusal(0, 'Network error'));
    await opened.respond(createRefusal(0, 'Network error'));
    expect(await restoring).toMatchObject({ status: 0 });
    return opened;
  }

  test('adds the same quantity and shows the new totals', async () => {
    const { store, respond, calls, item } = await openWithRemovedLine();
    const restoring = store.restore(item);
    expect(getLoadedView(store).totals).toBe('old');
    await respond();
    expect(await restoring).toBeNull();
    expect(calls).toEqual(['add p-a 3']);
    expect(findLine(store, 'a')).toMatchObject({ quantity: 3 });
    expect(getLoadedView(store)).toMatchObject({ totals: 'current', cart: { subtotal: 4_000 } });
  });

  test('fails with the reason when the product has sold out, and leaves the cart as it is', async () => {
    const { store, respond, item } = await openWithRemovedLine();
    const restoring = store.restore(item);
    await respond(createRefusal(422, 'Only 2 left'));
    await respond();
    expect(await restoring).toMatchObject({ message: 'Only 2 left' });
    expect(getLoadedView(store)).toMatchObject({ totals: 'current', cart: { subtotal: 1_000 } });
  });

  test('does not add the line twice after a lost response', async () => {
    const { store, respond, calls, item } = await loseRestoreResponse();
    const retrying = store.restore(item, { isRetry: true });
    await respond();
    expect(await retrying).toBeNull();
    expect(calls).toEqual(['add p-a 3', 'read', 'read']);
    expect(findLine(store, 'a')).toMatchObject({ quantity: 3 });
  });

  test('is not sent again after a lost response while the cart cannot be read', async () => {
    const { store, respond, calls, item } = await loseRestoreResponse();
    const retrying = store.restore(item, { isRetry: true });
    await respond(createRefusal(0, 'Network error'));
    expect(await retrying).toMatchObject({ status: 0 });
    expect(calls).toEqual(['add p-a 3', 'read', 'read']);
  });

  test('does not add the line twice after a lost response while another line changes', async () => {
    const { store, respond, calls, item } = await loseRestoreResponse();
    store.setQuantity('b', 2);
    const retrying = store.restore(item, { isRetry: true });
    for (let response = 1; response <= 2; response += 1) await respond();
    expect(await retrying).toBeNull();
    expect(calls).toEqual(['add p-a 3', 'read', 'update b 2', 'read']);
    expect([findLine(store, 'a'), findLine(store, 'b')]).toMatchObject([{ quantity: 3 }, { quantity: 2 }]);
  });
});
