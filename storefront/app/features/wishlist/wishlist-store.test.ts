import type { ClientCode, Refusal, Result } from '@uruhu/contract/client';
import type { WishlistMark } from '@uruhu/contract/wishlist';
import { describe, expect, test } from 'vitest';
import type { Mirror } from './wishlist-mirror.ts';
import { applyPending, createWishlistStores, isRefusal, type WishlistStoreOptions } from './wishlist-store.ts';

/** The refusal code that these tests use for each status. */
const CODES: Record<number, ClientCode> = { 0: 'network_error', 401: 'not_authorized', 404: 'wishlist_entry_not_found' };
const refusal = (status: number, message = 'no', data?: unknown): Refusal => ({
  ...{ ok: false, status, code: CODES[status] ?? 'already_in_wishlist', message, errors: [], data },
});
const DROPPED = refusal(0);

/** A server with a wishlist that responds to the calls in order, each only when the test calls `respond`. */
function fakeServer(products: string[] = []) {
  let ids = 0;
  const stored = new Map(products.map((product_id) => [product_id, `w${++ids}`]));
  const calls: string[] = [];
  const waiting: ((refused?: Refusal, done?: boolean) => void)[] = [];
  const respondLater = <Data>(name: string, act: () => Result<Data>): Promise<Result<Data>> =>
    new Promise((resolve) => {
      calls.push(name);
      // The call takes effect at once, but its response waits.
      let outcome: Result<Data> | undefined;
      const doNow = () => {
        outcome ??= act();
        return outcome;
      };
      waiting.push((refused, done = !refused) => {
        if (done) doNow();
        resolve(refused ?? doNow());
      });
      if (name.endsWith('list')) doNow();
    });
  const mark = (product_id: string): WishlistMark => ({ product_id, wishlist_id: stored.get(product_id) ?? '' });
  const list = () => {
    const results = [...stored.keys()].map(mark);
    return { ok: true as const, data: { results, count: results.length, next: null, previous: null } };
  };
  const api: WishlistStoreOptions['api'] = {
    wishlistMarks: () => respondLater('list', list),
    wishlist: () =>
      respondLater('whole list', () => {
        const { data } = list();
        return { ok: true, data: { ...data, results: data.results.map((entry) => ({ ...entry, product: {} as never })) } };
      }),
    addToWishlist: ({ product_id }) =>
      respondLater(`add ${product_id}`, () => {
        if (stored.has(product_id)) return refusal(409, 'Product already in wishlist', mark(product_id));
        stored.set(product_id, `w${++ids}`);
        return { ok: true, data: { status: 'success', message: '', data: { ...mark(product_id), product: {} as never } } };
      }),
    removeFromWishlist: ({ wishlist_id }) =>
      respondLater(`remove ${wishlist_id}`, () => {
        const [product_id] = [...stored].find(([, id]) => id === wishlist_id) ?? [];
        if (product_id === undefined) return refusal(404);
        stored.delete(product_id);
        return { ok: true, data: { status: 'success', message: '' } };
      }),
  };
  const waitForTimers = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
  return {
    ...{ api, stored, calls },
    async respond(refused?: Refusal) {
      waiting.shift()?.(refused);
      await waitForTimers();
    },
    /** The call takes effect, but its response is lost. */
    async lose() {
      waiting.shift()?.(DROPPED, true);
      await waitForTimers();
    },
    async respondAll() {
      for (await waitForTimers(); waiting.length > 0; await waitForTimers()) waiting.shift()?.();
    },
  };
}
type Server = ReturnType<typeof fakeServer>;

/** One tab on a device. Tabs of one device share its storage. */
function openTab(server: Server, device: { mirror: Mirror | null; token: string | null } = { mirror: new Map(), token: 'mine' }) {
  let shownIds: string[] = [];
  const getStore = createWishlistStores({
    api: server.api,
    token: () => device.token,
    storage: {
      read: () => device.mirror,
      write: (next) => {
        if (device.mirror) device.mirror = next;
      },
    },
    show: (mirror) => {
      shownIds = [...mirror.keys()].sort();
    },
  });
  return {
    /** The store of the customer who is signed in. */
    get store() {
      return getStore();
    },
    ...{ device, shownIds: () => shownIds },
  };
}

const NAMES = ['press', 'press', 'refresh', 'readList', 'respond', 'respond', 'drop', 'lose', 'elsewhere'];

/** A pseudorandom createRandom of numbers between 0 and 1 (mulberry32): the same seed gives the same numbers. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const withMarks = (server: Server): { mirror: Mirror; token: string } => ({ mirror: new Map(server.stored), token: 'mine' });

describe('pressing a wishlist button', () => {
  test('shows at once, and is stored when the server confirms', async () => {
    const server = fakeServer();
    const { store, device, shownIds } = openTab(server);
    const change = store.change('a', true);
    expect(shownIds()).toEqual(['a']);
    await server.respond();
    expect(await change).toBe('added');
    expect([shownIds(), [...(device.mirror ?? [])]]).toEqual([['a'], [['a', 'w1']]]);
  });

  test('of a product in the list removes its entry', async () => {
    const server = fakeServer(['a']);
    const { store, device, shownIds } = openTab(server, withMarks(server));
    const change = store.change('a', false);
    expect(shownIds()).toEqual([]);
    await server.respond();
    expect([await change, server.calls, device.mirror?.size]).toEqual(['removed', ['remove w1'], 0]);
  });

  test('is undone and not stored if the call does not reach the server', async () => {
    const server = fakeServer(['a']);
    const { store, device, shownIds } = openTab(server, withMarks(server));
    const [adds, removes] = [store.change('b', true), store.change('a', false)];
    expect(shownIds()).toEqual(['b']);
    await server.respond(DROPPED);
    await server.respond(DROPPED);
    expect([await adds, await removes]).toEqual([DROPPED, DROPPED]);
    expect([shownIds(), [...(device.mirror?.keys() ?? [])]]).toEqual([['a'], ['a']]);
  });

  test('of a product that another device had added reports that, and can be undone', async () => {
    const server = fakeServer(['a']);
    const { store, shownIds } = openTab(server);
    const change = store.change('a', true);
    await server.respond();
    expect([await change, shownIds()]).toEqual(['alreadyAdded', ['a']]);
    const back = store.change('a', false);
    await server.respond();
    expect([await back, server.calls, shownIds()]).toEqual(['removed', ['add a', 'remove w1'], []]);
  });

  test('to remove a product that another device has removed succeeds', async () => {
    const server = fakeServer(['a']);
    const { store, shownIds } = openTab(server, withMarks(server));
    server.stored.clear();
    const change = store.change('a', false);
    await server.respondAll();
    expect([await change, server.calls, shownIds()]).toEqual(['removed', ['remove w1', 'list'], []]);
  });

  test('to remove a product that another device removed and added again finds the new entry', async () => {
    const server = fakeServer(['a']);
    const { store } = openTab(server, withMarks(server));
    server.stored.set('a', 'w9');
    const change = store.change('a', false);
    await server.respondAll();
    expect([await change, server.calls, server.stored.size]).toEqual(['removed', ['remove w1', 'list', 'remove w9'], 0]);
  });

  test('gives up if the server lists an entry but never finds it', async () => {
    const server = fakeServer(['a']);
    server.api.removeFromWishlist = async () => refusal(404);
    const { store, shownIds } = openTab(server, withMarks(server));
    const change = store.change('a', false);
    await server.respondAll();
    expect(isRefusal(await change)).toBe(true);
    expect(shownIds()).toEqual(['a']);
  });

  test('to remove a product works if the stored entry has no id', async () => {
    const server = fakeServer(['a']);
    const { store } = openTab(server, { mirror: new Map([['a', '']]), token: 'mine' });
    const change = store.change('a', false);
    await server.respondAll();
    expect([await change, server.stored.size]).toEqual(['removed', 0]);
  });
});

describe('pressing a wishlist button fast', () => {
  test('makes one call at a time, and ends at the state on the screen', async () => {
    const server = fakeServer();
    const { store, shownIds } = openTab(server);
    const first = store.change('a', true);
    const later = [false, true, false].map((on) => store.change('a', on));
    expect([server.calls, shownIds()]).toEqual([['add a'], []]);
    await server.respondAll();
    expect([await first, ...(await Promise.all(later))]).toEqual(['removed', null, null, null]);
    expect([server.calls, server.stored.size, shownIds()]).toEqual([['add a', 'remove w1'], 0, []]);
  });

  test('back to the first change makes no further call', async () => {
    const server = fakeServer();
    const { store, shownIds } = openTab(server);
    const first = store.change('a', true);
    store.change('a', false);
    store.change('a', true);
    await server.respondAll();
    expect([await first, server.calls, shownIds()]).toEqual(['added', ['add a'], ['a']]);
  });

  test('reports no failure of a change that the shopper had undone', async () => {
    const server = fakeServer();
    const { store, shownIds } = openTab(server);
    const first = store.change('a', true);
    store.change('a', false);
    await server.respond(DROPPED);
    expect([await first, server.calls, shownIds()]).toEqual([null, ['add a'], []]);
  });

  test.each(Array.from({ length: 60 }, (_, seed) => seed))(
    'leaves screen, device and server in agreement after random presses and failures: walk %i',
    async (seed) => {
      const random = createRandom(seed);
      const one = (of: readonly string[]) => of[Math.floor(random() * of.length)] ?? '';
      const server = fakeServer(['a']);
      const { store, device, shownIds } = openTab(server, withMarks(server));
      await Promise.all([store.refresh(), server.respondAll()]);
      const steps = {
        press: (product_id: string) => void store.change(product_id, !shownIds().includes(product_id)),
        refresh: () => void store.refresh(),
        readList: () => void store.readList(),
        respond: () => server.respond(),
        drop: () => server.respond(DROPPED),
        lose: () => server.lose(),
        elsewhere(product_id: string) {
          if (!server.stored.delete(product_id)) server.stored.set(product_id, `x${product_id}`);
        },
      };
      for (let step = 0; step < 30; step++) await steps[one(NAMES) as keyof typeof steps](one(['a', 'b', 'c']));
      await server.respondAll();
      await Promise.all([store.refresh(), server.respondAll()]);
      const storedIds = [...server.stored.keys()].sort();
      expect(shownIds()).toEqual(storedIds);
      expect([...(device.mirror?.keys() ?? [])].sort()).toEqual(storedIds);
    },
  );
});

describe('a list read from the server', () => {
  test('replaces the stored list, but not the changes under way', async () => {
    const server = fakeServer(['a', 'b']);
    const { store, shownIds } = openTab(server, { mirror: new Map([['a', 'w1']]), token: 'mine' });
    const refreshed = store.refresh();
    store.change('c', true);
    store.change('a', false);
    await server.respond();
    await refreshed;
    expect(shownIds()).toEqual(['b', 'c']);
    await server.respondAll();
    expect([shownIds(), [...server.stored.keys()].sort()]).toEqual([
      ['b', 'c'],
      ['b', 'c'],
    ]);
  });

  test('is read again if it may be older than a confirmed change', async () => {
    const server = fakeServer();
    const { store, shownIds } = openTab(server);
    const change = store.change('a', true);
    // The server reads this list before it adds the product, but responds after it has confirmed the change.
    const refreshed = store.refresh();
    await server.respond();
    await change;
    await server.respondAll();
    await refreshed;
    expect([server.calls, shownIds()]).toEqual([['add a', 'list', 'list'], ['a']]);
  });

  test('is requested once by simultaneous calls', async () => {
    const server = fakeServer(['a']);
    const { store, shownIds } = openTab(server);
    const both = [store.refresh(), store.refresh()];
    await server.respondAll();
    await Promise.all(both);
    expect([server.calls, shownIds()]).toEqual([['list'], ['a']]);
  });

  test('with its products serves callers that need only the ids too', async () => {
    const server = fakeServer(['a']);
    const { store, shownIds } = openTab(server);
    const lists = [store.readList(), store.readList()];
    const refreshed = store.refresh();
    await server.respondAll();
    await Promise.all([...lists, refreshed]);
    expect([server.calls, shownIds()]).toEqual([['whole list'], ['a']]);
  });

  test('is not read again because another list is read at the same time', async () => {
    const server = fakeServer(['a']);
    const { store, shownIds } = openTab(server);
    const both = [store.refresh(), store.readList()];
    await server.respondAll();
    await Promise.all(both);
    expect([server.calls, shownIds()]).toEqual([['list', 'whole list'], ['a']]);
  });

  test('is ignored if a list requested later has already arrived', async () => {
    const server = fakeServer(['a']);
    const { wishlistMarks } = server.api;
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.api.wishlistMarks = async () => {
      const respond = wishlistMarks();
      await released;
      return respond;
    };
    const { store, shownIds } = openTab(server);
    const refreshed = store.refresh();
    server.stored.set('b', 'w9');
    const list = store.readList();
    await server.respondAll();
    await list;
    release();
    await refreshed;
    expect([server.calls, shownIds()]).toEqual([
      ['list', 'whole list'],
      ['a', 'b'],
    ]);
  });

  test('that fails to arrive leaves the wishlist buttons as they are', async () => {
    const server = fakeServer(['a']);
    const { store, shownIds } = openTab(server, withMarks(server));
    store.adoptStoredList();
    const refreshed = store.refresh();
    await server.respond(DROPPED);
    await refreshed;
    expect(shownIds()).toEqual(['a']);
  });
});

describe('two tabs', () => {
  test('follow each other, and store the changes of both', async () => {
    const server = fakeServer();
    const one = openTab(server);
    const other = openTab(server, one.device);
    const changes = [one.store.change('a', true), other.store.change('b', true)];
    await server.respondAll();
    await Promise.all(changes);
    one.store.adoptStoredList();
    other.store.adoptStoredList();
    expect([one.shownIds(), other.shownIds()]).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
  });
});

describe('another customer on the same device', () => {
  test('sees nothing of the previous one, even after late responses', async () => {
    const server = fakeServer(['a']);
    const tab = openTab(server, withMarks(server));
    const [change, removal, refreshed] = [tab.store.change('b', true), tab.store.change('a', false), tab.store.refresh()];
    tab.device.token = 'theirs';
    const theirs = fakeServer(['z']);
    server.api.wishlistMarks = theirs.api.wishlistMarks;
    tab.store.adoptStoredList();
    expect([tab.shownIds(), tab.device.mirror?.size]).toEqual([[], 0]);
    await server.respondAll();
    expect([await change, await removal]).toEqual([null, null]);
    await refreshed;
    expect([tab.shownIds(), tab.device.mirror?.size]).toEqual([[], 0]);
    await Promise.all([tab.store.refresh(), theirs.respondAll()]);
    expect([tab.shownIds(), [...(tab.device.mirror?.keys() ?? [])]]).toEqual([['z'], ['z']]);
  });

  test.each(['answered', 'looked up'])(
    'keeps a product that the previous one was removing, though the removal is %s only now',
    async (late) => {
      const server = fakeServer(['a']);
      const tab = openTab(server, withMarks(server));
      const removal = tab.store.change('a', false);
      if (late === 'looked up') await server.respond(refusal(404));
      // The next customer has the same product in her list.
      tab.device.token = 'theirs';
      const theirs = fakeServer(['a']);
      server.api.wishlistMarks = theirs.api.wishlistMarks;
      await Promise.all([tab.store.refresh(), theirs.respondAll()]);
      await server.respondAll();
      expect([await removal, tab.shownIds(), theirs.calls]).toEqual([null, ['a'], ['list']]);
      expect(server.calls).toEqual(late === 'looked up' ? ['remove w1', 'list'] : ['remove w1']);
    },
  );

  test('keeps a change that she is making while the response to the previous one’s arrives', async () => {
    const server = fakeServer();
    const tab = openTab(server);
    const previous = tab.store.change('a', true);
    tab.device.token = 'theirs';
    const next = tab.store.change('a', true);
    await server.respond(DROPPED);
    expect([await previous, tab.shownIds()]).toEqual([null, ['a']]);
    await server.respond();
    expect([await next, tab.shownIds()]).toEqual(['added', ['a']]);
  });

  test('a shopper whose session has ended gets the refusal, and nothing is stored', async () => {
    const server = fakeServer();
    const tab = openTab(server);
    const change = tab.store.change('a', true);
    tab.device.token = null;
    const over = refusal(401, 'You are not authorized');
    await server.respond(over);
    expect([await change, tab.device.mirror?.size]).toEqual([over, 0]);
  });
});

test('a tab without storage keeps the wishlist in memory', async () => {
  const server = fakeServer(['a']);
  const tab = openTab(server, { mirror: null, token: 'mine' });
  await Promise.all([tab.store.refresh(), server.respondAll()]);
  const change = tab.store.change('b', true);
  await server.respondAll();
  await change;
  expect([tab.shownIds(), tab.device.mirror]).toEqual([['a', 'b'], null]);
});

test('applyPending puts the changes over the list without changing it', () => {
  const stored = new Map([
    ['a', '1'],
    ['b', '2'],
  ]);
  const changes = new Map([
    ['a', false],
    ['b', true],
    ['c', true],
    ['d', false],
  ]);
  expect([...applyPending(stored, changes)]).toEqual([
    ['b', '2'],
    ['c', ''],
  ]);
  expect(stored.size).toBe(2);
});
