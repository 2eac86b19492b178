/** Short messages about what a member has just done. */
import { createStore } from './store.ts';

export type NoticeTone = 'success' | 'error';
type Notice = { id: number; text: string; tone: NoticeTone };

/** The first is shown, the others wait. */
export const notices = createStore<readonly Notice[]>([]);
let lastId = 0;

export function notify(text: string, tone: NoticeTone = 'success'): void {
  lastId += 1;
  // Replaces a notice with the same text: several calls can fail for the same reason at once.
  const others = notices.get().filter((notice) => notice.text !== text);
  notices.set([...others, { id: lastId, text, tone }]);
}

export const removeNotice = (id: number): void => notices.set(notices.get().filter((notice) => notice.id !== id));
