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

function show(toast: Omit<Toast, 'id'>): void {
  lastId += 1;
  // Said again, it is said once, and anew.
  const others = toasts.get().filter(({ text }) => text !== toast.text);
  toasts.set([...others, { ...toast, id: lastId }].slice(-TOASTS_MAX));
}

export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}

/** A new try has begun, or another page: what was wrong before is not news any more. */
export function dismissErrors(): void {
  if (toasts.get().some(({ kind }) => kind === 'error')) toasts.set(toasts.get().filter(({ kind }) => kind !== 'error'));
}

/** The outcome of a form or a call. Stays five seconds. */
export function toast(text: string, kind: ToastKind = 'success'): void {
  show({ kind, text, action: null, stays_ms: TIMER.toast_ms });
}

/** Something happened on the page, perhaps with one thing to do next. Stays three seconds. */
export function notify(text: string, action: ToastAction | null = null, kind: ToastKind = 'success'): void {
  show({ kind, text, action, stays_ms: TIMER.notification_ms });
}
