import { useCallback, useEffect, useId, useLayoutEffect } from 'react';
import { useBlocker } from 'react-router';
import { mustAskBeforeLeaving, removeUnsavedForm, setUnsavedForm } from '#admin/lib/unsaved-forms.ts';

const UNSAVED = 'You have changes that are not saved. Leave without them?';

/**
 * Asks before the staff member leaves a page with unsaved text, unless the text is being sent. Returns a function that asks the same and returns
 * whether she may leave, for dialogs and forms that close without leaving the page.
 */
export function useUnsavedGuard(isDirty: boolean, isSending = false): () => boolean {
  const formId = useId();
  // A layout effect, so that a form can be left as soon as React has drawn it without changes.
  useLayoutEffect(() => {
    if (!isDirty) return;
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    setUnsavedForm(formId, !isSending);
    if (!isSending) window.addEventListener('beforeunload', onLeave);
    return () => {
      removeUnsavedForm(formId);
      window.removeEventListener('beforeunload', onLeave);
    };
  }, [isDirty, isSending, formId]);
  return useCallback(() => !isDirty || window.confirm(UNSAVED), [isDirty]);
}

/** Asks before the router leaves a page with unsaved text. Only the layout calls it, because the router takes one blocker at a time. */
export function useLeaveQuestion(): void {
  // A change of the query only, such as to the next payment, stays on the page and loses no text.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => mustAskBeforeLeaving() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(UNSAVED)) blocker.proceed();
    else blocker.reset();
  }, [blocker]);
}

/** Asks whether to lose unsaved text, before an action that leaves the page without the router. */
export const confirmLeaving = (): boolean => !mustAskBeforeLeaving() || window.confirm(UNSAVED);
