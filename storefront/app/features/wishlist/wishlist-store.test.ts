import type { ClientCode, Refusal, Result } from '@uruhu/contract/client';
import type { WishlistEntryIds } from '@uruhu/contract/wishlist';
import { describe, expect, test } from 'vitest';
import type { LocalWishlist } from './local-wishlist.ts';
import { applyPending, createWishlistStores, isRefusal, type WishlistStoreOptions } from './wishlist-store.ts';

/** The refusal code that these tests use for each status. */
const CODES: Record<number, ClientCode> = { 0: 'network_error', 401: 'not_authorized', 404: 'wishlist_entry_not_found' };
const createRefusal = (status: number, message = 'no', data?: unknown): Refusal => ({
  ok: false,
  status,
  code: CODES[status] ?? 'already_in_wishlist',
  message,
  errors: [],
  data,
});
/** What the client returns for a call without a response. */
const NO_RESPONSE = createRefusal(0);

/** A server with a wishlist that responds to the calls in order, each only when the test calls `respond`. */
function createFakeServer(products: string[] = []) {
  let lastId = 0;
  const storedEntries = new Map(products.map((product_id) => [product_id, `w${++lastId}`]));
  const calls: string[] = [];
  const waitingCalls: ((refusal?: Refusal, takesEffect?: boolean) => void)[] = [];
  /** A list is read when the call arrives; a change takes effect when the server responds, unless the test passes a refusal. */
  const respondLater = <Data>(name: string, execute: () => Result<Data>): Promise<Result<Data>> =>
    new Promise((resolve) => {
      calls.push(name);
      let result: Result<Data> | undefined;
      const executeOnce = () => {
        result ??= execute();
        return result;
      };
      waitingCalls.push((refusal, takesEffect = !refusal) => {
        if (takesEffect) executeOnce();
        resolve(refusal ?? executeOnce());
      });
      if (name.endsWith('list')) executeOnce();
    });
  const createIds = (product_id: string): WishlistEntryIds => ({ product_id, wishlist_id: storedEntries.get(product_id) ?? '' });
  const readList = () => {
    const results = [...storedEntries.keys()].map(createIds);
    return { ok: true as const, data: { results, count: results.length, next: null, previous: null } };
  };
  const api: WishlistStoreOptions['api'] = {
    wishlistIds: () => respondLater('list', readList),
    wishlist: () =>
      respondLater('whole list', () => {
        const { data } = readList();
        return { ok: true, data: { ...data, results: data.results.map((entry) => ({ ...entry, product: {} as never })) } };
      }),
    addToWishlist: ({ product_id }) =>
      respondLater(`add ${product_id}`, () => {
        if (storedEntries.has(product_id)) return createRefusal(409, 'Product already in wishlist', createIds(product_id));
        storedEntries.set(product_id, `w${++lastId}`);
        return { ok: true, data: { status: 'success', message: '', data: { ...createIds(product_id), product: {} as never } } };
      }),
    removeFromWishlist: ({ wishlist_id }) =>
      respondLater(`remove ${wishlist_id}`, () => {
        const [product_id] = [...storedEntries].find(([, id]) => id === wishlist_id) ?? [];
        if (product_id === undefined) return createRefusal(404);
        storedEntries.delete(product_id);
        return { ok: true, data: { status: 'success', message: '' } };
      }),
  };
  const waitForTimers = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
  return {
    api,
    storedEntries,
    calls,
    /** Responds to the oldest waiting call. */
    async respond(refusal?: Refusal) {
      waitingCalls.shift()?.(refusal);
      await waitForTimers();
    },
    /** The oldest waiting call takes effect, but its response is lost. */
    async loseResponse() {
      waitingCalls.shift()?.(NO_RESPONSE, true);
      await waitForTimers();
    },
    async respondAll() {
      for (await waitForTimers(); waitingCalls.length > 0; await waitForTimers()) waitingCalls.shift()?.();
    },
  };
}
type Server = ReturnType<typeof createFakeServer>;

/** One tab on a device. Tabs of one device share its storage. */
function openTab(
  server: Server,
  device: { wishlist: LocalWishlist | null; token: string | null } = { wishlist: new Map(), token: 'mine' },
) {
  let shownIds: string[] = [];
  const getStore = createWishlistStores({
    api: server.api,
    getToken: () => device.token,
    storage: {
      read: () => device.wishlist,
      write: (next) => {
        if (device.wishlist) device.wishlist = next;
      },
    },
    show: (wishlist) => {
      shownIds = [...wishlist.keys()].sort();
    },
  });
  return {
    /** The store of the customer who is signed in. */
    get store() {
      return getStore();
    },
    device,
    getShownIds: () => shownIds,
  };
}

/** The steps of a random sequence; those named twice happen twice as often. */
const STEP_NAMES = ['press', 'press', 'refresh', 'readList', 'respond', 'respond', 'dropCall', 'loseResponse', 'changeElsewhere'] as const;

/** Returns a generator of pseudorandom numbers between 0 and 1 (mulberry32): the same seed gives the same numbers. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A device that has stored the wishlist of the server. */
const createDevice = (server: Server): { wishlist: LocalWishlist; token: string } => ({
  wishlist: new Map(server.storedEntries),
  token: 'mine',
});

describe('pressing a wishlist button', () => {
  test('shows at once, and is stored when the server confirms', async () => {
    const server = createFakeServer();
    const { store, device, getShownIds } = openTab(server);
    const change = store.change('a', { isSaved: true });
    expect(getShownIds()).toEqual(['a']);
    await server.respond();
    expect(await change).toBe('added');
    expect([getShownIds(), [...(device.wishlist ?? [])]]).toEqual([['a'], [['a', 'w1']]]);
  });

  test('of a product in the list removes its entry', async () => {
    const server = createFakeServer(['a']);
    const { store, device, getShownIds } = openTab(server, createDevice(server));
    const change = store.change('a', { isSaved: false });
    expect(getShownIds()).toEqual([]);
    await server.respond();
    expect([await change, server.calls, device.wishlist?.size]).toEqual(['removed', ['remove w1'], 0]);
  });

  test('is undone and not stored if the call does not reach the server', async () => {
    const server = createFakeServer(['a']);
    const { store, device, getShownIds } = openTab(server, createDevice(server));
    const [adds, removes] = [store.change('b', { isSaved: true }), store.change('a', { isSaved: false })];
    expect(getShownIds()).toEqual(['b']);
    await server.respond(NO_RESPONSE);
    await server.respond(NO_RESPONSE);
    expect([await adds, await removes]).toEqual([NO_RESPONSE, NO_RESPONSE]);
    expect([getShownIds(), [...(device.wishlist?.keys() ?? [])]]).toEqual([['a'], ['a']]);
  });

  test('of a product that another device had added reports that, and can be undone', async () => {
    const server = createFakeServer(['a']);
    const { store, getShownIds } = openTab(server);
    const change = store.change('a', { isSaved: true });
    await server.respond();
    expect([await change, getShownIds()]).toEqual(['alreadyAdded', ['a']]);
    const removal = store.change('a', { isSaved: false });
    await server.respond();
    expect([await removal, server.calls, getShownIds()]).toEqual(['removed', ['add a', 'remove w1'], []]);
  });

  test('to remove a product that another device has removed succeeds', async () => {
    const server = createFakeServer(['a']);
    const { store, getShownIds } = openTab(server, createDevice(server));
    server.storedEntries.clear();
    const change = store.change('a', { isSaved: false });
    await server.respondAll();
    expect([await change, server.calls, getShownIds()]).toEqual(['removed', ['remove w1', 'list'], []]);
  });

  test('to remove a product that another device removed and added again finds the new entry', async () => {
    const server = createFakeServer(['a']);
    const { store } = openTab(server, createDevice(server));
    server.storedEntries.set('a', 'w9');
    const change = store.change('a', { isSaved: false });
    await server.respondAll();
    expect([await change, server.calls, server.storedEntries.size]).toEqual(['removed', ['remove w1', 'list', 'remove w9'], 0]);
  });

  test('gives up if the server lists an entry but never finds it', async () => {
    const server = createFakeServer(['a']);
    server.api.removeFromWishlist = async () => createRefusal(404);
    const { store, getShownIds } = openTab(server, createDevice(server));
    const change = store.change('a', { isSaved: false });
    await server.respondAll();
    expect(isRefusal(await change)).toBe(true);
    expect(getShownIds()).toEqual(['a']);
  });

  test('to remove a product works if the stored entry has no id', async () => {
    const server = createFakeServer(['a']);
    const { store } = openTab(server, { wishlist: new Map([['a', '']]), token: 'mine' });
    const change = store.change('a', { isSaved: false });
    await server.respondAll();
    expect([await change, server.storedEntries.size]).toEqual(['removed', 0]);
  });

  test('after the session has ended returns the refusal, and nothing is stored', async () => {
    const server = createFakeServer();
    const tab = openTab(server);
    const change = tab.store.change('a', { isSaved: true });
    tab.device.token = null;
    const notAuthorized = createRefusal(401, 'You are not authorized');
    await server.respond(notAuthorized);
    expect([await change, tab.device.wishlist?.size]).toEqual([notAuthorized, 0]);
  });
});

describe('pressing a wishlist button fast', () => {
  test('makes one call at a time, and ends at the state on the screen', async () => {
    const server = createFakeServer();
    const { store, getShownIds } = openTab(server);
    const first = store.change('a', { isSaved: true });
    const later = [false, true, false].map((isSaved) => store.change('a', { isSaved }));
    expect([server.calls, getShownIds()]).toEqual([['add a'], []]);
    await server.respondAll();
    expect([await first, ...(await Promise.all(later))]).toEqual(['removed', null, null, null]);
    expect([server.calls, server.storedEntries.size, getShownIds()]).toEqual([['add a', 'remove w1'], 0, []]);
  });

  test('back to the first change makes no further call', async () => {
    const server = createFakeServer();
    const { store, getShownIds } = openTab(server);
    const first = store.change('a', { isSaved: true });
    store.change('a', { isSaved: false });
    store.change('a', { isSaved: true });
    await server.respondAll();
    expect([await first, server.calls, getShownIds()]).toEqual(['added', ['add a'], ['a']]);
  });

  test('reports no failure of a change that the shopper had undone', async () => {
    const server = createFakeServer();
    const { store, getShownIds } = openTab(server);
    const first = store.change('a', { isSaved: true });
    store.change('a', { isSaved: false });
    await server.respond(NO_RESPONSE);
    expect([await first, server.calls, getShownIds()]).toEqual([null, ['add a'], []]);
  });

  test.each(Array.from({ length: 60 }, (_, seed) => seed))(
    'leaves screen, device and server in agreement after random presses and failures: seed %i',
    async (seed) => {
      const random = createRandom(seed);
      const pick = <Item>(items: readonly [Item, ...Item[]]): Item => items[Math.floor(random() * items.length)] ?? items[0];
      const server = createFakeServer(['a']);
      const { store, device, getShownIds } = openTab(server, createDevice(server));
      await Promise.all([store.refresh(), server.respondAll()]);
      const steps = {
        press: (product_id: string) => void store.change(product_id, { isSaved: !getShownIds().includes(product_id) }),
        refresh: () => void store.refresh(),
        readList: () => void store.readList(),
        respond: () => server.respond(),
        dropCall: () => server.respond(NO_RESPONSE),
        loseResponse: () => server.loseResponse(),
        changeElsewhere(product_id: string) {
          if (!server.storedEntries.delete(product_id)) server.storedEntries.set(product_id, `x${product_id}`);
        },
      };
      for (let step = 0; step < 30; step++) await steps[pick(STEP_NAMES)](pick(['a', 'b', 'c']));
      await server.respondAll();
      await Promise.all([store.refresh(), server.respondAll()]);
      const storedIds = [...server.storedEntries.keys()].sort();
      expect(getShownIds()).toEqual(storedIds);
      expect([...(device.wishlist?.keys() ?? [])].sort()).toEqual(storedIds);
    },
  );
});

describe('a list read from the server', () => {
  test('replaces the stored list, but not the changes under way', async () => {
    const server = createFakeServer(['a', 'b']);
    const { store, getShownIds } = openTab(server, { wishlist: new Map([['a', 'w1']]), token: 'mine' });
    const refreshed = store.refresh();
    store.change('c', { isSaved: true });
    store.change('a', { isSaved: false });
    await server.respond();
    await refreshed;
    expect(getShownIds()).toEqual(['b', 'c']);
    await server.respondAll();
    expect([getShownIds(), [...server.storedEntries.keys()].sort()]).toEqual([
      ['b', 'c'],
      ['b', 'c'],
    ]);
  });

  test('is read again if it may be older than a confirmed change', async () => {
    const server = createFakeServer();
    const { store, getShownIds } = openTab(server);
    const change = store.change('a', { isSaved: true });
    // The server reads this list before it adds the product, but responds after it has confirmed the change.
    const refreshed = store.refresh();
    await server.respond();
    await change;
    await server.respondAll();
    await refreshed;
    expect([server.calls, getShownIds()]).toEqual([['add a', 'list', 'list'], ['a']]);
  });

  test('is requested once by simultaneous calls', async () => {
    const server = createFakeServer(['a']);
    const { store, getShownIds } = openTab(server);
    const reads = [store.refresh(), store.refresh()];
    await server.respondAll();
    await Promise.all(reads);
    expect([server.calls, getShownIds()]).toEqual([['list'], ['a']]);
  });

  test('with its products serves callers that need only the ids too', async () => {
    const server = createFakeServer(['a']);
    const { store, getShownIds } = openTab(server);
    const lists = [store.readList(), store.readList()];
    const refreshed = store.refresh();
    await server.respondAll();
    await Promise.all([...lists, refreshed]);
    expect([server.calls, getShownIds()]).toEqual([['whole list'], ['a']]);
  });

  test('is not read again because another list is read at the same time', async () => {
    const server = createFakeServer(['a']);
    const { store, getShownIds } = openTab(server);
    const reads = [store.refresh(), store.readList()];
    await server.respondAll();
    await Promise.all(reads);
    expect([server.calls, getShownIds()]).toEqual([['list', 'whole list'], ['a']]);
  });

  test('is ignored if a list requested later has already arrived', async () => {
    const server = createFakeServer(['a']);
    const { wishlistIds } = server.api;
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.api.wishlistIds = async () => {
      const response = wishlistIds();
      await released;
      return response;
    };
    const { store, getShownIds } = openTab(server);
    const refreshed = store.refresh();
    server.storedEntries.set('b', 'w9');
    const list = store.readList();
    await server.respondAll();
    await list;
    release();
    await refreshed;
    expect([server.calls, getShownIds()]).toEqual([
      ['list', 'whole list'],
      ['a', 'b'],
    ]);
  });

  test('that fails to arrive leaves the wishlist buttons as they are', async () => {
    const server = createFakeServer(['a']);
    const { store, getShownIds } = openTab(server, createDevice(server));
    store.adoptStoredList();
    const refreshed = store.refresh();
    await server.respond(NO_RESPONSE);
    await refreshed;
    expect(getShownIds()).toEqual(['a']);
  });
});

describe('two tabs', () => {
  test('follow each other, and store the changes of both', async () => {
    const server = createFakeServer();
    const firstTab = openTab(server);
    const secondTab = openTab(server, firstTab.device);
    const changes = [firstTab.store.change('a', { isSaved: true }), secondTab.store.change('b', { isSaved: true })];
    await server.respondAll();
    await Promise.all(changes);
    firstTab.store.adoptStoredList();
    secondTab.store.adoptStoredList();
    expect([firstTab.getShownIds(), secondTab.getShownIds()]).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
  });
});

describe('another customer on the same device', () => {
  test('sees nothing of the previous one, even after late responses', async () => {
    const server = createFakeServer(['a']);
    const tab = openTab(server, createDevice(server));
    const [change, removal, refreshed] = [
      tab.store.change('b', { isSaved: true }),
      tab.store.change('a', { isSaved: false }),
      tab.store.refresh(),
    ];
    tab.device.token = 'theirs';
    const otherServer = createFakeServer(['z']);
    server.api.wishlistIds = otherServer.api.wishlistIds;
    tab.store.adoptStoredList();
    expect([tab.getShownIds(), tab.device.wishlist?.size]).toEqual([[], 0]);
    await server.respondAll();
    expect([await change, await removal]).toEqual([null, null]);
    await refreshed;
    expect([tab.getShownIds(), tab.device.wishlist?.size]).toEqual([[], 0]);
    await Promise.all([tab.store.refresh(), otherServer.respondAll()]);
    expect([tab.getShownIds(), [...(tab.device.wishlist?.keys() ?? [])]]).toEqual([['z'], ['z']]);
  });

  test.each([
    { firstResponse: 'a success', isNotFound: false },
    { firstResponse: 'that the entry was not found', isNotFound: true },
  ])('keeps her product when the previous customer’s removal of it ends late: the response was $firstResponse', async ({ isNotFound }) => {
    const server = createFakeServer(['a']);
    const tab = openTab(server, createDevice(server));
    const removal = tab.store.change('a', { isSaved: false });
    if (isNotFound) await server.respond(createRefusal(404));
    // The next customer has the same product in her list.
    tab.device.token = 'theirs';
    const otherServer = createFakeServer(['a']);
    server.api.wishlistIds = otherServer.api.wishlistIds;
    await Promise.all([tab.store.refresh(), otherServer.respondAll()]);
    await server.respondAll();
    expect([await removal, tab.getShownIds(), otherServer.calls]).toEqual([null, ['a'], ['list']]);
    expect(server.calls).toEqual(isNotFound ? ['remove w1', 'list'] : ['remove w1']);
  });

  test('keeps her change when the response to the previous customer’s change arrives', async () => {
    const server = createFakeServer();
    const tab = openTab(server);
    const previous = tab.store.change('a', { isSaved: true });
    tab.device.token = 'theirs';
    const next = tab.store.change('a', { isSaved: true });
    await server.respond(NO_RESPONSE);
    expect([await previous, tab.getShownIds()]).toEqual([null, ['a']]);
    await server.respond();
    expect([await next, tab.getShownIds()]).toEqual(['added', ['a']]);
  });
});

test('a tab without storage keeps the wishlist in memory', async () => {
  const server = createFakeServer(['a']);
  const tab = openTab(server, { wishlist: null, token: 'mine' });
  await Promise.all([tab.store.refresh(), server.respondAll()]);
  const change = tab.store.change('b', { isSaved: true });
  await server.respondAll();
  await change;
  expect([tab.getShownIds(), tab.device.wishlist]).toEqual([['a', 'b'], null]);
});

test('applyPending returns the list with the changes, and leaves the list itself as it was', () => {
  const storedEntries = new Map([
    ['a', '1'],
    ['b', '2'],
  ]);
  const changes = new Map([
    ['a', false],
    ['b', true],
    ['c', true],
    ['d', false],
  ]);
  expect([...applyPending(storedEntries, changes)]).toEqual([
    ['b', '2'],
    ['c', ''],
  ]);
  expect(storedEntries.size).toBe(2);
});
