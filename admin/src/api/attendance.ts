/** Whether a person uses this page, or only its timers make calls. Timers must not keep a session open that nobody uses. */

/** A call this soon after an action is the person's, or at least she is there. */
const ATTENDED_MS = 60_000;
const ACTIONS = ['pointerdown', 'keydown', 'wheel'] as const;

/** Opening the page is an action. */
let lastActionAt_ms = Date.now();
const recordAction = () => {
  lastActionAt_ms = Date.now();
};

/** Call it once. In the capture phase, so that no handler of the page can hide an action. */
export function watchActions(): void {
  for (const action of ACTIONS) globalThis.addEventListener(action, recordAction, { capture: true, passive: true });
}

export const isAttended = (): boolean => Date.now() - lastActionAt_ms < ATTENDED_MS;
