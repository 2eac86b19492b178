import { useBlocker, useTranslate } from 'ra-core';
import { useCallback, useEffect, useId, useLayoutEffect } from 'react';
import { forgetUnsaved, mustAskBeforeLeaving, noteUnsaved } from '#admin/lib/unsaved-parts.ts';

/**
 * Asks before the staff member leaves a page with text that is not sent, unless it is being sent. Returns the question, for what closes within
 * the page.
 */
export function useUnsavedGuard(isDirty: boolean, isSending = false): () => boolean {
  const translate = useTranslate();
  const part = useId();
  // In the same step as the drawing, so that a form can be left as soon as it is drawn without changes.
  useLayoutEffect(() => {
    if (!isDirty) return;
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    noteUnsaved(part, !isSending);
    if (!isSending) window.addEventListener('beforeunload', onLeave);
    return () => {
      forgetUnsaved(part);
      window.removeEventListener('beforeunload', onLeave);
    };
  }, [isDirty, isSending, part]);
  return useCallback(() => !isDirty || window.confirm(translate('ra.message.unsaved_changes')), [isDirty, translate]);
}

/** Asks for all parts of the page: the router takes one question at a time, so only the layout asks. */
export function useLeaveQuestion(): void {
  const translate = useTranslate();
  // Another query of the same page, such as the next payment, leaves nothing.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => mustAskBeforeLeaving() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(translate('ra.message.unsaved_changes'))) blocker.proceed?.();
    else blocker.reset?.();
  }, [blocker, translate]);
}
