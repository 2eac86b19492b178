import { useBlocker, useTranslate } from 'ra-core';
import { useCallback, useEffect, useId, useLayoutEffect } from 'react';

/** The parts of the page with text that is not sent, such as a form and a dialog over it. */
const unsavedParts = new Set<string>();

/** Asks before the staff member leaves a page with text that is not sent. Returns the question, for what closes within the page. */
export function useUnsavedGuard(isDirty: boolean): () => boolean {
  const translate = useTranslate();
  const part = useId();
  // In the same step as the drawing, so that a form can be left as soon as it is drawn without changes.
  useLayoutEffect(() => {
    if (!isDirty) return;
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    unsavedParts.add(part);
    window.addEventListener('beforeunload', onLeave);
    return () => {
      unsavedParts.delete(part);
      window.removeEventListener('beforeunload', onLeave);
    };
  }, [isDirty, part]);
  return useCallback(() => !isDirty || window.confirm(translate('ra.message.unsaved_changes')), [isDirty, translate]);
}

/** Asks for all parts of the page: the router takes one question at a time, so only the layout asks. */
export function useLeaveQuestion(): void {
  const translate = useTranslate();
  // Another query of the same page, such as the next payment, leaves nothing.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsavedParts.size > 0 && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(translate('ra.message.unsaved_changes'))) blocker.proceed?.();
    else blocker.reset?.();
  }, [blocker, translate]);
}
