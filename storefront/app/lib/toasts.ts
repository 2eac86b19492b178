/** Short messages at the top right, which screen readers announce. */
import { TIMER } from '@uruhu/contract/constants';
import { createStore } from './store.ts';

export type ToastKind = 'success' | 'error';
/** A link or a button in a toast. */
export type ToastAction = { label: string; to: string } | { label: string; press: () => void };
export type Toast = { id: number; kind: ToastKind; text: string; action: ToastAction | null; duration_ms: number };

/** More toasts would cover the page, so the oldest disappears. */
const getMaxToasts = () => (globalThis.innerWidth < 768 ? 2 : 3);

export const toasts = createStore<readonly Toast[]>([]);
let lastId = 0;

export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}

/** Removes error toasts, because the shopper has started a new try or opened another page. */
export function dismissErrors(): void {
  if (toasts.get().some(({ kind }) => kind === 'error')) toasts.set(toasts.get().filter(({ kind }) => kind !== 'error'));
}

/** Shows a toast, with an optional action. By default it disappears after three seconds. */
export function notify(
  text: string,
  action: ToastAction | null = null,
  kind: ToastKind = 'success',
  duration_ms: number = TIMER.notification_ms,
): void {
  lastId += 1;
  // Replaces a toast with the same text.
  const others = toasts.get().filter((toast) => toast.text !== text);
  toasts.set([...others, { id: lastId, kind, text, action, duration_ms }].slice(-getMaxToasts()));
}

/** Shows the result of a form or a call for five seconds. */
export const toast = (text: string, kind?: ToastKind): void => notify(text, null, kind, TIMER.toast_ms);
