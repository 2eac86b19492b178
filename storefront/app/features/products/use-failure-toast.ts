import { useEffect } from 'react';
import type { DeferredSection } from '#app/lib/section.ts';
import { toast } from '#app/lib/toasts.ts';
import { errorOccurred } from '#messages/shell/common';

/** Shows the failure of a section as a toast, in addition to the section's message: once for each time it loads. Null shows none. */
export function useFailureToast(section: DeferredSection<unknown> | null): void {
  useEffect(() => {
    if (section && 'reason' in section) toast(section.reason || errorOccurred, 'error');
  }, [section]);
}
