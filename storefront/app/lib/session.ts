/**
 * Who is signed in, as the browser knows it: the bare token and the person, under the two keys of local storage
 * that the specification names. Other tabs of the same browser follow.
 */
import type { User } from '@uruhu/contract/account';
import { createStore, useStore } from './store.ts';

const TOKEN_KEY = 'authToken';
const USER_KEY = 'user';

/** `user` is null when only the token could be read: ask the API for the person. */
export type Session = { token: string; user: User | null };

/** What the two stored texts mean. A damaged person does not end the session, a missing token does. */
export function parseSession(token: string | null, user: string | null): Session | null {
  if (!token) return null;
  try {
    const person = JSON.parse(user ?? 'null') as User | null;
    return { token, user: typeof person?.username === 'string' ? person : null };
  } catch {
    return { token, user: null };
  }
}

/** Storage can be forbidden or full: the session then lasts as long as the page. */
function withStorage<Answer>(use: (storage: Storage) => Answer): Answer | null {
  try {
    return use(localStorage);
  } catch {
    return null;
  }
}

const readStored = () => withStorage((storage) => parseSession(storage.getItem(TOKEN_KEY), storage.getItem(USER_KEY)));

const store = createStore<Session | null>(typeof window === 'undefined' ? null : readStored());

if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key === null || event.key === TOKEN_KEY || event.key === USER_KEY) store.set(readStored());
  });
}

export const getSession = store.get;

/** Signs in, or replaces the person of the running session. */
export function startSession(session: Session): void {
  withStorage((storage) => {
    storage.setItem(TOKEN_KEY, session.token);
    storage.setItem(USER_KEY, JSON.stringify(session.user));
  });
  store.set(session);
}

export function endSession(): void {
  withStorage((storage) => {
    storage.removeItem(TOKEN_KEY);
    storage.removeItem(USER_KEY);
  });
  store.set(null);
}

/**
 * The session; null for a guest; undefined as long as the page is still the server's, which knows nobody.
 * Wait while it is undefined before sending anyone to sign in.
 */
export function useSession(): Session | null | undefined {
  return useStore(store, undefined);
}
