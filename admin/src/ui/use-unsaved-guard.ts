import { useBlocker, useTranslate } from 'ra-core';
import { useEffect } from 'react';

/** Asks before the staff member leaves a page with text that is not sent. */
export function useUnsavedGuard(isDirty: boolean): void {
  const translate = useTranslate();
  const blocker = useBlocker(isDirty);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(translate('ra.message.unsaved_changes'))) blocker.proceed?.();
    else blocker.reset?.();
  }, [blocker, translate]);
  useEffect(() => {
    if (!isDirty) return;
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, [isDirty]);
}
