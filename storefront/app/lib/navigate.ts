import { type NavigateOptions, type To, useNavigate } from 'react-router';
import { offline } from '#messages/shell/common';
import { notify } from './toasts.ts';

/**
 * Returns whether the device is online, and says so if it is not. Offline, the shopper stays on the page: navigating would replace it, and what
 * she has typed, by an error page.
 */
export function checkOnline(): boolean {
  if (navigator.onLine) return true;
  notify(offline, null, 'error');
  return false;
}

/** Returns a function that navigates unless the device is offline, and returns whether it did. */
export function useOnlineNavigate(): (to: To, options?: NavigateOptions) => boolean {
  const navigate = useNavigate();
  return (to, options) => {
    const isAllowed = checkOnline();
    if (isAllowed) navigate(to, options);
    return isAllowed;
  };
}
