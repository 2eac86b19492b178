import type { Thread } from '@uruhu/contract/staff/messages';

/** `showThread` puts the thread, as a change returned it, into the page; `onRefused` loads what a colleague has changed. */
export type ThreadProps = { thread: Thread; showThread: (thread: Thread) => void; onRefused: () => void };
