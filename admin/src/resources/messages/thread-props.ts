import type { Thread } from '@uruhu/contract/staff/messages';

/** `showThread` shows the changed thread that a call has returned. `onRefused` loads the thread again, because a colleague may have changed it. */
export type ThreadProps = { thread: Thread; showThread: (thread: Thread) => void; onRefused: () => void };
