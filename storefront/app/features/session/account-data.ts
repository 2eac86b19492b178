/** Loads the data of account pages in their clientLoader, and reloads it without hiding the page. */
import type { Refusal, Result } from '@uruhu/contract/client';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { QueryState } from '#app/api/query-state.ts';
import { getSession, onSessionChange } from '#app/lib/session.ts';

/** The account layout shows no page to a guest, and sends her to sign in. */
const NOT_SIGNED_IN: Refusal = { ok: false, status: 401, code: 'not_authorized', message: '', errors: [] };

/** The token of the session for which a clientLoader has loaded data last. */
let loadedToken: string | null = null;
export const getLoadedToken = (): string | null => loadedToken;
// Without this, a page that loads no such data, such as the cart, would compare the next session with an ended session.
onSessionChange((session) => {
  if (session === null) loadedToken = null;
});

/** Calls the API for a clientLoader. Makes no call for a guest. */
export async function loadAccountData<Data>(call: () => Promise<Result<Data>>): Promise<Result<Data>> {
  const session = getSession();
  if (!session) return NOT_SIGNED_IN;
  loadedToken = session.token;
  return call();
}

/**
 * The data of a clientLoader. If a reload fails, the last data stays. `key` identifies the data on a page that shows several, such as
 * one order after another. `reload` runs the clientLoader again.
 */
export function useAccountData<Data>(latest: Result<Data>, key = ''): { result: QueryState<Data>; reload: () => Promise<void> } {
  const { state, revalidate } = useRevalidator();
  const [keptData, setKeptData] = useState({ key, result: latest });
  const replacesKeptData = latest.ok || keptData.key !== key;
  if (replacesKeptData && keptData.result !== latest) setKeptData({ key, result: latest });
  const shown = replacesKeptData ? latest : keptData.result;
  if (shown.ok) return { result: { state: 'loaded', data: shown.data }, reload: revalidate };
  if (state === 'loading') return { result: { state: 'loading' }, reload: revalidate };
  const { code, message } = latest.ok ? shown : latest;
  return { result: { state: 'failed', code, message }, reload: revalidate };
}
