import { useEffect } from 'react';
import type { Part } from '#app/lib/section.ts';
import { toast } from '#app/lib/toasts.ts';
import { errorOccurred } from '#messages/common';

/** Shows the failure of a part of the page as a toast as well, once for each try. Null shows none. */
export function useFailureToast(part: Part<unknown> | null): void {
  useEffect(() => {
    if (part && 'reason' in part) toast(part.reason || errorOccurred, 'error');
  }, [part]);
}
