/** Keeps the stored user up to date: the shopper may confirm her address by opening the mail on another device. */
import type { User } from '@uruhu/contract/account';
import { useEffect } from 'react';
import { api } from '#app/api/api.ts';
import { useTabReturn } from '#app/api/use-query.ts';
import { getSession, startSession, useSession } from '#app/lib/session.ts';

/** Stores the user of the current session as the API returned it. */
export function storeUser(user: User): void {
  const session = getSession();
  if (session && JSON.stringify(session.user) !== JSON.stringify(user)) startSession({ token: session.token, user });
}

/** Reads the user from the API. If the call fails, the stored user stays. */
export async function refreshUser(): Promise<void> {
  const token = getSession()?.token;
  if (!token) return;
  const result = await api.me();
  if (result.ok && getSession()?.token === token) storeUser(result.data.user);
}

const isEmailConfirmed = (user: User | null) => user?.email_verified === true && user.pending_email === null;

/**
 * The user of the session; null for a guest. While her address waits to be confirmed, the hook reads the user again when the page opens
 * and when she comes back to the tab. `readsOnOpening`: reads the user when the page opens, even if her address is confirmed.
 */
export function useUser({ readsOnOpening = false } = {}): User | null {
  const session = useSession();
  const user = session?.user ?? null;
  const isConfirmed = isEmailConfirmed(user);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each session: refreshUser changes the user of the session
  useEffect(() => {
    if (readsOnOpening || !isConfirmed) refreshUser();
  }, [session?.token]);
  useTabReturn(() => isConfirmed || refreshUser());
  return user;
}
