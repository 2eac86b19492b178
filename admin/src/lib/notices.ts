/** Short messages about what a member has just done. */
import { createStore } from './store.ts';

export type NoticeTone = 'success' | 'error';
export type Notice = { id: number; text: string; tone: NoticeTone };

/** The first is shown, the others wait. */
export const notices = createStore<readonly Notice[]>([]);
let lastId = 0;

export function notify(text: string, tone: NoticeTone = 'success'): void {
  lastId += 1;
  notices.set([...notices.get(), { id: lastId, text, tone }]);
}

export const removeFirstNotice = (): void => notices.set(notices.get().slice(1));
