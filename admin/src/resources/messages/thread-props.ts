import type { Thread } from '@uruhu/contract/staff/messages';

/** `showThread` shows the changed thread that a call has returned. `onRefused` loads the thread again, which a colleague has changed. */
export type ThreadProps = { thread: Thread; showThread: (thread: Thread) => void; onRefused: () => void };
