/** If a session ends while a member types, her calls wait until she has signed in again on the same page, so that nothing typed is lost. */
import { useSyncExternalStore } from 'react';
import { hasUnsavedText } from '#admin/lib/unsaved-forms.ts';

type SignInQuestion = { result: Promise<boolean>; end: (isSignedIn: boolean) => void };

/** The question that the member sees now. All calls that are refused meanwhile wait for its result. */
let openQuestion: SignInQuestion | null = null;
/** Each redraws one dialog that shows the question. Before the first sign-in the page has no such dialog, and no unsaved text to lose. */
const dialogListeners = new Set<() => void>();

function setOpenQuestion(question: SignInQuestion | null): void {
  openQuestion = question;
  for (const redraw of dialogListeners) redraw();
}

/** Asks the member to sign in again, if leaving the page would lose what she typed. Resolves to whether she has signed in. */
export function askToSignIn(): Promise<boolean> {
  if (openQuestion) return openQuestion.result;
  if (dialogListeners.size === 0 || !hasUnsavedText()) return Promise.resolve(false);
  let resolve: (isSignedIn: boolean) => void = () => {};
  const result = new Promise<boolean>((settle) => {
    resolve = settle;
  });
  setOpenQuestion({
    result,
    end(isSignedIn) {
      setOpenQuestion(null);
      resolve(isSignedIn);
    },
  });
  return result;
}

function subscribe(redraw: () => void): () => void {
  dialogListeners.add(redraw);
  return () => void dialogListeners.delete(redraw);
}

/** The question that waits for the member; null while there is none. */
export const useSignInQuestion = (): SignInQuestion | null => useSyncExternalStore(subscribe, () => openQuestion);
