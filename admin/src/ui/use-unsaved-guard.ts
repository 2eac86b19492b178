import { useBlocker, useTranslate } from 'ra-core';
import { useCallback, useEffect } from 'react';

/** Asks before the staff member leaves a page with text that is not sent. Returns the question, for what closes within the page. */
export function useUnsavedGuard(isDirty: boolean): () => boolean {
  const translate = useTranslate();
  const mayLeave = useCallback(() => !isDirty || window.confirm(translate('ra.message.unsaved_changes')), [isDirty, translate]);
  // Another query of the same page, such as the next payment, leaves nothing.
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (mayLeave()) blocker.proceed?.();
    else blocker.reset?.();
  }, [blocker, mayLeave]);
  useEffect(() => {
    if (!isDirty) return;
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, [isDirty]);
  return mayLeave;
}
