/**
 * The session in the browser: token and user, under the two local storage keys that the specification names. Other tabs of the same
 * browser follow its changes.
 */
import type { User } from '@uruhu/contract/account';
import { createStore, useStore } from './store.ts';

const TOKEN_KEY = 'authToken';
const USER_KEY = 'user';
/** Stored for a moment in place of the token, so that other tabs learn that the server has ended the session. */
const EXPIRED_TOKEN = '';

/** `user` is null if only the token could be read: the API then returns the user. */
export type Session = { token: string; user: User | null };

/** Parses the two stored texts. A malformed user does not end the session; a missing token does. */
export function parseSession(token: string | null, user: string | null): Session | null {
  if (!token) return null;
  try {
    const parsed = JSON.parse(user ?? 'null') as User | null;
    return { token, user: typeof parsed?.username === 'string' ? parsed : null };
  } catch {
    return { token, user: null };
  }
}

/** If the browser forbids storage or it is full, the session lasts as long as the page. */
function withStorage<Value>(use: (storage: Storage) => Value): Value | null {
  try {
    return use(localStorage);
  } catch {
    return null;
  }
}

const readStoredSession = () => withStorage((storage) => parseSession(storage.getItem(TOKEN_KEY), storage.getItem(USER_KEY)));

let isExpired = false;
const sessionStore = createStore<Session | null>(typeof window === 'undefined' ? null : readStoredSession());

if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key === TOKEN_KEY && event.newValue !== null) isExpired = event.newValue === EXPIRED_TOKEN;
    if (event.key === null || event.key === TOKEN_KEY || event.key === USER_KEY) sessionStore.set(readStoredSession());
  });
}

export const getSession = sessionStore.get;

/** Calls `listener` after each start, end or change of the session, also in another tab. */
export const onSessionChange = (listener: (session: Session | null) => void) => sessionStore.subscribe(() => listener(sessionStore.get()));

/** Signs in, or replaces the user of the running session. */
export function startSession(session: Session): void {
  isExpired = false;
  withStorage((storage) => {
    storage.setItem(TOKEN_KEY, session.token);
    storage.setItem(USER_KEY, JSON.stringify(session.user));
  });
  sessionStore.set(session);
}

/** Ends the session because the server no longer accepts it. */
export function expireSession(): void {
  isExpired = true;
  withStorage((storage) => storage.setItem(TOKEN_KEY, EXPIRED_TOKEN));
  endSession();
}

/** Whether the server has ended the last session of this browser, so that a page can say why it asks the shopper to sign in. */
export const hasSessionExpired = (): boolean => isExpired && getSession() === null;

export function endSession(): void {
  withStorage((storage) => {
    storage.removeItem(TOKEN_KEY);
    storage.removeItem(USER_KEY);
  });
  sessionStore.set(null);
}

/**
 * The session; null for a guest; undefined on the server and before hydration. Do not send a shopper to sign in while it is
 * undefined.
 */
export function useSession(): Session | null | undefined {
  return useStore(sessionStore, undefined);
}
