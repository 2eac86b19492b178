/** Taps on elements that a server has rendered, before React handles events: they are recorded, and happen once when React is there. */
import { Fragment, lazy, type ReactNode, Suspense, startTransition, use, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore, useStore } from '#app/lib/store.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { waitForEffects } from '#test/wait-for-effects.ts';
import recordTaps from './record-taps.ts';

let root: Root | undefined;
let container: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  container = document.createElement('div');
  document.body.append(container);
  root = undefined;
  vi.mocked(console.error).mockImplementation(() => {});
});

afterEach(() => {
  root?.unmount();
  container.remove();
  for (const [type, listener] of Object.entries(window.taps?.[1] ?? {})) removeEventListener(type, listener, true);
  delete window.taps;
  // Only React's development build compares attributes when it hydrates: it warns of marks that the script has set.
  const { mock } = vi.mocked(console.error);
  expect(mock.calls.filter(([text]) => !String(text).startsWith('A tree hydrated but some attributes'))).toEqual([]);
  mock.calls.splice(0);
});

/** Waits for data before it renders, as the router does. */
function Client({ data, useTaps, children }: { data: Promise<void>; useTaps: () => void; children: ReactNode }) {
  use(data);
  useTaps();
  return children;
}

/** Shows the HTML of a page, whose script has not started. `hydrate` starts it; its data arrives when `data` resolves. */
function openPage(page: ReactNode) {
  container.innerHTML = renderToString(
    <>
      <p id="tap-note" role="alert" hidden />
      {page}
    </>,
  );
  recordTaps();
  const find = <Type extends HTMLElement = HTMLElement>(selector: string) => container.querySelector(selector) as Type;
  const hydrate = async (data: Promise<void> = Promise.resolve()) => {
    // The script of the page begins with what is recorded by then.
    vi.resetModules();
    const { useTaps } = await import('./hand-over-taps.ts');
    startTransition(() => {
      root = hydrateRoot(
        container,
        <Client data={data} useTaps={useTaps}>
          <p id="tap-note" role="alert" hidden />
          {page}
        </Client>,
      );
    });
    await data;
    await waitForEffects();
    // The page has asked for this module before, so the taps are replayed by the next effects.
    await import('./replay-taps.ts').catch(() => null);
    await waitForEffects();
  };
  return { find, hydrate, tap: (selector: string) => find(selector).click(), isNoteShown: () => !find('#tap-note').hidden };
}

test('a button that is tapped twice is busy, and acts once, also inside boundaries that React has not hydrated', async () => {
  const press = vi.fn();
  const { find, hydrate, tap } = openPage(
    <Suspense>
      <section>
        <Suspense>
          <button type="button" onClick={press}>
            <i>Save</i>
          </button>
        </Suspense>
      </section>
    </Suspense>,
  );
  tap('i');
  tap('i');
  expect([find('button').ariaBusy, press.mock.calls.length]).toEqual(['true', 0]);
  await hydrate();
  expect([find('button').ariaBusy, press.mock.calls.length]).toEqual([null, 1]);
  tap('button');
  expect(press).toHaveBeenCalledTimes(2);
});

test('a tap while the started script waits for its data is not lost, and acts once', async () => {
  const press = vi.fn();
  const { hydrate, tap } = openPage(
    <button type="button" onClick={press}>
      Save
    </button>,
  );
  const data = Promise.withResolvers<void>();
  const isHydrated = hydrate(data.promise);
  await new Promise((resolve) => setTimeout(resolve, 50));
  tap('button');
  expect(press).not.toHaveBeenCalled();
  data.resolve();
  await isHydrated;
  expect(press).toHaveBeenCalledOnce();
});

test('taps happen in their order, and each sees what the one before has changed', async () => {
  const add = vi.fn();
  function BuyForm() {
    const [quantity, setQuantity] = useState(1);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          add(quantity);
        }}
      >
        <button type="button" onClick={() => setQuantity(quantity + 1)}>
          +
        </button>
        <button type="submit" formAction="/signin">
          Add
        </button>
      </form>
    );
  }
  const { hydrate, tap } = openPage(<BuyForm />);
  tap('[type=submit]');
  tap('[type=button]');
  tap('[type=submit]');
  await hydrate();
  expect(add.mock.calls).toEqual([[2]]);
});

test('a form without an action waits for the script when it is sent without a button', async () => {
  const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const { find, hydrate } = openPage(<form onSubmit={send} />);
  find<HTMLFormElement>('form').requestSubmit();
  expect(send).not.toHaveBeenCalled();
  await hydrate();
  expect(send).toHaveBeenCalledOnce();
});

test('forms with an action, links and details are left to the browser', () => {
  const { find } = openPage(
    <>
      <form action="/search">
        <button type="submit">Search</button>
      </form>
      <a href="#main">To the products</a>
      <details>
        <summary>More</summary>
      </details>
    </>,
  );
  const isLeftToBrowser = (event: Event) => {
    const isPrevented = event.defaultPrevented;
    event.preventDefault();
    return !isPrevented;
  };
  const results: boolean[] = [];
  container.addEventListener('click', (event) => results.push(isLeftToBrowser(event)));
  for (const selector of ['button', 'a', 'summary']) find(selector).click();
  expect(results).toEqual([true, true, true]);
  expect(window.taps?.[0].size).toBe(0);
});

test('what was entered in fields stays, and the page learns it once', async () => {
  const changes: unknown[] = [];
  const rendered = createStore(0);
  function Fields() {
    const [text, setText] = useState('');
    const [isTicked, setTicked] = useState(false);
    const [sort, setSort] = useState('new');
    // React renders the fields again before the taps are replayed.
    useStore(rendered, -1);
    return (
      <>
        <input
          type="search"
          value={text}
          onChange={({ target }) => {
            changes.push(target.value);
            setText(target.value);
          }}
          onBlur={() => changes.push(`left with ${text}`)}
        />
        <input
          type="checkbox"
          checked={isTicked}
          onChange={({ target }) => {
            changes.push(target.checked);
            setTicked(target.checked);
          }}
        />
        <select
          value={sort}
          onChange={({ target }) => {
            changes.push(target.value);
            setSort(target.value);
          }}
        >
          <option value="new">New</option>
          <option value="price">Price</option>
        </select>
      </>
    );
  }
  const { find, hydrate } = openPage(<Fields />);
  const [text, tick, sort] = [
    find<HTMLInputElement>('[type=search]'),
    find<HTMLInputElement>('[type=checkbox]'),
    find<HTMLSelectElement>('select'),
  ];
  text.value = 'cream';
  text.dispatchEvent(new Event('input', { bubbles: true }));
  text.dispatchEvent(new Event('change', { bubbles: true }));
  tick.click();
  sort.value = 'price';
  sort.dispatchEvent(new Event('input', { bubbles: true }));
  sort.dispatchEvent(new Event('change', { bubbles: true }));
  await hydrate();
  expect(changes).toEqual(['cream', 'left with cream', true, 'price']);
  expect([text.value, tick.checked, sort.value]).toEqual(['cream', true, 'price']);
});

test('only a field whose change the script sends by itself is busy', () => {
  const { find } = openPage(
    <>
      <form action="/list">
        <select id="sort" />
        <button type="submit" className="no-script">
          Apply
        </button>
      </form>
      <form action="/contact">
        <select id="topic" />
      </form>
      <form method="post">
        <input id="name" />
      </form>
      <select id="reviews" />
    </>,
  );
  const ids = ['sort', 'topic', 'name', 'reviews'];
  for (const id of ids) find(`#${id}`).dispatchEvent(new Event('change', { bubbles: true }));
  expect(ids.filter((id) => find(`#${id}`).ariaBusy)).toEqual(['sort', 'reviews']);
});

test.each([
  ['outside of boundaries', Fragment],
  ['inside a boundary that the tap hydrates', Suspense],
])('a heart that turns out to be set already stays set, %s', async (_place, Place) => {
  const isSaved = createStore(true);
  const press = vi.fn();
  function Heart() {
    return (
      <button type="button" aria-pressed={useStore(isSaved, false)} onClick={press}>
        Save
      </button>
    );
  }
  const { find, hydrate, tap } = openPage(
    <Place>
      <Heart />
    </Place>,
  );
  tap('button');
  await hydrate();
  expect([find('button').ariaPressed, press.mock.calls.length]).toEqual(['true', 0]);
});

test('a tap inside a part of the page that is still loading ends with a message', async () => {
  const Part = lazy(() => new Promise<never>(() => {}));
  const isServer = { value: true };
  const PartOfPage = () => (isServer.value ? <button type="button">Save</button> : <Part />);
  const { find, hydrate, tap, isNoteShown } = openPage(
    <Suspense>
      <PartOfPage />
    </Suspense>,
  );
  tap('button');
  isServer.value = false;
  await hydrate();
  expect([find('button').ariaBusy, isNoteShown()]).toEqual([null, true]);
  tap('button');
  expect(isNoteShown()).toBe(false);
});

test('if the code that replays taps does not load, the tap ends with the message, and later taps work', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  vi.doMock('./replay-taps.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const press = vi.fn();
  const { find, hydrate, tap, isNoteShown } = openPage(
    <button type="button" onClick={press}>
      Save
    </button>,
  );
  tap('button');
  await hydrate();
  vi.doUnmock('./replay-taps.ts');
  expect([find('button').ariaBusy, press.mock.calls.length]).toEqual(['true', 0]);
  vi.advanceTimersByTime(15_000);
  expect([find('button').ariaBusy, isNoteShown()]).toEqual([null, true]);
  tap('button');
  expect(press).toHaveBeenCalledOnce();
});

test('after fifteen seconds a tap no longer counts, and the page says so until the next tap; a menu still shows its choice', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const press = vi.fn();
  const sort = vi.fn();
  const { find, hydrate, tap, isNoteShown } = openPage(
    <>
      <button type="button" id="first" onClick={press}>
        First
      </button>
      <button type="button" id="second" onClick={press}>
        Second
      </button>
      <select defaultValue="new" onChange={({ target }) => sort(target.value)}>
        <option>new</option>
        <option>price</option>
      </select>
    </>,
  );
  tap('#first');
  find<HTMLSelectElement>('select').value = 'price';
  find('select').dispatchEvent(new Event('change', { bubbles: true }));
  vi.advanceTimersByTime(14_999);
  expect([find('#first').ariaBusy, isNoteShown()]).toEqual(['true', false]);
  vi.advanceTimersByTime(1);
  expect([find('#first').ariaBusy, find('select').ariaBusy, isNoteShown()]).toEqual([null, null, true]);
  tap('#second');
  expect(isNoteShown()).toBe(false);
  vi.advanceTimersByTime(15_000);
  expect(isNoteShown()).toBe(true);
  vi.useRealTimers();
  await hydrate();
  expect([press.mock.calls, sort.mock.calls, isNoteShown()]).toEqual([[], [['price']], false]);
});

test('a page that is left and shown again has nothing that waits', async () => {
  const press = vi.fn();
  const { find, hydrate, tap } = openPage(
    <>
      <button type="button" id="save" onClick={press}>
        Save
      </button>
      <button type="button" id="open" aria-controls="menu" onClick={press}>
        Menu
      </button>
      <dialog id="menu" />
    </>,
  );
  tap('#save');
  tap('#open');
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  expect([find('#save').ariaBusy, find<HTMLDialogElement>('dialog').open]).toEqual([null, false]);
  await hydrate();
  expect(press).not.toHaveBeenCalled();
});

function Menu() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" id="open" aria-controls="menu" aria-expanded={open} onClick={() => setOpen(true)}>
        Menu
      </button>
      <Dialog id="menu" title="Menu" open={open} onClose={() => setOpen(false)}>
        {open ? 'content' : 'skeleton'}
      </Dialog>
    </>
  );
}

test('a dialog opens at the tap, and has its content when the script is there', async () => {
  const { find, hydrate, tap } = openPage(<Menu />);
  const dialog = find<HTMLDialogElement>('dialog');
  tap('#open');
  expect([dialog.open, dialog.textContent]).toEqual([true, 'Menuskeleton']);
  await hydrate();
  expect([dialog.open, dialog.textContent, find('#open').ariaExpanded]).toEqual([true, 'Menucontent', 'true']);
  find('dialog button').click();
  await vi.waitFor(() => expect([dialog.open, find('#open').ariaExpanded]).toEqual([false, 'false']));
});

test('a dialog that the shopper has closed before the script is there stays closed', async () => {
  const { find, hydrate, tap } = openPage(<Menu />);
  tap('#open');
  find('dialog button').click();
  expect(find('#open').ariaBusy).toBeNull();
  await hydrate();
  expect([find<HTMLDialogElement>('dialog').open, find('#open').ariaExpanded]).toEqual([false, 'false']);
});
