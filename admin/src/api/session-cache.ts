/** The cached session of the signed-in member: null while no member is signed in. The server checks it at each call. */
import type { Refusal } from '@uruhu/contract/client';
import { notify } from '#admin/lib/notices.ts';
import { clearVisit } from '#admin/lib/visit-store.ts';
import { cacheResult, queryClient } from './query-client.ts';

export const SESSION_KEY = ['staff-session'] as const;

/** Makes every part of the page load the session and the member's role again. */
export const reloadSession = (): Promise<void> => queryClient.invalidateQueries({ queryKey: SESSION_KEY, refetchType: 'all' });

/** Removes what the page has loaded and remembered for the member. */
export function forgetMember(): void {
  clearVisit();
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION_KEY[0] });
}

/** Every page of a signed-in member then leads to the sign-in page. */
export const endSession = (): Promise<void> => cacheResult(SESSION_KEY, null);

/**
 * Called when the shop has refused a call of a signed-in member. 403: she may not make the call, but her session continues. An owner may have
 * changed her role, or may require codes by now: with the session loaded again, the menu shows what she may still open, or the layout opens the
 * set-up of codes. After 'proof_needed' she has closed the dialog that asks for her password: she may make the call.
 */
export function noteRefusal({ status, code }: Refusal): void {
  if (status === 403 && code !== 'proof_needed') void reloadSession();
  if (status !== 401) return;
  if (queryClient.getQueryData(SESSION_KEY)) notify('Your session has ended. Please sign in again.', 'error');
  void endSession();
}
