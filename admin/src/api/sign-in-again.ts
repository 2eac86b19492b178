/** A session that ends while a member types: her calls wait until she has signed in again on the same page, so nothing typed is lost. */
import { useSyncExternalStore } from 'react';
import { hasUnsavedText } from '#admin/lib/unsaved-parts.ts';

type Question = { answer: Promise<boolean>; end: (isSignedIn: boolean) => void };

/** All calls that are refused meanwhile wait for the same answer. */
let open: Question | null = null;
/** The dialog that asks. None before the sign-in, where nothing is typed. */
const dialogs = new Set<() => void>();

function setOpen(question: Question | null): void {
  open = question;
  for (const redraw of dialogs) redraw();
}

/** Asks the member to sign in again, if leaving the page would lose what she typed. Resolves whether she did. */
export function askToSignIn(): Promise<boolean> {
  if (open) return open.answer;
  if (dialogs.size === 0 || !hasUnsavedText()) return Promise.resolve(false);
  let resolve: (isSignedIn: boolean) => void = () => {};
  const answer = new Promise<boolean>((settle) => {
    resolve = settle;
  });
  setOpen({
    answer,
    end(isSignedIn) {
      setOpen(null);
      resolve(isSignedIn);
    },
  });
  return answer;
}

function subscribe(redraw: () => void): () => void {
  dialogs.add(redraw);
  return () => void dialogs.delete(redraw);
}

/** The question that waits for the member; null while there is none. */
export const useSignInQuestion = (): Question | null => useSyncExternalStore(subscribe, () => open);
