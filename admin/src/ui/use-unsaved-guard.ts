import { useBlocker, useTranslate } from 'ra-core';
import { useCallback, useEffect, useId, useLayoutEffect } from 'react';
import { mustAskBeforeLeaving, removeUnsavedForm, setUnsavedForm } from '#admin/lib/unsaved-forms.ts';

/**
 * Asks before the staff member leaves a page with unsaved text, unless the text is being sent. Returns a function that asks the same and returns
 * whether she may leave, for dialogs and forms that close without leaving the page.
 */
export function useUnsavedGuard(isDirty: boolean, isSending = false): () => boolean {
  const translate = useTranslate();
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
  return useCallback(() => !isDirty || window.confirm(translate('ra.message.unsaved_changes')), [isDirty, translate]);
}

/** Asks before the router leaves a page with unsaved text. Only the layout calls it, because the router takes one blocker at a time. */
export function useLeaveQuestion(): void {
  const translate = useTranslate();
  // A change of the query only, such as to the next payment, stays on the page and loses no text.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => mustAskBeforeLeaving() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(translate('ra.message.unsaved_changes'))) blocker.proceed?.();
    else blocker.reset?.();
  }, [blocker, translate]);
}
