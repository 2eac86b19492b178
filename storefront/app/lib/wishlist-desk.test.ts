import type { Refusal, Result } from '@uruhu/contract/client';
import type { WishlistMark } from '@uruhu/contract/wishlist';
import { describe, expect, test } from 'vitest';
import type { Mirror } from './hearts.ts';
import { type DeskParts, isRefusal, overlay, WishlistDesk } from './wishlist-desk.ts';

const refusal = (status: number, message = 'no', data?: unknown): Refusal => ({ ok: false, status, message, errors: [], data });
const DROPPED = refusal(0);

/** A server that keeps a wishlist and answers each call only when it is told to, in the order of the calls. */
function fakeServer(products: string[] = []) {
  let ids = 0;
  const stored = new Map(products.map((product_id) => [product_id, `w${++ids}`]));
  const calls: string[] = [];
  const waiting: ((with_?: Refusal, done?: boolean) => void)[] = [];
  const held = <Data>(name: string, act: () => Result<Data>): Promise<Result<Data>> =>
    new Promise((resolve) => {
      calls.push(name);
      // Read or done at the time of the call; told later.
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
  const api: DeskParts['api'] = {
    wishlistMarks: () => held('list', list),
    wishlist: () =>
      held('whole list', () => {
        const { data } = list();
        return { ok: true, data: { ...data, results: data.results.map((entry) => ({ ...entry, product: {} as never })) } };
      }),
    addToWishlist: ({ product_id }) =>
      held(`add ${product_id}`, () => {
        if (stored.has(product_id)) return refusal(409, 'Product already in wishlist', mark(product_id));
        stored.set(product_id, `w${++ids}`);
        return { ok: true, data: { status: 'success', message: '', data: { ...mark(product_id), product: {} as never } } };
      }),
    removeFromWishlist: ({ wishlist_id }) =>
      held(`remove ${wishlist_id}`, () => {
        const [product_id] = [...stored].find(([, id]) => id === wishlist_id) ?? [];
        if (product_id === undefined) return refusal(404);
        stored.delete(product_id);
        return { ok: true, data: { message: '' } };
      }),
  };
  const soon = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
  return {
    ...{ api, stored, calls },
    async answer(with_?: Refusal) {
      waiting.shift()?.(with_);
      await soon();
    },
    /** It is done, but nobody hears of it. */
    async lose() {
      waiting.shift()?.(DROPPED, true);
      await soon();
    },
    async answerAll() {
      for (await soon(); waiting.length > 0; await soon()) waiting.shift()?.();
    },
  };
}
type Server = ReturnType<typeof fakeServer>;

/** One tab on a device; tabs of one device share what is kept. */
function openTab(server: Server, device: { kept: Mirror | null; token: string | null } = { kept: new Map(), token: 'mine' }) {
  let lit: string[] = [];
  const desk = new WishlistDesk({
    api: server.api,
    token: () => device.token,
    kept: {
      read: () => device.kept,
      write: (mirror) => {
        if (device.kept) device.kept = mirror;
      },
    },
    show: (mirror) => {
      lit = [...mirror.keys()].sort();
    },
  });
  return { desk, device, lit: () => lit };
}

const NAMES = ['press', 'press', 'refresh', 'readList', 'answer', 'answer', 'drop', 'lose', 'elsewhere'];

/** The same numbers between 0 and 1 for the same seed (mulberry32). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const withMarks = (server: Server): { kept: Mirror; token: string } => ({ kept: new Map(server.stored), token: 'mine' });

describe('a press', () => {
  test('shows at once, and stays when the server has it', async () => {
    const server = fakeServer();
    const { desk, device, lit } = openTab(server);
    const wish = desk.want('a', true);
    expect(lit()).toEqual(['a']);
    await server.answer();
    expect(await wish).toBe('added');
    expect([lit(), [...(device.kept ?? [])]]).toEqual([['a'], [['a', 'w1']]]);
  });

  test('on one that is there removes it by its entry', async () => {
    const server = fakeServer(['a']);
    const { desk, device, lit } = openTab(server, withMarks(server));
    const wish = desk.want('a', false);
    expect(lit()).toEqual([]);
    await server.answer();
    expect([await wish, server.calls, device.kept?.size]).toEqual(['removed', ['remove w1'], 0]);
  });

  test('that never reached the server is undone, and nothing is kept of it', async () => {
    const server = fakeServer(['a']);
    const { desk, device, lit } = openTab(server, withMarks(server));
    const [adds, removes] = [desk.want('b', true), desk.want('a', false)];
    expect(lit()).toEqual(['b']);
    await server.answer(DROPPED);
    await server.answer(DROPPED);
    expect([await adds, await removes]).toEqual([DROPPED, DROPPED]);
    expect([lit(), [...(device.kept?.keys() ?? [])]]).toEqual([['a'], ['a']]);
  });

  test('on what another device had added is told so, and can be taken back', async () => {
    const server = fakeServer(['a']);
    const { desk, lit } = openTab(server);
    const wish = desk.want('a', true);
    await server.answer();
    expect([await wish, lit()]).toEqual(['there', ['a']]);
    const back = desk.want('a', false);
    await server.answer();
    expect([await back, server.calls, lit()]).toEqual(['removed', ['add a', 'remove w1'], []]);
  });

  test('on what another device had removed ends as wished', async () => {
    const server = fakeServer(['a']);
    const { desk, lit } = openTab(server, withMarks(server));
    server.stored.clear();
    const wish = desk.want('a', false);
    await server.answerAll();
    expect([await wish, server.calls, lit()]).toEqual(['removed', ['remove w1', 'list'], []]);
  });

  test('finds the new entry of what another device removed and added anew', async () => {
    const server = fakeServer(['a']);
    const { desk } = openTab(server, withMarks(server));
    server.stored.set('a', 'w9');
    const wish = desk.want('a', false);
    await server.answerAll();
    expect([await wish, server.calls, server.stored.size]).toEqual(['removed', ['remove w1', 'list', 'remove w9'], 0]);
  });

  test('does not ask for ever when the server contradicts itself', async () => {
    const server = fakeServer(['a']);
    server.api.removeFromWishlist = async () => refusal(404);
    const { desk, lit } = openTab(server, withMarks(server));
    const wish = desk.want('a', false);
    await server.answerAll();
    expect(isRefusal(await wish)).toBe(true);
    expect(lit()).toEqual(['a']);
  });

  test('works where storage has lost the id of an entry', async () => {
    const server = fakeServer(['a']);
    const { desk } = openTab(server, { kept: new Map([['a', '']]), token: 'mine' });
    const wish = desk.want('a', false);
    await server.answerAll();
    expect([await wish, server.stored.size]).toEqual(['removed', 0]);
  });
});

describe('fast pressing', () => {
  test('asks for one thing at a time, and ends at what is shown', async () => {
    const server = fakeServer();
    const { desk, lit } = openTab(server);
    const first = desk.want('a', true);
    const later = [false, true, false].map((on) => desk.want('a', on));
    expect([server.calls, lit()]).toEqual([['add a'], []]);
    await server.answerAll();
    expect([await first, ...(await Promise.all(later))]).toEqual(['removed', null, null, null]);
    expect([server.calls, server.stored.size, lit()]).toEqual([['add a', 'remove w1'], 0, []]);
  });

  test('back to where it began sends no more than what was under way', async () => {
    const server = fakeServer();
    const { desk, lit } = openTab(server);
    const first = desk.want('a', true);
    desk.want('a', false);
    desk.want('a', true);
    await server.answerAll();
    expect([await first, server.calls, lit()]).toEqual(['added', ['add a'], ['a']]);
  });

  test('says nothing of a press that was taken back before it failed', async () => {
    const server = fakeServer();
    const { desk, lit } = openTab(server);
    const first = desk.want('a', true);
    desk.want('a', false);
    await server.answer(DROPPED);
    expect([await first, server.calls, lit()]).toEqual([null, ['add a'], []]);
  });

  test.each(Array.from({ length: 60 }, (_, seed) => seed))(
    'whatever is pressed and whatever fails, screen, device and server agree in the end: walk %i',
    async (seed) => {
      const random = generator(seed);
      const one = (of: readonly string[]) => of[Math.floor(random() * of.length)] ?? '';
      const server = fakeServer(['a']);
      const { desk, device, lit } = openTab(server, withMarks(server));
      await Promise.all([desk.refresh(), server.answerAll()]);
      const steps = {
        press: (product_id: string) => void desk.want(product_id, !lit().includes(product_id)),
        refresh: () => void desk.refresh(),
        readList: () => void desk.readList(),
        answer: () => server.answer(),
        drop: () => server.answer(DROPPED),
        lose: () => server.lose(),
        elsewhere(product_id: string) {
          if (!server.stored.delete(product_id)) server.stored.set(product_id, `x${product_id}`);
        },
      };
      for (let step = 0; step < 30; step++) await steps[one(NAMES) as keyof typeof steps](one(['a', 'b', 'c']));
      await server.answerAll();
      await Promise.all([desk.refresh(), server.answerAll()]);
      const there = [...server.stored.keys()].sort();
      expect(lit()).toEqual(there);
      expect([...(device.kept?.keys() ?? [])].sort()).toEqual(there);
    },
  );
});

describe('what is read', () => {
  test('takes the place of what was known, but never of what is pressed meanwhile', async () => {
    const server = fakeServer(['a', 'b']);
    const { desk, lit } = openTab(server, { kept: new Map([['a', 'w1']]), token: 'mine' });
    const refreshed = desk.refresh();
    desk.want('c', true);
    desk.want('a', false);
    await server.answer();
    await refreshed;
    expect(lit()).toEqual(['b', 'c']);
    await server.answerAll();
    expect([lit(), [...server.stored.keys()].sort()]).toEqual([
      ['b', 'c'],
      ['b', 'c'],
    ]);
  });

  test('is read again when it may be older than what was settled', async () => {
    const server = fakeServer();
    const { desk, lit } = openTab(server);
    const wish = desk.want('a', true);
    // Its answer, without the wish, comes after that to the wish.
    const refreshed = desk.refresh();
    await server.answer();
    await wish;
    await server.answerAll();
    await refreshed;
    expect([server.calls, lit()]).toEqual([['add a', 'list', 'list'], ['a']]);
  });

  test('is asked for once by many at the same time', async () => {
    const server = fakeServer(['a']);
    const { desk, lit } = openTab(server);
    const both = [desk.refresh(), desk.refresh()];
    await server.answerAll();
    await Promise.all(both);
    expect([server.calls, lit()]).toEqual([['list'], ['a']]);
  });

  test('as a whole list stands for the marks too, and is asked for once by many', async () => {
    const server = fakeServer(['a']);
    const { desk, lit } = openTab(server);
    const lists = [desk.readList(), desk.readList()];
    const refreshed = desk.refresh();
    await server.answerAll();
    await Promise.all([...lists, refreshed]);
    expect([server.calls, lit()]).toEqual([['whole list'], ['a']]);
  });

  test('is not read again because another list was read beside it', async () => {
    const server = fakeServer(['a']);
    const { desk, lit } = openTab(server);
    const both = [desk.refresh(), desk.readList()];
    await server.answerAll();
    await Promise.all(both);
    expect([server.calls, lit()]).toEqual([['list', 'whole list'], ['a']]);
  });

  test('gives way to what was asked for later and came before it', async () => {
    const server = fakeServer(['a']);
    const { wishlistMarks } = server.api;
    let tell = () => {};
    const told = new Promise<void>((resolve) => {
      tell = resolve;
    });
    server.api.wishlistMarks = async () => {
      const answer = wishlistMarks();
      await told;
      return answer;
    };
    const { desk, lit } = openTab(server);
    const refreshed = desk.refresh();
    server.stored.set('b', 'w9');
    const list = desk.readList();
    await server.answerAll();
    await list;
    tell();
    await refreshed;
    expect([server.calls, lit()]).toEqual([
      ['list', 'whole list'],
      ['a', 'b'],
    ]);
  });

  test('that does not come leaves the hearts as they are', async () => {
    const server = fakeServer(['a']);
    const { desk, lit } = openTab(server, withMarks(server));
    desk.follow();
    const refreshed = desk.refresh();
    await server.answer(DROPPED);
    await refreshed;
    expect(lit()).toEqual(['a']);
  });
});

describe('two tabs', () => {
  test('follow each other, and keep what both have done', async () => {
    const server = fakeServer();
    const one = openTab(server);
    const other = openTab(server, one.device);
    const wishes = [one.desk.want('a', true), other.desk.want('b', true)];
    await server.answerAll();
    await Promise.all(wishes);
    one.desk.follow();
    other.desk.follow();
    expect([one.lit(), other.lit()]).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
  });
});

describe('another person', () => {
  test('sees nothing of the one before, and no late answer changes that', async () => {
    const server = fakeServer(['a']);
    const tab = openTab(server, withMarks(server));
    const [wish, removal, refreshed] = [tab.desk.want('b', true), tab.desk.want('a', false), tab.desk.refresh()];
    tab.device.token = 'theirs';
    const theirs = fakeServer(['z']);
    server.api.wishlistMarks = theirs.api.wishlistMarks;
    tab.desk.follow();
    expect([tab.lit(), tab.device.kept?.size]).toEqual([[], 0]);
    await server.answerAll();
    expect([await wish, await removal]).toEqual([null, null]);
    await refreshed;
    expect([tab.lit(), tab.device.kept?.size]).toEqual([[], 0]);
    await Promise.all([tab.desk.refresh(), theirs.answerAll()]);
    expect([tab.lit(), [...(tab.device.kept?.keys() ?? [])]]).toEqual([['z'], ['z']]);
  });

  test.each(['answered', 'looked up'])('keeps what the one before was removing, though it is %s only now', async (late) => {
    const server = fakeServer(['a']);
    const tab = openTab(server, withMarks(server));
    const removal = tab.desk.want('a', false);
    if (late === 'looked up') await server.answer(refusal(404));
    // The next person wants the same.
    tab.device.token = 'theirs';
    const theirs = fakeServer(['a']);
    server.api.wishlistMarks = theirs.api.wishlistMarks;
    await Promise.all([tab.desk.refresh(), theirs.answerAll()]);
    await server.answerAll();
    expect([await removal, tab.lit(), theirs.calls]).toEqual([null, ['a'], ['list']]);
    expect(server.calls).toEqual(late === 'looked up' ? ['remove w1', 'list'] : ['remove w1']);
  });

  test('a session that turns out to be over tells whoever pressed, and keeps nothing', async () => {
    const server = fakeServer();
    const tab = openTab(server);
    const wish = tab.desk.want('a', true);
    tab.device.token = null;
    const over = refusal(401, 'You are not authorized');
    await server.answer(over);
    expect([await wish, tab.device.kept?.size]).toEqual([over, 0]);
  });
});

test('where nothing can be kept, the tab goes by what it knows', async () => {
  const server = fakeServer(['a']);
  const tab = openTab(server, { kept: null, token: 'mine' });
  await Promise.all([tab.desk.refresh(), server.answerAll()]);
  const wish = tab.desk.want('b', true);
  await server.answerAll();
  await wish;
  expect([tab.lit(), tab.device.kept]).toEqual([['a', 'b'], null]);
});

test('wishes lie over what is known', () => {
  const known = new Map([
    ['a', '1'],
    ['b', '2'],
  ]);
  const wishes = new Map([
    ['a', false],
    ['b', true],
    ['c', true],
    ['d', false],
  ]);
  expect([...overlay(known, wishes)]).toEqual([
    ['b', '2'],
    ['c', ''],
  ]);
  expect(known.size).toBe(2);
});
