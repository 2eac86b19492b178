/** Short messages at the top right: what happened, for those who see and for those who listen. */
import { TIMER } from '@uruhu/contract/constants';
import { createStore } from './store.ts';

export type ToastKind = 'success' | 'error';
/** A page to go to, or something to do. */
export type ToastAction = { label: string; to: string } | { label: string; press: () => void };
export type Toast = { id: number; kind: ToastKind; text: string; action: ToastAction | null; stays_ms: number };

/** More would cover the page: the oldest gives way. */
const TOASTS_MAX = 3;

export const toasts = createStore<readonly Toast[]>([]);
let lastId = 0;

export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}

/** A new try has begun, or another page: what was wrong before is not news any more. */
export function dismissErrors(): void {
  if (toasts.get().some(({ kind }) => kind === 'error')) toasts.set(toasts.get().filter(({ kind }) => kind !== 'error'));
}

/** Something happened on the page, perhaps with one thing to do next. Stays three seconds, unless that needs more. */
export function notify(
  text: string,
  action: ToastAction | null = null,
  kind: ToastKind = 'success',
  stays_ms: number = TIMER.notification_ms,
): void {
  lastId += 1;
  // Said again, it is said once, and anew.
  const others = toasts.get().filter((toast) => toast.text !== text);
  toasts.set([...others, { id: lastId, kind, text, action, stays_ms }].slice(-TOASTS_MAX));
}

/** The outcome of a form or a call. Stays five seconds. */
export const toast = (text: string, kind?: ToastKind): void => notify(text, null, kind, TIMER.toast_ms);
