/** What a purchase needs from a browser. Firefox and WebKit speak different protocols, but both take the same actions of mouse and keys. */

type KeyAction = { type: 'keyDown' | 'keyUp'; value: string };
type PointerAction = { type: 'pointerMove'; x: number; y: number; origin: 'viewport' } | { type: 'pointerDown' | 'pointerUp'; button: 0 };

/** A sequence of actions, in the format of the W3C WebDriver standard, which WebDriver BiDi has kept. */
export type InputSource = { type: 'key'; id: string; actions: KeyAction[] } | { type: 'pointer'; id: string; actions: PointerAction[] };

export type TestBrowser = {
  /** Opens an address and waits until the page is loaded. */
  visit(url: string): Promise<void>;
  /** Runs an expression in the page. Returns its result, which must be a text. */
  evaluate(expression: string): Promise<string>;
  perform(sources: readonly InputSource[]): Promise<void>;
  /** Lists the console errors and exceptions of all pages so far. */
  listErrors(): Promise<readonly string[]>;
  close(): Promise<void>;
};

/** Why a browser cannot run on this machine, which is no fault of the shop. */
export class BrowserMissing extends Error {}

export const click = (x: number, y: number): InputSource => ({
  type: 'pointer',
  id: 'mouse',
  actions: [
    { type: 'pointerMove', x, y, origin: 'viewport' },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});

export const type = (text: string): InputSource => ({
  type: 'key',
  id: 'keyboard',
  actions: [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
});
