/** What jsdom lacks of a browser, as far as the storefront and the back office use it. The behaviour that only a browser has (layout, focus, the top layer) is tested by journeys. */
import { afterEach, beforeEach, vi } from 'vitest';

/** jsdom has no layout, so no element is ever near the viewport by itself (see `bringAllIntoView`). */
class FakeIntersectionObserver {
  static readonly observers = new Set<FakeIntersectionObserver>();
  readonly targets = new Set<Element>();
  readonly callback: IntersectionObserverCallback;
  /** Whether it also reports elements that are only near the viewport. */
  readonly hasMargin: boolean;
  constructor(callback: IntersectionObserverCallback, { rootMargin = '' }: IntersectionObserverInit = {}) {
    this.callback = callback;
    this.hasMargin = /^[1-9]/.test(rootMargin);
    FakeIntersectionObserver.observers.add(this);
  }
  observe(target: Element): void {
    this.targets.add(target);
  }
  unobserve(target: Element): void {
    this.targets.delete(target);
  }
  disconnect(): void {
    this.targets.clear();
    FakeIntersectionObserver.observers.delete(this);
  }
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

function report(isIntersecting: boolean, observers: Iterable<FakeIntersectionObserver>): void {
  for (const observer of observers) {
    const entries = [...observer.targets].map((target) => ({ target, isIntersecting, intersectionRatio: isIntersecting ? 1 : 0 }));
    if (entries.length > 0) observer.callback(entries as unknown as IntersectionObserverEntry[], observer as never);
  }
}

/** Tells each observer that all its elements are in view. */
export const bringAllIntoView = (): void => report(true, FakeIntersectionObserver.observers);
/** Tells each observer with a margin that all its elements are near the viewport. */
export const bringAllNear = (): void =>
  report(
    true,
    [...FakeIntersectionObserver.observers].filter(({ hasMargin }) => hasMargin),
  );
/** Tells each observer that none of its elements is in view. */
export const takeAllOutOfView = (): void => report(false, FakeIntersectionObserver.observers);

/** The width of the window in CSS pixels, which media queries see. */
let width_px = 1280;
const mediaLists = new Set<{ query: string; list: EventTarget & { matches: boolean } }>();

function matches(query: string): boolean {
  const min = /min-width:\s*([\d.]+)(px|em|rem)/.exec(query);
  const max = /max-width:\s*([\d.]+)(px|em|rem)/.exec(query);
  const toPx = ([, value, unit]: RegExpExecArray) => Number(value) * (unit === 'px' ? 1 : 16);
  if (!min && !max) return /prefers-reduced-motion:\s*reduce/.test(query);
  return (!min || width_px >= toPx(min)) && (!max || width_px <= toPx(max));
}

function matchMedia(query: string) {
  const list = Object.assign(new EventTarget(), { media: query, matches: matches(query), onchange: null });
  mediaLists.add({ query, list });
  return list;
}

export function setWidth(next_px: number): void {
  width_px = next_px;
  vi.stubGlobal('innerWidth', next_px);
  for (const { query, list } of mediaLists) {
    if (list.matches === matches(query)) continue;
    list.matches = matches(query);
    list.dispatchEvent(Object.assign(new Event('change'), { matches: list.matches, media: query }));
  }
}

let online = true;
/** Takes the network away or gives it back, with the event of the browser. Calls do not fail by this: give them NO_RESPONSE. */
export function setOnline(next: boolean): void {
  online = next;
  window.dispatchEvent(new Event(next ? 'online' : 'offline'));
}

let visibility: DocumentVisibilityState = 'visible';
/** Leaves the tab, or returns to it. */
export function setVisibility(next: DocumentVisibilityState): void {
  visibility = next;
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  if (next === 'visible') window.dispatchEvent(new Event('focus'));
}

/** The parts of `<dialog>` that components see: whether it is open, and its events. */
function installDialog(): void {
  const { prototype } = HTMLDialogElement;
  prototype.show = function show() {
    this.open = true;
  };
  prototype.showModal = function showModal() {
    this.open = true;
    (this.querySelector<HTMLElement>('[autofocus], button, [href], input, select, textarea') ?? this).focus();
  };
  prototype.close = function close(returnValue) {
    if (!this.open) return;
    if (returnValue !== undefined) this.returnValue = returnValue;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}

/** A browser closes the topmost modal dialog by Escape, after an event that the page may cancel. */
function closeDialogByEscape({ key }: KeyboardEvent): void {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
  if (key === 'Escape' && dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
}

/** What this tab learns when another tab stores a value. */
export const storeInOtherTab = (key: string, newValue: string | null): void =>
  void window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

const FRAME_MS = 16;
const { setTimeout: startTimer, clearTimeout: stopTimer } = globalThis;
/**
 * jsdom runs its frames by the `setInterval` of the process. If a test replaces that by a fake while a frame waits, no later frame of the worker
 * comes. These frames come by the real clock.
 */
function installFrames(): void {
  const requestFrame = (callback: FrameRequestCallback) => Number(startTimer(() => callback(performance.now()), FRAME_MS));
  Object.assign(window, { requestAnimationFrame: requestFrame, cancelAnimationFrame: (frame: number) => stopTimer(frame) });
}

/** Browsers date events by the clock of `performance.now()`, and jsdom by that of `Date.now()`. */
function installEventTimes(): void {
  const readEpochTime = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp')?.get;
  Object.defineProperty(Event.prototype, 'timeStamp', {
    get(this: Event) {
      return readEpochTime?.call(this) - performance.timeOrigin;
    },
    configurable: true,
  });
}

function installBrowser(): void {
  installFrames();
  if (new Event('x').timeStamp > performance.now() + 1) installEventTimes();
  Object.defineProperty(window, 'matchMedia', { value: matchMedia, configurable: true, writable: true });
  Object.defineProperty(window, 'IntersectionObserver', { value: FakeIntersectionObserver, configurable: true, writable: true });
  Object.defineProperty(globalThis, 'IntersectionObserver', { value: FakeIntersectionObserver, configurable: true, writable: true });
  Object.defineProperty(navigator, 'onLine', { get: () => online, configurable: true });
  Object.defineProperty(document, 'visibilityState', { get: () => visibility, configurable: true });
  Object.defineProperty(document, 'hidden', { get: () => visibility === 'hidden', configurable: true });
  for (const name of ['scrollTo', 'scrollBy', 'scroll'] as const) {
    Object.defineProperty(window, name, { value: () => {}, configurable: true, writable: true });
    Object.defineProperty(Element.prototype, name, { value: () => {}, configurable: true, writable: true });
  }
  Element.prototype.scrollIntoView = () => {};
  installDialog();
}

installBrowser();

/**
 * Modules of an earlier test listen to events of the window, such as that the connection is back, and to whether the tab is visible; these
 * listeners end with their test. The files of a worker share a document, so the end of the current test is kept there, and the functions are
 * wrapped once.
 */
const LISTENERS = Symbol.for('listeners of the current test');
type DocumentOfTests = Document & { [LISTENERS]?: { testEnds: AbortController } };
type AddListener = (type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions) => void;

function endListenersWithTest(target: { addEventListener: AddListener }, endsWithTest: (type: string) => boolean): void {
  const add: AddListener = target.addEventListener.bind(target);
  target.addEventListener = (type, listener, options = {}) => {
    const { signal, ...others } = typeof options === 'boolean' ? { capture: options } : options;
    const signals = [signal, endsWithTest(type) ? listeners.testEnds.signal : undefined].filter((given) => given !== undefined);
    add(type, listener, { ...others, signal: AbortSignal.any(signals) });
  };
}

const earlierListeners = (document as DocumentOfTests)[LISTENERS];
const listeners = earlierListeners ?? { testEnds: new AbortController() };
if (!earlierListeners) {
  Object.assign(document, { [LISTENERS]: listeners });
  endListenersWithTest(window, () => true);
  // React and user-event listen to the document as long as it exists.
  endListenersWithTest(document, (type) => type === 'visibilitychange');
}

beforeEach(() => {
  listeners.testEnds = new AbortController();
  document.addEventListener('keydown', closeDialogByEscape);
});

afterEach(() => {
  vi.useRealTimers();
  listeners.testEnds.abort();
  document.removeEventListener('keydown', closeDialogByEscape);
  online = true;
  visibility = 'visible';
  mediaLists.clear();
  FakeIntersectionObserver.observers.clear();
  localStorage.clear();
  sessionStorage.clear();
});
